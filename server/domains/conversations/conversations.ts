/** Conversations between seekers and companies, and within teams. */
import type { Conversation, conversations } from '../../../contract/conversations.ts';
import type { Answer } from '../../../contract/endpoint.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Services } from '../../platform/endpoints.ts';
import { announce } from '../../platform/live/live.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import type { SignedIn } from '../../platform/sessions.ts';
import { eraseWriterName } from '../notifications/notifications.ts';
import { eraseAttachmentsOf } from './attachments.ts';
import { presentConversation } from './present.ts';
import {
  type ConversationFilter,
  countUnread,
  findView,
  keepSettings,
  listViews,
  lockView,
  markDelivered,
  pageOfIds,
  readsSettings,
  setBlocked,
} from './queries.ts';
import { readerOf } from './readers.ts';
import { listWrittenBy } from './reports/report-queries.ts';

export { eraseAttachmentsOf, uploadAttachment } from './attachments.ts';
export { sendMessage } from './messages.ts';

type Conversations = Answer<(typeof conversations)['GET /barong/resource/conversations']>;

export async function readConversations(
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  account: SignedIn,
  filter: ConversationFilter,
): Promise<Conversations> {
  const reader = readerOf(account);
  await markDelivered(db, reader);
  const { ids, meta } = await pageOfIds(db, reader, filter);
  const views = new Map((await listViews(db, reader, ids)).map((view) => [view.id, view]));
  return {
    conversations: ids.flatMap((id) => {
      const view = views.get(id);
      return view ? [presentConversation(view, reader, { seal })] : [];
    }),
    unread_count: await countUnread(db, reader),
    meta,
  };
}

export async function readUnreadCount(db: Db, account: SignedIn) {
  const reader = readerOf(account);
  await markDelivered(db, reader);
  return { unread_count: await countUnread(db, reader) };
}

export async function readConversation(
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  account: SignedIn,
  id: number,
): Promise<Conversation> {
  const reader = readerOf(account);
  const view = orRefuse(await findView(db, reader, id), 'resource.conversation.not_found');
  return presentConversation(view, reader, { seal });
}

/**
 * Messages that arrive during a block are never shown, not even after it; their sender is not told.
 */
export const blockConversation = (
  { db, seal }: Pick<Services, 'db' | 'seal'>,
  account: SignedIn,
  id: number,
  blocked: boolean,
): Promise<Conversation> =>
  db.transaction().execute(async (trx) => {
    const reader = readerOf(account);
    const view = await lockView(trx, reader, id);
    if (!view || view.kind === 'team') throw refuse('resource.conversation.not_found');
    await setBlocked(trx, reader, view, blocked);
    await announce(trx, [account.id], `messages/${id}`);
    return readConversation({ db: trx, seal }, account, id);
  });

export const readMessageSettings = async (db: Db, accountId: number) => ({
  tells_when_read: await readsSettings(db, accountId),
});

export async function changeMessageSettings(db: Db, accountId: number, tells_when_read: boolean) {
  await keepSettings(db, accountId, tells_when_read);
  return { tells_when_read };
}

/**
 * Erases what belongs only to the departing account: its files, and its name in notifications about
 * messages. Its messages stay with their recipients, without a name, until the conversation is
 * erased (docs/decisions/0060-conversations.md).
 */
export async function eraseConversationsOf(trx: Trx, accountId: number): Promise<void> {
  await eraseAttachmentsOf(trx, accountId);
  await eraseWriterName(trx, await listWrittenBy(trx, accountId));
}
