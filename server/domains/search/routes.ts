import { searchSynonyms } from '../../../contract/search/search-synonyms.ts';
import { emptySearches } from '../../../contract/search/empty-searches.ts';
import { suggestions } from '../../../contract/search/suggestions.ts';
import { routes } from '../../platform/endpoints.ts';
import { readSynonyms, removeSynonym, saveSynonym } from './synonyms/dictionary.ts';
import { listEmptySearches } from './empty-searches/queries.ts';
import { suggest } from './suggestions/suggestions.ts';

export const searchRoutes = routes(
  { ...suggestions, ...searchSynonyms, ...emptySearches },
  {
    'GET /barong/public/suggestions': async ({ db, query }) => ({
      suggestions: await suggest(db, query),
    }),
    'GET /barong/admin/search_synonyms': ({ db, query }) => readSynonyms(db, query),
    'GET /barong/admin/empty_searches': async ({ db }) => ({
      empty_searches: await listEmptySearches(db),
    }),
    'PUT /barong/admin/search_synonyms': ({ db, account, body, ifMatch }) =>
      saveSynonym(db, account.id, { ...body, ifMatch }),
    'DELETE /barong/admin/search_synonyms/:id': async ({ db, params }) => {
      await removeSynonym(db, params.id);
      return { message: 'Synonyms deleted' };
    },
  },
);
