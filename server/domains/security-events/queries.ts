import { sql } from 'kysely';
import { SECURITY_EVENTS_DAYS } from '../../../contract/constants.ts';
import type { Paging } from '../../../contract/lists.ts';
import { forgetPlacesOf } from '../../platform/audit/audit.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { pageOf } from '../../platform/page.ts';

export const listSecurityEvents = (db: Db, accountId: number, paging: Paging) =>
  pageOf(
    db
      .selectFrom('security_events')
      .select([
        'id',
        'kind',
        'outcome',
        'count',
        'browser',
        'system',
        'network',
        'actor_id',
        'created_at',
        'last_at',
      ])
      .where('account_id', '=', accountId)
      .orderBy('last_at', 'desc')
      .orderBy('id', 'desc'),
    paging,
  );

export async function forgetOldSecurityEvents(db: Db): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where('last_at', '<', sql<string>`now() - make_interval(days => ${SECURITY_EVENTS_DAYS})`)
    .execute();
}

/** When an admin's account is deleted, only the admin is removed from events about others. */
export async function anonymiseSecurityEvents(trx: Trx, accountId: number): Promise<void> {
  await forgetPlacesOf(trx, accountId);
  await trx
    .updateTable('security_events')
    .set({
      account_id: sql`nullif(account_id, ${accountId})`,
      actor_id: sql`nullif(actor_id, ${accountId})`,
      network: null,
      browser: null,
      system: null,
      request_id: null,
      sum_key: null,
    })
    .where((row) => row.or([row('account_id', '=', accountId), row('actor_id', '=', accountId)]))
    .execute();
}
