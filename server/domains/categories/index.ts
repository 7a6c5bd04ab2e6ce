import type { Domain } from '../../platform/domain.ts';
import { listenForCategories } from './categories.ts';
import { categoryRoutes } from './routes.ts';

/** Kinds of work that the landing page links to. */
export const categories: Domain = { routes: categoryRoutes, listen: listenForCategories };
