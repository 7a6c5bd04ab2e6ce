import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Message } from '../../../contract/conversations/message.ts';
import { address, expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo, refuse, sendNews } from '../../test/stub-server.ts';
import MessagesPage from './messages-page.tsx';
import { sampleMessage } from '../../parts/outbox/sample-unsent.ts';
import { received, sampleMyApplication } from '../../test/sample-applications.ts';
import { sampleConversation, sampleList as list, theirs } from './sample-conversation.ts';

const APPLICATION = 'GET /barong/resource/my/applications/:id';
const MESSAGES = 'GET /barong/resource/conversations/:id/messages';
const REPORT = 'POST /barong/resource/conversations/:id/reports';
const SHARES = 'GET /barong/resource/contact_shares';
const STOP = 'DELETE /barong/resource/contact_shares/:id';

const share = (ended_at: string | null) => ({
  id: 6,
  company_id: 3,
  company_name: 'Sharma Agro Traders',
  way: 'application' as const,
  shared_at: '2026-11-20T09:00:00.000Z',
  ended_at,
});

let messages: Message[];

beforeEach(() => {
  answer(APPLICATION, sampleMyApplication({ id: 12, status: 'reviewing' }));
  answer('GET /barong/resource/applications/:id', received('reviewing', { id: 12 }));
  const conversation = sampleConversation();
  messages = [theirs(1, 'Namaste, can you come on Monday?')];
  answer('GET /barong/resource/conversations', list([conversation]));
  answer(MESSAGES, ({ query: { after = 0 } }) => ({
    messages: messages.filter(({ id }) => id > after),
    has_more: false,
    conversation,
  }));
  answer('POST /barong/resource/conversations/:id/read', {
    unread_count: 0,
    total_unread_count: 0,
  });
  answer('GET /barong/resource/message_settings', { tells_when_read: true });
  answer('GET /barong/resource/plan_usage', { usage: [] });
  answer(SHARES, { contact_shares: [share(null)], meta: list([]).meta });
});

const open = (at = '/user/messages/7', more: Parameters<typeof show>[1] = {}) =>
  show(<MessagesPage />, {
    as: 'user',
    at,
    path: '/user/messages/:id?',
    screen: 'desktop',
    ...more,
  });

describe('a suspicious message', () => {
  const FEE = 'Pay Rs 500 as registration fee on 98123 45678.';

  test('says in plain words why, whom to call, and is reported with one click', async () => {
    const warnings = [{ reason: 'money_asked' as const, words: ['Pay Rs 500'] }];
    messages = [{ ...theirs(1, FEE), warnings }];
    answer(REPORT, { id: 41 });
    await open();
    const note = page.getByRole('complementary', { name: 'Be careful with this message' });
    await expect.element(note).toMatchTextContent(/No honest employer takes a fee.*Pay Rs 500/);
    await expect.element(note).toMatchTextContent(/1930.*cybercrime\.gov\.in/);
    await expectAccessible();
    await note.getByRole('button', { name: 'Report it' }).click();
    await expect.poll(() => callsOf(REPORT)).toHaveLength(1);
    expect(callsOf(REPORT)[0]?.body).toMatchObject({ reason: 'money', message_ids: [1] });
  });

  test('shows what a file’s text asks for, as soon as it has been checked', async () => {
    const file = {
      id: 3,
      kind: 'document' as const,
      name: 'Offer.pdf',
      media_type: 'application/pdf',
      size_bytes: 1200,
      url: '/file',
    };
    messages = [{ ...theirs(1, ''), attachments: [{ ...file, reading: 'waiting' }] }];
    answer(REPORT, { id: 41 });
    await open();
    await expect.element(page.getByRole('link', { name: /Offer.pdf/ })).toBeVisible();
    const note = page.getByRole('complementary', { name: 'Be careful with this message' });
    await expect.element(note).not.toBeInTheDocument();
    const warnings = [{ reason: 'money_asked' as const, words: ['fee of Rs 500'] }];
    messages = [{ ...theirs(1, ''), attachments: [{ ...file, reading: 'read', warnings }] }];
    sendNews('messages/7');
    await expect
      .element(note)
      .toMatchTextContent(/In the file Offer.pdf:.*No honest employer takes a fee.*fee of Rs 500/);
    await note.getByRole('button', { name: 'Report it' }).click();
    await expect.poll(() => callsOf(REPORT)).toHaveLength(1);
    expect(callsOf(REPORT)[0]?.body).toMatchObject({ reason: 'money', message_ids: [1] });
  });

  test('from a company without evidence shows numbers only on request', async () => {
    const from = FEE.indexOf('98123');
    messages = [{ ...theirs(1, FEE), held_back: [{ from, to: from + 11 }] }];
    await open();
    await expect.element(page.getByText('Pay Rs 500 as registration fee on •••.')).toBeVisible();
    expect(document.body.textContent).not.toContain('98123 45678');
    await page.getByRole('button', { name: 'Show them' }).click();
    await expect.element(page.getByText(FEE)).toBeVisible();
  });

  test('is previewed to the recruiter as the candidate will see it', async () => {
    answer('GET /barong/resource/letter_templates', { letter_templates: [], meta: list([]).meta });
    refuse('GET /barong/resource/hr_profile', 'resource.hr_profile.not_found');
    await open('/hr/messages/7', { as: 'hr', path: '/hr/messages/:id?' });
    await page.getByLabelText('Write a message').fill('Please pay Rs 500 as registration fee.');
    await expect
      .element(page.getByText('The candidate will read a warning with this:'))
      .toBeVisible();
    await expect.element(page.getByText('You can send it all the same.')).toBeVisible();
  });
});

