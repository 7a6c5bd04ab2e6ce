import { z } from 'zod';
import { Code } from '../accounts.ts';
import { endpoints } from '../endpoint.ts';

export const Phone = z.object({
  /** In E.164 form, such as `+919876543210`. */
  phone: z.string().nullable(),
  verified: z.boolean(),
  /** Whether this server can send the code that verifies this number. */
  verification_available: z.boolean(),
  /** The number was verified too long ago to log in with it; verifying it again ends that. */
  verification_expired: z.boolean(),
  /** Whether a code sent to the number logs in, as the account's holder chose. */
  sms_login: z.boolean(),
  /** Whether `sms_login` can be turned on. */
  sms_login_available: z.boolean(),
});
export type Phone = z.output<typeof Phone>;

export const phones = endpoints({
  'GET /barong/resource/phone': {
    summary: "The account's mobile number, and whether it is verified",
    who: 'account',
    output: Phone,
  },
  'PUT /barong/resource/phone': {
    summary: 'Change the mobile number, or remove it with null; a new number is not verified',
    who: 'account',
    recentlyAuthenticated: true,
    body: z.object({
      /** With a country code, or the ten digits of an Indian mobile number. */
      phone: z.string().max(40, 'identity.user.invalid_phone').nullable(),
    }),
    output: Phone,
    errors: ['identity.user.invalid_phone'],
  },
  'POST /barong/resource/phone/generate_code': {
    summary: 'Send a code to the mobile number by SMS',
    who: 'account',
    // Messages cost money, so an account with an unconfirmed address cannot send any.
    verified: true,
    recentlyAuthenticated: true,
    output: z.object({ message: z.string() }),
    errors: [
      'identity.phone.no_provider',
      'identity.phone.already_verified',
      'identity.user.invalid_phone',
      'request.too_many_requests',
    ],
  },
  'POST /barong/resource/phone/confirm_code': {
    summary: 'Verify the mobile number with the code that was sent to it; the account has level 2',
    who: 'account',
    verified: true,
    recentlyAuthenticated: true,
    body: z.object({ otp: Code }),
    output: Phone,
    errors: ['identity.otp.invalid', 'identity.otp.expired', 'request.too_many_requests'],
  },
});
