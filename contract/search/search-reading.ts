import { z } from 'zod';

const wishKinds = [
  'location',
  'salary_min',
  'salary_max',
  'work_mode',
  'employment_type',
  'experience_years',
  'experience_level',
  'shift',
  /** In days. */
  'posted_within',
  /** The name of a company that was typed beside work, or of a large one that has no job here. */
  'company',
  /** Words in quotes. */
  'phrase',
  /** Alternatives with slashes between them, of which one is enough. */
  'either',
  /** Words that no job has. */
  'exclude',
] as const;

/** What the words of a search asked for besides the work. */
export const ReadWish = z.object({
  kind: z.enum(wishKinds),
  /** As the filter of this kind takes it, if there is one. */
  value: z.string(),
  /** The words of the search without those that asked for it. */
  without: z.string(),
});
export type ReadWish = z.output<typeof ReadWish>;

/**
 * What is left out, one after the other, if no job has everything. Pay is one wish with two ends.
 */
export const relaxedKinds = [
  'pay',
  'posted_within',
  'experience_years',
  'experience_level',
  'shift',
  'employment_type',
  'work_mode',
  'phrase',
  'company',
  'location',
] as const;
export type RelaxedKind = (typeof relaxedKinds)[number];

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
  /** True if neither jobs for the work nor any near to it were found, but some for other work; null otherwise. */
  other_work: z.literal(true).nullable(),
  /**
   * How many jobs come first by relevance: those with all the words, not only in their description,
   * and without copies. Null if no others were found.
   */
  first_tier: z.number().nullable(),
  /**
   * How many jobs with all the words follow from towns near the one that was asked for, if that has
   * few. Null if there are none.
   */
  nearby: z.object({ total: z.number(), towns: z.array(z.string()) }).nullable(),
  /** What the words asked for besides the work; null if nothing. */
  wishes: z.array(ReadWish).nullable(),
  /**
   * What the search would find without one of the wishes, the most first. Null where a job has all the words
   * elsewhere than in its description, or more than a few have them there, or a wish was left out.
   */
  without_wish: z
    .array(
      z.object({
        wish: ReadWish,
        /** How many jobs have all the other words. If `capped`, there are at least this many. */
        total: z.number(),
        capped: z.boolean(),
      }),
    )
    .nullable(),
  /** Words that were left out because a filter that is set asks for the same; null if none were. */
  overruled: z.array(z.string()).nullable(),
  /**
   * What was typed, or the part of it, that was left out because it says nothing to search by, such
   * as "near me"; null if nothing was.
   */
  no_words: z.string().nullable(),
  /**
   * If the place was left out: how many jobs have its name somewhere besides all the words; if
   * `capped`, at least this many. Null if none have.
   */
  place_named: z.object({ total: z.number(), capped: z.boolean() }).nullable(),
  /** Which of the wishes were left out, because no job fulfils them all; null if none. */
  relaxed: z.array(z.enum(relaxedKinds)).nullable(),
  /** The words asked for pay: jobs that keep theirs to themselves come after the others. Null if they did not. */
  undisclosed_pay: z.enum(['last', 'among']).nullable(),
});
export type SearchReading = z.output<typeof SearchReading>;
