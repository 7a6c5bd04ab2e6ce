import { randomBytes } from 'node:crypto';
import { accounts } from '../../../contract/accounts.ts';
import { routes } from '../../platform/endpoints.ts';
import { csrfTokenOf } from '../../platform/sessions.ts';
import { logIn, logOut, readUser, registerAccount } from './accounts.ts';
import { resendCode, verifyEmail } from './verification.ts';

export const accountRoutes = routes(accounts, {
  'GET /csrf-token': async ({ account, token }) => ({
    // A guest has no session to protect, so this token is random.
    csrf_token: account && token ? csrfTokenOf(token) : randomBytes(32).toString('base64url'),
  }),
  'POST /barong/identity/users': ({ body, language, from, ...services }) =>
    registerAccount(services, { ...body, language }, from),
  'POST /barong/identity/sessions': ({ account, body, from, ...services }) =>
    logIn(services, body, { ...from, caller: account }),
  'DELETE /barong/identity/sessions': async ({ db, account }) => {
    await logOut(db, account);
    return { message: 'Logged out successfully' };
  },
  'POST /barong/identity/verification/verify-otp': ({ account, body, from, ...services }) =>
    verifyEmail(services, body, { ...from, caller: account }),
  'POST /barong/identity/verification/resend-otp': async ({ db, body, from }) => {
    await resendCode(db, body.email, from);
    return { message: 'OTP Resent' };
  },
  'GET /barong/resource/users/me': ({ account, ...services }) => readUser(services, account.id),
});
