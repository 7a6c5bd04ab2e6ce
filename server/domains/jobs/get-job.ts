import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { findJob, type WholeJobRow } from './queries.ts';

/** A job in any state. */
export async function getJob(db: Db, id: number): Promise<WholeJobRow> {
  const row = await findJob(db, id);
  if (!row) throw refuse('resource.job.not_found');
  return row;
}
