/** Replies by mail become messages, under the rules of those written on the page. */
import { createHash } from 'node:crypto';
import { MessageForm } from '../../../contract/conversations.ts';
import { MESSAGE_ATTACHMENTS_MAX, UPLOAD_MAX_BYTES } from '../../../contract/constants.ts';
import { errorText } from '../../../contract/errors.ts';
import { brokenRules } from '../../../contract/fields/issues.ts';
import { isStorable } from '../../../contract/fields/storable.ts';
import type { Db } from '../../platform/database.ts';
import type { Services, Upload } from '../../platform/endpoints.ts';
import type { IncomingMail, Mailbox, MailOutcome } from '../../platform/network/incoming-mail.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { takeAttempt, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import { isThisMachine } from '../../platform/network/loopback.ts';
import { sendMail } from '../../platform/mail.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { sendMessage, uploadAttachment } from '../conversations/conversations.ts';
import { undeliveredMail } from './mails.ts';
import { findAnswering, isStored } from './queries.ts';
import { type ReadMail, readMail } from './read-mail.ts';

type AnswerServices = Pick<Services, 'db' | 'files' | 'findVirus' | 'seal' | 'publicUrl'>;
type Answering = NonNullable<Awaited<ReturnType<typeof findAnswering>>>;

const AN_HOUR = { seconds: HOUR_SECONDS };
const ANSWERS_AN_HOUR = { most: 60, ...AN_HOUR };
const UNDELIVERED_AN_HOUR = { most: 5, ...AN_HOUR };
/** For a server that tries addresses that do not exist; a mail server in front of this one is not limited. */
const WRONG_ADDRESSES_AN_HOUR = { most: 100, ...AN_HOUR };

/** A pattern for all reply addresses of this product below a domain. */
export const replyMailbox = (
  services: AnswerServices,
  domain: string,
  read = readMail,
): Mailbox => ({
  async takes(recipient, network) {
    if (await addressedTo(services.db, recipient, domain)) return 'taken';
    if (isThisMachine(`smtp://${network.includes(':') ? `[${network}]` : network}`)) {
      return 'unknown';
    }
    const key = attemptKey('reply-address', { address: network });
    const left = await takeAttempt(services.db, { key, ...WRONG_ADDRESSES_AN_HOUR });
    return left === null ? 'later' : 'unknown';
  },
  async take(mail) {
    const account = await addressedTo(services.db, mail.recipient, domain);
    if (!account) return 'unknown';
    const answer = await read(mail.raw);
    return typeof answer === 'string'
      ? 'unknown'
      : takeAnswer(services, account, { ...mail, domain }, answer);
  },
});

/** Mail servers may change the case of an address. */
async function addressedTo(db: Db, recipient: string, domain: string) {
  const [token = '', host, ...rest] = recipient.toLowerCase().split('@');
  if (host !== domain || rest.length > 0 || !/^[\da-z]{16}$/.test(token)) return undefined;
  return findAnswering(db, token);
}

async function takeAnswer(
  services: AnswerServices,
  account: Answering,
  { raw, sender, domain }: IncomingMail & { domain: string },
  mail: ReadMail,
): Promise<MailOutcome> {
  // Two programs that reply to each other would never stop.
  if (sender === '' || mail.isAutomatic) return 'taken';
  if (mail.from?.toLowerCase() !== account.email.toLowerCase()) return 'unknown';
  const name = nameOf(mail, raw);
  if (await isStored(services.db, account, name)) return 'taken';
  const key = attemptKey('answer-by-mail', { account: account.id });
  if ((await takeAttempt(services.db, { key, ...ANSWERS_AN_HOUR })) === null) return 'later';
  try {
    await send(services, account, {
      name,
      text: withoutOwnAddress(mail.ownWords, account, domain),
      files: mail.files,
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tellUndelivered(services, account, error);
  }
  return 'taken';
}

/** The same mail gets the same name whenever it arrives again. */
const nameOf = ({ messageId }: ReadMail, raw: Buffer) =>
  `mail ${createHash('sha256')
    .update(messageId ?? raw)
    .digest('base64url')}`;

/**
 * Signatures and remains of quotations contain the writer's mail address and number and the reply address, without
 * the writer noticing. Somebody who wants to share them can do so on the page.
 */
function withoutOwnAddress(text: string, { email, phone }: Answering, domain: string): string {
  const own = [
    RegExp.escape(email),
    String.raw`[\da-z]{16}@${RegExp.escape(domain)}`,
    ...(phone
      ? [
          phone
            .slice(-10)
            .split('')
            .join(String.raw`[\s-]?`),
        ]
      : []),
  ];
  return text.replaceAll(new RegExp(own.join('|'), 'gi'), '…');
}

interface Answer {
  name: string;
  text: string;
  files: readonly Upload[];
}

async function send(
  services: AnswerServices,
  { conversation_id, ...person }: Answering,
  { name, text, files }: Answer,
): Promise<void> {
  const account: SignedIn = { ...person, session_id: 0, recently_authenticated: false };
  // Nobody reads here what the page would have answered.
  const addressOf = () => '';
  if (files.length > MESSAGE_ATTACHMENTS_MAX) {
    throw refuse('request.too_many', { values: { maximum: MESSAGE_ATTACHMENTS_MAX } });
  }
  const form = { content: text, client_id: name };
  // The text is checked before any file is stored.
  formOf({ ...form, attachment_ids: files.map((_, index) => index + 1) });
  const attachment_ids: number[] = [];
  for (const upload of files) {
    if (upload.bytes.length > UPLOAD_MAX_BYTES) throw refuse('resource.document.too_large');
    const sent = { upload, address: '127.0.0.1', addressOf };
    const { id } = await uploadAttachment(services, account, conversation_id, sent);
    attachment_ids.push(id);
  }
  const message = formOf({ ...form, attachment_ids });
  await sendMessage({ ...services, addressOf }, account, conversation_id, message);
}

function formOf(given: object): MessageForm {
  const parsed = MessageForm.safeParse(given, { reportInput: true });
  if (!parsed.success) throw new Refusal(brokenRules(parsed.error.issues));
  if (!isStorable(given)) throw refuse('request.invalid_value');
  return parsed.data;
}

/** Tells the writer once what was wrong; a repeat of the same mail arriving at the same time is not an error. */
async function tellUndelivered(
  { db, publicUrl }: AnswerServices,
  account: Answering,
  refusal: Refusal,
): Promise<void> {
  const [rule] = refusal.rules;
  if (!rule || rule.code === 'request.idempotency_key_reused') return;
  const key = attemptKey('undelivered-answer', { account: account.id });
  if ((await takeAttempt(db, { key, ...UNDELIVERED_AN_HOUR })) === null) return;
  const { role, email: to, language, conversation_id } = account;
  const side = role === 'user' ? 'user' : 'hr';
  const url = `${publicUrl}/${side}/messages/${conversation_id}`;
  const reason = errorText(rule.code, language, rule.values);
  await sendMail(db, undeliveredMail({ to, language, reason, url }));
}
