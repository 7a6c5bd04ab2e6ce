import { z } from 'zod';
import { NewPassword, RenewedSession } from '../accounts.ts';
import { Email } from './email.ts';
import { PASSWORD_MAX_LENGTH } from '../constants.ts';
import { endpoints } from '../endpoint.ts';
import { requiredPassword } from '../fields/texts.ts';

const Done = z.object({ message: z.string() });

/** The account's own password, as proof of who is asking; any text, as when logging in. */
export const CurrentPassword = requiredPassword(
  'identity.user.missing_password',
  PASSWORD_MAX_LENGTH,
);

const Confirmation = requiredPassword('identity.user.missing_confirmations', PASSWORD_MAX_LENGTH);

const isConfirmed = (body: { password: string; confirm_password: string }) =>
  body.password === body.confirm_password;

const notConfirmed = {
  path: ['confirm_password'],
  error: 'identity.user.passwords_dont_match',
};

const ResetToken = z.string().trim().max(200).optional();

export const passwords = endpoints({
  'POST /barong/identity/users/password/generate_code': {
    summary: 'Mail a link to set a new password; the answer is the same for unknown addresses',
    who: 'anyone',
    body: z.object({ email: Email }),
    output: Done,
    errors: [
      'identity.user.missing_email',
      'identity.user.invalid_email',
      'request.too_many_requests',
    ],
  },
  'POST /barong/identity/users/password/confirm_code': {
    summary: 'Set a new password with the mailed token, once; ends every session of the account',
    who: 'anyone',
    body: z
      .object({
        reset_password_token: ResetToken,
        /** The name of the token in the mailed link. */
        reset_token: ResetToken,
        password: NewPassword,
        confirm_password: Confirmation,
      })
      .refine(isConfirmed, notConfirmed),
    output: Done,
    errors: [
      'identity.user.missing_password',
      'identity.user.invalid_password',
      'identity.user.missing_confirmations',
      'identity.user.passwords_dont_match',
      'identity.password.reset_expired',
      'password.weak',
      'request.too_many_requests',
    ],
  },
  'PUT /barong/resource/users/password': {
    summary:
      'Change the password; ends the other sessions of the account, and this one goes on under a new token',
    who: 'account',
    body: z
      .object({
        current_password: CurrentPassword,
        password: NewPassword,
        confirm_password: Confirmation,
      })
      .refine(isConfirmed, notConfirmed),
    output: Done.extend(RenewedSession.shape),
    errors: [
      'identity.user.missing_password',
      'identity.user.invalid_password',
      'identity.user.missing_confirmations',
      'identity.user.passwords_dont_match',
      'user.password.invalid',
      'password.weak',
      'request.too_many_requests',
    ],
  },
});
