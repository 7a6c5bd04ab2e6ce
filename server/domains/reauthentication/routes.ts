import { reauthentication } from '../../../contract/accounts/reauthentication.ts';
import { routes } from '../../platform/endpoints.ts';
import { reauthenticate } from './reauthentication.ts';

export const reauthenticationRoutes = routes(reauthentication, {
  'POST /barong/identity/sessions/reauthentication': ({ account, body, ...services }) =>
    reauthenticate(services, account, body),
});
