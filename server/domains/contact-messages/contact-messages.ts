// Serves barong/public/contact_messages and barong/admin/contact_messages: messages to the
// operator.
import type { Answer } from '../../../contract/endpoint.ts';
import type {
  ContactMessage,
  contactMessages,
} from '../../../contract/contact/contact-messages.ts';
import type { Paging } from '../../../contract/lists.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, takeAttempt } from '../../platform/limits/attempts.ts';
import type { Db } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { refuse } from '../../platform/refusal.ts';
import { recordAct } from '../../platform/security-events.ts';
import { mailAdmins, mailSender } from './mails.ts';
import {
  adminsToTell,
  countOpenMessages,
  insertMessage,
  listMessages,
  markMessage,
  type NewMessage,
} from './queries.ts';

const DAY_SECONDS = 86_400;
/** Receipts per address and day; somebody other than its holder may have typed the address. */
const FOR_AN_ADDRESS = 5;
/** Messages per network and day; a mobile network puts many people behind one address. */
const FROM_A_NETWORK = 30;

/**
 * Stores a message, mails its sender the number and every admin the message. When an address has
 * had all its receipts, its messages are still stored; otherwise anybody could silence its holder.
 */
export const writeToOperator = (
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  message: NewMessage,
  from: { address: string },
): Promise<{ id: number }> =>
  db.transaction().execute(async (trx) => {
    const seconds = DAY_SECONDS;
    const here = attemptKey('contact', { address: from.address });
    await countAttempt(trx, { key: here, most: FROM_A_NETWORK, seconds });
    const receipts = attemptKey('contact', { email: message.email });
    const left = await takeAttempt(trx, { key: receipts, most: FOR_AN_ADDRESS, seconds });
    const id = await insertMessage(trx, message);
    if (left !== null) await mailSender(trx, { ...message, id });
    await mailAdmins(trx, await adminsToTell(trx).execute(), { ...message, id }, publicUrl);
    return { id };
  });

type Messages = Answer<(typeof contactMessages)['GET /barong/admin/contact_messages']>;

export async function readContactMessages(
  db: Db,
  { status, ...paging }: Paging & { status: 'open' | 'answered' },
): Promise<Messages> {
  const { rows, meta } = await listMessages(db, { ...paging, answered: status === 'answered' });
  return { contact_messages: rows, open_count: await countOpenMessages(db), meta };
}

export const markContactMessage = (
  db: Db,
  id: number,
  mark: { answered: boolean; adminId: number },
): Promise<ContactMessage> =>
  db.transaction().execute(async (trx) => {
    const marked = await markMessage(trx, id, mark);
    if (!marked) throw refuse('resource.contact_message.not_found');
    const { answered } = mark;
    const subject = ['contact_message', id] as const;
    await recordAct(trx, { act: 'contact_message_marked', subject, after: { answered } });
    return marked;
  });
