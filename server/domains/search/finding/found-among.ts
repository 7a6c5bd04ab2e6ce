import type { JobFilters } from '../../../../contract/jobs.ts';
import type { Db } from '../../../platform/database.ts';
import { candidates } from './candidates.ts';
import { readCriteria } from '../criteria.ts';
import { currentSynonyms } from '../synonyms/dictionary.ts';
import { jobIdOf } from '../memory/matches.ts';
import { readWish } from '../reading/wish.ts';
import { openLookup } from './lookup.ts';
import { numberCriteria } from './numbered-criteria.ts';

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
  const numbered = await numberCriteria(lookup, criteria);
  return candidates({ index: lookup.index, criteria, numbered }).map(jobIdOf);
}
