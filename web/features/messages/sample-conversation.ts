import { metaOf } from '../../../contract/lists.ts';
import type { Conversation } from '../../../contract/conversations.ts';
import type { Message } from '../../../contract/conversations/message.ts';
import { sampleMessage } from '../../parts/outbox/sample-unsent.ts';

/** For tests: a seeker's conversation with a company, unless stated otherwise. */
export const sampleConversation = (more: Partial<Conversation> = {}): Conversation => ({
  id: 7,
  kind: 'candidate',
  participant: { id: 3, name: 'Sharma Agro Traders', profile_picture_url: null },
  presence: 'online',
  about: {
    application_id: 12,
    job_id: 5,
    job_title: 'Accounts Executive',
    status: 'reviewing',
  },
  last_message: null,
  unread_count: 0,
  updated_at: '2026-11-22T10:00:00.000Z',
  closed_because: null,
  may_write: true,
  is_blocked: false,
  receipts: { delivered_up_to: 0, read_up_to: 0, are_told: true, undelivered: [] },
  ...more,
});

/** A message from that company's recruiter. */
export const theirs = (id: number, content: string): Message =>
  sampleMessage(id, { content, mine: false, side: 'company', sender_name: 'Anil Sharma' });

/** One page with these conversations. */
export const sampleList = (conversations: Conversation[]) => ({
  conversations,
  meta: metaOf({ page: 1, limit: 20 }, conversations.length),
  unread_count: conversations.reduce((sum, { unread_count }) => sum + unread_count, 0),
});
