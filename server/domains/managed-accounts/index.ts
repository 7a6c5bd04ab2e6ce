import type { Domain } from '../../platform/domain.ts';
import { managedAccountRoutes } from './routes.ts';
import { managedAccountTables } from './tables.ts';

/** The accounts of seekers and recruiters, as admins find, read, shut out and delete them. */
export const managedAccounts: Domain = {
  routes: managedAccountRoutes,
  tables: managedAccountTables,
  alsoWrites: ['accounts'],
};
