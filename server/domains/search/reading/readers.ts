import type { Facets, JobFilters } from '../../../../contract/jobs.ts';
import type { ReadWish } from '../../../../contract/search/search-reading.ts';

/** A search as its words were read: its filters, and what only words can ask for. */
export interface ReadFilters extends JobFilters {
  /** All that was typed: a title may say just that. */
  typed?: string;
  /** What was typed beside the search, and asks for nothing. */
  asides?: readonly string[];
  /** Words that hardly a job has: a town at the end may be misspelt so. */
  unknownWords?: ReadonlySet<string>;
  /** Words of which a job has none. */
  excluded?: readonly string[];
  /** Words that a job has one after the other. */
  phrases?: readonly string[];
  /** Words of which a job has one or the other. */
  either?: readonly (readonly string[])[];
  /** Of the company that was named. */
  companyIds?: readonly number[] | undefined;
  /** What a job may say in words that does not say it as a filter: tsqueries of stems. */
  orSaid?: Partial<Record<keyof Facets, string>>;
  /** For somebody without experience, though hardly a posting states years. */
  isForBeginners?: boolean;
  /** Jobs that keep their pay to themselves come after those that state it. */
  isStatedPayFirst?: boolean;
}

type Wish = Pick<ReadWish, 'kind' | 'value'>;

export interface Found {
  /** Each with the words that asked for it; none where they contradict each other. */
  wishes: readonly (Wish & { said: string })[];
  change: Partial<ReadFilters>;
  /** All words that were read. */
  said: readonly string[];
}
export type Reader = (filters: ReadFilters) => Found | null;

/** The result of a reader that found one wish. */
export const foundOf = (wish: Wish, change: Partial<ReadFilters>, said: string): Found => ({
  wishes: [{ ...wish, said }],
  change,
  said: [said],
});

/** A pattern where it is not a part of a longer word, in any script. */
export const word = (pattern: string, flags = 'iu'): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${pattern})(?![\p{L}\p{M}\p{N}])`, flags);

/** "goa" is taken out of "goalkeeper goa" where it is a word of its own. */
export function withoutWords(text: string, said: string): string {
  const words = said
    .trim()
    .split(/\s+/)
    .map((one) => RegExp.escape(one));
  const together = aloneAtLetters(words.join(String.raw`\s*`), said.trim());
  // Other readers may have taken words out of the middle.
  const rest = together.test(text)
    ? text.replace(together, ' ')
    : words.reduce((left, one) => left.replace(word(one), ' '), text);
  return rest.replaceAll(/\s+/g, ' ').trim();
}

/** Where words begin or end with a sign, as in "delhi/", they end there. */
function aloneAtLetters(pattern: string, said: string): RegExp {
  const isLetter = (letter = '') => /[\p{L}\p{M}\p{N}]/u.test(letter);
  const start = isLetter(said[0]) ? String.raw`(?<![\p{L}\p{M}\p{N}])` : '';
  const end = isLetter(said.at(-1)) ? String.raw`(?![\p{L}\p{M}\p{N}])` : '';
  return new RegExp(`${start}(?:${pattern})${end}`, 'iu');
}
