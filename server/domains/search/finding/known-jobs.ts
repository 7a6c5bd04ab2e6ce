import type { Db } from '../../../platform/database.ts';
import type { Criteria } from '../criteria.ts';
import { jobIdOf, type Match } from '../memory/matches.ts';
import { listOfTitleAndCompany } from '../queries.ts';

/** If more jobs than this match, the words hardly mean one particular job. */
const KNOWN_MAX = 50;

/**
 * The jobs that somebody means who typed a title and a company: the two together have all the
 * words.
 */
export async function readKnown(
  db: Db,
  { text, terms, titles }: Criteria,
  whole: readonly Match[],
): Promise<ReadonlySet<number>> {
  // A single word cannot be both a title and a company's name.
  if (text === null || terms.length < 2 || whole.length === 0 || whole.length > KNOWN_MAX)
    return new Set();
  return new Set(
    await listOfTitleAndCompany(db, whole.map(jobIdOf), { text, typed: titles[0] ?? '' }),
  );
}
