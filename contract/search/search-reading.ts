import { z } from 'zod';

const wishKinds = [
  'location',
  'salary_min',
  'salary_max',
  'work_mode',
  'employment_type',
  'experience_years',
] as const;

/** A filter that the words of a search asked for. */
export const ReadWish = z.object({
  kind: z.enum(wishKinds),
  /** As the filter of this name takes it. */
  value: z.string(),
  /** The words of the search without those that asked for it. */
  without: z.string(),
});
export type ReadWish = z.output<typeof ReadWish>;

/** How a search was read where that differs from what was typed; each part is null if it does not. */
export const SearchReading = z.object({
  /** The words that were searched. */
  words: z.string(),
  /** What was typed, if other words were searched instead. */
  corrected_from: z.string().nullable(),
  /** The place that was typed, if jobs of `location_matched` are shown instead. */
  location_corrected_from: z.string().nullable(),
  /**
   * How many of the jobs have all the words; the others have most of them in their title, or are for
   * related work. Null if all have them.
   */
  have_all_words: z.number().nullable(),
  /**
   * By relevance so many jobs stand first: they have all the words, not in their description alone, and are no
   * copies. Null if no others were found.
   */
  first_tier: z.number().nullable(),
  /** What the words asked for besides the work; null if nothing. */
  wishes: z.array(ReadWish).nullable(),
});
export type SearchReading = z.output<typeof SearchReading>;
