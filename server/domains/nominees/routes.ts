import { nominees } from '../../../contract/nominees/nominees.ts';
import { routes } from '../../platform/endpoints.ts';
import { findNomineeFor, nameNominee, readNominee, removeNominee } from './nominees.ts';

export const nomineeRoutes = routes(nominees, {
  'GET /barong/resource/nominee': ({ db, account }) => readNominee(db, account.id),
  'PUT /barong/resource/nominee': ({ db, account, body }) => nameNominee(db, account.id, body),
  'DELETE /barong/resource/nominee': ({ db, account }) => removeNominee(db, account.id),
  'POST /barong/admin/contact_messages/:id/nominee': ({ db, account, params, body }) =>
    findNomineeFor(db, account.admin_role, params.id, body.email),
});
