import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

const now = sql<string>`now()`;

export type Moderation = 'held' | 'removed' | null;

/**
 * Closes all jobs of a company except drafts; returns the ids of those that were open or expired.
 */
export async function closeJobs(trx: Trx, companyId: number): Promise<number[]> {
  const closed = await trx
    .updateTable('jobs')
    .set({ status: 'closed', updated_at: now })
    .where('company_id', '=', companyId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return closed.map((job) => job.id);
}

/**
 * Hides all jobs of a company except drafts and closed ones, by closing them with a mark; returns
 * their ids.
 */
export async function hideJobs(trx: Trx, companyId: number): Promise<number[]> {
  const hidden = await trx
    .updateTable('jobs')
    .set({ status: 'closed', hidden_at: now, updated_at: now })
    .where('company_id', '=', companyId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return hidden.map((job) => job.id);
}

/** Opens hidden jobs again; returns their ids. */
export async function unhideJobs(trx: Trx, companyId: number): Promise<number[]> {
  const shown = await trx
    .updateTable('jobs')
    .set({ status: 'active', hidden_at: null, updated_at: now })
    .where('company_id', '=', companyId)
    .where('hidden_at', 'is not', null)
    .returning('id')
    .execute();
  return shown.map((job) => job.id);
}

/** A decision of moderators; false if others decided otherwise in the meantime. */
export async function updateModeration(
  trx: Trx,
  id: number,
  { from, to }: { from: Moderation; to: Moderation },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('jobs')
    .set({ moderation: to })
    .where('id', '=', id)
    .where(sql<boolean>`moderation is not distinct from ${from}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
