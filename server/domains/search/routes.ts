import { suggestions } from '../../../contract/suggestions.ts';
import { routes } from '../../platform/endpoints.ts';
import { suggest } from './suggestions.ts';

export const searchRoutes = routes(suggestions, {
  'GET /barong/public/suggestions': async ({ db, query }) => ({
    suggestions: await suggest(db, query),
  }),
});
