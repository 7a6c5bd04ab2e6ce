import { sql } from 'kysely';
import { anyOfIds, type Trx } from '../../platform/database.ts';
import { isExcludedBy } from '../exclusions/facts.ts';
import { isFindable } from '../search/facts.ts';

/**
 * Alerts that are due, locked so that nobody else sends them, each with its seeker. Jobs of a
 * deleted alert keep waiting: the alert may be brought back.
 */
export const lockDue = (trx: Trx, limit: number) =>
  trx
    .selectFrom('alerts')
    .innerJoin('accounts', 'accounts.id', 'alerts.account_id')
    .select([
      'alerts.id as alertId',
      'alerts.name as alert_name',
      'alerts.frequency',
      'alerts.search',
      'accounts.id',
      'accounts.email',
      'accounts.name',
      'accounts.language',
      sql<boolean>`accounts.state = 'active' and accounts.email_verified_at is not null
        and alerts.paused_at is null`.as('is_wanted'),
    ])
    .where('alerts.due_at', '<=', sql<string>`now()`)
    .where('alerts.deleted_at', 'is', null)
    .orderBy('alerts.due_at')
    .limit(limit)
    .forNoKeyUpdate('alerts')
    .skipLocked()
    .execute();

export type DueAlert = Awaited<ReturnType<typeof lockDue>>[number];

/** Marks the waiting jobs that are still open as sent; returns the alerts that have any. */
export async function markSent(trx: Trx, alertIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ alert_id: number }>`
    with sent as (
      update alert_matches set sent_at = now()
      from job_search, alerts
      where alerts.id = alert_matches.alert_id and alert_matches.alert_id = ${anyOfIds(alertIds)} and alert_matches.sent_at is null
        and job_search.job_id = alert_matches.job_id and ${isFindable()}
        and not (alerts.company_id is null
          and ${isExcludedBy(sql`alerts.account_id`, sql`job_search.company_id`)})
      returning alert_id
    )
    update alerts set last_sent_at = now() where id in (select alert_id from sent)
    returning id as alert_id`.execute(trx);
  return new Set(rows.map(({ alert_id }) => alert_id));
}

export async function markNotDue(trx: Trx, alertIds: readonly number[]): Promise<void> {
  await trx
    .updateTable('alerts')
    .set({ due_at: null })
    .where('id', '=', anyOfIds(alertIds))
    .execute();
}
