import { categories } from '../../../contract/categories/categories.ts';
import { routes } from '../../platform/endpoints.ts';
import { readCategories } from './categories.ts';

export const categoryRoutes = routes(categories, {
  'GET /barong/public/categories': ({ db, language }) => readCategories(db, language),
});
