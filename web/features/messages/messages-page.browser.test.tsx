import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Conversation } from '../../../contract/conversations.ts';
import type { Message } from '../../../contract/conversations/message.ts';
import { sampleMessage } from '../../parts/outbox/sample-unsent.ts';
import { address, expectAccessible, leaveStage, show } from '../../test/stage.tsx';
import { answer, callsOf, hold, loseAnswersTo, refuse, sendNews } from '../../test/stub-server.ts';
import MessagesPage from './messages-page.tsx';
import OutboxKeeper from './outbox-keeper.tsx';
import { received, sampleMyApplication } from '../../test/sample-applications.ts';
import { sampleConversation, sampleList as list, theirs } from './sample-conversation.ts';

const LIST = 'GET /barong/resource/conversations';
const APPLICATION = 'GET /barong/resource/my/applications/:id';
const MESSAGES = 'GET /barong/resource/conversations/:id/messages';
const SEND = 'POST /barong/resource/conversations/:id/messages';
const READ = 'POST /barong/resource/conversations/:id/read';
const BLOCK = 'PUT /barong/resource/conversations/:id/block';
const REPORT = 'POST /barong/resource/conversations/:id/reports';

let conversation: Conversation;
let messages: Message[];

beforeEach(() => {
  answer(APPLICATION, sampleMyApplication({ id: 12, status: 'reviewing' }));
  answer('GET /barong/resource/applications/:id', received('reviewing', { id: 12 }));
  conversation = sampleConversation();
  messages = [theirs(1, 'Namaste, can you come on Monday?')];
  answer(LIST, () =>
    list([
      conversation,
      sampleConversation({
        id: 8,
        presence: 'away',
        unread_count: 2,
        participant: { id: 4, name: 'Rewa Foods', profile_picture_url: null },
      }),
    ]),
  );
  answer(MESSAGES, ({ query: { after = 0, before = Infinity, limit } }) => {
    const found = messages.filter(({ id }) => id > after && id < before);
    const rows = after ? found.slice(0, limit) : found.slice(-limit);
    return { messages: rows, has_more: found.length > rows.length, conversation };
  });
  answer(READ, { unread_count: 0, total_unread_count: 2 });
  answer(SEND, ({ body: { content = '', client_id = null } }) => {
    const sent = sampleMessage(messages.length + 1, { content, client_id });
    messages = [...messages, sent];
    return sent;
  });
  answer('GET /barong/resource/message_settings', { tells_when_read: true });
  answer('GET /barong/resource/plan_usage', { usage: [] });
  answer('GET /barong/resource/contact_shares', { contact_shares: [], meta: list([]).meta });
});

const Messages = () => (
  <>
    <OutboxKeeper />
    <MessagesPage />
  </>
);
const open = (at = '/user/messages/7', more: Parameters<typeof show>[1] = {}) =>
  show(<Messages />, { as: 'user', at, path: '/user/messages/:id?', screen: 'desktop', ...more });
const field = () => page.getByRole('textbox', { name: 'Write a message' });

