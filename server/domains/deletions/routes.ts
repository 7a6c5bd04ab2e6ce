import { deletions } from '../../../contract/accounts/deletions.ts';
import { routes } from '../../platform/endpoints.ts';
import { deleteAccount } from './deletions.ts';

export const deletionRoutes = routes(deletions, {
  'POST /barong/resource/users/me/deletion': async ({ account, body, ...means }) => {
    await deleteAccount(means, account, body.password);
    return { message: 'Account deleted' };
  },
});
