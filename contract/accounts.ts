import { z } from 'zod';
import { Email, EmailOfAccount } from './accounts/email.ts';
import { CODE_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './constants.ts';
import { endpoints, languages, roles } from './endpoint.ts';
import { adminRoles } from './admin/admin-roles.ts';
import { teamRoles } from './team/team-roles.ts';
import { requiredPassword, requiredText } from './fields/texts.ts';
import {
  COMPANY_NAME_MAX_LENGTH,
  INDUSTRY_MAX_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  SECOND_STEP_CODE_MAX_LENGTH,
} from './fields/max-lengths.ts';

export const accountStates = ['active', 'inactive', 'pending', 'banned', 'deleted'] as const;

/** The signed-in account, under the names of the specification's current-user call. */
export const User = z.object({
  id: z.number(),
  uid: z.string(),
  email: z.string(),
  role: z.enum(roles),
  user_type: z.enum(roles),
  /**
   * A recruiter's role in the team of their company; null for others, and while they have no
   * company.
   */
  team_role: z.enum(teamRoles).nullable(),
  /** Null for everybody but admins. */
  admin_role: z.enum(adminRoles).nullable(),
  level: z.number(),
  state: z.enum(accountStates),
  username: z.string(),
  fullName: z.string(),
  phone: z.string().nullable(),
  phone_verified: z.boolean(),
  profilePictureUrl: z.string().nullable(),
  email_verified: z.boolean(),
  /** Whether the holder agreed to advertising mails. */
  marketing_consent: z.boolean(),
  /** The language of the mails we send. */
  language: z.enum(languages),
  created_at: z.string(),
  updated_at: z.string(),
});
export type User = z.output<typeof User>;

/**
 * A new session: send `token` as bearer token, and `csrf_token` as X-CSRF-Token on every call but
 * GET.
 */
export const Session = z.object({
  token: z.string(),
  user: User,
  csrf_token: z.string(),
  expires_at: z.string(),
});
export type Session = z.output<typeof Session>;

/** A session that goes on under a new token; the old token works for half a minute more. */
export const RenewedSession = Session.omit({ user: true });
export type RenewedSession = z.output<typeof RenewedSession>;

/** A new password; logging in accepts any text. */
export const NewPassword = requiredPassword('identity.user.missing_password', PASSWORD_MAX_LENGTH)
  .min(PASSWORD_MIN_LENGTH, 'identity.user.invalid_password')
  .regex(/\p{L}/u, 'identity.user.invalid_password')
  .regex(/\p{Nd}/u, 'identity.user.invalid_password');

/** The registration form sends this as JSON text in `data`. */
export const RegistrationDetails = z.object({
  user_type: z.enum(['user', 'hr']).catch('user').default('user'),
  phone: z.string().max(40).optional(),
  company_name: z.string().trim().max(COMPANY_NAME_MAX_LENGTH).optional(),
  company_website: z.string().trim().max(300).optional(),
  industry: z.string().trim().max(INDUSTRY_MAX_LENGTH).optional(),
  /** Only `true` means consent; absent means that nobody asked. */
  marketing_consent: z.boolean().optional(),
  company_size: z.coerce.number().int().min(1).optional().catch(undefined),
});

export type RegistrationDetails = z.output<typeof RegistrationDetails>;

/** Six digits sent by mail or SMS. */
export const Code = z
  .string('identity.otp.invalid')
  .trim()
  .regex(new RegExp(`^[0-9]{${CODE_LENGTH}}$`), 'identity.otp.invalid');

/**
 * Six digits from an authenticator app, or a recovery code; `server/domains/two-step` ignores
 * spaces and dashes.
 */
export const SecondStepCode = z.string().trim().max(SECOND_STEP_CODE_MAX_LENGTH);

const Done = z.object({ message: z.string() });

export const accounts = endpoints({
  'GET /csrf-token': {
    summary: 'The CSRF token of the session',
    who: 'anyone',
    output: z.object({ csrf_token: z.string() }),
  },
  'POST /barong/identity/users': {
    summary: 'Register as a job seeker or a recruiter',
    who: 'anyone',
    body: z.object({
      email: Email,
      password: NewPassword,
      username: requiredText('identity.user.missing_name', PERSON_NAME_MAX_LENGTH),
      /** RegistrationDetails as JSON text; the object itself is accepted too. */
      data: z.union([z.string().max(5_000), z.record(z.string(), z.unknown())]).optional(),
    }),
    status: 201,
    output: Session,
    errors: [
      'identity.user.missing_email',
      'identity.user.invalid_email',
      'identity.user.missing_password',
      'identity.user.invalid_password',
      'identity.user.missing_name',
      'identity.user.contact_in_name',
      'identity.user.already_exists',
      'identity.user.disposable_email',
      'identity.user.invalid_data',
      'identity.user.invalid_phone',
      'password.weak',
      'request.too_many_requests',
    ],
  },
  'POST /barong/identity/sessions': {
    summary: 'Log in; a session of the same account whose token comes along ends',
    who: 'anyone',
    body: z.object({
      email: EmailOfAccount,
      password: requiredPassword('identity.user.missing_password', PASSWORD_MAX_LENGTH),
      /** Required for accounts with two-step sign-in; without it they get missing_otp. */
      otp_code: SecondStepCode.optional(),
    }),
    output: Session,
    errors: [
      'identity.user.missing_email',
      'identity.user.invalid_email',
      'identity.user.missing_password',
      'identity.session.invalid_params',
      'identity.session.missing_otp',
      'identity.session.invalid_otp',
      'identity.session.passkey_needed',
      'identity.session.not_active',
      'identity.session.banned',
      'identity.session.deleted',
      'request.too_many_requests',
    ],
  },
  'DELETE /barong/identity/sessions': {
    summary: 'Log out: the session ends on the server',
    who: 'account',
    output: Done,
  },
  'POST /barong/identity/verification/verify-otp': {
    summary:
      'Confirm the e-mail address with the mailed code and sign in: answers a new session. That of the registration goes on, all others end. Send its token; without it, the program that registered is recognised by its network and user agent, and anybody else needs the password',
    who: 'anyone',
    body: z.object({
      email: Email,
      otp: Code,
      /** Without it, somebody who is not known to have registered gets missing_password; the code stays good. */
      password: requiredPassword('identity.user.missing_password', PASSWORD_MAX_LENGTH).optional(),
    }),
    output: Session,
    errors: [
      'identity.user.missing_email',
      'identity.user.invalid_email',
      'identity.user.missing_password',
      'user.password.invalid',
      'identity.otp.invalid',
      'identity.otp.expired',
      'identity.session.not_active',
      'identity.session.banned',
      'request.too_many_requests',
    ],
  },
  'POST /barong/identity/verification/resend-otp': {
    summary: 'Mail a new code; the answer is the same for unknown addresses',
    who: 'anyone',
    body: z.object({ email: Email }),
    output: Done,
    errors: [
      'identity.user.missing_email',
      'identity.user.invalid_email',
      'request.too_many_requests',
    ],
  },
  'GET /barong/resource/users/me': {
    summary: 'The signed-in account',
    who: 'account',
    output: User,
  },
});
