import type { Domain } from '../../platform/domain.ts';
import { hiringFigureRoutes } from './routes.ts';

/** Figures about how a company's hiring is going. */
export const hiringFigures: Domain = { routes: hiringFigureRoutes };
