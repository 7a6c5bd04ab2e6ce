/** Reading and sending the messages of a conversation. */
import type { Conversation, MessageForm } from '../../../contract/conversations.ts';
import type { Message } from '../../../contract/conversations/message.ts';
import { MESSAGES_PER_ACCOUNT_PER_DAY } from '../../../contract/constants.ts';
import type { NotificationSubject } from '../../../contract/notifications.ts';
import { heldBackIn } from '../../../contract/message-check/held-back.ts';
import { warningsOf } from '../../../contract/message-check/message-check.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { type AttemptKey, attemptKey } from '../../platform/limits/attempt-keys.ts';
import { refuseAttempt, DAY_SECONDS } from '../../platform/limits/attempts.ts';
import { orRefuse, refuse, type Refusal } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { addTasks } from '../../platform/tasks.ts';
import { markMessageNoticeRead, notifyOfMessage } from '../notifications/notifications.ts';
import {
  findByClientId,
  findMessage,
  keepingMessage,
  listMessages,
  type MessageRange,
  type MessageRow,
} from './message-queries.ts';
import { type Addresses, presentConversation, presentMessage } from './present.ts';
import { buyerOfCompany, refuseBeyondDay } from '../plans/plans.ts';
import { countUnread, findView, lockView, markDelivered, markRead, type View } from './queries.ts';
import { otherSide, type Reader, readerOf } from './readers.ts';

type Services = Addresses & { db: Db };

export async function readMessages(
  { db, ...addresses }: Services,
  account: SignedIn,
  id: number,
  asked: MessageRange,
): Promise<{ messages: Message[]; has_more: boolean; conversation: Conversation }> {
  const reader = readerOf(account);
  const view = orRefuse(await findView(db, reader, id), 'resource.conversation.not_found');
  const { rows, has_more } = await listMessages(db, reader, id, asked);
  await markDelivered(db, reader, id);
  return {
    messages: rows.map((row) => presentMessage(row, view, reader, addresses)),
    has_more,
    conversation: presentConversation(view, reader, addresses),
  };
}

interface Repeatable {
  /** In place of a `client_id`. */
  idempotencyKey?: string | undefined;
}

/**
 * Sends a message, once for each id that the sender's browser gives it: a repeat returns the stored
 * message, even if the conversation has been closed since. Always four statements, however many
 * recipients there are.
 */
export const sendMessage = (
  { db, ...addresses }: Services,
  account: SignedIn,
  id: number,
  { message, client_id, idempotencyKey, ...form }: MessageForm & Repeatable,
): Promise<Message> =>
  db.transaction().execute(async (trx) => {
    const reader = readerOf(account);
    const clientId = client_id ?? idempotencyKey ?? null;
    const sent = { ...form, content: form.content ?? message ?? '', clientId };
    const view = orRefuse(await lockView(trx, reader, id), 'resource.conversation.not_found');
    const refusal = refusalToWrite(view, reader, sent.attachment_ids.length > 0);
    const kept = refusal ? undefined : await keep(trx, account, view, sent);
    const row =
      kept === undefined
        ? await findRepeated(trx, reader, id, sent)
        : await findMessage(trx, reader, id, kept);
    if (!row) throw refusal ?? refuse('resource.message.not_found');
    return presentMessage(row, view, reader, addresses);
  });

/**
 * Why the reader may not write now. A block by the other side is not a reason: nobody is told of
 * it.
 */
export function refusalToWrite(view: View, reader: Reader, hasFile: boolean): Refusal | undefined {
  if (view.kind === 'candidate' && !reader.writesToCandidates) return refuse('authz.team_role');
  if (view.closed_because !== null) return refuse('resource.conversation.closed');
  if (view.is_blocked) return refuse('resource.conversation.blocked');
  if (hasFile && view.is_hidden && reader.side === 'seeker') {
    return refuse('resource.message_attachment.shows_name');
  }
  return undefined;
}

interface Sent {
  content: string;
  clientId: string | null;
  quotes?: number | undefined;
  attachment_ids: number[];
}

