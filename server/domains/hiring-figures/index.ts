import type { Domain } from '../../platform/domain.ts';
import { hiringFigureRoutes } from './routes.ts';

/** How a company's hiring goes, in figures. */
export const hiringFigures: Domain = { routes: hiringFigureRoutes };
