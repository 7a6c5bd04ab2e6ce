/** Where a job is said: by whom first, and who else says it. */
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { listSayings } from './source-queries.ts';

export async function readSources(db: Db, recruiter: { company_id: number | null }, jobId: number) {
  // No company has the id 0.
  const sources = await listSayings(db, recruiter.company_id ?? 0, jobId);
  if (sources.length === 0) throw refuse('resource.job.not_found');
  return { sources };
}
