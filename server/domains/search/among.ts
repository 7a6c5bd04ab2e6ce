import { sql } from 'kysely';
import type { JobFilters } from '../../../contract/jobs.ts';
import type { Db } from '../../platform/database.ts';
import { candidates } from './candidates.ts';
import { readCriteria } from './criteria.ts';
import { currentSynonyms } from './dictionary.ts';
import { readWish } from './reading/wish.ts';

/** Which of these jobs a search finds that has all of its words and filters, as everybody sees it. */
export async function foundAmong(
  db: Db,
  filters: JobFilters,
  ids: readonly number[],
): Promise<number[]> {
  const criteria = readCriteria(readWish(filters).filters, {
    synonymsOf: await currentSynonyms(db),
  });
  const { rows } = await sql<{ job_id: number }>`
    select job_id from (${candidates({ ...criteria, jobIds: ids })}) as candidate`.execute(db);
  return rows.map(({ job_id }) => job_id);
}
