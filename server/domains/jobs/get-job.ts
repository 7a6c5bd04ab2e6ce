import type { Db } from '../../platform/database.ts';
import { orRefuse } from '../../platform/refusal.ts';
import { findJob, type WholeJobRow } from './queries.ts';

/** A job in any state. */
export async function getJob(db: Db, id: number): Promise<WholeJobRow> {
  const row = orRefuse(await findJob(db, id), 'resource.job.not_found');
  return row;
}
