import { sql } from 'kysely';
import type { ApplicationSource } from '../../../contract/applications/sources.ts';
import type { ApplicationStatus } from '../../../contract/applications.ts';
import { answerStatuses } from '../../../contract/applications/statuses.ts';
import type { FigurePeriod } from '../../../contract/hiring-figures.ts';
import type { Db } from '../../platform/database.ts';
import { dayInIndia, inDays, startInIndia, today } from '../../platform/calendar/days-in-india.ts';
import { shownSource } from '../applications/facts.ts';
import { isExpiring } from '../jobs/facts.ts';

/** The first day of the period, which ends today. */
const firstDay = ({ days }: FigurePeriod) => sql`${today} - ${days}::int + 1`;

const startOf = (period: FigurePeriod) => startInIndia(firstDay(period));

/** The applications of the period; one sent again counts by its latest sending. */
const sentTo = (companyId: number, period: FigurePeriod) =>
  sql`select applications.id, applications.job_id, applications.seeker_id, applications.created_at,
      ${shownSource} as source
    from applications join jobs on jobs.id = applications.job_id
   where jobs.company_id = ${companyId} and applications.created_at >= ${startOf(period)}
     ${period.job_id === undefined ? sql`` : sql`and jobs.id = ${period.job_id}`}`;

/** Every day of the period, including days with nothing. */
export async function countByDay(db: Db, companyId: number, period: FigurePeriod) {
  const { rows } = await sql<{ day: string; applications: number }>`
    with sent as (${sentTo(companyId, period)})
    select day::date, count(sent.id) as applications
      from generate_series(${firstDay(period)}, ${today}, interval '1 day') as day
        left join sent on ${dayInIndia(sql`sent.created_at`)} = day::date
     group by day order by day`.execute(db);
  return rows;
}

export async function countBySource(db: Db, companyId: number, period: FigurePeriod) {
  const { rows } = await sql<{ source: ApplicationSource; applications: number }>`
    select source, count(*) as applications from (${sentTo(companyId, period)}) as sent
     group by source order by count(*) desc, source`.execute(db);
  return rows;
}

export interface Progress {
  /** Null in the row for all jobs together, which always exists. */
  job_id: number | null;
  job_title: string | null;
  location: string | null;
  posted_at: string | null;
  applications: number;
  looked_at: number;
  chosen: number;
  offered: number;
  hired: number;
  answered: number;
  look_median: number | null;
  look_p90: number | null;
  answer_median: number | null;
  answer_p90: number | null;
}

const hours = (share: number, until: 'looked_at' | 'answered_at') =>
  sql`percentile_cont(${share}::float) within group (
    order by extract(epoch from ${sql.ref(until)} - created_at) / 3600)`;

const reached = (stage: number) => sql`count(*) filter (where stage >= ${stage}::int)`;

/** How far applications came according to their events, and how long it took: for each job, and in total. */
export async function measureProgress(db: Db, companyId: number, period: FigurePeriod) {
  const { rows } = await sql<Progress>`
    with sent as (${sentTo(companyId, period)}), reached as (
      select sent.id, sent.job_id, sent.created_at,
          min(event.created_at) as looked_at,
          min(event.created_at) filter (
            where event.status = any(${[...answerStatuses]})
          ) as answered_at,
          coalesce(max(case event.status when 'hired' then 4 when 'offered' then 3
            when 'interview' then 2 when 'accepted' then 2 else 1 end)
            filter (where event.id is not null), 0) as stage
        from sent left join application_events as event on event.application_id = sent.id
          and event.created_at >= sent.created_at
          -- What the clock and the seeker do is no look.
          and event.actor_id is not null and event.actor_id <> sent.seeker_id
       group by sent.id, sent.job_id, sent.created_at
    )
    select by_job.*, jobs.title as job_title, jobs.location, jobs.posted_at from (
      select job_id, count(*) as applications, ${reached(1)} as looked_at, ${reached(2)} as chosen,
        ${reached(3)} as offered, ${reached(4)} as hired, count(answered_at) as answered,
        ${hours(0.5, 'looked_at')} as look_median, ${hours(0.9, 'looked_at')} as look_p90,
        ${hours(0.5, 'answered_at')} as answer_median, ${hours(0.9, 'answered_at')} as answer_p90
      from reached group by grouping sets ((job_id), ())
    ) as by_job left join jobs on jobs.id = by_job.job_id
     order by applications desc, job_id`.execute(db);
  return rows;
}

/** The ends of all spans but the last, in days. */
const SPAN_DAYS = [1, 3, 7, 14, 30];

/** How many answers came within each of `answerSpans`, by its index there; spans without any are left out. */
export async function countAnswers(db: Db, companyId: number, period: FigurePeriod) {
  const { rows } = await sql<{ span: number; applications: number }>`
    with sent as (${sentTo(companyId, period)}), answered as (
      select min(event.created_at) - sent.created_at as wait
        from sent join application_events as event on event.application_id = sent.id
          and event.created_at >= sent.created_at
          and event.actor_id is not null and event.actor_id <> sent.seeker_id
          and event.status = any(${[...answerStatuses]})
       group by sent.id, sent.created_at
    )
    select width_bucket(${inDays(sql`wait`)}::float, ${SPAN_DAYS}::float[]) as span,
        count(*) as applications
      from answered group by span`.execute(db);
  return rows;
}

/** How long applications stayed in each status that they have left, according to their events. */
export async function measureStays(db: Db, companyId: number, period: FigurePeriod) {
  const { rows } = await sql<{ status: ApplicationStatus; count: number; median_hours: number }>`
    with sent as (${sentTo(companyId, period)}), steps as (
      select id, 'pending' as status, created_at as at, 0 as position from sent
      union all
      select event.application_id, event.status, event.created_at, event.position
        from sent join application_events as event on event.application_id = sent.id
          and event.created_at >= sent.created_at
    ), moves as (
      select *, status is distinct from lag(status) over (partition by id order by at, position) as is_new
        from steps
    ), stays as (
      select status, lead(at) over (partition by id order by at, position) - at as stay
        from moves where is_new
    )
    select status, count(*), percentile_cont(0.5) within group (order by extract(epoch from stay) / 3600)
        as median_hours
      from stays where stay is not null group by status`.execute(db);
  return rows;
}

const JOBS_SHOWN = 200;

/** The newest jobs of the company, and whether they close within a week. */
export async function listJobs(db: Db, companyId: number) {
  return db
    .selectFrom('jobs')
    .select(['id', 'title', 'location', 'posted_at', 'expires_at', isExpiring.as('is_closing')])
    .select(
      sql<number>`(select count(*) from applications where applications.job_id = jobs.id)`.as(
        'applications',
      ),
    )
    .where('company_id', '=', companyId)
    .where('status', '<>', 'draft')
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(JOBS_SHOWN)
    .execute();
}
