/** Sends notifications to the phones of people who switched that on, one line at a time, by SMS or WhatsApp. */
import {
  MESSAGE_DIGEST_MINUTES,
  PHONE_NOTICE_LIFE_MINUTES,
  PHONE_NOTICES_PER_DAY,
} from '../../../contract/constants.ts';
import {
  type NotificationKind,
  type PhoneChannel,
  phoneChannels,
} from '../../../contract/notifications.ts';
import { isNoticeKind, noticeText } from '../../../contract/notifications/phone-notices.ts';
import type { Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { takeAttempt, DAY_SECONDS } from '../../platform/limits/attempts.ts';
import { sendSms, sendWhatsapp } from '../../platform/sms.ts';
import { addTask } from '../../platform/tasks.ts';
import { isReached } from '../phones/phones.ts';
import { findLine, type Line } from './push-queries.ts';
import { quietSecondsOf } from './quiet-hours.ts';
import { findNumber, markTexted } from './texting-queries.ts';

export type PhoneServices = Pick<
  Services,
  'db' | 'sms' | 'smsCountries' | 'whatsapp' | 'phoneNotices'
>;

/** Notifications older than this are not sent to phones. */
const LIFE_HOURS = 24;
/** Whether this server can send a kind by a channel: it needs a provider and a registered text. */
export const isOffered = (
  services: Pick<PhoneServices, 'sms' | 'whatsapp' | 'phoneNotices'>,
  kind: NotificationKind,
  channel: PhoneChannel,
): boolean => services[channel] !== undefined && services.phoneNotices[channel].has(kind);

/**
 * Sends the line of a new notification to its reader's number, at the end of quiet hours. Each message costs money,
 * so a line is sent once until it is read, whatever is added to it meanwhile.
 */
export const textLine = (
  { db, publicUrl, ...services }: PhoneServices & Pick<Services, 'publicUrl'>,
  id: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const line = await findLine(trx, id);
    if (!line || !isNoticeKind(line.kind)) return;
    const { kind } = line;
    const wait = await secondsToWait(trx, line);
    if (wait > 0) return addTask(trx, 'text_line', { id }, { inSeconds: wait });
    const isOld = Date.now() - Date.parse(line.created_at) > LIFE_HOURS * 3_600_000;
    const reader = await findNumber(trx, line.account_id, kind);
    if (!reader || isOld || !isReached(services, reader.phone)) return;
    const channels = phoneChannels.filter(
      (channel) => reader[channel] && isOffered(services, kind, channel),
    );
    if (channels.length === 0 || !(await markTexted(trx, id))) return;
    const { phone, language } = reader;
    for (const channel of channels) {
      const key = attemptKey('phone-notice', { phone });
      const limit = { key, most: PHONE_NOTICES_PER_DAY, seconds: DAY_SECONDS };
      if ((await takeAttempt(trx, limit)) === null) return;
      const template = services.phoneNotices[channel].get(kind)?.[language] ?? '';
      await senders[channel](trx, {
        to: phone,
        text: noticeText(kind, language, publicUrl),
        language,
        template,
        expires_at: new Date(Date.now() + PHONE_NOTICE_LIFE_MINUTES * 60_000).toISOString(),
      });
    }
  });

const senders = { sms: sendSms, whatsapp: sendWhatsapp };

/** Messages wait as long as they do for a mail: somebody who reads them in the product needs no SMS. */
async function secondsToWait(trx: Trx, { kind, account_id, first_at }: Line): Promise<number> {
  const age = (Date.now() - Date.parse(first_at)) / 1_000;
  const unread = kind === 'message' ? MESSAGE_DIGEST_MINUTES * 60 - age : 0;
  return Math.max(Math.ceil(unread), await quietSecondsOf(trx, account_id));
}
