import type { Domain } from '../../platform/domain.ts';
import { reauthenticationRoutes } from './routes.ts';

/** Proving again who holds a session, before it may change how one gets in. */
export const reauthentication: Domain = { routes: reauthenticationRoutes };