test('the thread says who has number and address, and sharing ends with one click', async () => {
  await open();
  const strip = page.getByRole('region', { name: 'Your number and email address' });
  await expect
    .element(strip)
    .toMatchTextContent(/Shared with Sharma Agro Traders since 20 Nov 2026/);
  answer(STOP, share('2026-11-22T09:00:00.000Z'));
  await strip.getByRole('button', { name: 'Stop sharing' }).click();
  await expect.poll(() => callsOf(STOP)).toHaveLength(1);
});

test('a colleague’s message is on the company’s side, with their name', async () => {
  answer('GET /barong/resource/letter_templates', { letter_templates: [], meta: list([]).meta });
  refuse('GET /barong/resource/hr_profile', 'resource.hr_profile.not_found');
  messages = [
    sampleMessage(1, { mine: false, content: 'Where do I park?' }),
    sampleMessage(2, {
      mine: false,
      side: 'company',
      sender_name: 'Neha Joshi',
      content: 'Behind.',
    }),
  ];
  await open('/hr/messages/7', { as: 'hr', path: '/hr/messages/:id?' });
  const leftOf = (text: string) =>
    page.getByText(text, { exact: true }).element().getBoundingClientRect().left;
  await expect.element(page.getByText('Neha Joshi').last()).toBeVisible();
  expect(leftOf('Behind.')).toBeGreaterThan(leftOf('Where do I park?'));
});

describe('beside the thread on a wide screen', () => {
  const column = () => page.getByRole('complementary', { name: 'About this conversation' });

  test('the application is shown, with its progress and who has the number; on a phone nothing of it is even loaded', async () => {
    await open('/user/messages/7', { screen: 'phone' });
    await expect.element(page.getByText('Namaste, can you come on Monday?')).toBeVisible();
    await expect.element(column()).not.toBeInTheDocument();
    expect(callsOf(APPLICATION)).toEqual([]);
    await open();
    await expect
      .element(column().getByRole('link', { name: 'Accounts Executive' }))
      .toHaveAttribute('href', '/user/applications?application=12');
    await expect.element(column().getByRole('list', { name: 'Timeline' })).toBeVisible();
    await expect.element(column().getByRole('region')).toMatchTextContent(/Sharma Agro Traders/);
    await expectAccessible();
  });
});

test('a quoted message can be jumped to, even if it has to be loaded first', async () => {
  const many = Array.from({ length: 30 }, (_, at) => theirs(at + 10, `Line ${at} `.repeat(20)));
  const quotes = { id: 2, sender_name: 'Anil Sharma', content: 'The first question' };
  messages = [...many, { ...theirs(50, 'About that'), quotes }];
  const conversation = sampleConversation();
  answer(MESSAGES, ({ query: { before, after = 0 } }) => ({
    messages: before
      ? [theirs(1, 'Earliest'), theirs(2, 'The first question')]
      : messages.filter(({ id }) => id > after),
    has_more: before === undefined,
    conversation,
  }));
  await open();
  await page.getByRole('button', { name: /Go to the message/ }).click();
  await expect.poll(() => document.activeElement?.id).toBe('message-2');
  await expect
    .element(page.getByRole('listitem').getByText('The first question').first())
    .toBeInViewport();
  expect(callsOf(MESSAGES).filter(({ query }) => query.before !== undefined)).toHaveLength(1);
});

describe('a recruiter', () => {
  const REPORT_PERSON = 'POST /barong/resource/recruiters/:id/reports';

  test('who wrote to a seeker can be reported, and the ticket is shown once', async () => {
    answer(REPORT_PERSON, { id: 42, ticket: '42.signed' });
    await open();
    await page.getByRole('button', { name: 'More about this conversation' }).click();
    await page.getByRole('menuitem', { name: 'Report Anil Sharma' }).click();
    await page.getByText('Asks for money').click();
    await page.getByLabelText('What happened?').fill('On the phone.');
    await expectAccessible();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect.element(page.getByText('Its number is 42.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Open the page of the report' }))
      .toHaveAttribute('href', '/reports/42.signed');
    expect(callsOf(REPORT_PERSON)[0]).toMatchObject({
      params: { id: theirs(1, '').sender_id },
      body: { reason: 'money', note: 'On the phone.' },
    });
  });
});

test('on a phone there is either the list or the conversation, with a way back, also if it cannot be loaded', async () => {
  await open('/user/messages/7', { screen: 'phone' });
  await expect.element(page.getByText('Namaste')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('link', { name: 'Back to all conversations' }).click();
  await expect.poll(address).toBe('/user/messages');
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  loseAnswersTo(MESSAGES);
  await open('/user/messages/7', { screen: 'phone' });
  await expect.element(page.getByText('Error: No answer from the server.')).toBeVisible();
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect.poll(address).toBe('/user/messages');
  await expect.element(page.getByRole('searchbox')).toBeVisible();
});
