import { managedAccounts } from '../../../contract/admin/managed-accounts.ts';
import { routes } from '../../platform/endpoints.ts';
import {
  addNote,
  askForDeletion,
  dropDeletion,
  exportRecruiters,
  exportUsers,
  logOutEverywhere,
  openResume,
  readManagedAccount,
  readManagedRecruiter,
  readRecruiters,
  readResumeFile,
  readUsers,
} from './managed-accounts.ts';
import { changeRecruiter, changeState, changeStates } from './states.ts';

export const managedAccountRoutes = routes(managedAccounts, {
  'GET /barong/admin/users': ({ db, query }) => readUsers(db, query),
  'GET /barong/admin/users/table.csv': ({ db, query }) => exportUsers(db, query),
  'GET /barong/admin/users/:id': ({ db, account, params }) =>
    readManagedAccount(db, params.id, account.id),
  'POST /barong/admin/users/update': ({ account, body, ...services }) =>
    changeState(services, account.id, body),
  'POST /barong/admin/users/bulk_update': ({ account, body, ...services }) =>
    changeStates(services, account.id, body),
  'DELETE /barong/admin/users/:id/sessions': async ({ db, params }) => ({
    message: 'Logged out successfully',
    ended: await logOutEverywhere(db, params.id),
  }),
  'POST /barong/admin/users/:id/notes': ({ db, account, params, body, idempotencyKey }) =>
    addNote(db, { accountId: params.id, text: body.text, adminId: account.id }, idempotencyKey),
  'POST /barong/admin/users/:id/resume': ({ account, params, body, ...services }) =>
    openResume(services, params.id, { reason: body.reason, adminId: account.id }),
  'GET /barong/admin/resume_accesses/:id/file': ({ account, params, ...services }) =>
    readResumeFile(services, params.id, account.id),
  'GET /admin/hr_accounts': ({ db, query: { per_page, ...query } }) =>
    readRecruiters(db, { ...query, limit: per_page }),
  'GET /admin/hr_accounts/table.csv': ({ db, query }) => exportRecruiters(db, query),
  'GET /admin/hr_accounts/:id': ({ db, account, params }) =>
    readManagedRecruiter(db, params.id, account.id),
  'PUT /admin/hr_accounts/:id': async ({ account, params, body, ...services }) => {
    await changeRecruiter(services, account.id, { id: params.id, ...body });
    return readManagedRecruiter(services.db, params.id, account.id);
  },
  'DELETE /admin/hr_accounts/:id': ({ account, params, body, ...services }) =>
    askForDeletion(services, params.id, { reason: body.reason, adminId: account.id }),
  'DELETE /admin/hr_accounts/:id/deletion': async ({ db, params }) => {
    await dropDeletion(db, params.id);
    return { message: 'The account stays' };
  },
});
