import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakePush } from '../../../test/fake-push.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, refuse } from '../../../test/stub-server.ts';
import { PushPart } from './push-part.tsx';

const LIST = 'GET /barong/resource/push_subscriptions';
const START = 'POST /barong/resource/push_subscriptions';
const HERE = 'POST /barong/resource/push_subscriptions/here';
const END = 'DELETE /barong/resource/push_subscriptions/:id';

const device = {
  id: 7,
  browser: 'Chrome',
  system: 'Android',
  created_at: '2026-11-18T09:32:00.000Z',
  is_this: false,
};

beforeEach(() => {
  answer(LIST, { public_key: 'key', push_subscriptions: [] });
  answer(START, { ...device, is_this: true });
  answer(HERE, { id: 7 });
  answer(END, { id: 7 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (language: 'en' | 'hi' = 'en') =>
  show(<PushPart />, { as: 'user', at: '/settings', language });
const here = page.getByRole('switch', { name: 'On this device, also while Vritti is closed' });

describe('notifications on this device', () => {
  test('permission is requested only after the switch is clicked, and the subscription is then sent to the server', async () => {
    const browser = fakePush('default');
    await open();
    await expect.element(here).not.toBeChecked();
    expect([browser.workers, callsOf(START)]).toEqual([[], []]);
    await expectAccessible();
    await here.click();
    await expect.element(here).toBeChecked();
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent(/You are notified on this device/);
    expect(browser.workers).toEqual(['/push-worker.js']);
    expect(callsOf(START).map(({ body }) => body)).toEqual([
      { endpoint: browser.endpoint, p256dh: 'point', auth: 'secret' },
    ]);
  });

  test('if the browser refuses, it is explained how to allow them', async () => {
    fakePush('default').answer = 'denied';
    await open();
    await here.click();
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent(/blocks notifications of Vritti. To allow them/);
    await expect.element(here).not.toBeInTheDocument();
  });

  test('if the browser refused earlier, that is explained too, in Hindi as well', async () => {
    fakePush('denied');
    await open('hi');
    await expect.element(page.getByRole('status')).toMatchTextContent(/सूचनाएँ रोक रहा है/);
    await expectAccessible();
  });

  test('stay off in the browser too if the server cannot store the subscription', async () => {
    const browser = fakePush('default');
    refuse(START, 'resource.push.unknown_service');
    await open();
    await here.click();
    await expect.element(page.getByText('Could not be switched')).toBeVisible();
    await expect.element(here).not.toBeChecked();
    expect(browser.endpoint).toBeNull();
  });

  test('can be switched off, in the browser and at the server', async () => {
    const browser = fakePush('granted', 'https://fcm.googleapis.com/fcm/send/old');
    await open();
    await expect.element(here).toBeChecked();
    await here.click();
    await expect.element(here).not.toBeChecked();
    await expect.poll(() => [browser.endpoint, callsOf(END).length]).toEqual([null, 1]);
  });

  test('for an account that used this browser before are ended', async () => {
    const browser = fakePush('granted', 'https://fcm.googleapis.com/fcm/send/old');
    answer(HERE, { id: null });
    await open();
    await expect.element(here).not.toBeChecked();
    expect(browser.endpoint).toBeNull();
  });
});

test('on other devices are listed and can be switched off from here', async () => {
  fakePush('default');
  answer(LIST, { public_key: 'key', push_subscriptions: [device] });
  await open();
  await expect
    .element(page.getByRole('listitem'))
    .toMatchTextContent(/Chrome on Android, since 18 Nov/);
  answer(LIST, { public_key: 'key', push_subscriptions: [] });
  await page.getByRole('button', { name: 'Switch off: Chrome on Android' }).click();
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument();
  expect(callsOf(END)).toHaveLength(1);
});
