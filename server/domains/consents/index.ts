import type { Domain } from '../../platform/domain.ts';
import { consentRoutes } from './routes.ts';

/** What somebody has agreed to, read from the places where each consent is stored. */
export const consents: Domain = { routes: consentRoutes };
