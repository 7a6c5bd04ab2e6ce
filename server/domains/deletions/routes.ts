import { deletions } from '../../../contract/deletions.ts';
import { routes } from '../../platform/endpoints.ts';
import { deleteAccount } from './deletions.ts';

export const deletionRoutes = routes(deletions, {
  'POST /barong/resource/users/me/deletion': async ({ db, publicUrl, account, body }) => {
    await deleteAccount({ db, publicUrl }, account, body.password);
    return { message: 'Account deleted' };
  },
});
