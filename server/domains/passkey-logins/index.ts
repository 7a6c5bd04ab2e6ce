import type { Domain } from '../../platform/domain.ts';
import { passkeyLoginRoutes } from './routes.ts';

/** Logging in with a passkey, in place of password and second step. */
export const passkeyLogins: Domain = { routes: passkeyLoginRoutes };
