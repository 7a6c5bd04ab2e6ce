import type { Answer, Language } from '../../../contract/endpoint.ts';
import { metaOf, type Paging } from '../../../contract/lists.ts';
import {
  type NotificationKind,
  notificationKinds,
  type notifications,
  type NotificationSubject,
} from '../../../contract/notifications.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { announce } from '../../platform/live/live.ts';
import { type Mail, sendMails } from '../../platform/mail.ts';
import type { Seal } from '../../platform/secrets/seal.ts';
import {
  countUnread,
  deleteAboutApplication,
  emptyCandidateName,
  insertNotifications,
  insertNotificationsAndMails,
  joinReadLines,
  listLines,
  listMailed,
  markRead,
  type NewNotification,
} from './queries.ts';
import { stopTokenOf } from './stop-tokens.ts';

export { eraseWriterName, markMessageNoticeRead, notifyOfMessage } from './message-notices.ts';
export { holdMail } from './quiet-hours.ts';
export { muteMails } from './preferences.ts';
export { readStopToken } from './stop-tokens.ts';

/**
 * Notifies accounts within the product, in the transaction of the event; open pages show it at
 * once. Each account is notified once, unless it has switched the kind off.
 */
export async function notify<K extends NotificationKind>(
  trx: Trx,
  accountIds: readonly number[],
  kind: K,
  subject: NotificationSubject<K>,
): Promise<void> {
  const people = [...new Set(accountIds)];
  if (people.length === 0) return;
  const notified = await insertNotifications(trx, people, lineOf(kind, subject));
  if (notified.length > 0) await announce(trx, notified, 'notifications');
}

/** A notification, with the line that it belongs to. */
function lineOf<K extends NotificationKind>(
  kind: K,
  subject: NotificationSubject<K>,
): NewNotification {
  const { about, countOf } = notificationKinds[kind];
  return {
    kind,
    subject,
    about: about ? String(about(subject)) : null,
    count: countOf ? countOf(subject) : 1,
  };
}

interface Reader {
  id: number;
  email: string;
  language: Language;
  /** The mail's link ends this alert only, not all mails of the kind. */
  alertId?: number;
}

/** The texts for one reader. */
type MailContent = Omit<Mail, 'to' | 'language' | 'choice'>;

/** What notifying by mail needs: the transaction of the event, and the parts of its links. */
export interface NotifyServices {
  trx: Trx;
  seal: Seal;
  publicUrl: string;
}

const choiceLabel: Record<Language, string> = {
  en: 'Change which emails you get',
  hi: 'चुनें कि आपको कौन से मेल मिलें',
};

const endLabel: Record<Language, string> = {
  en: 'Stop this alert',
  hi: 'यह अलर्ट बंद करें',
};

/**
 * Mails an event to the readers who have not switched such mails off, with a link to switch them off. Mails that
 * protect the account use `sendMail` and go to everybody.
 */
export async function mailNotification<R extends Reader>(
  { trx, seal, publicUrl }: NotifyServices,
  kind: NotificationKind,
  readers: readonly R[],
  write: (reader: R) => MailContent,
): Promise<void> {
  const ids = readers.map((reader) => reader.id);
  const mailed = await listMailed(trx, ids, kind);
  const mails = readers
    .filter(({ id }) => mailed.has(id))
    .map((reader) => mailTo({ seal, publicUrl }, kind, reader, write(reader)));
  await sendMails(trx, mails);
}

/**
 * Does the work of `notify` and `mailNotification`, and updates open pages about the event's own topic, all in one
 * statement: for events that come by the hundred. Readers for whom the mail is null are not mailed.
 */
export async function notifyAndMail<R extends Reader, K extends NotificationKind>(
  { trx, ...services }: NotifyServices,
  kind: K,
  {
    readers,
    subject,
    topic,
    changed,
  }: {
    readers: readonly R[];
    subject: NotificationSubject<K>;
    topic: string;
    /** The id of the one thing of this topic that it is about. */
    changed: number;
  },
  write: (reader: R) => MailContent | null,
): Promise<void> {
  if (readers.length === 0) return;
  const told = readers.map((reader) => {
    const content = write(reader);
    return { id: reader.id, mail: content && mailTo(services, kind, reader, content) };
  });
  await insertNotificationsAndMails(trx, { ...lineOf(kind, subject), told, topic, changed });
}

/** A mail with links to switch off its kind. */
function mailTo(
  { seal, publicUrl }: Omit<NotifyServices, 'trx'>,
  kind: NotificationKind,
  { id, email: to, language, alertId }: Reader,
  content: MailContent,
): Mail {
  const token = stopTokenOf(seal, { accountId: id, kind, alertId });
  return {
    ...content,
    to,
    language,
    canWaitFor: id,
    choice: {
      ...(alertId === undefined
        ? { label: choiceLabel[language], url: `${publicUrl}/settings?section=notifications` }
        : { label: endLabel[language], url: `${publicUrl}/notifications/stop#token=${token}` }),
      stopUrl: `${publicUrl}/notifications/stop?token=${token}`,
    },
  };
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
  const unreadOnly = filter === 'unread';
  const { rows, total, unread } = await listLines(db, accountId, { ...paging, unreadOnly });
  return {
    notifications: rows,
    unread_count: unread,
    meta: metaOf(paging, total),
  };
}

/** Marks the given notifications as read, or all of them, and updates the account's other open pages. */
export const markNotificationsRead = (
  db: Db,
  accountId: number,
  ids: readonly number[] | undefined,
): Promise<{ unread_count: number }> =>
  db.transaction().execute(async (trx) => {
    await markRead(trx, accountId, ids);
    await joinReadLines(trx, accountId);
    await announce(trx, [accountId], 'notifications');
    return { unread_count: await countUnread(trx, accountId) };
  });

/** Removes these accounts' notifications of a kind about an application that was undone, and updates open pages. */
export async function dropNotifications(
  trx: Trx,
  accountIds: readonly number[],
  kind: NotificationKind,
  applicationId: number,
): Promise<void> {
  await deleteAboutApplication(trx, accountIds, kind, applicationId);
  await announce(trx, accountIds, 'notifications');
}

/** Erases the name of a deleted candidate from the notifications about these applications. */
export const eraseCandidateName = (trx: Trx, applicationIds: readonly number[]): Promise<void> =>
  emptyCandidateName(trx, applicationIds);
