import { smsLogins } from '../../../contract/accounts/sms-logins.ts';
import { routes } from '../../platform/endpoints.ts';
import { confirmLoginCode, requestLoginCode } from './login-codes.ts';
import { logInBySms, switchSmsLogin } from './sms-logins.ts';

export const smsLoginRoutes = routes(smsLogins, {
  'PUT /barong/resource/phone/sms_login': ({ account, body, ...services }) =>
    switchSmsLogin(services, account.id, body),
  'POST /barong/identity/sessions/sms/generate_code': ({ body, from, ...services }) =>
    requestLoginCode(services, body.phone, from),
  'POST /barong/identity/sessions/sms/confirm_code': ({ body, from, ...services }) =>
    confirmLoginCode(services, body, from),
  'POST /barong/identity/sessions/sms': ({ account, body, from, ...services }) =>
    logInBySms(services, body, { ...from, caller: account }),
});
