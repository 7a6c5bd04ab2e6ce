import { accountSettings } from '../../../contract/accounts/account-settings.ts';
import { passwords } from '../../../contract/accounts/passwords.ts';
import { routes } from '../../platform/endpoints.ts';
import {
  confirmEmailChange,
  dropEmailChange,
  readEmailChange,
  requestEmailChange,
} from './email-change.ts';
import { requestReset, resetPassword } from './recovery.ts';
import { changeAccount, changePassword } from './settings.ts';

const passwordRoutes = routes(passwords, {
  'POST /barong/identity/users/password/generate_code': async ({ db, body, from }) => {
    await requestReset(db, body.email, from);
    return { message: 'Reset Link Sent' };
  },
  'POST /barong/identity/users/password/confirm_code': async ({ db, body, from }) => {
    const { reset_password_token, reset_token = '', password } = body;
    await resetPassword(db, { token: reset_password_token ?? reset_token, password }, from);
    return { message: 'Password Reset Successfully' };
  },
  'PUT /barong/resource/users/password': async ({ db, account, body }) => ({
    message: 'Password changed',
    ...(await changePassword(db, account, body)),
  }),
});

export const accountSettingsRoutes = [
  ...passwordRoutes,
  ...routes(accountSettings, {
    'PUT /barong/resource/users/me': ({ account, body, ...services }) =>
      changeAccount(services, account.id, body),
    'GET /barong/resource/users/email_change': ({ db, account }) => readEmailChange(db, account.id),
    'PUT /barong/resource/users/email_change': ({ db, publicUrl, account, body }) =>
      requestEmailChange({ db, publicUrl }, account.id, body),
    'DELETE /barong/resource/users/email_change': ({ db, account }) =>
      dropEmailChange(db, account.id),
    'POST /barong/identity/users/email/confirm_code': ({ db, body, from }) =>
      confirmEmailChange(db, body.token, from),
  }),
];
