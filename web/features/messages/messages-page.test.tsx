import { expect, test } from 'vitest';
import type { User } from '../../../contract/accounts.ts';
import type { Conversation } from '../../../contract/conversations.ts';
import type { Message } from '../../../contract/conversations/message.ts';
import { controlsIn, linksIn, wordsOf } from '../../lib/test-markup.tsx';
import { sampleMessage } from '../../parts/outbox/sample-unsent.ts';
import { answeredMarkupOf } from '../../test/answered-markup.tsx';
import { answer, refuse } from '../../test/stub-server.ts';
import MessagesPage from './messages-page.tsx';
import { sampleConversation, sampleList, theirs } from './sample-conversation.ts';

const MESSAGES = 'GET /barong/resource/conversations/:id/messages';

/** The conversation 7 of a seeker with a company. */
const drawn = () =>
  answeredMarkupOf(<MessagesPage />, {
    as: 'user',
    address: '/user/messages/7',
    path: '/user/messages/:id?',
  });

function withMessages(messages: Message[], more: Partial<Conversation> = {}) {
  const conversation = sampleConversation(more);
  answer('GET /barong/resource/conversations', sampleList([conversation]));
  answer(MESSAGES, { messages, has_more: false, conversation });
  return drawn();
}

test.each([
  ['recruiter', 'You can write to people who applied to your jobs.'],
  ['viewer', 'What your team and candidates write to one another will be here.'],
] as const)('an empty list tells a %s what they can do here', async (team_role, text) => {
  answer('GET /barong/resource/conversations', sampleList([]));
  const as: Partial<User> = { role: 'hr', team_role };
  const html = await answeredMarkupOf(<MessagesPage />, {
    as,
    address: '/hr/messages',
    path: '/hr/messages/:id?',
  });
  expect(wordsOf(html)).toContain(text);
});

test('a seeker without conversations is led to jobs, and a list that cannot be loaded says so', async () => {
  const visit = { as: 'user', address: '/user/messages', path: '/user/messages/:id?' } as const;
  answer('GET /barong/resource/conversations', sampleList([]));
  expect(linksIn(await answeredMarkupOf(<MessagesPage />, visit)).has('Find Jobs')).toBe(true);
  refuse('GET /barong/resource/conversations', 'server.internal_error');
  const html = await answeredMarkupOf(<MessagesPage />, visit);
  expect(wordsOf(html)).toContain('The conversations could not be loaded.');
  expect(controlsIn(html)).toContain('Try Again');
});

test('a message shows whether it is sent, delivered or read', async () => {
  const html = await withMessages([sampleMessage(1), sampleMessage(2), sampleMessage(3)], {
    receipts: { delivered_up_to: 2, read_up_to: 1, are_told: true, undelivered: [] },
  });
  expect(wordsOf(html)).toMatch(/Read .*Delivered .*Sent /);
});

test('a message is plain text: only addresses become links, and odd characters stay as they are', async () => {
  const html = await withMessages([
    theirs(1, '<b>bold</b> **x** \u202eabc\u202c 👩‍👩‍👧 https://sharma.example/a?b=1'),
  ]);
  const [, text = ''] = /(<p\b[^>]*>&lt;b&gt;.*?<\/p>)/s.exec(html) ?? [];
  expect(text.replaceAll(/<[^>]+>/g, '')).toBe(
    '&lt;b&gt;bold&lt;/b&gt; **x** \u202eabc\u202c 👩‍👩‍👧 https://sharma.example/a?b=1',
  );
  expect(text).toMatch(/<a href="https:[^>]* rel="noopener noreferrer nofollow ugc"/);
});

test('why somebody can no longer be written to is explained in place of the field', async () => {
  const open = await withMessages([theirs(1, 'Namaste')]);
  expect(open).toContain('Write a message');
  const html = await withMessages([theirs(1, 'Namaste')], {
    closed_because: 'account_inactive',
    may_write: false,
  });
  expect(wordsOf(html)).toContain('This account is not active');
  expect(html).not.toContain('Write a message');
});

test('who is reviewed blind is named in the language of the page, above the conversation and at a quote', async () => {
  const name = 'Candidate YCV2';
  const conversation = sampleConversation({
    participant: { id: null, name, profile_picture_url: null },
  });
  const quotes = { id: 1, sender_name: name, content: 'Good morning' };
  answer('GET /barong/resource/conversations', sampleList([conversation]));
  answer(MESSAGES, { messages: [sampleMessage(2, { quotes })], has_more: false, conversation });
  const html = await answeredMarkupOf(<MessagesPage />, {
    as: 'hr',
    address: '/hr/messages/7',
    path: '/hr/messages/:id?',
    language: 'hi',
  });
  const words = wordsOf(html);
  expect(words).toContain('आवेदक YCV2');
  expect(words).not.toContain(name);
});

test('somebody else’s conversation is reported as not found', async () => {
  answer('GET /barong/resource/conversations', sampleList([sampleConversation()]));
  refuse(MESSAGES, 'resource.conversation.not_found');
  expect(wordsOf(await drawn())).toContain('Conversation not found');
});
