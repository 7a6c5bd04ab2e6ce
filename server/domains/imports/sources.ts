/** The sources of a job: where it came from, and who else lists it. */
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { listJobSources } from './source-queries.ts';
import { companyOf } from '../../platform/sessions.ts';

export async function readSources(db: Db, recruiter: { company_id: number | null }, jobId: number) {
  const sources = await listJobSources(db, companyOf(recruiter), jobId);
  if (sources.length === 0) throw refuse('resource.job.not_found');
  return { sources };
}
