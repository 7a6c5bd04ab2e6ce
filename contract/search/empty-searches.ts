import { z } from 'zod';
import { endpoints } from '../endpoint.ts';

export const emptySearches = endpoints({
  'GET /barong/admin/empty_searches': {
    summary: 'Words that found no job three times or more, most frequent first',
    who: 'admin',
    admins: ['moderator'],
    output: z.object({
      empty_searches: z.array(z.object({ words: z.string(), searches: z.number() })),
    }),
  },
});
