// Serves barong/public/contact_messages and barong/admin/contact_messages: messages to the
// operator.
import type { Days } from '../../platform/calendar/days-in-india.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type {
  ContactMessage,
  contactMessages,
  ContactMessageState,
} from '../../../contract/contact/contact-messages.ts';
import type { ContactOutcome } from '../../../contract/contact/contact-outcomes.ts';
import {
  type ContactFilter,
  type ContactTopic,
  isOfFilter,
  topicsFor,
} from '../../../contract/contact/contact-topics.ts';
import type { AdminRole } from '../../../contract/admin/admin-roles.ts';
import type { Paging } from '../../../contract/lists.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import {
  countAttempt,
  takeAttempt,
  DAY_SECONDS,
  HOUR_SECONDS,
} from '../../platform/limits/attempts.ts';
import type { Db } from '../../platform/database.ts';
import { onceAnHour } from '../../platform/idempotency.ts';
import type { Services } from '../../platform/endpoints.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { recordAct } from '../../platform/security-events.ts';
import { signedNumber, signNumber } from '../../platform/secrets/signed-numbers.ts';
import { adminWords } from '../admins/facts.ts';
import { mailAdmins, mailAnswer, mailLate, mailSender } from './mails.ts';
import {
  adminsToTell,
  answerMessage,
  countOpenMessages,
  findMessage,
  getGivenAnswer,
  insertMessage,
  listMessages,
  markLateMessages,
  markMessage,
  type NewMessage,
} from './queries.ts';

/** Receipts per address and day; somebody other than its holder may have typed the address. */
const FOR_AN_ADDRESS = 5;
/** Messages per network and day; a mobile network puts many people behind one address. */
const FROM_A_NETWORK = 30;
/** Openings of links to messages from one network in an hour. */
const LOOKS_FROM_A_NETWORK = 100;

/**
 * The link at which the sender reads the outcome; the token is in the fragment, which is not sent
 * to any server.
 */
const linkTo = ({ seal, publicUrl }: Pick<Services, 'seal' | 'publicUrl'>, id: number): string =>
  `${publicUrl}/contact/state#token=${signNumber(seal, 'contact-messages', id)}`;

/**
 * Stores a message, mails its sender the number, the day by which it is answered and a link to its
 * state, and the message to every admin whose role answers it. When an address has
 * had all its receipts, its messages are still stored; otherwise anybody could silence its holder.
 */
export const writeToOperator = (
  { db, seal, publicUrl }: Pick<Services, 'db' | 'seal' | 'publicUrl'>,
  message: NewMessage,
  from: { address: string },
): Promise<{ id: number }> =>
  db.transaction().execute(async (trx) => {
    const seconds = DAY_SECONDS;
    const here = attemptKey('contact', { address: from.address });
    await countAttempt(trx, { key: here, most: FROM_A_NETWORK, seconds });
    const { name, email, topic, message: text, request_number } = message;
    return onceAnHour(trx, ['contact', name, email, topic, text, request_number], async () => {
      const receipts = attemptKey('contact', { email });
      const left = await takeAttempt(trx, { key: receipts, most: FOR_AN_ADDRESS, seconds });
      const kept = { ...message, ...(await insertMessage(trx, message)) };
      const { id } = kept;
      if (left !== null) await mailSender(trx, kept, linkTo({ seal, publicUrl }, id));
      const admins = await adminsToTell(trx).execute();
      const readers = admins.filter((admin) => answers(admin.admin_role, topic));
      await mailAdmins(trx, readers, kept, publicUrl);
      return { id };
    });
  });

const answers = (role: AdminRole | null, topic: ContactTopic): boolean =>
  topicsFor(role).includes(topic);

/** The state of a message, for the holder of the link that was mailed to its sender. */
export async function readState(
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  { token, from }: { token: string; from: { address: string } },
): Promise<ContactMessageState> {
  const key = attemptKey('contact-look', { address: from.address });
  await countAttempt(db, { key, most: LOOKS_FROM_A_NETWORK, seconds: HOUR_SECONDS });
  const id = signedNumber(seal, 'contact-messages', token);
  const found = orRefuse(
    id === null ? undefined : await findMessage(db, id),
    'resource.contact_message.not_found',
  );
  const { topic, created_at, due_at, answered_at, outcome, answer } = found;
  return { id: found.id, topic, created_at, due_at, answered_at, outcome, answer };
}

