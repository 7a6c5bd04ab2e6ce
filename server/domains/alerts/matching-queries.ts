import { sql } from 'kysely';
import type { AlertSearch } from '../../../contract/alerts.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { isExcludedBy } from '../exclusions/facts.ts';
import { fits, isFindable, termsOfJob } from '../search/facts.ts';
import { nextMoment } from './queries.ts';

const TURN = sql`hashtext('alerts that are due')`;

/**
 * Until the transaction ends nobody else compares or sends: a sender that does not see a job yet would
 * say that none waits.
 */
export async function keepSendersOut(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TURN})`.execute(trx);
}

/** Several may send at once, each of them other alerts. */
export async function keepMatchersOut(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${TURN})`.execute(trx);
}

/**
 * Notes which alerts find these jobs, and when they are to be sent. Each job is looked up in the index
 * of terms, so that only alerts are read that ask for a word of it.
 */
export async function insertMatches(trx: Trx, jobIds: readonly number[]): Promise<void> {
  await sql`
    with found as (
      insert into alert_matches (alert_id, job_id)
      select alerts.id, job_search.job_id
      from job_search
      join alerts on alerts.terms && ${termsOfJob}
      where job_search.job_id = any(${jobIds}::bigint[]) and ${isFindable()}
        and alerts.paused_at is null and alerts.since <= job_search.entered_at
        and ${fits('alerts')}
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

/** Writes only what became another. */
export async function updateStanding(
  db: Db,
  meanings: readonly { id: number; query: string | null; terms: string[] }[],
): Promise<void> {
  await sql`
    update alerts set query = new.query, terms = new.terms
    from jsonb_to_recordset(${JSON.stringify(meanings)}::jsonb)
      as new (id bigint, query text, terms text[])
    where alerts.id = new.id
      and (alerts.query, alerts.terms) is distinct from (new.query, new.terms)`.execute(db);
}
