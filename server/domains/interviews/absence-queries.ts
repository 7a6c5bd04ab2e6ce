import { sql } from 'kysely';
import type { AbsenceReply } from '../../../contract/interviews/interview-brief.ts';
import { anyOfIds, type Db, type Trx } from '../../platform/database.ts';
import { isMissedLately } from './facts.ts';
import type { InterviewRow } from './queries.ts';

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

/** Counts what was missed lately. */
export async function countMissedByCompany(db: Db, companyId: number): Promise<number> {
  const { count } = await db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('jobs.company_id', '=', companyId)
    .where(isMissedLately('company'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Those of the panel who are still in the company; if all have left, those who decide about its applications. */
export async function listPanelReaders(trx: Trx, { panel, company_id }: InterviewRow) {
  const team = trx
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'language'])
    .where('company_id', '=', company_id)
    .where('state', 'in', ['active', 'pending'])
    .orderBy('id');
  const seats = panel.map(({ id }) => id);
  const held = await team.where('id', '=', anyOfIds(seats)).execute();
  return held.length > 0 ? held : team.where('team_role', 'in', ['owner', 'recruiter']).execute();
}
