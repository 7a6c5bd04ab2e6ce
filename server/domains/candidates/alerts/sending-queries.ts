import { sql } from 'kysely';
import { anyOfIds, type Db, type Trx } from '../../../platform/database.ts';
import { nextMoment } from '../../alerts/facts.ts';

/**
 * How far each look goes back behind the last: what was being written then, and could not be seen
 * yet, has a time before it.
 */
const OVERLAP_MINUTES = 60;

/** The recruiters who have an alert that is due. */
export async function listDueRecruiters(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('candidate_alerts')
    .select('account_id')
    .distinct()
    .where('due_at', '<=', sql<string>`now()`)
    .execute();
  return rows.map(({ account_id }) => account_id);
}

/**
 * All alerts of a recruiter that are due, with the search of each. Others wait for them, and then find
 * none: skipping the rows that somebody holds would spread a recruiter's searches over two mails.
 */
export const lockDue = (trx: Trx, accountId: number) =>
  trx
    .selectFrom('candidate_alerts as alert')
    .innerJoin('saved_candidate_searches as saved', 'saved.id', 'alert.search_id')
    .innerJoin('accounts', 'accounts.id', 'alert.account_id')
    .select([
      'alert.id as alert_id',
      'saved.id',
      'saved.name',
      'saved.source',
      'saved.filters',
      'saved.company_id',
      // The last mail that had anybody of this search.
      sql<string>`coalesce(alert.last_sent_at, alert.since)`.as('told_at'),
      sql<string>`greatest(alert.since,
        alert.looked_at - make_interval(mins => ${sql.lit(OVERLAP_MINUTES)}))`.as('after'),
      // It may have been shared no longer; the others hold of the account and are the same in each row.
      sql<boolean>`accounts.state = 'active' and accounts.email_verified_at is not null
        and accounts.company_id = saved.company_id
        and (saved.account_id = accounts.id or saved.is_shared)`.as('is_wanted'),
    ])
    .where('alert.account_id', '=', accountId)
    .where('alert.due_at', '<=', sql<string>`now()`)
    .orderBy('saved.name')
    .orderBy('alert.id')
    .forNoKeyUpdate('alert')
    .execute();
export type DueAlert = Awaited<ReturnType<typeof lockDue>>[number];

export const getReader = (trx: Trx, accountId: number) =>
  trx
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'language', 'company_id'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
export type Reader = Awaited<ReturnType<typeof getReader>>;

/** Mails name a moment in thousandths of a second, and what they name must not be after it. */
const NOW = sql<string>`date_trunc('milliseconds', now())`;

export async function insertMatches(
  trx: Trx,
  alertId: number,
  candidateIds: readonly number[],
): Promise<void> {
  await trx
    .insertInto('candidate_alert_matches')
    .values(candidateIds.map((account_id) => ({ alert_id: alertId, account_id, sent_at: NOW })))
    .execute();
}

/** They are due again at their next time, whether or not there was anybody. */
export async function markLooked(
  trx: Trx,
  alertIds: readonly number[],
  sentIds: readonly number[],
): Promise<void> {
  await trx
    .updateTable('candidate_alerts')
    .set({
      looked_at: sql<string>`now()`,
      due_at: nextMoment(sql`frequency`),
      last_sent_at: sql<string>`case when id = ${anyOfIds(sentIds)} then ${NOW} else last_sent_at end`,
    })
    .where('id', '=', anyOfIds(alertIds))
    .execute();
}
