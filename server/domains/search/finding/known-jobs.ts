import type { Db } from '../../../platform/database.ts';
import type { Criteria } from '../criteria.ts';
import { jobIdOf, type Match } from '../memory/matches.ts';
import { listOfTitleAndCompany } from '../queries.ts';

/** Among more jobs than this the words hardly mean one that the person knows. */
const KNOWN_MAX = 50;

/** The jobs that a person means who typed a title and a company: the two together have all the words. */
export async function readKnown(
  db: Db,
  { text, terms, titles }: Criteria,
  whole: readonly Match[],
): Promise<ReadonlySet<number>> {
  // One word is no title beside the name of a company.
  if (text === null || terms.length < 2 || whole.length === 0 || whole.length > KNOWN_MAX)
    return new Set();
  return new Set(
    await listOfTitleAndCompany(db, whole.map(jobIdOf), { text, typed: titles[0] ?? '' }),
  );
}
