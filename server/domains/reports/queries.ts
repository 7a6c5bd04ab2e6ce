import { type Days, isInDays } from '../../platform/calendar/days-in-india.ts';
import { type Insertable, sql } from 'kysely';
import type { Paging } from '../../../contract/lists.ts';
import type { Report, ReportOutcome } from '../../../contract/reports/reports.ts';
import type { Reports } from '../../../db/tables/messages.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { pageOfLong } from '../../platform/page.ts';
import { nameOfAdmin } from '../admins/facts.ts';
import { hasWrittenTo } from '../conversations/facts.ts';

export type NewReport = Pick<
  Insertable<Reports>,
  'title' | 'reason' | 'note' | 'language' | 'signals'
> &
  ({ job_id: number | null; company_id: number } | { account_id: number });

export async function insertReport(trx: Trx, report: NewReport): Promise<number> {
  const { id } = await trx
    .insertInto('reports')
    .values(report)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const MOST_SHOWN = 50;

/** How many other reports of the same company and its jobs, or of the same person, are open. */
const others = sql<number>`(select count(*) from reports as other
  where (other.company_id = reports.company_id or other.account_id = reports.account_id)
    and other.decided_at is null and other.id <> reports.id)`;

const person = sql<Report['person']>`(select json_build_object('id', accounts.id,
    'name', accounts.name, 'role', accounts.role)
  from accounts where accounts.id = reports.account_id)`;

const wholeReports = (db: Db) =>
  db
    .selectFrom('reports')
    .leftJoin('companies', 'companies.id', 'reports.company_id')
    .select([
      'reports.id',
      'reports.job_id',
      'reports.company_id',
      'companies.name as company_name',
      person.as('person'),
      'reports.title',
      'reports.reason',
      'reports.note',
      'reports.signals',
      'reports.language',
      others.as('others'),
      'reports.created_at',
      'reports.decided_at',
      'reports.outcome',
      'reports.answer',
    ]);

/** Open reports by risk; of equal ones, the longest waiting first. */
export const listReports = (
  db: Db,
  { status, from, to, ...paging }: Paging & Days & { status: 'open' | 'decided' },
) =>
  pageOfLong(
    status === 'open'
      ? wholeReports(db)
          .where('reports.decided_at', 'is', null)
          .orderBy(sql`reports.reason in ('money', 'fraud', 'identity')`, 'desc')
          .orderBy('others', 'desc')
          .orderBy('reports.id')
      : wholeReports(db)
          .where('reports.decided_at', 'is not', null)
          .where(isInDays('reports.decided_at', { from, to }))
          .orderBy('reports.decided_at', 'desc')
          .orderBy('reports.id', 'desc'),
    paging,
  );

export async function countOpenReports(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .select(sql<number>`count(*)`.as('count'))
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export const findReport = (db: Db, id: number): Promise<Report | undefined> =>
  wholeReports(db).where('reports.id', '=', id).executeTakeFirst();

/** Returns whether it was open, and so is decided by this call. */
export async function decide(
  trx: Trx,
  id: number,
  { outcome, answer, adminId }: { outcome: ReportOutcome; answer: string; adminId: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('reports')
    .set({ outcome, answer, decided_at: sql<string>`now()`, decided_by: adminId })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const getDecision = (trx: Trx, id: number) =>
  trx
    .selectFrom('reports')
    .select(['outcome', nameOfAdmin('decided_by').as('by')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Reports of the job and of its company as a whole; open ones first, then the newest. */
export const listReportsOf = (
  db: Db,
  { jobId, companyId }: { jobId: number; companyId: number },
): Promise<Report[]> =>
  wholeReports(db)
    .where('reports.company_id', '=', companyId)
    .where((report) =>
      report.or([report('reports.job_id', '=', jobId), report('reports.job_id', 'is', null)]),
    )
    .orderBy(sql`reports.decided_at is null`, 'desc')
    .orderBy('reports.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();

/** Reports of a person; open ones first, then the newest. */
export const listReportsOfPerson = (db: Db, accountId: number): Promise<Report[]> =>
  wholeReports(db)
    .where('reports.account_id', '=', accountId)
    .orderBy(sql`reports.decided_at is null`, 'desc')
    .orderBy('reports.id', 'desc')
    .limit(MOST_SHOWN)
    .execute();

/** The recruiter, if the seeker can read something that they wrote. */
export const findWriter = (db: Db, seekerId: number, recruiterId: number) =>
  db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', recruiterId)
    .where('role', '=', 'hr')
    .where('state', '<>', 'deleted')
    .where(hasWrittenTo(sql`accounts.id`, sql`${seekerId}::bigint`))
    .executeTakeFirst();

/** What the check of postings found last, locked against another check until the transaction ends. */
export async function lockCheckReport(trx: Trx, jobId: number) {
  await sql`select from jobs where id = ${jobId} for update`.execute(trx);
  return trx
    .selectFrom('reports')
    .select(['id', 'signals', 'decided_at'])
    .where('job_id', '=', jobId)
    .where('signals', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export async function updateSignals(
  trx: Trx,
  id: number,
  found: { reason: NewReport['reason']; signals: string },
): Promise<void> {
  await trx.updateTable('reports').set(found).where('id', '=', id).execute();
}

/** Open reports of the job itself, by people and by the check. */
export const listOpenIds = (trx: Trx, jobId: number) =>
  trx
    .selectFrom('reports')
    .select(['id', 'language', sql<boolean>`signals is not null`.as('by_check')])
    .where('job_id', '=', jobId)
    .where('decided_at', 'is', null)
    .execute();

export async function deleteDecidedReports(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('reports')
    .where('decided_at', '<', sql<string>`now() - make_interval(days => ${days}::int)`)
    .execute();
}
