import { z } from 'zod';

/** Other jobs to show when a search found nothing. */
export const OtherJobs = z.object({
  /** The words of the search that they match; empty if none. */
  kept_words: z.string(),
  /** Whether they match its filters, too. */
  keeps_filters: z.boolean(),
  /** If `capped` there are at least so many. */
  total: z.number(),
  capped: z.boolean(),
  /**
   * Where most of them are, if no place was asked for; if `places_capped`, there may be more in
   * each place.
   */
  places: z.array(z.object({ value: z.string(), count: z.number() })),
  places_capped: z.boolean(),
});
export type OtherJobs = z.output<typeof OtherJobs>;

/** The same search read less strictly, and how many jobs that finds. */
export const LooserSearch = z.object({
  /** The words to search for, without the quotes. */
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
  /** Quoted phrases that no open job contains. */
  unknown_phrases: z.array(z.string()),
  /**
   * The search without its quotes, or with spelling corrected where that was refused. Null if it
   * was not that strict, or if this finds nothing either.
   */
  looser: LooserSearch.nullable(),
  /** Words that no open job has anywhere, a few of them. */
  unknown_words: z.array(z.string()),
  /** The place that was asked for has no open job of any kind. */
  is_place_empty: z.boolean(),
});
export type NothingFound = z.output<typeof NothingFound>;
