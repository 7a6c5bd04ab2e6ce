import { sql } from 'kysely';
import type { AlertSearch } from '../../../contract/alerts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { isExcludedBy } from '../exclusions/facts.ts';
import { fits, isFindable, saidOfWork, termsOfJob, wordsOfJob } from '../search/facts.ts';
import type { SearchNews, StandingSearch } from '../search/search.ts';
import { nextMoment } from './facts.ts';

const TURN = sql`hashtext('alerts that are due')`;

/**
 * Until the transaction ends nobody else compares jobs or sends alerts: a sender that cannot see a
 * job yet would report that none waits.
 */
export async function keepSendersOut(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TURN})`.execute(trx);
}

/** Several senders may run at once, each with other alerts. */
export async function keepMatchersOut(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${TURN})`.execute(trx);
}

/**
 * The seeker could not see the job before. Comparing times alone would miss a job whose transaction
 * began before the alert was saved and committed after it.
 */
const isNew = sql`(alerts.since <= job_search.entered_at
  or not pg_visible_in_snapshot(news.entered_by, alerts.seen))`;

/**
 * Notes which alerts find these jobs, and when they are to be sent. Each job is looked up in the
 * index of terms, so that only alerts with one of its words are read.
 */
export async function insertMatches(trx: Trx, news: readonly SearchNews[]): Promise<void> {
  await sql`
    with news as materialized (
      select job_id, entered_by, ${wordsOfJob} as words, ${saidOfWork} as said
      from unnest(${news.map(({ job_id }) => job_id)}::bigint[],
        ${news.map(({ entered_by }) => entered_by)}::xid8[]) as news (job_id, entered_by)
      join job_search using (job_id)
    ), found as (
      insert into alert_matches (alert_id, job_id)
      select alerts.id, job_search.job_id
      from news join job_search on job_search.job_id = news.job_id
      join alerts on alerts.terms && ${termsOfJob}
      where ${isFindable()} and alerts.paused_at is null and ${isNew}
        and ${fits('alerts', { words: sql`news.words`, said: sql`news.said` })}
        and not (alerts.company_id is null and ${isExcludedBy(sql`alerts.account_id`, sql`job_search.company_id`)})
      on conflict do nothing
      returning alert_id
    )
    update alerts set due_at = ${nextMoment(sql`frequency`)}
    where due_at is null and id in (select alert_id from found)`.execute(trx);
}

export const listSearches = (
  db: Db,
  after: number,
  limit: number,
): Promise<{ id: number; search: AlertSearch }[]> =>
  db
    .selectFrom('alerts')
    .select(['id', 'search'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Writes only rows that have changed. */
export async function updateStanding(
  db: Db,
  meanings: readonly ({ id: number } & StandingSearch)[],
): Promise<void> {
  await sql`
    update alerts set query = new.query, terms = new.terms, company_id = new.company_id,
      salary_least_inr = new.salary_least_inr, salary_most_inr = new.salary_most_inr,
      or_undisclosed = new.or_undisclosed, posted_within_days = new.posted_within_days,
      work = new.work
    from jsonb_to_recordset(${JSON.stringify(meanings)}::jsonb)
      as new (id bigint, query text, terms text[], company_id bigint, salary_least_inr bigint,
        salary_most_inr bigint, or_undisclosed boolean, posted_within_days int,
        work text)
    where alerts.id = new.id
      and (alerts.query, alerts.terms, alerts.company_id, alerts.salary_least_inr, alerts.salary_most_inr,
        alerts.or_undisclosed, alerts.posted_within_days, alerts.work)
      is distinct from (new.query, new.terms, new.company_id, new.salary_least_inr, new.salary_most_inr,
        new.or_undisclosed, new.posted_within_days, new.work)`.execute(db);
}
