import { z } from 'zod';

/** Jobs that a search in vain did not ask for. */
export const OtherJobs = z.object({
  /** They are found by these of its words; none if empty. */
  kept_words: z.string(),
  /** They are found by its filters, too. */
  keeps_filters: z.boolean(),
  /** If `capped` there are at least so many. */
  total: z.number(),
  capped: z.boolean(),
  /** Where most of them are, if no place was asked for; if `places_capped` there may be more at each. */
  places: z.array(z.object({ value: z.string(), count: z.number() })),
  places_capped: z.boolean(),
});
export type OtherJobs = z.output<typeof OtherJobs>;

/** The same search read less strictly, and how many jobs that finds. */
export const LooserSearch = z.object({
  /** The words to search for: what was in quotes without them. */
  search: z.string(),
  /** How they are read in the end: corrected, and without what they ask for besides the work. */
  words: z.string(),
  /** The place that is searched then; empty if none. */
  location: z.string(),
  /** If `capped` there are at least so many. */
  total: z.number(),
  capped: z.boolean(),
});
export type LooserSearch = z.output<typeof LooserSearch>;

/** Why nothing at all was found. */
export const NothingFound = z.object({
  /** Words in quotes that no open job has one after the other. */
  unknown_phrases: z.array(z.string()),
  /** Without the quotes, or corrected where that was refused; null if it was not so strict, or finds nothing either. */
  looser: LooserSearch.nullable(),
  /** Words that no open job has anywhere, a few of them. */
  unknown_words: z.array(z.string()),
  /** The place that was asked for has no open job of any kind. */
  is_place_empty: z.boolean(),
});
export type NothingFound = z.output<typeof NothingFound>;
