import type { Answer } from '../../../../contract/endpoint.ts';
import type { Conversation } from '../../../../contract/conversations.ts';
import type { Message, MessageState } from '../../../../contract/conversations/message.ts';
import type { Contract } from '../../../../contract/index.ts';

export type MessagesPage = Answer<Contract['GET /barong/resource/conversations/:id/messages']>;

/** What a page knows of a conversation. */
export interface Thread {
  conversation: Conversation;
  /** Oldest first. */
  messages: readonly Message[];
  /** Whether there are messages before the first one. */
  hasOlder: boolean;
  /** Everything up to this id has been loaded; there may be own messages after it. */
  complete_up_to: number;
}

/** Both lists merged in order of id; if both have a message, the later list's version is kept. */
export function merged(known: readonly Message[], found: readonly Message[]): Message[] {
  const byId = new Map([...known, ...found].map((message) => [message.id, message]));
  return [...byId.values()].toSorted((one, other) => one.id - other.id);
}

export const newest = ({ messages, has_more, conversation }: MessagesPage): Thread => ({
  conversation,
  messages,
  hasOlder: has_more,
  complete_up_to: messages.at(-1)?.id ?? 0,
});

/** The id after which to load news: new messages, and messages whose files were not checked yet. */
export function readAgainAfter({ messages, complete_up_to }: Thread): number {
  const waiting = messages.find(({ attachments }) =>
    attachments.some(({ reading }) => reading === 'waiting'),
  );
  return Math.min(complete_up_to, waiting ? waiting.id - 1 : complete_up_to);
}

/** Adds a page that was loaded from `complete_up_to` on. */
export const withNewer = (thread: Thread, page: MessagesPage): Thread => ({
  ...thread,
  conversation: page.conversation,
  messages: merged(thread.messages, page.messages),
  complete_up_to: Math.max(thread.complete_up_to, page.messages.at(-1)?.id ?? 0),
});

/** Adds a page that was loaded from before the first message. */
export const withOlder = (thread: Thread, page: MessagesPage): Thread => ({
  ...thread,
  messages: merged(page.messages, thread.messages),
  hasOlder: page.has_more,
});

/** Adds an own message that the server has just stored. Other people's messages before it may be missing. */
export const withSent = (thread: Thread, message: Message): Thread => ({
  ...thread,
  messages: merged([message], thread.messages),
});

/** The delivery state of an own message, by the newest receipts. */
export function stateOf(message: Message, { receipts }: Conversation): MessageState {
  if (receipts.undelivered.includes(message.id)) return 'sent';
  if (message.id <= receipts.read_up_to) return 'read';
  if (message.id <= receipts.delivered_up_to) return 'delivered';
  return message.state;
}
