import { deletions } from '../../../contract/accounts/deletions.ts';
import { routes } from '../../platform/endpoints.ts';
import { deleteOwnAccount } from './deletions.ts';

export const deletionRoutes = routes(deletions, {
  'POST /barong/resource/users/me/deletion': async ({ account, body, ...services }) => {
    await deleteOwnAccount(services, account, body.password);
    return { message: 'Account deleted' };
  },
});
