import { type RawBuilder, sql } from 'kysely';
import {
  type Clocks,
  type FigureDay,
  type FigureDays,
  figureDays,
  type Waiting,
} from '../../../contract/admin/admin-figures.ts';
import type { AdminRole } from '../../../contract/admin/admin-roles.ts';
import { type FigureName, mayCount } from '../../../contract/admin/figure-lists.ts';
import { BREACH_DETAIL_HOURS, TRANSPARENCY_DAYS } from '../../../contract/constants.ts';
import {
  type ContactTopic,
  dataRequests,
  topicsFor,
} from '../../../contract/contact/contact-topics.ts';
import type { Db } from '../../platform/database.ts';
import { isAnsweredInTime, isCounted } from '../applications/facts.ts';
import { isWaitingCheck } from '../company-checks/facts.ts';
import { isListed } from '../company-evidence/facts.ts';
import { isOpen } from '../jobs/facts.ts';
import { isOpenDifference } from '../settlements/facts.ts';
import { dayInIndia, startInIndia, today } from '../../platform/calendar/days-in-india.ts';

interface Figure {
  total: number;
  this_week: number;
}

/** Counts the rows of `from`, and those of the last seven days by the column `moment`. */
const figure = (moment: string, from: RawBuilder<unknown>) =>
  sql<Figure>`(select json_build_object(
    'total', count(*),
    'this_week', count(*) filter (where ${sql.ref(moment)} > now() - interval '7 days')
  ) from ${from})`;

/** Counts nothing and gives null where the role may not read the list behind the figure. */
const asFarAs = <T>(
  role: AdminRole | null,
  name: FigureName,
  counted: RawBuilder<T>,
): RawBuilder<T | null> => (mayCount(role, name) ? counted : sql<null>`null`);

/** What counts as waiting in the admins' lists; messages only on topics that the role answers. */
function waitingFor(role: AdminRole | null) {
  const rows = (name: FigureName, from: RawBuilder<unknown>) =>
    asFarAs(role, name, sql`(select count(*) from ${from})`);
  return sql<Waiting>`json_build_object(
  'contact_messages', ${rows(
    'contact_messages',
    sql`contact_messages where answered_at is null and topic = any(${topicsFor(role)}::text[])`,
  )},
  'reports', ${rows('reports', sql`reports where decided_at is null`)},
  'message_reports', ${rows('message_reports', sql`message_reports where handled_at is null`)},
  'appeals', ${rows('appeals', sql`appeals where decided_at is null`)},
  'company_checks', ${rows(
    'company_checks',
    sql`company_checks
      join companies on companies.id = company_checks.company_id where ${isWaitingCheck}`,
  )},
  'advertisements', ${rows('advertisements', sql`advertisements where approved is null`)},
  'failed_refunds', ${rows(
    'failed_refunds',
    sql`payments where exists (select from refunds
      where refunds.payment_id = payments.id and refunds.state = 'failed')`,
  )},
  'differences', ${rows('differences', sql`settlement_differences where ${isOpenDifference}`)},
  'testimonials', ${rows('testimonials', sql`testimonials where state = 'waiting'`)})`;
}

/**
 * Counts the open rows of `from` and those overdue by the condition `late`; also when the next is
 * due.
 */
const clock = (from: RawBuilder<unknown>, late: RawBuilder<unknown>, due: RawBuilder<unknown>) =>
  sql`(select json_build_object('open', count(*), 'late', count(*) filter (where ${late}),
    'next_due_at', min(${due}) filter (where not (${late}))) from ${from})`;

const messagesAbout = (topics: readonly ContactTopic[]) =>
  clock(
    sql`contact_messages where answered_at is null and topic = any(${topics}::text[])`,
    sql`due_at < now()`,
    sql`due_at`,
  );

const detailsDue = sql`(noticed_at + make_interval(hours => ${BREACH_DETAIL_HOURS}::int))`;
/** The first notice to the Board, and the notice to the people concerned, are due at once. */
const isBreachLate = sql`(board_told_at is null
  or (people_told_at is null and people_count is distinct from 0)
  or (board_detailed_at is null and ${detailsDue} < now()))`;

const clocksFor = (role: AdminRole | null) => sql<Clocks>`json_build_object(
  'grievances', ${asFarAs(role, 'grievances', messagesAbout(['grievance']))},
  'data_requests', ${asFarAs(role, 'data_requests', messagesAbout(dataRequests))},
  'breaches', ${asFarAs(
    role,
    'breaches',
    clock(
      sql`breaches where not closed`,
      isBreachLate,
      sql`case when board_detailed_at is null then ${detailsDue} end`,
    ),
  )})`;

const LONGEST = figureDays[1];

/** Counts what is not deleted; open jobs are those that seekers can apply to now. */
export const countEverything = (db: Db, role: AdminRole | null) =>
  db
    .selectNoFrom([
      asFarAs(
        role,
        'seekers',
        figure('created_at', sql`accounts where role = 'user' and state <> 'deleted'`),
      ).as('seekers'),
      asFarAs(
        role,
        'recruiters',
        figure('created_at', sql`accounts where role = 'hr' and state <> 'deleted'`),
      ).as('recruiters'),
      figure('companies.created_at', sql`companies where ${isListed}`).as('companies'),
      figure('posted_at', sql`jobs where ${isOpen}`).as('open_jobs'),
      figure('created_at', sql`applications where created_at >= ${since(LONGEST)}`).as(
        'applications',
      ),
      asFarAs(role, 'payments', figure('created_at', sql`payments where state = 'paid'`)).as(
        'payments',
      ),
      sql<{ due: number; in_time: number }>`(select json_build_object(
        'due', count(*) filter (where ${isCounted}),
        'in_time', count(*) filter (where ${isCounted} and ${isAnsweredInTime}))
        from applications
        where applications.created_at > now() - make_interval(days => ${TRANSPARENCY_DAYS}::int))`.as(
        'answers',
      ),
      waitingFor(role).as('waiting'),
      clocksFor(role).as('clocks'),
    ])
    .executeTakeFirstOrThrow();

const firstOf = (days: FigureDays) => sql`(${today} - ${days}::int + 1)`;
/** When the first of this many days in India began, today being the last. */
const since = (days: FigureDays) => startInIndia(firstOf(days));

/**
 * Every day of the period, including days with nothing; each table is read once from the first day
 * on.
 */
export async function countByDay(db: Db, days: FigureDays): Promise<FigureDay[]> {
  const first = firstOf(days);
  const came = (moment: 'created_at' | 'posted_at', from: RawBuilder<unknown>) => sql`(
    select ${dayInIndia(sql.ref(moment))} as day, count(*) as came from ${from}
      and ${sql.ref(moment)} >= ${since(days)} group by 1)`;
  const { rows } = await sql<FigureDay>`
    select series.day::date as day, coalesce(registered.came, 0) as registrations,
        coalesce(posted.came, 0) as jobs, coalesce(applied.came, 0) as applications
      from generate_series(${first}, ${today}, interval '1 day') as series (day)
        left join ${came('created_at', sql`accounts where role in ('user', 'hr')`)} as registered
          on registered.day = series.day::date
        left join ${came('posted_at', sql`jobs where status <> 'draft'`)} as posted
          on posted.day = series.day::date
        left join ${came('created_at', sql`applications where true`)} as applied
          on applied.day = series.day::date
     order by 1`.execute(db);
  return rows;
}
