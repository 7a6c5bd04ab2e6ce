import { type Insertable, sql } from 'kysely';
import { ALERT_JOBS_SHOWN, ALERT_MEMORY_DAYS, ALERTS_MAX } from '../../../contract/constants.ts';
import type { AlertSearch } from '../../../contract/alerts.ts';
import type { AlertFrequency } from '../../../contract/alerts/alert-frequencies.ts';
import type { Paging } from '../../../contract/lists.ts';
import type { Alerts } from '../../../db/tables/alerts.ts';
import { anyOfIds, type Db, type Trx } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';
import { holdAccount } from '../../platform/limits/hold-account.ts';
import { nextMoment } from './facts.ts';

const living = (db: Db, accountId: number) =>
  db
    .selectFrom('alerts')
    .leftJoin('companies', 'companies.id', 'alerts.company_id')
    .where('alerts.account_id', '=', accountId)
    .where('alerts.deleted_at', 'is', null)
    .select([
      'alerts.id',
      'alerts.name',
      'alerts.frequency',
      'alerts.search',
      'companies.name as company_name',
      'alerts.paused_at',
      'alerts.created_at',
      'alerts.last_sent_at',
    ]);

export const listAlerts = (db: Db, accountId: number, paging: Paging) =>
  pageOf(living(db, accountId).orderBy('alerts.id', 'desc'), paging);

export const findAlert = (db: Db, accountId: number, id: number) =>
  living(db, accountId).where('alerts.id', '=', id).executeTakeFirst();

export type AlertRow = NonNullable<Awaited<ReturnType<typeof findAlert>>>;

export interface SentJob {
  alert_id: number;
  id: number;
  title: string;
  company_name: string;
  location: string;
  open: boolean;
  /** How many jobs that mail contained in all. */
  of_all: number;
}

/** The newest jobs of the last mail of each alert; deleted ones are left out. */
export async function listLastJobs(db: Db, ids: readonly number[]): Promise<SentJob[]> {
  const { rows } = await sql<SentJob>`
    select * from (
      select alerts.id as alert_id, jobs.id, jobs.title, companies.name as company_name,
        jobs.location, coalesce(job_search.expires_at > now(), false) as open,
        count(*) over (partition by alerts.id)::int as of_all,
        row_number() over (partition by alerts.id order by jobs.posted_at desc, jobs.id desc) as place
      from alerts
      join alert_matches on alert_matches.alert_id = alerts.id
        and alert_matches.sent_at = alerts.last_sent_at
      join jobs on jobs.id = alert_matches.job_id and jobs.deleted_at is null
      join companies on companies.id = jobs.company_id
      left join job_search on job_search.job_id = jobs.id
      where alerts.id = ${anyOfIds(ids)}
    ) as sent
    where place <= ${ALERT_JOBS_SHOWN} order by alert_id, place`.execute(db);
  return rows;
}

/** Holds the account, so that two alerts at once cannot both be the last one allowed. */
export async function countAlerts(trx: Trx, accountId: number): Promise<number> {
  await holdAccount(trx, accountId);
  const { count } = await trx
    .selectFrom('alerts')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export type NewAlert = Omit<Insertable<Alerts>, 'search' | 'account_id'> & { search: AlertSearch };

export async function insertAlert(
  trx: Trx,
  accountId: number,
  { search, ...alert }: NewAlert,
): Promise<number> {
  const { id } = await trx
    .insertInto('alerts')
    .values({ ...alert, account_id: accountId, search: JSON.stringify(search) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Change {
  name?: string | undefined;
  frequency?: AlertFrequency | undefined;
}

/**
 * Renames an alert or changes its frequency; jobs that wait are sent at the next time of the new
 * frequency.
 */
export async function updateAlert(
  trx: Trx,
  accountId: number,
  id: number,
  { name, frequency }: Change,
): Promise<void> {
  await trx
    .updateTable('alerts')
    .set({
      name: name ?? sql<string>`name`,
      frequency: frequency ?? sql<AlertFrequency>`frequency`,
      due_at: sql`case when due_at is not null then ${nextMoment(sql`coalesce(${frequency ?? null}::text, frequency)`)} end`,
    })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .execute();
}

/** Pauses an alert; jobs that waited are not sent any more. True if there is such an alert. */
export async function markPaused(trx: Trx, accountId: number, id: number): Promise<boolean> {
  const paused = await trx
    .updateTable('alerts')
    .set({ paused_at: sql<string>`coalesce(paused_at, now())`, due_at: null })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (paused) await deleteWaiting(trx, [id]);
  return paused !== undefined;
}

/** Resumes an alert; it sends jobs that come from now on. */
export async function markResumed(trx: Trx, accountId: number, id: number): Promise<void> {
  await trx
    .updateTable('alerts')
    .set({
      paused_at: null,
      since: sql<string>`now()`,
      seen: sql<string>`pg_current_snapshot()`,
    })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('paused_at', 'is not', null)
    .execute();
}

/** Forgets the jobs that were found and not sent yet. */
export async function deleteWaiting(trx: Trx, ids: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('alert_matches')
    .where('alert_id', '=', anyOfIds(ids))
    .where('sent_at', 'is', null)
    .execute();
}

/**
 * Deletes an alert or brings it back; false if there is no such alert to delete or to bring back.
 */
export async function markDeleted(
  trx: Trx,
  accountId: number,
  id: number,
  deleted: boolean,
): Promise<boolean> {
  const marked = await trx
    .updateTable('alerts')
    .set({ deleted_at: deleted ? sql<string>`now()` : null })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('deleted_at', deleted ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/**
 * Only the newest deleted one can be brought back: saving and deleting in turns must not fill the
 * disk.
 */
export async function forgetSurplusDeleted(trx: Trx, accountId: number): Promise<void> {
  await trx
    .deleteFrom('alerts')
    .where('id', 'in', (row) =>
      row
        .selectFrom('alerts')
        .select('id')
        .where('account_id', '=', accountId)
        .where('deleted_at', 'is not', null)
        .orderBy('deleted_at', 'desc')
        .orderBy('id', 'desc')
        .offset(ALERTS_MAX),
    )
    .execute();
}

export async function purgeDeletedAlerts(db: Db): Promise<void> {
  await db
    .deleteFrom('alerts')
    .where('deleted_at', '<', sql<string>`now() - interval '1 day'`)
    .execute();
}

export async function deleteOldMatches(db: Db): Promise<void> {
  await db
    .deleteFrom('alert_matches')
    .where('sent_at', '<', sql<string>`now() - make_interval(days => ${ALERT_MEMORY_DAYS}::int)`)
    .execute();
}
