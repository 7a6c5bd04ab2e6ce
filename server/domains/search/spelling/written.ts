import { JobFilters } from '../../../../contract/jobs.ts';
import type { Db } from '../../../platform/database.ts';
import type { Criteria } from '../criteria.ts';
import { readQuery, wordsIn } from '../memory/query.ts';
import { stemsOf } from '../memory/stems.ts';
import { lexeme } from '../tsquery.ts';

/** A word in so many jobs is not corrected; one of three letters, often a name, not if any title has it. */
export const COMMON_WORD_JOBS = 20;
const IN_A_ROW_MAX = 500;
/** A word that loses more than "es" to its stem is not known by it: "leaning" shares that of "lean". */
const SHORT_ENDING = 2;
/** One that loses more than "ing" may be another one misspelt. */
const LONG_ENDING = 3;

/** What is written anywhere in jobs, descriptions too, as the index knows it. */
export interface Written {
  /** Many jobs have this very word, and no slip for it. */
  isCommon: (word: string) => Promise<boolean>;
  /** Its stem is so much shorter that what it finds may be something else: "maintainance", what is maintained. */
  isMisread: (word: string) => Promise<boolean>;
  /** How many jobs have the words after each other in title, company or skills. */
  inARow: (words: readonly string[]) => Promise<number>;
}

interface Counted {
  searched: (filters: JobFilters) => Criteria;
  count: (criteria: Criteria, most: number) => Promise<number>;
}

export function writtenIn(db: Db, { searched, count }: Counted): Written {
  const anything = searched(JobFilters.parse({}));
  const countText = (text: string, most: number) => count({ ...anything, text }, most);
  const endingOf = async (word: string) => {
    const query = readQuery(lexeme(word));
    const [stem = word] = wordsIn((await stemsOf(db, [query]))(query));
    return word.length - stem.length;
  };
  return {
    isMisread: async (word) => (await endingOf(word)) > LONG_ENDING,
    isCommon: async (word) =>
      (await endingOf(word)) <= SHORT_ENDING &&
      (await countText(lexeme(word), COMMON_WORD_JOBS)) === COMMON_WORD_JOBS,
    inARow: (words) => countText(words.map(lexeme).join(' <-> '), IN_A_ROW_MAX),
  };
}