describe('the list', () => {
  test('shows name, subject, presence and unread count, is walked by arrow keys and searched', async () => {
    await open('/user/messages');
    const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
    await expect
      .element(rows.nth(0))
      .toMatchTextContent(/Sharma Agro Traders.*Online.*Accounts Executive.*Nothing written yet/);
    await expect.element(rows.nth(1)).toMatchTextContent(/Rewa Foods.*Away.*2 unread messages/);
    await expect.element(page.getByText('Select a conversation')).toBeVisible();
    const box = document.querySelector('[class*=grid-cols]');
    expect(box?.clientHeight).toBeLessThan(innerHeight - 148); // The header, the demo's notice and gaps.
    (rows.nth(0).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(rows.nth(1).element());
    await userEvent.keyboard('{Home}{Enter}');
    await expect.poll(address).toBe('/user/messages/7');
    await expect.element(page.getByText('Namaste, can you come on Monday?')).toBeVisible();
    await expectAccessible();
    answer(LIST, list([]));
    await page.getByRole('searchbox').fill('Zenith');
    await expect.poll(() => callsOf(LIST).at(-1)?.query.search).toBe('Zenith');
    await expect.element(page.getByText('No conversation found')).toBeVisible();
  });
});

describe('the field', () => {
  test('sends with Enter and breaks the line with Shift+Enter', async () => {
    await open();
    await field().fill('15 days.');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}Thank you{Enter}');
    await expect
      .poll(() => callsOf(SEND).map(({ body }) => body.content))
      .toEqual(['15 days.\nThank you']);
    await expect.element(field()).toHaveValue('');
    await expect.element(page.getByText('Sent')).toBeVisible();
    expect(document.activeElement).toBe(field().element());
  });

  test('does not send while an input method composes', async () => {
    await open();
    await field().fill('नमस्');
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    const composing = new KeyboardEvent('keydown', { ...enter, isComposing: true });
    const inSafari = new KeyboardEvent('keydown', { ...enter, keyCode: 229 });
    field().element().dispatchEvent(composing);
    field().element().dispatchEvent(inSafari);
    expect([composing.defaultPrevented, inSafari.defaultPrevented]).toEqual([false, false]);
    expect(callsOf(SEND)).toEqual([]);
    await expect.element(field()).toHaveValue('नमस्');
  });

  test('sends nothing blank, and counts characters near the limit', async () => {
    await open();
    await field().fill(' \n​');
    await userEvent.keyboard('{Enter}');
    await field().fill('क'.repeat(4_000));
    await expect.element(page.getByText('0 characters left')).toBeVisible();
    await field().fill('क'.repeat(4_001));
    await expect.element(page.getByText('1 character too many')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(callsOf(SEND)).toEqual([]);
  });

  test('keeps typed text for each conversation', async () => {
    await open();
    await field().fill('I can come at');
    leaveStage();
    await open();
    await expect.element(field()).toHaveValue('I can come at');
    leaveStage();
    conversation = sampleConversation({ id: 8 });
    await open('/user/messages/8');
    await expect.element(field()).toHaveValue('');
  });

  test('refuses files of other kinds at once, and sends the others', async () => {
    const stored = { id: 31, kind: 'document', name: 'gst.pdf', url: '/f/31' } as const;
    answer('POST /barong/resource/conversations/:id/attachments', {
      ...stored,
      media_type: 'application/pdf',
      size_bytes: 8,
    });
    await open();
    await expect.element(field()).toBeVisible();
    const chooser = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(chooser as HTMLInputElement, [
      new File(['x'], 'tool.exe'),
      new File(['%PDF-1.7'], 'gst.pdf', { type: 'application/pdf' }),
    ]);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/tool.exe cannot be sent/);
    await expect.element(page.getByText('gst.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => callsOf(SEND)[0]?.body.attachment_ids).toEqual([31]);
  });

  test('replies to a message', async () => {
    await open();
    await page.getByRole('button', { name: 'Answer this message' }).click({ force: true });
    await field().fill('Yes');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => callsOf(SEND)[0]?.body.quotes).toBe(1);
  });
});

describe('a message', () => {
  test('without a network waits in its place, and is sent when the network is back', async () => {
    loseAnswersTo(SEND);
    await open();
    await field().fill('Coming');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Not sent yet')).toBeVisible();
    await expectAccessible();
    answer(SEND, ({ body }) =>
      sampleMessage(9, { content: 'Coming', client_id: body.client_id ?? null }),
    );
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Sent')).toBeVisible();
    expect(page.getByText('Coming').elements()).toHaveLength(1);
  });

  test('that is refused gives the reason, and can be sent again or deleted', async () => {
    refuse(SEND, 'resource.conversation.closed');
    await open();
    await field().fill('Hello');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(
        page.getByText('Failed to send message. Please try again. This conversation is closed.'),
      )
      .toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('Hello')).not.toBeInTheDocument();
  });
});

describe('live news', () => {
  test('brings a message, announces it, and marks it as read', async () => {
    await open();
    await expect.element(page.getByText('Namaste')).toBeVisible();
    messages = [...messages, theirs(2, 'At 11 o’clock')];
    conversation.unread_count = 1;
    sendNews('messages/7');
    await expect.element(page.getByRole('listitem').getByText('At 11 o’clock')).toBeVisible();
    await expect.poll(() => callsOf(READ).at(-1)?.body.up_to).toBe(2);
    expect(document.querySelector('[aria-live]')?.textContent).toContain(
      'Anil Sharma: At 11 o’clock',
    );
    expect(callsOf(MESSAGES).at(-1)?.query.after, 'only what is new').toBe(1);
  });
});