type Messages = Answer<(typeof contactMessages)['GET /barong/admin/contact_messages']>;

export async function readContactMessages(
  db: Db,
  role: AdminRole | null,
  {
    status,
    topic,
    ...paging
  }: Paging & Days & { status: 'open' | 'answered'; topic?: ContactFilter | undefined },
): Promise<Messages> {
  const own = topicsFor(role);
  const topics = topic ? own.filter((each) => isOfFilter(each, topic)) : own;
  const { rows, meta } = await listMessages(db, {
    ...paging,
    topics,
    answered: status === 'answered',
  });
  return { contact_messages: rows, open_count: await countOpenMessages(db, topics), meta };
}

/** Refuses messages that this role does not answer. */
export async function requireDataProtectionMessage(
  db: Db,
  role: AdminRole | null,
  id: number,
): Promise<void> {
  const found = await findMessage(db, id);
  if (!found || !answers('data_protection', found.topic) || !answers(role, found.topic)) {
    throw refuse('resource.contact_message.not_found');
  }
}

interface Admin {
  id: number;
  admin_role: AdminRole | null;
}

export const markContactMessage = (
  db: Db,
  id: number,
  { answered, admin }: { answered: boolean; admin: Admin },
): Promise<ContactMessage> =>
  db.transaction().execute(async (trx) => {
    const topics = topicsFor(admin.admin_role);
    const marked = orRefuse(
      await markMessage(trx, id, { answered, topics, adminId: admin.id }),
      'resource.contact_message.not_found',
    );
    const subject = ['contact_message', id] as const;
    await recordAct(trx, { act: 'contact_message_marked', subject, after: { answered } });
    return marked;
  });

const outcomeWords = {
  solved: { en: 'solved', hi: 'हल हो गया' },
  declined: { en: 'declined', hi: 'मना किया' },
  marked: { en: 'marked as answered', hi: 'जवाब दिया हुआ' },
};

/** Answers a message by mail, once; to answer again, it has to be opened again. */
export const answerContactMessage = (
  { db, seal, publicUrl }: Pick<Services, 'db' | 'seal' | 'publicUrl'>,
  id: number,
  { admin, ...given }: { outcome: ContactOutcome; answer: string; admin: Admin },
): Promise<ContactMessage> =>
  db.transaction().execute(async (trx) => {
    const found = await findMessage(trx, id);
    if (!found || !answers(admin.admin_role, found.topic)) {
      throw refuse('resource.contact_message.not_found');
    }
    const answered = await answerMessage(trx, id, { ...given, adminId: admin.id });
    if (!answered) {
      const { by, outcome } = await getGivenAnswer(trx, id);
      const values = { by: adminWords(by), how: outcomeWords[outcome ?? 'marked'] };
      throw refuse('resource.contact_message.answered', { values });
    }
    await mailAnswer(trx, answered, given, linkTo({ seal, publicUrl }, id));
    const { outcome } = given;
    const subject = ['contact_message', id] as const;
    await recordAct(trx, { act: 'contact_message_answered', subject, after: { outcome } });
    return answered;
  });

/**
 * Sends reminders about messages without an answer, twice for each: after half of the time to those
 * who answer its topic, and shortly before the end to data protection and the owners.
 */
export const escalateMessages = ({
  db,
  publicUrl,
}: Pick<Services, 'db' | 'publicUrl'>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const late = await markLateMessages(trx);
    if (late.length === 0) return;
    for (const admin of await adminsToTell(trx).execute()) {
      const role = admin.admin_role;
      const isLast = role === 'owner' || role === 'data_protection';
      const own = late.filter(({ escalated, topic }) =>
        escalated === 2 ? isLast : role !== 'owner' && answers(role, topic),
      );
      if (own.length > 0) await mailLate(trx, admin, own, publicUrl);
    }
  });
