import type { Domain } from '../../platform/domain.ts';
import { nomineeRoutes } from './routes.ts';
import { nomineeTables } from './tables.ts';

/** The people whom account holders have named to exercise their rights when they cannot. */
export const nominees: Domain = { routes: nomineeRoutes, tables: nomineeTables };
