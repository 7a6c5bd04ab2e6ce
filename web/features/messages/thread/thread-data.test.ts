import { expect, test } from 'vitest';
import { sampleConversation } from '../sample-conversation.ts';
import { sampleMessage } from '../../../parts/outbox/sample-unsent.ts';
import {
  merged,
  newest,
  readAgainAfter,
  stateOf,
  withNewer,
  withOlder,
  withSent,
} from './thread-data.ts';

const conversation = sampleConversation();
const page = (ids: number[], has_more = false) => ({
  messages: ids.map((id) => sampleMessage(id)),
  has_more,
  conversation,
});
const file = {
  id: 1,
  kind: 'document' as const,
  name: 'fee.pdf',
  media_type: 'application/pdf',
  size_bytes: 10,
  url: '',
};
const ids = ({ messages }: { messages: readonly { id: number }[] }) => messages.map(({ id }) => id);

test('pages before and after are joined without gaps or duplicates', () => {
  const thread = withOlder(withNewer(newest(page([5, 6], true)), page([6, 7])), page([3, 4], true));
  expect(ids(thread)).toEqual([3, 4, 5, 6, 7]);
  expect(thread.hasOlder).toBe(true);
  expect(thread.complete_up_to).toBe(7);
});

test('a message just sent does not hide earlier ones by others', () => {
  const sent = withSent(newest(page([5])), sampleMessage(8));
  expect(ids(sent)).toEqual([5, 8]);
  expect(sent.complete_up_to, 'the next reading begins after 5').toBe(5);
  expect(ids(withNewer(sent, page([6, 7, 8])))).toEqual([5, 6, 7, 8]);
});

test('loading an earlier page again does not go back', () => {
  expect(withNewer(newest(page([5, 9])), page([5])).complete_up_to).toBe(9);
});

test('the page that was loaded later counts', () => {
  const [only] = merged(
    [sampleMessage(1, { content: 'old' })],
    [sampleMessage(1, { content: 'new' })],
  );
  expect(only?.content).toBe('new');
});

test('a message whose file is being checked is loaded again with the next news, until it has been', () => {
  const withFile = (reading: 'waiting' | 'read') => ({
    ...page([5, 6, 7]),
    messages: page([5, 6, 7]).messages.map((message) =>
      message.id === 6 ? { ...message, attachments: [{ ...file, reading }] } : message,
    ),
  });
  const thread = newest(withFile('waiting'));
  expect(readAgainAfter(thread)).toBe(5);
  expect(readAgainAfter(withNewer(thread, withFile('read')))).toBe(7);
});

// The second one was sent during a block, and never arrived.
test.each([
  [3, 'read'],
  [4, 'delivered'],
  [2, 'sent'],
  [5, 'sent'],
] as const)('message %d is %s according to the receipts', (id, state) => {
  const receipts = { delivered_up_to: 4, read_up_to: 3, are_told: true, undelivered: [2] };
  expect(stateOf(sampleMessage(id), { ...conversation, receipts })).toBe(state);
});
