import { type Insertable, sql } from 'kysely';
import {
  PUSH_SUBSCRIPTION_LIFE_DAYS,
  PUSH_SUBSCRIPTIONS_MAX,
} from '../../../contract/constants.ts';
import type { PushSubscriptions } from '../../../db/tables/messages.ts';
import type { Db, Trx } from '../../platform/database.ts';

const shown = ['id', 'session_id', 'browser', 'system', 'created_at'] as const;

export const listSubscriptions = (db: Db, accountId: number) =>
  db
    .selectFrom('push_subscriptions')
    .select(shown)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();

/** Undefined if the address is stored with other keys. */
export const keepSubscription = (trx: Trx, given: Insertable<PushSubscriptions>) =>
  trx
    .insertInto('push_subscriptions')
    .values(given)
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet({
          account_id: given.account_id,
          session_id: given.session_id ?? null,
          server_key: given.server_key,
          used_at: sql<string>`now()`,
        })
        .where('push_subscriptions.p256dh', '=', given.p256dh)
        .where('push_subscriptions.auth', '=', given.auth),
    )
    .returning(shown)
    .executeTakeFirst();

/** Deletes an account's oldest subscriptions beyond the limit. */
export async function deleteSurplus(trx: Trx, accountId: number): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where('id', 'in', (row) =>
      row
        .selectFrom('push_subscriptions')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(PUSH_SUBSCRIPTIONS_MAX),
    )
    .execute();
}

export async function deleteOthersAt(trx: Trx, accountId: number, endpoint: string): Promise<void> {
  await trx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('account_id', '<>', accountId)
    .execute();
}

/** Moves the subscription of a browser to a session; returns its id, or null if there is none. */
export async function markHere(
  trx: Trx,
  { accountId, sessionId, endpoint }: { accountId: number; sessionId: number; endpoint: string },
): Promise<number | null> {
  const found = await trx
    .updateTable('push_subscriptions')
    .set({ session_id: sessionId, used_at: sql<string>`now()` })
    .where('endpoint', '=', endpoint)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return found?.id ?? null;
}

export async function deleteSubscription(db: Db, accountId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function listReceiverIds(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ id }) => id);
}

/** A browser with the language of its account; undefined if it or the account is gone. */
export const findReceiver = (db: Db, id: number) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('accounts', 'accounts.id', 'push_subscriptions.account_id')
    .select(['endpoint', 'p256dh', 'auth', 'server_key'])
    .select(['push_subscriptions.account_id', 'accounts.language'])
    .leftJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .where('push_subscriptions.id', '=', id)
    .where('accounts.state', 'in', ['active', 'pending'])
    .where('sessions.ended_at', 'is', null)
    .executeTakeFirst();

export async function forgetReceiver(db: Db, id: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

/** Deletes those of browsers with which nobody has logged in for a long time. */
export async function deleteUnused(db: Db): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where(
      'used_at',
      '<',
      sql<string>`now() - make_interval(days => ${PUSH_SUBSCRIPTION_LIFE_DAYS}::int)`,
    )
    .execute();
}
