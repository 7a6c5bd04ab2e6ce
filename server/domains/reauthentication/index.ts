import type { Domain } from '../../platform/domain.ts';
import { reauthenticationRoutes } from './routes.ts';

/** Proving again who holds a session, which is needed to change how to log in. */
export const reauthentication: Domain = { routes: reauthenticationRoutes };
