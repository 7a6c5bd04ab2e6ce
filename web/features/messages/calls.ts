import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { conversationKinds } from '../../../contract/conversations.ts';
import type { Message } from '../../../contract/conversations/message.ts';
import type { Received } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import { actOf } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { ADDRESSES_ANEW_MS } from '../../lib/api/signed-addresses.ts';
import { useGrowingListOf } from '../../lib/lists/use-growing-list-of.ts';
import { CONVERSATIONS_KEY, UNREAD_KEY } from '../../parts/messages/unread-messages.ts';
import {
  newest,
  readAgainAfter,
  type Thread,
  withNewer,
  withOlder,
  withSent,
} from './thread/thread-data.ts';

/** Presence changes without news, so it is polled. */
const PRESENCE_ANEW_MS = 60_000;
const MESSAGES_AT_ONCE = 100;
const CONVERSATIONS_AT_ONCE = 20;

export type ConversationKind = (typeof conversationKinds)[number];

/** The caller's conversations; live news refetches them. */
export const useConversations = (kind: ConversationKind, search: string) =>
  useGrowingListOf('GET /barong/resource/conversations', {
    key: [CONVERSATIONS_KEY, 'list', kind],
    query: { kind, search, limit: CONVERSATIONS_AT_ONCE },
    rowsOf: ({ conversations }) => conversations,
    refetchOnWindowFocus: true,
    // Without a conversation there is nobody whose presence matters; live news brings the first one.
    refetchInterval: ({ length }) => (length > 0 ? PRESENCE_ANEW_MS : false),
    meta: { news: ['messages'] },
  });

const threadKey = (id: number) => [CONVERSATIONS_KEY, 'thread', id];
const threadOf = (queries: QueryClient, id: number) => queries.getQueryData<Thread>(threadKey(id));

const readPage = (
  id: number,
  query: { before?: number; after?: number; limit?: number },
  signal?: AbortSignal,
) =>
  api(
    'GET /barong/resource/conversations/:id/messages',
    { params: { id }, query },
    signal ? { signal } : {},
  );

/** Loads messages since the last time, or the newest page. */
async function readThread(queries: QueryClient, id: number, signal: AbortSignal): Promise<Thread> {
  const known = threadOf(queries, id);
  if (!known) return newest(await readPage(id, {}, signal));
  let after = readAgainAfter(known);
  for (;;) {
    const page = await readPage(id, { after, limit: MESSAGES_AT_ONCE }, signal);
    // The thread by now: a message may have been sent in the meantime.
    const thread = withNewer(threadOf(queries, id) ?? known, page);
    if (!page.has_more) return thread;
    queries.setQueryData(threadKey(id), thread);
    after = page.messages.at(-1)?.id ?? thread.complete_up_to;
  }
}

/** A conversation with its newest messages; live news loads those that are missing. */
export function useThread(id: number) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: threadKey(id),
    queryFn: ({ signal }) => readThread(queries, id, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: PRESENCE_ANEW_MS,
    meta: { news: [`messages/${id}`] },
  });
}

/** Loads the page before the first message. */
export function useOlder(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (before: number) => readPage(id, { before }),
    onSuccess: (page) =>
      queries.setQueryData<Thread>(threadKey(id), (thread) => thread && withOlder(thread, page)),
  });
}

/** Loads older pages until they contain a message; returns whether it was found. */
export function useReadBackTo(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (wanted: number): Promise<boolean> => {
      for (;;) {
        const { messages = [], hasOlder = false } = threadOf(queries, id) ?? {};
        const [first] = messages;
        if (!first || first.id <= wanted || !hasOlder) {
          return messages.some((message) => message.id === wanted);
        }
        const page = await readPage(id, { before: first.id, limit: MESSAGES_AT_ONCE });
        queries.setQueryData<Thread>(threadKey(id), (thread) => thread && withOlder(thread, page));
      }
    },
  });
}

/** Refreshes the signed addresses of a thread's files before they expire. */
export function useFreshAddresses(id: number): void {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = async () => {
      const first = threadOf(queries, id)?.messages.find((it) => it.attachments.length > 0);
      for (let after = first && first.id - 1; after !== undefined;) {
        const page = await readPage(id, { after, limit: MESSAGES_AT_ONCE });
        queries.setQueryData<Thread>(threadKey(id), (thread) => thread && withNewer(thread, page));
        after = page.has_more ? page.messages.at(-1)?.id : undefined;
      }
    };
    const timer = setInterval(() => void refresh().catch(() => undefined), ADDRESSES_ANEW_MS);
    return () => clearInterval(timer);
  }, [queries, id]);
}

/** Shows a message that the server has just stored, before live news of it arrives. */
export function showSent(queries: QueryClient, message: Message): void {
  queries.setQueryData<Thread>(
    threadKey(message.conversation_id),
    (thread) => thread && withSent(thread, message),
  );
  void queries.invalidateQueries({ queryKey: [CONVERSATIONS_KEY, 'list'] });
}

/** Marks everything up to a message as read. */
export function useMarkRead(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (up_to: number) =>
      api('POST /barong/resource/conversations/:id/read', { params: { id }, body: { up_to } }),
    onSuccess: ({ total_unread_count }) => {
      queries.setQueryData(UNREAD_KEY, { unread_count: total_unread_count });
      return queries.invalidateQueries({ queryKey: [CONVERSATIONS_KEY, 'list'] });
    },
  });
}

type Partner = Received<Contract['POST /barong/resource/conversations']>['body'];

/** Opens the conversation with somebody, creating it if there is none. */
export const useOpening = actOf(
  (partner: Partner | 'team') =>
    partner === 'team'
      ? api('POST /barong/resource/conversations/team', {})
      : api('POST /barong/resource/conversations', { body: partner }),
  { refreshes: [[CONVERSATIONS_KEY, 'list']] },
);

export const useBlock = actOf(
  ({ id, blocked }: { id: number; blocked: boolean }) =>
    api('PUT /barong/resource/conversations/:id/block', { params: { id }, body: { blocked } }),
  {
    keep: (queries, conversation) =>
      queries.setQueryData<Thread>(
        threadKey(conversation.id),
        (thread) => thread && { ...thread, conversation },
      ),
    refreshes: [[CONVERSATIONS_KEY]],
  },
);

const SETTINGS_KEY = ['message-settings'];

/** Whether companies see what the seeker has read. */
export const useReceiptSetting = () =>
  useReading('GET /barong/resource/message_settings', { key: SETTINGS_KEY });

export const useReceiptSwitch = actOf(
  (tells_when_read: boolean) =>
    api('PUT /barong/resource/message_settings', { body: { tells_when_read } }),
  { keep: (queries, settings) => queries.setQueryData(SETTINGS_KEY, settings) },
);
