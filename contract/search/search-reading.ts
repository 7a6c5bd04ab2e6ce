import { z } from 'zod';

/** How a search was read where that differs from what was typed; each part is null if it does not. */
export const SearchReading = z.object({
  /** The words that were searched. */
  words: z.string(),
  /** What was typed, if other words were searched instead. */
  corrected_from: z.string().nullable(),
  /** The place that was typed, if jobs of `location_matched` are shown instead. */
  location_corrected_from: z.string().nullable(),
  /**
   * How many of the jobs have all the words; the others, which come after them, have most. Null if all
   * have them.
   */
  have_all_words: z.number().nullable(),
});
export type SearchReading = z.output<typeof SearchReading>;
