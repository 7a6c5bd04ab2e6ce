import { z } from 'zod';
import { Code, SecondStepCode, Session } from '../accounts.ts';
import { endpoints } from '../endpoint.ts';
import { textOr } from '../fields/texts.ts';
import { CurrentPassword } from './passwords.ts';
import { Phone } from './phones.ts';

/** With a country code, or the ten digits of an Indian mobile number. */
const PhoneText = textOr('identity.user.invalid_phone').max(40, 'identity.user.invalid_phone');

/** 256 random bits that only the browser that asked for the code has. */
const Ticket = textOr('request.missing').max(100);

/** As much of an account as its holder needs to tell it from others with the same number. */
const SmsLoginAccount = z.object({
  uid: z.string(),
  /** Such as `AR`. */
  initials: z.string(),
  /** Such as `a•••@people.test`. */
  email: z.string(),
});
export type SmsLoginAccount = z.output<typeof SmsLoginAccount>;

export const smsLogins = endpoints({
  'PUT /barong/resource/phone/sms_login': {
    summary: 'Turn logging in by a code that is sent to the verified number on or off',
    // An SMS is a weaker proof than an app or a passkey, so no admin may have it.
    who: ['user', 'hr'],
    verified: true,
    body: z.object({
      enabled: z.boolean('request.missing'),
      current_password: CurrentPassword,
    }),
    output: Phone,
    errors: [
      'identity.user.missing_password',
      'user.password.invalid',
      'identity.phone.no_provider',
      'identity.phone.not_verified',
      'request.too_many_requests',
    ],
  },
  'POST /barong/identity/sessions/sms/generate_code': {
    summary:
      'Send a code to log in with by SMS, and answer the ticket to use it with; the same for numbers that open no account',
    who: 'anyone',
    body: z.object({ phone: PhoneText }),
    output: z.object({ ticket: z.string() }),
    errors: ['identity.user.invalid_phone', 'identity.session.no_sms', 'request.too_many_requests'],
  },
  'POST /barong/identity/sessions/sms/confirm_code': {
    summary: 'Enter the code, once: answers the accounts that the ticket can open from now on',
    who: 'anyone',
    body: z.object({ ticket: Ticket, otp: Code }),
    output: z.object({
      /** The oldest account first; at least one. */
      accounts: z.array(SmsLoginAccount),
    }),
    errors: ['identity.otp.invalid', 'identity.otp.expired', 'request.too_many_requests'],
  },
  'POST /barong/identity/sessions/sms': {
    summary:
      'Log in with a ticket, once, to one of its accounts; it stands for the password, and the second step is asked for as usual',
    who: 'anyone',
    body: z.object({
      ticket: Ticket,
      /** The `uid` of one of the accounts. */
      account: textOr('request.missing').max(40),
      /** Required for accounts with two-step sign-in; without it they get missing_otp. */
      otp_code: SecondStepCode.optional(),
    }),
    output: Session,
    errors: [
      'identity.otp.expired',
      'identity.session.missing_otp',
      'identity.session.invalid_otp',
      'identity.session.passkey_needed',
      'identity.session.not_active',
      'identity.session.banned',
      'request.too_many_requests',
    ],
  },
});
