import { type RawBuilder, sql } from 'kysely';
import type { ApplicationInsights } from '../../../../contract/applications/application-insights.ts';
import type { Db } from '../../../platform/database.ts';
import {
  clockInIndia,
  medianDays,
  momentInIndia,
} from '../../../platform/calendar/days-in-india.ts';

interface SeekerPeriod {
  seekerId: number;
  /** Calendar months in India, including the current one. */
  months: number;
}

const monthInIndia = (moment: RawBuilder<unknown>) =>
  sql`date_trunc('month', ${clockInIndia(moment)})`;
const thisMonth = monthInIndia(sql`now()`);
const firstMonth = ({ months }: SeekerPeriod) =>
  sql`(${thisMonth} - make_interval(months => ${months - 1}))`;

/** The seeker's applications of these months, each by the last time that it was sent. */
const sentBy = (period: SeekerPeriod) => sql`
  select applications.*, ${monthInIndia(sql`created_at`)}::date as month
    from applications
    where seeker_id = ${period.seekerId}
      and created_at >= ${momentInIndia(firstMonth(period))}`;

type Steps = Omit<ApplicationInsights, 'months_given' | 'months' | 'sources'>;

/** How many applications reached each step since they were last sent. */
export async function countSteps(db: Db, period: SeekerPeriod): Promise<Steps> {
  const { rows } = await sql<Steps>`
    with sent as (${sentBy(period)}), reached as (
      select sent.id, sent.created_at, sent.answered_at, sent.answer_late,
          bool_or(event.actor_id is not null and event.actor_id <> sent.seeker_id) as is_looked_at,
          bool_or(event.status = 'interview') as has_interview,
          bool_or(event.status in ('offered', 'hired')) as has_offer
        from sent left join application_events as event
          on event.application_id = sent.id and event.created_at >= sent.created_at
        group by sent.id, sent.created_at, sent.answered_at, sent.answer_late)
    select count(*) as sent,
        count(*) filter (where is_looked_at) as looked_at,
        count(answered_at) as answered,
        count(answered_at) filter (where not answer_late) as answered_in_time,
        count(*) filter (where has_interview) as interviews,
        count(*) filter (where has_offer) as offers,
        ${medianDays(sql`answered_at - created_at`)} as median_answer_days
      from reached`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('counting applications answers nothing');
  return row;
}

/** Every month, including those without applications. */
export async function countByMonth(
  db: Db,
  period: SeekerPeriod,
): Promise<ApplicationInsights['months']> {
  const { rows } = await sql<ApplicationInsights['months'][number]>`
    with sent as (${sentBy(period)})
    select each::date::text as month, count(sent.id) as sent, count(answered_at) as answered
      from generate_series(${firstMonth(period)}, ${thisMonth}, interval '1 month') as each
        left join sent on sent.month = each::date
      group by each order by each`.execute(db);
  return rows;
}

export async function countBySource(
  db: Db,
  period: SeekerPeriod,
): Promise<ApplicationInsights['sources']> {
  const { rows } = await sql<ApplicationInsights['sources'][number]>`
    select source, count(*) as sent, count(answered_at) as answered
      from (${sentBy(period)}) as sent
      group by source order by count(*) desc, source`.execute(db);
  return rows;
}
