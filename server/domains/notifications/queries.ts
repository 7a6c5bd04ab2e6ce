import { type RawBuilder, sql } from 'kysely';
import { NOTIFICATION_LIFE_DAYS } from '../../../contract/constants.ts';
import type { Paging } from '../../../contract/lists.ts';
import type {
  Notification,
  NotificationChannel,
  NotificationKind,
} from '../../../contract/notifications.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { announcing } from '../../platform/live.ts';
import { type Mail, sendingMails } from '../../platform/mail.ts';
import { pageOf } from '../../platform/page.ts';

interface NewNotification {
  accountIds: readonly number[];
  kind: NotificationKind;
  subject: Notification['subject'];
}

/**
 * Adds a notification for each account that has not switched the kind off; returns those accounts.
 */
export async function insertNotifications(
  trx: Trx,
  { accountIds, kind, subject }: NewNotification,
): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    insert into notifications (account_id, kind, subject)
    select id, ${kind}, ${JSON.stringify(subject)}::jsonb from unnest(${[...accountIds]}::bigint[]) as id
     where not ${isMuted(kind, 'product')}
    returning account_id`.execute(trx);
  return rows.map(({ account_id }) => account_id);
}

/** Whether the account whose id is the column `id` has switched the kind off. */
const isMuted = (kind: NotificationKind, channel: NotificationChannel): RawBuilder<boolean> =>
  sql`exists (select from notification_mutes
    where account_id = id and kind = ${kind} and channel = ${channel})`;

interface Telling {
  kind: NotificationKind;
  subject: Notification['subject'];
  /** Each account once, with its mail if it gets one. */
  told: readonly { id: number; mail: Mail | null }[];
  /** The topic of open pages that changes with it. */
  topic: string;
}

/** Adds notifications and queues mails for whoever has not switched them off, and tells open pages. */
export async function insertNotificationsAndMails(
  trx: Trx,
  { kind, subject, told, topic }: Telling,
): Promise<void> {
  await sql`
    with told as materialized (
      select * from json_to_recordset(${JSON.stringify(told)}::json) as one (id bigint, mail json)
    ), notified as (
      insert into notifications (account_id, kind, subject)
      select id, ${kind}, ${JSON.stringify(subject)}::jsonb from told
       where not ${isMuted(kind, 'product')}
      returning account_id
    )
    select ${sendingMails(sql`select mail from told
        where mail is not null and not ${isMuted(kind, 'mail')}`)},
      ${announcing(sql`array(select account_id from notified)`, 'notifications')},
      ${announcing(sql`array(select id from told)`, topic)}`.execute(trx);
}

/** Those of these accounts that have switched mails of the kind off. */
export async function listMuted(
  trx: Trx,
  accountIds: readonly number[],
  kind: NotificationKind,
): Promise<Set<number>> {
  const mutes = await trx
    .selectFrom('notification_mutes')
    .select('account_id')
    .where('account_id', '=', sql<number>`any(${[...accountIds]})`)
    .where('kind', '=', kind)
    .where('channel', '=', 'mail')
    .execute();
  return new Set(mutes.map((mute) => mute.account_id));
}

const own = (db: Db, accountId: number, unreadOnly: boolean) =>
  db
    .selectFrom('notifications')
    .where('account_id', '=', accountId)
    .$if(unreadOnly, (query) => query.where('read_at', 'is', null));

export const listNotifications = (
  db: Db,
  accountId: number,
  { unreadOnly, ...paging }: Paging & { unreadOnly: boolean },
) =>
  pageOf(
    own(db, accountId, unreadOnly)
      .select(['id', 'kind', 'subject', 'created_at', 'read_at'])
      .orderBy('id', 'desc'),
    paging,
  );

export async function countUnread(db: Db, accountId: number): Promise<number> {
  const { count } = await own(db, accountId, true)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Marks the account's notifications among `ids` as read, or all of them; the first time is kept.
 */
export async function markRead(
  db: Db,
  accountId: number,
  ids: readonly number[] | undefined,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: sql<string>`now()` })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<number>`any(${ids})`))
    .execute();
}

export async function deleteOldNotifications(db: Db): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where(
      'created_at',
      '<',
      sql<string>`now() - make_interval(days => ${NOTIFICATION_LIFE_DAYS}::int)`,
    )
    .execute();
}

export async function emptyCandidateName(
  trx: Trx,
  applicationIds: readonly number[],
): Promise<void> {
  if (applicationIds.length === 0) return;
  await trx
    .updateTable('notifications')
    .set({ subject: sql`subject || '{"candidate_name": ""}'` })
    .where(sql<boolean>`subject ? 'candidate_name'`)
    .where(
      sql<number>`(subject ->> 'application_id')::bigint`,
      '=',
      sql<number>`any(${[...applicationIds]}::bigint[])`,
    )
    .execute();
}
