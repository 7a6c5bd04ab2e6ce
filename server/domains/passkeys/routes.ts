import { passkeys } from '../../../contract/accounts/passkeys.ts';
import { routes } from '../../platform/endpoints.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from './passkeys.ts';

export const passkeyRoutes = routes(passkeys, {
  'GET /barong/resource/passkeys': ({ db, account, query }) => listPasskeys(db, account.id, query),
  'POST /barong/resource/passkeys/generate_challenge': ({ account, body, ...services }) =>
    beginPasskey(services, account.id, body),
  'POST /barong/resource/passkeys': ({ account, body, ...services }) =>
    addPasskey(services, account, body),
  'POST /barong/resource/passkeys/:id/removal': async ({ account, params, body, ...services }) => {
    await removePasskey(services, account.id, params.id, body.current_password);
    return { message: 'Passkey removed' };
  },
});
