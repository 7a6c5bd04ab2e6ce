import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { errors } from '../../../contract/errors.ts';
import type { Message } from '../../../contract/conversations/message.ts';
import { skipWaitsOf } from '../../test/stage.tsx';
import { answer, callsOf, hold, loseAnswersTo, refuse } from '../../test/stub-server.ts';
import { sampleSession } from '../../lib/session/sample-session.ts';
import { leaveNoTrace } from '../../lib/session/leaving.ts';
import { currentSession, keepSession } from '../../lib/session/session.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { RETRY_FIRST_MS } from './sending.ts';
import { sampleMessage, unsent } from './sample-unsent.ts';

const SEND = 'POST /barong/resource/conversations/:id/messages';
const UPLOAD = 'POST /barong/resource/conversations/:id/attachments';
let tabs: Outbox[] = [];
let ids = 0;

function openTab(): Outbox {
  const tab = openOutbox(1, () => currentSession()?.user?.id === 1);
  tabs.push(tab);
  return tab;
}

const takeAll = () =>
  answer(SEND, ({ body }) =>
    sampleMessage((ids += 1), { content: body.content ?? '', client_id: body.client_id ?? null }),
  );
const texts = () => callsOf(SEND).map(({ body }) => body.content);
const waiting = (tab: Outbox) => tab.read().messages.map(({ text }) => text);

beforeEach(() => {
  keepSession(sampleSession());
});
afterEach(() => {
  for (const tab of tabs) tab.close();
  tabs = [];
  leaveNoTrace();
});

test('messages are sent once and in order, and then leave the outbox', async () => {
  takeAll();
  const tab = openTab();
  const sent: string[] = [];
  tab.onSent(({ content }) => sent.push(content));
  await Promise.all(['one', 'two', 'three'].map((text) => tab.add(unsent(text))));
  await expect.poll(() => sent).toEqual(['one', 'two', 'three']);
  await expect.poll(() => tab.read()).toEqual({ messages: [], onItsWay: null });
  expect(texts()).toEqual(['one', 'two', 'three']);
});

describe('a message without a network', () => {
  test('waits, and is later sent in order with the same client_id', async () => {
    loseAnswersTo(SEND);
    const tab = openTab();
    await tab.add(unsent('one'));
    await tab.add(unsent('two'));
    await tab.send();
    expect(waiting(tab)).toEqual(['one', 'two']);
    expect(new Set(texts()), 'nothing overtakes').toEqual(new Set(['one']));
    const lost = callsOf(SEND).length;
    takeAll();
    await tab.send();
    expect(texts().slice(lost)).toEqual(['one', 'two']);
    expect(new Set(callsOf(SEND).map(({ body }) => body.client_id))).toEqual(
      new Set(['client-one', 'client-two']),
    );
    expect(waiting(tab)).toEqual([]);
  });

  test('is retried by itself after a while', async () => {
    skipWaitsOf(RETRY_FIRST_MS * 2);
    takeAll();
    loseAnswersTo(SEND, { once: true });
    const tab = openTab();
    await tab.add(unsent('one'));
    await expect.poll(() => waiting(tab)).toEqual([]);
    expect(texts()).toEqual(['one', 'one']);
    expect(setTimeout).toHaveBeenCalledWith(expect.any(Function), RETRY_FIRST_MS * 2);
  });

  test('does not hold up other conversations', async () => {
    answer(SEND, ({ params, body }) => {
      if (params.id === 7) throw new TypeError('Failed to fetch');
      return sampleMessage(1, { client_id: body.client_id ?? null });
    });
    const tab = openTab();
    await tab.add(unsent('one'));
    await tab.add(unsent('other', { conversation_id: 8 }));
    await expect.poll(() => waiting(tab)).toEqual(['one']);
  });

  test('is sent after the app was killed, with its file', async () => {
    loseAnswersTo(UPLOAD);
    const before = openTab();
    const file = new File(['%PDF-1.7'], 'gst.pdf', { type: 'application/pdf' });
    await before.add(unsent('one', { files: [{ file, attachment_id: null }] }));
    await before.send();
    before.close();
    const stored = { id: 31, kind: 'document', name: 'gst.pdf', url: '/f/31' } as const;
    answer(UPLOAD, { ...stored, media_type: 'application/pdf', size_bytes: 8 });
    takeAll();
    const after = openTab();
    await after.send();
    expect(callsOf(SEND).map(({ body }) => [body.content, body.attachment_ids])).toEqual([
      ['one', [31]],
    ]);
    expect(waiting(after)).toEqual([]);
  });

  test('does not send its files again with every retry', async () => {
    const stored = { id: 31, kind: 'document', name: 'gst.pdf', url: '/f/31' } as const;
    answer(UPLOAD, { ...stored, media_type: 'application/pdf', size_bytes: 8 });
    loseAnswersTo(SEND);
    const tab = openTab();
    const file = new File(['%PDF-1.7'], 'gst.pdf', { type: 'application/pdf' });
    await tab.add(unsent('one', { files: [{ file, attachment_id: null }] }));
    await tab.send();
    takeAll();
    await tab.send();
    expect(callsOf(UPLOAD)).toHaveLength(1);
    expect(callsOf(SEND).at(-1)?.body.attachment_ids).toEqual([31]);
  });
});

