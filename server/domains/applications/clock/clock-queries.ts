import { sql } from 'kysely';
import { anyOfIds, type Db, type Trx } from '../../../platform/database.ts';
import { medianDays } from '../../../platform/calendar/days-in-india.ts';
import {
  candidateName,
  isAnsweredInTime,
  isCounted,
  isGivenUp,
  isHeld,
  isOwed,
  remindersDue,
} from '../facts.ts';
import type { AccountHolder } from '../../../platform/mail.ts';

// The SQL of the answer clock.

const needsReminder = sql<boolean>`(${isOwed} and not ${isHeld}
  and applications.answer_reminders < ${remindersDue})`;

/** The companies that are due a reminder now. */
export async function listToRemind(db: Db): Promise<number[]> {
  const { rows } = await sql<{ company_id: number }>`
    select distinct jobs.company_id from applications
    join jobs on jobs.id = applications.job_id
    where ${needsReminder} order by jobs.company_id`.execute(db);
  return rows.map(({ company_id }) => company_id);
}

export interface Owed {
  application_id: number;
  job_title: string;
  candidate_name: string;
  due_at: string;
  is_last_day: boolean;
  /** The last day has passed without a reminder, because the clock stood still. */
  is_overdue: boolean;
}

/**
 * Marks the reminders of a company as sent, and returns the applications they are about, soonest
 * due first.
 */
export async function markReminded(trx: Trx, companyId: number): Promise<Owed[]> {
  const { rows } = await sql<Owed>`
    with owed as (
      select applications.id, ${remindersDue} as reminders from applications
      join jobs on jobs.id = applications.job_id
      where jobs.company_id = ${companyId} and ${needsReminder}
      order by applications.id for update of applications skip locked
    ), marked as (
      update applications set answer_reminders = owed.reminders from owed
      where applications.id = owed.id
      returning applications.id, applications.job_id, ${candidateName} as candidate_name,
        applications.answer_due_at, owed.reminders
    )
    select marked.id as application_id, jobs.title as job_title,
      candidate_name, answer_due_at as due_at,
      reminders = 3 and answer_due_at > now() as is_last_day, answer_due_at <= now() as is_overdue
    from marked join jobs on jobs.id = marked.job_id
    order by answer_due_at, marked.id`.execute(trx);
  return rows;
}

export interface Unanswered extends AccountHolder {
  application_id: number;
  company_id: number;
  company_name: string;
  job_title: string;
  due_at: string;
  /** False while the account is shut out. */
  may_be_mailed: boolean;
}

/**
 * Closes applications whose company did not answer. The account is locked first, as when it is
 * deleted, so that the two never deadlock.
 */
export async function markUnanswered(trx: Trx, limit: number): Promise<Unanswered[]> {
  const { rows } = await sql<Unanswered>`
    with given_up as (
      select applications.id from applications
      join accounts as seeker on seeker.id = applications.seeker_id
      where ${isGivenUp}
      order by applications.answer_due_at limit ${limit}
      for key share of seeker skip locked for update of applications skip locked
    ), closed as (
      update applications set status = 'unanswered', answer_late = true, updated_at = now()
      from given_up where applications.id = given_up.id returning applications.*
    )
    select closed.id as application_id, companies.id as company_id,
      companies.name as company_name, jobs.title as job_title, closed.answer_due_at as due_at,
      seeker.id, seeker.email, seeker.name, seeker.language,
      seeker.state in ('active', 'pending') as may_be_mailed
    from closed
    join jobs on jobs.id = closed.job_id
    join companies on companies.id = jobs.company_id
    join accounts as seeker on seeker.id = closed.seeker_id
    order by closed.id`.execute(trx);
  return rows;
}

const figures = sql`
  count(*) filter (where ${isCounted})::int as counted,
  count(*) filter (where ${isCounted} and ${isAnsweredInTime})::int as in_time,
  ceil(${medianDays(
    sql`applications.answered_at - applications.created_at`,
    sql`applications.answer_due_at is not null`,
  )})::int as median_days`;

const COUNTED_AT_ONCE = 1_000;
/** The clock runs hourly, and may be late. */
const RECENT_HOURS = 3;

/** What has figures: a table, and the column by which applications are counted for one of its rows. */
const withFigures = [
  { table: 'companies', column: 'jobs.company_id' },
  { table: 'jobs', column: 'jobs.id' },
] as const;
type WithFigures = (typeof withFigures)[number];

/** Counts anew how those companies, and those of their jobs, answer for which something has happened lately. */
export async function keepAnswerFigures(db: Db): Promise<void> {
  for (const each of withFigures) {
    const { rows } = await sql<{ id: number }>`
      select distinct ${sql.ref(each.column)} as id from jobs join applications on applications.job_id = jobs.id
      where applications.id in (
        select application_id from application_events
          where created_at > now() - make_interval(hours => ${sql.lit(RECENT_HOURS)})
        union select id from applications where ${isOwed} and answer_due_at < now())`.execute(db);
    const ids = rows.map(({ id }) => id);
    for (let from = 0; from < ids.length; from += COUNTED_AT_ONCE) {
      await countAnswers(db, each, ids.slice(from, from + COUNTED_AT_ONCE));
    }
  }
}

/** The same for all, so that nothing is missed while the clock stands still. */
export async function countAllAnswers(db: Db): Promise<void> {
  for (const each of withFigures) {
    for (let after = 0; ;) {
      const { rows } = await sql<{ id: number }>`select id from ${sql.table(each.table)}
        where id > ${after} order by id limit ${COUNTED_AT_ONCE}`.execute(db);
      const last = rows.at(-1);
      if (!last) break;
      await countAnswers(
        db,
        each,
        rows.map(({ id }) => id),
      );
      after = last.id;
    }
  }
}

/** Writes only what has changed. */
async function countAnswers(db: Db, { table, column }: WithFigures, ids: readonly number[]) {
  const row = sql.table(table);
  await sql`
    with found as materialized (
      select ${sql.ref(column)} as id, ${figures} from applications
      join jobs on jobs.id = applications.job_id
      where applications.answer_due_at is not null and ${sql.ref(column)} = ${anyOfIds(ids)} group by 1
    ), changed as (
      select ${row}.id, coalesce(counted, 0) as counted, coalesce(in_time, 0) as in_time,
        median_days
      from ${row} left join found on found.id = ${row}.id
      where ${row}.id = ${anyOfIds(ids)} and (answers_counted, answers_in_time, answer_median_days)
          is distinct from (coalesce(counted, 0), coalesce(in_time, 0), median_days)
    )
    update ${row} set answers_counted = changed.counted, answers_in_time = changed.in_time,
      answer_median_days = changed.median_days
    from changed where changed.id = ${row}.id`.execute(db);
}
