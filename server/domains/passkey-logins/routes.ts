import { passkeyLogins } from '../../../contract/accounts/passkeys.ts';
import { routes } from '../../platform/endpoints.ts';
import { beginLogin } from '../passkeys/passkeys.ts';
import { logInByPasskey } from './passkey-logins.ts';

export const passkeyLoginRoutes = routes(passkeyLogins, {
  'POST /barong/identity/sessions/passkey/generate_challenge': ({ from, ...services }) =>
    beginLogin(services, from),
  'POST /barong/identity/sessions/passkey': ({ account, body, from, ...services }) =>
    logInByPasskey(services, body.credential, { ...from, caller: account }),
});