describe('two tabs', () => {
  test('send each message once, in order, one tab at a time', async () => {
    takeAll();
    const release = hold(SEND);
    const [one, two] = [openTab(), openTab()];
    await one.add(unsent('one'));
    await two.add(unsent('two'));
    await one.add(unsent('three'));
    await expect.poll(() => waiting(two)).toEqual(['one', 'two', 'three']);
    expect(callsOf(SEND)).toHaveLength(1);
    const heard: Message[] = [];
    two.onSent((message) => heard.push(message));
    release();
    await expect.poll(() => [waiting(one), waiting(two)]).toEqual([[], []]);
    expect(texts()).toEqual(['one', 'two', 'three']);
    expect(heard.map(({ content }) => content)).toEqual(['one', 'two', 'three']);
  });
});

describe('a message that the server refuses', () => {
  test('gives the reason and waits until its writer sends it again or deletes it, while the next one is sent', async () => {
    refuse(SEND, 'resource.message.too_long');
    const tab = openTab();
    await tab.add(unsent('one'));
    await expect
      .poll(() => tab.read().messages[0]?.refusal)
      .toBe(errors['resource.message.too_long'].en);
    takeAll();
    await tab.add(unsent('two'));
    await expect.poll(() => texts()).toEqual(['one', 'two']);
    await expect.poll(() => waiting(tab)).toEqual(['one']);
    await tab.retry('client-one');
    await expect.poll(() => waiting(tab)).toEqual([]);
    expect(texts()).toEqual(['one', 'two', 'one']);

    refuse(SEND, 'resource.conversation.closed');
    await tab.add(unsent('three'));
    await expect.poll(() => tab.read().messages[0]?.refusal).toBeTruthy();
    await tab.remove('client-three');
    expect(waiting(tab)).toEqual([]);
    expect(waiting(openTab())).toEqual([]);
  });
});

describe('an account', () => {
  test('that logs out leaves nothing, and nothing of it is sent', async () => {
    loseAnswersTo(SEND);
    const tab = openTab();
    await tab.add(unsent('one'));
    await tab.send();
    leaveNoTrace();
    const before = callsOf(SEND).length;
    await tab.send();
    expect(callsOf(SEND)).toHaveLength(before);
    await expect
      .poll(async () => (await indexedDB.databases()).map(({ name }) => name))
      .not.toContain('outbox:1');
    keepSession(sampleSession());
    const again = openTab();
    await again.send();
    expect(waiting(again)).toEqual([]);
  });

  test('sends nothing of another account', async () => {
    loseAnswersTo(SEND);
    const tab = openTab();
    await tab.add(unsent('one'));
    await tab.send();
    const before = callsOf(SEND).length;
    keepSession(sampleSession({ id: 2 }));
    takeAll();
    await tab.send();
    const other = openOutbox(2, () => true);
    tabs.push(other);
    await other.send();
    expect(callsOf(SEND)).toHaveLength(before);
    keepSession(sampleSession());
  });
});
