import type { Domain } from '../../platform/domain.ts';
import { listenForCategories } from './categories.ts';
import { categoryRoutes } from './routes.ts';

/** Kinds of work that the first page leads to. */
export const categories: Domain = { routes: categoryRoutes, listen: listenForCategories };
