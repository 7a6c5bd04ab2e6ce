import { z } from 'zod';
import { SecondStepCode } from '../accounts.ts';
import { endpoints } from '../endpoint.ts';
import { CurrentPassword } from './passwords.ts';

const Code = SecondStepCode.min(1, 'resource.otp.invalid');

export const twoStep = endpoints({
  'GET /barong/resource/otp': {
    summary: 'Whether signing in takes two steps, and how many recovery codes are left',
    who: 'account',
    output: z.object({
      enabled: z.boolean(),
      recovery_codes_left: z.number(),
      /**
       * For accounts that have neither the codes of an app nor a passkey: whether they need one
       * before anything else, or are recommended one; null for the rest.
       */
      advice: z.enum(['required', 'recommended']).nullable(),
    }),
  },
  'POST /barong/resource/otp/generate_qrcode': {
    summary: 'A new secret for an authenticator app; nothing changes until `enable` proves it',
    who: 'account',
    verified: true,
    output: z.object({
      /** The `otpauth:` URL in the QR code. */
      url: z.string(),
      /** The secret of the URL in base32, to type by hand. */
      secret: z.string(),
    }),
    errors: ['resource.otp.already_enabled'],
  },
  'POST /barong/resource/otp/enable': {
    summary: 'Switch two-step sign-in on; answers the recovery codes, which are never shown again',
    who: 'account',
    verified: true,
    body: z.object({
      code: Code,
      /** Required so that somebody with a stolen token cannot lock the owner out. */
      current_password: CurrentPassword,
    }),
    output: z.object({ recovery_codes: z.array(z.string()) }),
    errors: [
      'identity.user.missing_password',
      'resource.otp.already_enabled',
      'resource.otp.not_started',
      'resource.otp.invalid',
      'user.password.invalid',
      'request.too_many_requests',
    ],
  },
  'POST /barong/resource/otp/disable': {
    summary: 'Switch two-step sign-in off, with a code of the app or a recovery code',
    who: 'account',
    body: z.object({
      code: Code,
      /** May be left out while the session is recently authenticated. */
      current_password: CurrentPassword.optional(),
    }),
    output: z.object({ message: z.string() }),
    errors: [
      'authz.reauthentication_required',
      'identity.user.missing_password',
      'user.password.invalid',
      'resource.otp.not_enabled',
      'resource.otp.invalid',
      'request.too_many_requests',
    ],
  },
});
