import { z } from 'zod';
import { RenewedSession, SecondStepCode } from '../accounts.ts';
import { endpoints } from '../endpoint.ts';
import { Assertion } from './passkeys.ts';
import { CurrentPassword } from './passwords.ts';

export const reauthentication = endpoints({
  'POST /barong/identity/sessions/reauthentication': {
    summary:
      'Prove again who is asking, as when logging in: by password, with the code of the second step where there is one, or by a passkey that answers the challenge of a login. The session goes on under a new token',
    who: 'account',
    body: z
      .object({
        password: CurrentPassword.optional(),
        otp_code: SecondStepCode.optional(),
        credential: Assertion.optional(),
      })
      .refine(({ password, credential }) => password !== undefined || credential !== undefined, {
        path: ['password'],
        error: 'identity.user.missing_password',
      }),
    example: { password: 'Mango-tree-42' },
    output: RenewedSession,
    errors: [
      'identity.user.missing_password',
      'user.password.invalid',
      'identity.session.missing_otp',
      'identity.session.invalid_otp',
      'identity.session.passkey_needed',
      'identity.session.invalid_passkey',
      'request.too_many_requests',
    ],
  },
});
