import { audit } from '../../../contract/admin/audit.ts';
import { routes } from '../../platform/endpoints.ts';
import { exportEntries, readEntries } from './audit.ts';

export const auditRoutes = routes(audit, {
  'GET /barong/admin/audit_entries': ({ db, query }) => readEntries(db, query),
  'GET /barong/admin/audit_entries/export.csv': ({ db, query }) => exportEntries(db, query),
});