describe('a long conversation', () => {
  const many = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, place) =>
      theirs(from + place, `Line ${from + place} `.repeat(12)),
    );
  const box = () =>
    page.getByRole('region', { name: 'Messages with Sharma Agro Traders' }).element();

  test('opens at its end, and older messages load without moving what is being read', async () => {
    messages = many(1, 70);
    await open();
    await expect
      .poll(() => box().scrollHeight - box().scrollTop - box().clientHeight)
      .toBeLessThan(5);
    const release = hold(MESSAGES);
    box().scrollTo({ top: 100 });
    await expect.poll(() => callsOf(MESSAGES).at(-1)?.query.before).toBe(41);
    const first = page.getByText('Line 41 ').nth(0).element();
    const place = first.getBoundingClientRect().top;
    release();
    await expect.element(page.getByText('Line 12 ').nth(0)).toBeInTheDocument();
    expect(Math.abs(first.getBoundingClientRect().top - place)).toBeLessThan(3);
  });

  test('marks where the new messages begin, and offers a way to the end', async () => {
    messages = many(1, 30);
    conversation.unread_count = 20;
    await open();
    await expect.element(page.getByText('New messages')).toBeVisible();
    expect(box().scrollTop + box().clientHeight).toBeLessThan(box().scrollHeight - 60);
    await page.getByRole('button', { name: 'Go to the newest message' }).click();
    await expect
      .poll(() => box().scrollHeight - box().scrollTop - box().clientHeight)
      .toBeLessThan(5);
  });
});

describe('the other person', () => {
  test('is blocked after a question, and unblocked', async () => {
    answer(
      BLOCK,
      ({ body }) =>
        (conversation = sampleConversation({ is_blocked: body.blocked, may_write: !body.blocked })),
    );
    await open();
    await page.getByRole('button', { name: 'More about this conversation' }).click();
    await page.getByRole('menuitem', { name: 'Block' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await expect.element(page.getByText('You blocked this conversation.')).toBeVisible();
    await expect.element(field()).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Unblock' }).click();
    await expect.element(field()).toBeVisible();
    expect(callsOf(BLOCK).map(({ body }) => body.blocked)).toEqual([true, false]);
  });

  test('can be reported with a reason, and blocked along with it', async () => {
    answer(REPORT, { id: 41 });
    answer(
      BLOCK,
      () => (conversation = sampleConversation({ is_blocked: true, may_write: false })),
    );
    await open();
    await page.getByRole('button', { name: 'More about this conversation' }).click();
    await page.getByRole('menuitem', { name: 'Report the messages' }).click();
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    await expect.element(page.getByText('Choose what is wrong.')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Asks for money' })).toHaveFocus();
    await expectAccessible();
    await page.getByText('Asks for money').click();
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    await expect.element(page.getByText('Its number is 41.')).toBeVisible();
    expect(callsOf(REPORT).map(({ body }) => body.reason)).toEqual(['money']);
    await expect.poll(() => callsOf(BLOCK)).toHaveLength(1);
  });
});

describe('an address', () => {
  test('that names somebody opens the conversation with them', async () => {
    answer('POST /barong/resource/conversations', conversation);
    answer('GET /barong/resource/letter_templates', { letter_templates: [], meta: list([]).meta });
    refuse('GET /barong/resource/hr_profile', 'resource.hr_profile.not_found');
    refuse('GET /barong/resource/hr_profile', 'resource.hr_profile.not_found');
    await open('/hr/messages?userId=12', { as: 'hr', path: '/hr/messages/:id?' });
    await expect.poll(address).toBe('/hr/messages/7');
    expect(callsOf('POST /barong/resource/conversations')[0]?.body).toEqual({ user_id: 12 });
  });

  test('that names somebody who may not be written to, or nobody by an id, says so and leaves the conversations open', async () => {
    refuse('POST /barong/resource/conversations', 'resource.conversation.not_allowed');
    for (const id of ['12', 'abc']) {
      await open(`/hr/messages?userId=${id}`, { as: 'hr', path: '/hr/messages/:id?' });
      await expect
        .element(page.getByText('Failed to create conversation. Try again later.'))
        .toBeVisible();
    }
    await expect.poll(address).toBe('/hr/messages');
  });
});

test('recruiters fill in a template', async () => {
  const written = { updated_at: '2026-11-20T00:00:00.000Z', version: 4 };
  answer('GET /barong/resource/letter_templates', {
    letter_templates: [
      {
        id: 1,
        name: 'Monday',
        occasion: 'message',
        text_en: 'Hello {name}, about {job}',
        text_hi: '',
        ...written,
      },
      {
        id: 2,
        name: 'No',
        occasion: 'rejected',
        text_en: 'No',
        text_hi: '',
        ...written,
      },
    ],
    meta: list([]).meta,
  });
  refuse('GET /barong/resource/hr_profile', 'resource.hr_profile.not_found');
  conversation = sampleConversation({
    participant: { id: 1, name: 'Asha Rao', profile_picture_url: null },
  });
  await open('/hr/messages/7', { as: 'hr', path: '/hr/messages/:id?' });
  await page.getByRole('button', { name: 'Use a template' }).click();
  await expect
    .element(page.getByRole('menuitem', { name: 'No', exact: true }))
    .not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: 'Monday' }).click();
  await expect.element(field()).toHaveValue('Hello Asha Rao, about Accounts Executive');
});
