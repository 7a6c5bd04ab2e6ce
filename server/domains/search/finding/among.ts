import type { JobFilters } from '../../../../contract/jobs.ts';
import type { Db } from '../../../platform/database.ts';
import { candidates } from './candidates.ts';
import { readCriteria } from '../criteria.ts';
import { currentSynonyms } from '../dictionary.ts';
import { jobIdOf } from '../memory/matches.ts';
import { readWish } from '../reading/wish.ts';
import { openLookup, readWanted } from './wanted.ts';

/**
 * Which of these jobs a search finds with all of its words and filters, as a guest would see them.
 */
export async function foundAmong(
  db: Db,
  filters: JobFilters,
  ids: readonly number[],
): Promise<number[]> {
  const lookup = await openLookup(db);
  const read = readCriteria(readWish(filters).filters, await currentSynonyms(db));
  const criteria = { ...read, jobIds: ids };
  const wanted = await readWanted(lookup, criteria);
  return candidates({ index: lookup.index, criteria, wanted }).map(jobIdOf);
}
