import type { Domain } from '../../platform/domain.ts';
import { passkeyLoginRoutes } from './routes.ts';

/** Logging in by a passkey, in place of the password and the second step. */
export const passkeyLogins: Domain = { routes: passkeyLoginRoutes };
