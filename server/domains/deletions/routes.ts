import { deletions } from '../../../contract/accounts/deletions.ts';
import { routes } from '../../platform/endpoints.ts';
import { deleteAccount } from './deletions.ts';

export const deletionRoutes = routes(deletions, {
  'POST /barong/resource/users/me/deletion': async ({ account, body, ...services }) => {
    await deleteAccount(services, account, body.password);
    return { message: 'Account deleted' };
  },
});
