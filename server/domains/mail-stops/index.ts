import type { Domain } from '../../platform/domain.ts';
import { mailStopRoutes } from './routes.ts';

/** Ending a kind of mail, or one alert, by one click in a mail and without logging in. */
export const mailStops: Domain = { routes: mailStopRoutes };
