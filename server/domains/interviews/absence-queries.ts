import { sql } from 'kysely';
import type { AbsenceReply } from '../../../contract/interviews/interview-brief.ts';
import type { Db, Trx } from '../../platform/database.ts';

export type Side = 'candidate' | 'company';

export async function markMissed(trx: Trx, id: number, by: Side): Promise<void> {
  const now = sql<string>`now()`;
  await trx
    .updateTable('interviews')
    .set(by === 'candidate' ? { missed_by_candidate_at: now } : { missed_by_company_at: now })
    .where('id', '=', id)
    .execute();
}

export async function keepReply(trx: Trx, id: number, by: Side, reply: AbsenceReply) {
  await trx
    .updateTable('interviews')
    .set(by === 'candidate' ? { candidate_reply: reply } : { company_reply: reply })
    .where('id', '=', id)
    .execute();
}

/** Counts the last 90 days. */
export async function countMissedByCompany(db: Db, companyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('jobs.company_id', '=', companyId)
    .where('interviews.missed_by_company_at', '>', sql<string>`now() - interval '90 days'`)
    .executeTakeFirstOrThrow();
  return count;
}
