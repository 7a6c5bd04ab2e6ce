import { sql } from 'kysely';
import type { NotificationChannel, NotificationKind } from '../../../contract/notifications.ts';
import type { Db, Trx } from '../../platform/database.ts';

export interface Mute {
  kind: NotificationKind;
  channel: NotificationChannel;
}

/** The kinds that an account has switched off. */
export const listMutes = (db: Db, accountId: number): Promise<Mute[]> =>
  db
    .selectFrom('notification_mutes')
    .select(['kind', 'channel'])
    .where('account_id', '=', accountId)
    .execute();

/** Only for existing accounts: the link in a mail may outlive its account. */
export async function insertMute(
  trx: Trx,
  accountId: number,
  { kind, channel }: Mute,
): Promise<void> {
  await trx
    .insertInto('notification_mutes')
    .columns(['account_id', 'kind', 'channel'])
    .expression((living) =>
      living
        .selectFrom('accounts')
        .select(['id', sql<string>`${kind}::text`.as('kind'), sql`${channel}::text`.as('channel')])
        .where('id', '=', accountId)
        .where('state', '<>', 'deleted'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMute(
  trx: Trx,
  accountId: number,
  { kind, channel }: Mute,
): Promise<void> {
  await trx
    .deleteFrom('notification_mutes')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .execute();
}
