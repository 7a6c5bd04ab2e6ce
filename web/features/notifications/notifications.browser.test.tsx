import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { metaOf } from '../../../contract/lists.ts';
import type { Notification } from '../../../contract/notifications.ts';
import { byKeyboard } from '../../test/keyboard.ts';
import { address, expectAccessible, show } from '../../test/stage.tsx';
import { answer, callsOf, loseAnswersTo, sendNews } from '../../test/stub-server.ts';
import { NotificationsMenu } from './notifications-menu.tsx';
import NotificationsPage from './notifications-page.tsx';

const LIST = 'GET /barong/resource/notifications';
const READING = 'POST /barong/resource/notifications/read';

/** A notification about an invitation to an interview. */
const news = (id: number, job_title: string, isRead = false): Notification => ({
  id,
  kind: 'application_decided',
  subject: { application_id: id + 40, job_title, company_name: 'Malwa Mills', status: 'interview' },
  count: 1,
  created_at: '2026-11-18T09:32:00.000Z',
  read_at: isRead ? '2026-11-19T09:32:00.000Z' : null,
});

let stored: Notification[] = [];

/** The server's state, in which the page's calls mark notifications as read. */
beforeEach(() => {
  stored = [news(1, 'Cashier'), news(2, 'Clerk', true)];
  const unread = () => stored.filter(({ read_at }) => read_at === null);
  answer(LIST, ({ query }) => {
    const fitting = query.filter === 'unread' ? unread() : stored;
    return {
      notifications: fitting,
      meta: metaOf(query, fitting.length),
      unread_count: unread().length,
    };
  });
  answer(READING, ({ body: { ids } }) => {
    const read_at = '2026-11-20T09:32:00.000Z';
    stored = stored.map((one) => ((ids?.includes(one.id) ?? true) ? { ...one, read_at } : one));
    return { unread_count: unread().length };
  });
});

const readings = () => callsOf(READING).map(({ body }) => body);

test('the number of unread lines is in the title of every page, and disappears when all are read', async () => {
  document.title = 'Jobs · Vritti';
  await show(<NotificationsMenu />, { as: 'user', at: '/dashboard/user' });
  await expect.poll(() => document.title).toBe('(1) Jobs · Vritti');
  document.title = 'Saved jobs · Vritti';
  await expect.poll(() => document.title).toBe('(1) Saved jobs · Vritti');
  stored = [];
  sendNews('notifications');
  await expect.poll(() => document.title).toBe('Saved jobs · Vritti');
});

test('several about the same thing are one line in the menu, and are marked as read by the newest', async () => {
  const subject = {
    application_id: 9,
    job_id: 4,
    job_title: 'Cashier',
    candidate_name: 'Asha Rao',
  };
  const { created_at } = news(1, '');
  stored = [{ id: 8, kind: 'new_application', subject, count: 5, created_at, read_at: null }];
  await show(<NotificationsMenu />, { as: 'hr', at: '/dashboard/hr' });
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('menuitem', { name: '5 new applications for Cashier' }).click();
  await expect.poll(address).toBe('/hr/applications/4');
  await expect.poll(readings).toEqual([{ ids: [8] }]);
});

describe('the bell', () => {
  const bell = (name: string) => page.getByRole('button', { name, exact: true });
  const open = () => show(<NotificationsMenu />, { as: 'user', at: '/dashboard/user' });

  test('shows new ones live while it is open', async () => {
    stored = [];
    await open();
    await bell('Notifications').click();
    await expect.element(page.getByText('No notifications yet')).toBeVisible();
    await expect.poll(() => callsOf(LIST)).toHaveLength(1);
    stored = [news(1, 'Cashier')];
    sendNews('notifications');
    await expect
      .element(page.getByRole('menuitem', { name: 'would like to interview you for Cashier' }))
      .toBeVisible();
  });

  test('opens the latest, by keyboard alone; choosing one marks it as read and opens its page', async () => {
    await open();
    await byKeyboard.press(bell('Notifications, 1 unread'));
    const entry = page.getByRole('menuitem', { name: 'would like to interview you for Cashier' });
    await expect.element(entry).toBeVisible();
    await expectAccessible('[role=menu]');
    await byKeyboard.choose(entry);
    await expect.poll(address).toBe('/user/applications?application=41');
    expect(readings()).toEqual([{ ids: [1] }]);
  });

  test('marks all as read at once, and links to all', async () => {
    await open();
    await bell('Notifications, 1 unread').click();
    await page.getByRole('menuitem', { name: 'Mark all as read' }).click();
    await expect.element(bell('Notifications')).toBeVisible();
    expect(readings()).toEqual([{}]);
    await bell('Notifications').click();
    expect(page.getByRole('menuitem', { name: 'Mark all as read' }).elements()).toEqual([]);
    await page.getByRole('menuitem', { name: 'See all notifications' }).click();
    await expect.poll(address).toBe('/notifications');
  });
});

describe('the page', () => {
  const open = (at = '/notifications') => show(<NotificationsPage />, { as: 'user', at });

  test('lists everything, beside where one chooses what to be told; opening an unread one marks it as read, and a read one is only opened', async () => {
    await open();
    await expect.element(page.getByRole('link', { name: /^Unread: .*Cashier/ })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Preferences' }))
      .toHaveAttribute('href', '/settings?section=notifications');
    await expectAccessible();
    await page.getByRole('link', { name: 'for Clerk' }).click();
    await expect.poll(address).toBe('/user/applications?application=42');
    expect(readings()).toEqual([]);
    history.back();
    await page.getByRole('link', { name: 'for Cashier' }).click();
    await expect.poll(address).toBe('/user/applications?application=41');
    await expect.poll(readings).toEqual([{ ids: [1] }]);
  });

  test('the tick marks one as read without going there, or says why it could not', async () => {
    loseAnswersTo(READING, { once: true });
    await open();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.element(page.getByText('Could not be marked as read')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Unread: .*Cashier/ })).toBeVisible();
    await page.getByRole('button', { name: /^Mark as read: .*Cashier/ }).click();
    await expect.poll(() => page.getByRole('button', { name: /^Mark as/ }).elements()).toEqual([]);
    expect(readings()).toEqual([{}, { ids: [1] }]);
    await expect.poll(address).toBe('/notifications');
  });

  test('of unread ones is empty when all are read by keyboard alone, and links to all', async () => {
    await open('/notifications?filter=unread');
    await expect.element(page.getByRole('link', { name: 'for Cashier' })).toBeVisible();
    expect(page.getByRole('link', { name: 'for Clerk' }).elements()).toEqual([]);
    await byKeyboard.press(page.getByRole('button', { name: 'Mark all as read' }));
    await expect.element(page.getByRole('heading', { name: 'Everything is read' })).toBeVisible();
    await byKeyboard.press(page.getByRole('link', { name: 'Show all' }));
    await byKeyboard.press(page.getByRole('link', { name: 'for Cashier' }));
    await expect.poll(address).toBe('/user/applications?application=41');
  });

  test('stands still: its button is there before it is known that some are unread, and after', async () => {
    await open();
    const markAll = page.getByRole('button', { name: 'Mark all as read' });
    await expect.element(markAll).toBeDisabled();
    await expect.element(markAll).toBeEnabled();
    await markAll.click();
    await expect.element(markAll).toBeDisabled();
  });
});
