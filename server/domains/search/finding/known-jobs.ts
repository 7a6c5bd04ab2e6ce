import type { Db } from '../../../platform/database.ts';
import type { Criteria } from '../criteria.ts';
import { jobIdOf, type Match } from '../memory/matches.ts';
import { listOfTitleAndCompany } from '../queries.ts';

/** More jobs have none of them in common with what one person knows. */
const KNOWN_MAX = 50;

/** The jobs that somebody knows who typed a title and a company: together they have all the words. */
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
