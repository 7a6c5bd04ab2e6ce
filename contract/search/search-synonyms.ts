import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { idOf, idParams } from '../fields/ids.ts';
import { itemText } from '../fields/texts.ts';
import { listOf, paging, searchText } from '../lists.ts';

/** Phrases that find the same jobs. */
export const Synonym = z.object({
  id: z.number(),
  phrases: z.array(z.string()),
  changed_at: z.string(),
  /** Send it as If-Match to be refused instead of overwriting a colleague's change. */
  version: z.number(),
});
export type Synonym = z.output<typeof Synonym>;

export const searchSynonyms = endpoints({
  'GET /barong/admin/search_synonyms': {
    summary: 'The synonyms that the search knows, last changed first',
    who: 'admin',
    admins: ['moderator'],
    query: paging().extend({ search: searchText() }),
    output: listOf('search_synonyms', Synonym),
  },
  'PUT /barong/admin/search_synonyms': {
    summary: 'Change the phrases of a group, or add a group when it has no id',
    who: 'admin',
    admins: ['moderator'],
    body: z.object({
      id: idOf({ synonym: 'admin' }).optional(),
      phrases: z
        .array(itemText(60))
        .transform((phrases) => [...new Set(phrases)])
        .pipe(z.array(z.string()).min(2).max(30)),
    }),
    example: { phrases: ['vintner', 'winemaker'] },
    output: Synonym,
    errors: ['resource.synonym.not_found', 'resource.synonym.unreadable', 'request.stale'],
  },
  'DELETE /barong/admin/search_synonyms/:id': {
    summary: 'Delete a group of synonyms',
    who: 'admin',
    admins: ['moderator'],
    params: idParams({ synonym: 'admin' }),
    output: z.object({ message: z.string() }),
    errors: ['resource.synonym.not_found'],
  },
});
