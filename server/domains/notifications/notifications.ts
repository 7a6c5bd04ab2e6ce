import type { Answer } from '../../../contract/endpoint.ts';
import { metaOf, type Paging } from '../../../contract/lists.ts';
import type {
  Notification,
  NotificationKind,
  notifications,
  NotificationSubject,
} from '../../../contract/notifications.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { announce } from '../../platform/live.ts';
import {
  countNotifications,
  emptyCandidateName,
  insertNotifications,
  listNotifications,
  markRead,
} from './queries.ts';

/**
 * Tells people in the product that something happened to them, in the transaction in which it
 * happens; their open pages show it at once. The same person is told once.
 */
export async function notify<K extends NotificationKind>(
  trx: Trx,
  accountIds: readonly number[],
  kind: K,
  subject: NotificationSubject<K>,
): Promise<void> {
  const people = [...new Set(accountIds)];
  if (people.length === 0) return;
  await insertNotifications(trx, { accountIds: people, kind, subject });
  await announce(trx, people, 'notifications');
}

interface Wanted extends Paging {
  filter: 'all' | 'unread';
}

type Notifications = Answer<(typeof notifications)['GET /barong/resource/notifications']>;

export async function readNotifications(
  db: Db,
  accountId: number,
  { filter, ...paging }: Wanted,
): Promise<Notifications> {
  const rows = await listNotifications(db, accountId, {
    ...paging,
    unreadOnly: filter === 'unread',
  });
  const count = await countNotifications(db, accountId);
  return {
    // Kind and subject were written together by `notify`; the contract checks them on the way out.
    notifications: rows as Notification[],
    unread_count: count.unread,
    meta: metaOf(paging, count[filter]),
  };
}

/** Marks the named ones as read, or all of them; other open pages of the person follow. */
export const markNotificationsRead = (
  db: Db,
  accountId: number,
  ids: readonly number[] | undefined,
): Promise<{ unread_count: number }> =>
  db.transaction().execute(async (trx) => {
    await markRead(trx, accountId, ids);
    await announce(trx, [accountId], 'notifications');
    const { unread } = await countNotifications(trx, accountId);
    return { unread_count: unread };
  });

/** Takes the name of a candidate who left out of what recruiters were told of these applications. */
export const eraseCandidateName = (trx: Trx, applicationIds: readonly number[]): Promise<void> =>
  emptyCandidateName(trx, applicationIds);
