import type { Domain } from '../../platform/domain.ts';
import { consentRoutes } from './routes.ts';

/** What somebody has agreed to, told from where each consent is kept. */
export const consents: Domain = { routes: consentRoutes };