/** The id of the stored message; undefined if it is a repeat. */
async function keep(
  trx: Trx,
  account: SignedIn,
  view: View,
  sent: Sent,
): Promise<number | undefined> {
  const reader = readerOf(account);
  const { side } = reader;
  const theirs = otherSide(side);
  const key = attemptKey('message', { account: reader.id });
  const isToSeeker = view.kind === 'candidate' && side === 'company';
  const [kept] = await keepingMessage({
    conversation_id: view.id,
    sender_id: reader.id,
    side,
    other_side: theirs,
    company_id: view.company_id,
    seeker_id: view.seeker_id,
    audience: view.kind === 'team' ? 'team' : theirs,
    is_unseen: view.is_blocked_by_others,
    client_id: sent.clientId,
    content: sent.content,
    warnings: JSON.stringify(isToSeeker ? warningsOf(sent.content) : []),
    held_back: isToSeeker ? JSON.stringify(heldBackIn(sent.content)) : null,
    quotes_id: sent.quotes ?? null,
    attachment_ids: sent.attachment_ids,
    reads_files: isToSeeker,
    key: key.exact,
  }).rows(trx);
  if (!kept) return undefined;
  await refuseTooMany(trx, reader, { key, made: kept.made });
  if (kept.quotes_id !== (sent.quotes ?? null)) {
    throw refuse('resource.message.not_found', { field: 'quotes' });
  }
  if (kept.attached !== new Set(sent.attachment_ids).size) {
    throw refuse('resource.message_attachment.not_found', { field: 'attachment_ids' });
  }
  if (isToSeeker && kept.attached > 0) {
    await addTasks(trx, 'check_attachments', [{ message_id: kept.id }]);
  }
  await notifyOfMessage(trx, kept.told, {
    conversation_id: view.id,
    ...senderFor(view, side, account.name),
  });
  return kept.id;
}

/** Whom the notification names as the sender, and for whom it is. */
function senderFor(
  { kind, seeker_name, company_name }: View,
  side: Reader['side'],
  name: string,
): Pick<NotificationSubject<'message'>, 'from_name' | 'for'> {
  if (kind === 'team') return { from_name: name, for: 'team' };
  return side === 'seeker'
    ? { from_name: seeker_name, for: 'company' }
    : { from_name: company_name, for: 'candidate' };
}

/** Recruiters have the daily limit of their plan, seekers a fixed one. */
async function refuseTooMany(
  trx: Trx,
  reader: Reader,
  { key, made }: { key: AttemptKey; made: number | null },
): Promise<void> {
  if (reader.side === 'company') {
    const buyer = buyerOfCompany(reader.companyId);
    return refuseBeyondDay(trx, buyer, 'messages', { key, made });
  }
  const most = MESSAGES_PER_ACCOUNT_PER_DAY;
  // The statement already counted this attempt; exclude it from Retry-After.
  if (made === null || made > most) {
    await refuseAttempt(trx, { key, most: most + 1, seconds: DAY_SECONDS });
  }
}

/** The message stored under the same client_id, which has to have the same content. */
async function findRepeated(
  trx: Trx,
  reader: Reader,
  id: number,
  { clientId, content, quotes, attachment_ids }: Sent,
): Promise<MessageRow | undefined> {
  const earlier = clientId === null ? undefined : await findByClientId(trx, reader, id, clientId);
  if (!earlier) return undefined;
  const files = earlier.attachments.map((one) => one.id);
  const isSame =
    earlier.content === content &&
    earlier.quotes_id === (quotes ?? null) &&
    files.length === attachment_ids.length &&
    files.every((file) => attachment_ids.includes(file));
  if (!isSame) throw refuse('request.idempotency_key_reused');
  return earlier;
}

/**
 * Marks messages as read, up to one of them or all, and updates the other side and the account's
 * own pages.
 */
export const readUpTo = (
  { db }: Pick<Services, 'db'>,
  account: SignedIn,
  id: number,
  upTo: number | undefined,
): Promise<{ unread_count: number; total_unread_count: number }> =>
  db.transaction().execute(async (trx) => {
    const reader = readerOf(account);
    orRefuse(await lockView(trx, reader, id), 'resource.conversation.not_found');
    const { unread, changed } = await markRead(trx, reader, { id, upTo: upTo ?? null });
    if (changed && unread === 0) await markMessageNoticeRead(trx, account.id, id);
    return { unread_count: unread, total_unread_count: await countUnread(trx, reader) };
  });
