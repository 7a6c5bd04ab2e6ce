import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { SecurityEvent } from '../../../../contract/accounts/security-events.ts';
import { metaOf } from '../../../../contract/lists.ts';
import { expectAccessible, show } from '../../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo } from '../../../test/stub-server.ts';
import { ActivitySection } from './activity-section.tsx';

const LIST = 'GET /barong/resource/security_events';

const event = (id: number, more: Partial<SecurityEvent> = {}): SecurityEvent => ({
  id,
  kind: 'login',
  outcome: 'done',
  count: 1,
  device: 'Chrome on Android',
  browser: 'Chrome',
  system: 'Android',
  network: '203.0.113.7',
  created_at: '2026-03-01T06:30:00.000Z',
  last_at: '2026-03-01T06:30:00.000Z',
  ...more,
});
const guesses = event(2, {
  outcome: 'refused',
  count: 7,
  last_at: '2026-03-01T06:38:00.000Z',
});
const change = event(3, {
  kind: 'account_state',
  device: null,
  browser: null,
  system: null,
  network: null,
});

const happened = (...events: SecurityEvent[]) =>
  answer(LIST, ({ query }) => ({ security_events: events, meta: metaOf(query, events.length) }));
const open = async (language: 'en' | 'hi' = 'en') => {
  await show(<ActivitySection />, { as: 'user', at: '/settings', language });
  await page.getByRole('button').click();
};
const rows = page.getByRole('list').getByRole('listitem');

test('once its holder asks, an event shows what, how often, when, on which device and network', async () => {
  happened(event(1), guesses, change);
  await show(<ActivitySection />, { as: 'user', at: '/settings' });
  await expect.element(page.getByRole('button', { name: 'Show recent activity' })).toBeVisible();
  expect(callsOf(LIST)).toEqual([]);
  await page.getByRole('button', { name: 'Show recent activity' }).click();
  await expect.element(rows.nth(0)).toMatchTextContent(/Logged in/);
  await expect.element(rows.nth(0)).toMatchTextContent(/Chrome on Android, Network 203\.0\.113\.7/);
  await expect.element(rows.nth(1)).toMatchTextContent(/Wrong password or passkey at login/);
  await expect.element(rows.nth(1)).toMatchTextContent(/Refused/);
  await expect.element(rows.nth(1)).toMatchTextContent(/7 times/);
  await expect.element(rows.nth(1)).toMatchTextContent(/12:00.* to .*12:08/);
  await expect.element(rows.nth(2)).toMatchTextContent(/An admin changed the state/);
  await expect.element(page.getByRole('list', { name: 'Recent activity' })).toHaveFocus();
  await expectAccessible();
});

test('speaks Hindi', async () => {
  happened(guesses);
  await open('hi');
  await expect.element(rows.nth(0)).toMatchTextContent(/लॉग इन में ग़लत पासवर्ड या पासकी/);
  await expect.element(rows.nth(0)).toMatchTextContent(/7 बार/);
  await expect.element(rows.nth(0)).toMatchTextContent(/Android पर Chrome, नेटवर्क 203\.0\.113\.7/);
});

test('earlier events are loaded on demand, and one that moved to the next page meanwhile is shown once', async () => {
  answer(LIST, ({ query }) => ({
    security_events:
      query.page === 1 ? [event(5), event(4)] : [event(4), event(1, { kind: 'logout' })],
    meta: metaOf({ ...query, limit: 2 }, 4),
  }));
  await open();
  await page.getByRole('button', { name: 'Show earlier activity' }).click();
  await expect.element(rows).toHaveLength(3);
  await expect.element(rows.nth(2)).toMatchTextContent(/Logged out/);
  await expect
    .element(page.getByRole('button', { name: 'Show earlier activity' }))
    .not.toBeInTheDocument();
});

test('a list that could not be loaded can be tried again', async () => {
  loseAnswersTo(LIST);
  await open();
  await expect.element(page.getByText(/No answer from the server/)).toBeVisible();
  happened(event(1));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(rows.nth(0)).toMatchTextContent(/Logged in/);
});
