import type { Domain } from '../../platform/domain.ts';
import { mailStopRoutes } from './routes.ts';

/** Switching off a kind of mail, or ending one alert, with one click in a mail and without logging in. */
export const mailStops: Domain = { routes: mailStopRoutes };
