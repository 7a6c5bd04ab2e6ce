import { JobFilters } from '../../../../contract/jobs.ts';
import type { Db } from '../../../platform/database.ts';
import type { Criteria } from '../criteria.ts';
import { readQuery, wordsIn } from '../memory/query.ts';
import { stemsOf } from '../memory/stems.ts';
import { lexeme } from '../tsquery.ts';
import { countWords } from './word-counts.ts';

/**
 * A word in this many jobs is not corrected; one of three letters, often a name, is not if any
 * title has it.
 */
export const COMMON_WORD_JOBS = 20;
const IN_A_ROW_MAX = 500;
/** A word that is more than "es" longer than its stem is not recognised by it: "leaning" shares the stem of "lean". */
const SHORT_ENDING = 2;
/** A word that is more than "ing" longer may be another word misspelt. */
const LONG_ENDING = 3;

/** This many jobs may have a word only by a typing error. */
const SELDOM = 2;

/** What is written anywhere in jobs, descriptions too, as the index knows it. */
export interface WrittenWords {
  /** Whether many jobs have this very word, and not as a slip. */
  isCommon: (word: string) => Promise<boolean>;
  /**
   * Whether it may find something else, because its stem is much shorter ("maintainance" finds
   * "maintained"), or hardly any title, company or skill has the word itself ("analyts" finds
   * "analytics", "enginer" finds "engineer", and "machin" whatever has this stem).
   */
  isMisread: (word: string) => Promise<boolean>;
  /** How many jobs have the words after each other in title, company or skills. */
  inARow: (words: readonly string[]) => Promise<number>;
}

interface Counted {
  searched: (filters: JobFilters) => Criteria;
  count: (criteria: Criteria, most: number) => Promise<number>;
}

/** The stem by which each word is found. */
export async function stemsIn(db: Db, words: readonly string[]): Promise<(word: string) => string> {
  const queryOf = (word: string) => readQuery(lexeme(word));
  const stemmed = await stemsOf(db, words.map(queryOf));
  return (word) => wordsIn(stemmed(queryOf(word)))[0] ?? word;
}

export function writtenIn(db: Db, { searched, count }: Counted): WrittenWords {
  const anything = searched(JobFilters.parse({}));
  const countText = (text: string, most: number) => count({ ...anything, text }, most);
  const endingOf = async (word: string) => {
    const stem = (await stemsIn(db, [word]))(word);
    return word.length - stem.length;
  };
  return {
    isMisread: async (word) => {
      const ending = await endingOf(word);
      return ending > LONG_ENDING || (await countWords(db, [word]))(word) <= SELDOM;
    },
    isCommon: async (word) =>
      (await endingOf(word)) <= SHORT_ENDING &&
      (await countText(lexeme(word), COMMON_WORD_JOBS)) === COMMON_WORD_JOBS,
    inARow: (words) => countText(words.map(lexeme).join(' <-> '), IN_A_ROW_MAX),
  };
}
