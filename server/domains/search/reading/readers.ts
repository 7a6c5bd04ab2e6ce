import type { Facets, JobFilters } from '../../../../contract/jobs.ts';
import type { ReadWish } from '../../../../contract/search/search-reading.ts';

/** A search as its words were read: its filters, and what only words can ask for. */
export interface ReadFilters extends JobFilters {
  /** All that was typed: a title may say just that. */
  typed?: string;
  /** Words that were typed around the search and ask for nothing. */
  asides?: readonly string[];
  /** Words that hardly any job has: at the end, one may be a misspelt town. */
  unknownWords?: ReadonlySet<string>;
  /** Parts of towns that only the places of jobs say, with their towns. */
  partsSaid?: ReadonlyMap<string, string>;
  /** Misspelt names of places, with what they mean. */
  misspeltPlaces?: ReadonlyMap<string, string>;
  /** The part of a town in whose place the whole town is searched: its own jobs come first. */
  part?: string;
  /** Words that a job must not have. */
  excluded?: readonly string[];
  /** Phrases that a job must have. */
  phrases?: readonly string[];
  /** Alternatives, one of which a job must have. */
  either?: readonly (readonly string[])[];
  /**
   * The boss in "assistant to director", who is not searched for; assistants whose titles name the boss come first.
   */
  served?: string;
  /** Only jobs of the company that was named. */
  companyIds?: readonly number[] | undefined;
  /**
   * The search with the name of a large employer that has no job here and whose name is therefore left out. A saved
   * search waits for that employer.
   */
  withEmployer?: ReadFilters;
  /**
   * Tsqueries of stems for jobs that fulfil a filter only in their text, not in the field for it.
   */
  orSaid?: Partial<Record<keyof Facets, string>>;
  /** For somebody without experience; titles decide that, because few postings state years. */
  isForBeginners?: boolean;
  /** Jobs that do not state their pay come after those that do. */
  isStatedPayFirst?: boolean;
}

type Wish = Pick<ReadWish, 'kind' | 'value'>;

export interface FoundWishes {
  /** Each with the words that asked for it; none where they contradict each other. */
  wishes: readonly (Wish & { said: string })[];
  change: Partial<ReadFilters>;
  /** All words that were read. */
  said: readonly string[];
  /** Searched in place of the words that are left. */
  instead?: string | undefined;
}
export type Reader = (filters: ReadFilters) => FoundWishes | null;

/** The result of a reader that found one wish. */
export const foundOf = (wish: Wish, change: Partial<ReadFilters>, said: string): FoundWishes => ({
  wishes: [{ ...wish, said }],
  change,
  said: [said],
});

/** A pattern where it is not a part of a longer word, in any script. */
export const word = (pattern: string, flags = 'iu'): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${pattern})(?![\p{L}\p{M}\p{N}])`, flags);

/** Removes what was said, but only as whole words: "goa" from the end of "goalkeeper goa". */
export function withoutWords(text: string, said: string): string {
  const words = said
    .trim()
    .split(/\s+/)
    .map((one) => RegExp.escape(one));
  const rest =
    withoutFirst(text, words.join(String.raw`\s*`), isWhole) ??
    // Other readers may have taken words out of the middle.
    words.reduce((left, one) => withoutFirst(left, one, isApart) ?? left, text);
  return rest.replaceAll(/\s+/g, ' ').trim();
}

type Stands = (found: string, before: string, after: string) => boolean;

/**
 * The text without the first place where a pattern stands as it should; null if there is none. The pattern does not ask
 * for letters itself, as `word` does: such a pattern takes V8 a millisecond to compile, and this one is new each time.
 */
function withoutFirst(text: string, pattern: string, stands: Stands): string | null {
  for (const { 0: found, index } of text.matchAll(new RegExp(pattern, 'giu'))) {
    const before = text.slice(0, index);
    const after = text.slice(index + found.length);
    if (stands(found, before, after)) return `${before} ${after}`;
  }
  return null;
}

const LETTER_FIRST = /^[\p{L}\p{M}\p{N}]/u;
const LETTER_LAST = /[\p{L}\p{M}\p{N}]$/u;

/** No letter is beside it. */
const isApart: Stands = (_, before, after) =>
  !LETTER_LAST.test(before) && !LETTER_FIRST.test(after);

/** No letter is beside one of its own: "delhi/" ends by itself. */
const isWhole: Stands = (found, before, after) =>
  !(LETTER_FIRST.test(found) && LETTER_LAST.test(before)) &&
  !(LETTER_LAST.test(found) && LETTER_FIRST.test(after));
