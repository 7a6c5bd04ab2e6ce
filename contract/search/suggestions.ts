import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { several } from '../lists.ts';

export const suggestionKinds = ['title', 'skill', 'company', 'location'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export const Suggestion = z.object({
  kind: z.enum(suggestionKinds),
  /** As the jobs spell it; searching for it finds them. */
  text: z.string(),
  /**
   * How many open jobs say exactly this, by which suggestions are ordered; a search for it may find
   * more. 0 for a known kind of work that no open job is named after.
   */
  count: z.number(),
});
export type Suggestion = z.output<typeof Suggestion>;

export const suggestions = endpoints({
  'GET /barong/public/suggestions': {
    summary:
      'What somebody who types may be looking for: up to 8 names that open jobs use, or of known work',
    who: 'anyone',
    query: z.object({
      /** The beginning of any word of a suggestion, or of another name of a city. */
      q: z.string().trim().max(100).default(''),
      kind: several(z.enum(suggestionKinds)),
    }),
    output: z.object({ suggestions: z.array(Suggestion) }),
  },
});
