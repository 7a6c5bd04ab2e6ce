import { type RawBuilder, type Selectable, sql } from 'kysely';
import {
  type NotificationChannel,
  type NotificationKind,
  notificationKinds,
} from '../../../contract/notifications.ts';
import type { Accounts } from '../../../db/tables/accounts.ts';
import type { Db, Trx } from '../../platform/database.ts';

export interface Choice {
  kind: NotificationKind;
  channel: NotificationChannel;
  is_on: boolean;
  /** When it was chosen; for phone channels, when the holder of the number gave or withdrew consent. */
  created_at: string;
}

/** What an account has chosen; everything else is the default of the contract. */
export const listChoices = (db: Db, accountId: number): Promise<Choice[]> =>
  db
    .selectFrom('notification_choices')
    .select(['kind', 'channel', 'is_on', 'created_at'])
    .where('account_id', '=', accountId)
    .execute();

/** Only for existing accounts: the link in a mail may outlive its account. */
export async function keepChoice(
  trx: Trx,
  accountId: number,
  { kind, channel, is_on }: Omit<Choice, 'created_at'>,
): Promise<void> {
  await sql`insert into notification_choices (account_id, kind, channel, is_on)
    select id, ${kind}, ${channel}, ${is_on} from accounts
     where id = ${accountId} and state <> 'deleted'
    on conflict (account_id, kind, channel)
      do update set is_on = excluded.is_on, created_at = now()`.execute(trx);
}

export async function switchOffAll(
  trx: Trx,
  accountId: number,
  channel: NotificationChannel,
): Promise<void> {
  await trx
    .updateTable('notification_choices')
    .set({ is_on: false, created_at: sql<string>`now()` })
    .where('account_id', '=', accountId)
    .where('channel', '=', channel)
    .where('is_on', '=', true)
    .execute();
}

/** Whether the account with the id in column `id` wants the kind by the channel. */
export function isWanted(
  kind: NotificationKind,
  channel: NotificationChannel,
  id: RawBuilder<number> = sql`id`,
): RawBuilder<boolean> {
  const { channels, always } = notificationKinds[kind];
  const byDefault = channels[channel];
  if (byDefault === undefined) return sql`false`;
  if (always) return sql`true`;
  return sql`coalesce((select is_on from notification_choices
    where account_id = ${id} and kind = ${kind} and channel = ${channel}), ${byDefault})`;
}

export type QuietRow = Pick<Selectable<Accounts>, 'quiet_on' | 'quiet_from' | 'quiet_until'>;

export const findQuietHours = (db: Db, accountId: number): Promise<QuietRow | undefined> =>
  db
    .selectFrom('accounts')
    .select(['quiet_on', 'quiet_from', 'quiet_until'])
    .where('id', '=', accountId)
    .executeTakeFirst();

type QuietChange = { [Column in keyof QuietRow]: QuietRow[Column] | undefined };

/** Undefined if the times would be equal, which would mean no time at all, or the whole day. */
export function keepQuietHours(
  db: Db,
  accountId: number,
  change: QuietChange,
): Promise<QuietRow | undefined> {
  const from = sql<number>`coalesce(${change.quiet_from ?? null}::int, quiet_from)`;
  const until = sql<number>`coalesce(${change.quiet_until ?? null}::int, quiet_until)`;
  return db
    .updateTable('accounts')
    .set({
      quiet_on: sql<boolean>`coalesce(${change.quiet_on ?? null}::boolean, quiet_on)`,
      quiet_from: from,
      quiet_until: until,
    })
    .where('id', '=', accountId)
    .where(from, '<>', until)
    .returning(['quiet_on', 'quiet_from', 'quiet_until'])
    .executeTakeFirst();
}
