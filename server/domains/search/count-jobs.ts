import type { Db } from '../../platform/database.ts';
import { conditionsOf } from './candidates.ts';
import type { Criteria } from './criteria.ts';
import type { JobIndex } from './memory/job-index.ts';
import { countMatches } from './memory/matches.ts';
import { readWanted } from './wanted.ts';

/** How many open jobs have all the words, at most `most`. */
export async function countJobs(
  db: Db,
  index: JobIndex,
  criteria: Criteria,
  most: number,
): Promise<number> {
  const wanted = await readWanted(db, index, criteria);
  return countMatches(index, conditionsOf({ criteria, wanted }), most);
}
