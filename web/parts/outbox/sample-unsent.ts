import type { Message } from '../../../contract/conversations/message.ts';
import type { Unsent } from './store.ts';

/** An unsent message for tests, named by its text. */
export const unsent = (text: string, more: Partial<Unsent> = {}): Unsent => ({
  client_id: `client-${text}`,
  conversation_id: 7,
  text,
  quotes: null,
  files: [],
  written_at: '2026-11-22T10:00:00.000Z',
  refusal: null,
  ...more,
});

/** A stored message for tests. */
export const sampleMessage = (id: number, more: Partial<Message> = {}): Message => ({
  id,
  conversation_id: 7,
  sender_id: 1,
  sender_name: 'Asha Rao',
  side: 'seeker',
  mine: true,
  content: `Message ${id}`,
  created_at: '2026-11-22T10:00:00.000Z',
  state: 'sent',
  read: false,
  client_id: null,
  quotes: null,
  attachments: [],
  ...more,
});
