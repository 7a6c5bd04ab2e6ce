import type { Answer, Language } from '../../../contract/endpoint.ts';
import type { Paging } from '../../../contract/lists.ts';
import type {
  Notification,
  NotificationKind,
  notifications,
  NotificationSubject,
} from '../../../contract/notifications.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { announce } from '../../platform/live.ts';
import { type Mail, sendMail } from '../../platform/mail.ts';
import type { Seal } from '../../platform/seal.ts';
import {
  countUnread,
  emptyCandidateName,
  insertNotifications,
  listMuted,
  listNotifications,
  markRead,
} from './queries.ts';
import { stopTokenOf } from './stop-tokens.ts';

/**
 * Tells people in the product that something happened to them, in the transaction in which it
 * happens; their open pages show it at once. The same person is told once, and not at all of what
 * they switched off.
 */
export async function notify<K extends NotificationKind>(
  trx: Trx,
  accountIds: readonly number[],
  kind: K,
  subject: NotificationSubject<K>,
): Promise<void> {
  const people = [...new Set(accountIds)];
  if (people.length === 0) return;
  const told = await insertNotifications(trx, { accountIds: people, kind, subject });
  if (told.length > 0) await announce(trx, told, 'notifications');
}

interface Reader {
  id: number;
  email: string;
  language: Language;
}

/** Where a notification happens, and what its mails are made with. */
export interface NotifyServices {
  trx: Trx;
  seal: Seal;
  publicUrl: string;
}

const choiceLabel: Record<Language, string> = {
  en: 'Change which mails you get',
  hi: 'चुनें कि आपको कौन से मेल मिलें',
};

/**
 * Mails people that something happened to them, but those who switched such mails off. Every mail
 * says how to do that. What protects the account is mailed by `sendMail`, to everybody.
 */
export async function mailNotification<R extends Reader>(
  { trx, seal, publicUrl }: NotifyServices,
  kind: NotificationKind,
  readers: readonly R[],
  write: (reader: R) => Omit<Mail, 'to' | 'language' | 'choice'>,
): Promise<void> {
  const ids = readers.map((reader) => reader.id);
  const muted = await listMuted(trx, ids, kind, 'mail');
  for (const reader of readers.filter(({ id }) => !muted.has(id))) {
    const { id, email: to, language } = reader;
    const token = stopTokenOf(seal, { accountId: id, kind });
    await sendMail(trx, {
      ...write(reader),
      to,
      language,
      choice: {
        label: choiceLabel[language],
        url: `${publicUrl}/settings?section=notifications`,
        stopUrl: `${publicUrl}/notifications/stop?token=${token}`,
      },
    });
  }
}

interface NotificationsQuery extends Paging {
  filter: 'all' | 'unread';
}

type Notifications = Answer<(typeof notifications)['GET /barong/resource/notifications']>;

export async function readNotifications(
  db: Db,
  accountId: number,
  { filter, ...paging }: NotificationsQuery,
): Promise<Notifications> {
  const { rows, meta } = await listNotifications(db, accountId, {
    ...paging,
    unreadOnly: filter === 'unread',
  });
  return {
    // Kind and subject were written together by `notify`; the contract checks them on the way out.
    notifications: rows as Notification[],
    unread_count: await countUnread(db, accountId),
    meta,
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
    return { unread_count: await countUnread(trx, accountId) };
  });

/** Takes the name of a candidate who left out of what recruiters were told of these applications. */
export const eraseCandidateName = (trx: Trx, applicationIds: readonly number[]): Promise<void> =>
  emptyCandidateName(trx, applicationIds);
