import { z } from 'zod';
import { User } from '../accounts.ts';
import { Email } from './email.ts';
import { endpoints, languages } from '../endpoint.ts';
import { CurrentPassword } from './passwords.ts';
import { requiredText } from '../fields/texts.ts';
import { PERSON_NAME_MAX_LENGTH } from '../fields/max-lengths.ts';

/**
 * A change of the account's address that the old address, the new one or both have yet to agree to.
 */
export const EmailChange = z.object({
  new_email: z.string(),
  old_confirmed: z.boolean(),
  new_confirmed: z.boolean(),
  expires_at: z.string(),
});
export type EmailChange = z.output<typeof EmailChange>;

const EmailChangeAnswer = z.object({ email_change: EmailChange.nullable() });

export const accountSettings = endpoints({
  'PUT /barong/resource/users/me': {
    summary: "Change the account's name, the language of its mails, or consent to advertising ones",
    who: 'account',
    body: z
      .object({
        username: requiredText('identity.user.missing_name', PERSON_NAME_MAX_LENGTH).optional(),
        language: z.enum(languages).optional(),
        marketing_consent: z.boolean().optional(),
      })
      .refine(
        (change) => Object.values(change).some((value) => value !== undefined),
        'request.missing',
      ),
    output: User,
    errors: ['identity.user.missing_name', 'identity.user.contact_in_name'],
  },
  'GET /barong/resource/users/email_change': {
    summary: 'The change of address that is under way, or null',
    who: 'account',
    output: EmailChangeAnswer,
  },
  'PUT /barong/resource/users/email_change': {
    summary: 'Ask for another e-mail address; both addresses get a mail and have to agree',
    who: 'account',
    body: z.object({ email: Email, current_password: CurrentPassword }),
    output: EmailChangeAnswer,
    errors: [
      'identity.user.missing_email',
      'identity.user.invalid_email',
      'identity.user.missing_password',
      'user.password.invalid',
      'identity.user.already_exists',
      'identity.user.disposable_email',
      'identity.email_change.same',
      'request.too_many_requests',
    ],
  },
  'DELETE /barong/resource/users/email_change': {
    summary: 'Drop the change of address that is under way',
    who: 'account',
    output: EmailChangeAnswer,
  },
  'POST /barong/identity/users/email/confirm_code': {
    summary: 'Agree to a change of address with the token mailed to one of the two addresses',
    who: 'anyone',
    body: z.object({ token: z.string().trim().min(1).max(200) }),
    /** `changed` is true once the other address has agreed too. */
    output: z.object({ changed: z.boolean(), new_email: z.string() }),
    errors: [
      'identity.email_change.expired',
      'identity.user.already_exists',
      'request.too_many_requests',
    ],
  },
});
