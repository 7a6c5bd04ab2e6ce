/** Pushes notifications to the browsers of people who switched that on, one line at a time. */
import {
  type Notification,
  notificationKinds,
  type NotificationKind,
} from '../../../contract/notifications.ts';
import { describeNotification } from '../../../contract/notifications/texts.ts';
import { PORTAL } from '../../../contract/portal-settings/portal-name.ts';
import type { Services } from '../../platform/endpoints.ts';
import type { Trx } from '../../platform/database.ts';
import { addTask, addTasks } from '../../platform/tasks.ts';
import { portalNamed } from '../../platform/in-force/portal-name.ts';
import {
  findReceiver,
  forgetReceiver,
  listReceiverIds,
} from '../push-subscriptions/push-subscriptions.ts';
import { findLine, type Line, markPushed } from './push-queries.ts';
import { quietSecondsOf } from './quiet-hours.ts';

type PushServices = Pick<Services, 'db' | 'push'>;

/** Somebody with the conversation open reads a message at once, and needs no push. */
const MESSAGE_WAIT_SECONDS = 10;

/** Notifications older than this are not pushed. */
const LIFE_HOURS = 24;

/**
 * Sends the line of a new notification to every browser of its account, each by a task of its own, at the end of
 * quiet hours. Notifications added to the line meanwhile are included; read ones are not.
 */
export const pushLine = ({ db }: PushServices, id: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const line = await findLine(trx, id);
    if (!line) return;
    const wait = await secondsToWait(trx, line);
    if (wait > 0) return addTask(trx, 'push_line', { id }, { inSeconds: wait });
    if (!(await markPushed(trx, id))) return;
    const receivers = await listReceiverIds(trx, line.account_id);
    await addTasks(
      trx,
      'push_to_browser',
      receivers.map((receiver) => ({ receiver, id })),
    );
  });

async function secondsToWait(trx: Trx, { kind, account_id, created_at }: Line): Promise<number> {
  if (notificationKinds[kind].always) return 0;
  const age = (Date.now() - Date.parse(created_at)) / 1_000;
  const unread = kind === 'message' && age < MESSAGE_WAIT_SECONDS ? MESSAGE_WAIT_SECONDS : 0;
  return Math.max(unread, await quietSecondsOf(trx, account_id));
}

/** Sends one line to one browser; a browser that is gone is forgotten. */
export async function pushToBrowser(
  { db, push }: PushServices,
  { receiver: receiverId, id }: { receiver: number; id: number },
): Promise<void> {
  const receiver = await findReceiver(db, receiverId);
  const line = await findLine(db, id);
  if (!receiver || !line || line.account_id !== receiver.account_id) return;
  const age = Date.now() - Date.parse(line.pushed_at ?? line.created_at);
  if (age > LIFE_HOURS * 3_600_000) return;
  const { language, account_id: _, ...browser } = receiver;
  const outcome = await push.send(browser, {
    text: JSON.stringify(await portalNamed(db, messageOf(line, language))),
    topic: line.tag,
    lifeSeconds: LIFE_HOURS * 3_600,
    isUrgent: notificationKinds[line.kind].always ?? false,
  });
  if (outcome === 'gone') await forgetReceiver(db, receiverId);
}

/** The payload that `web/public/push-worker.js` shows. */
function messageOf(
  {
    kind,
    subject,
    count,
    tag,
  }: { kind: NotificationKind; subject: Notification['subject']; count: number; tag: string },
  lang: 'en' | 'hi',
) {
  const { text, to } = describeNotification({ kind, subject, count }, lang);
  return { title: PORTAL, text, to, tag, lang };
}
