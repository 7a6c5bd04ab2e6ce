import type { Page, TestInfo } from '@playwright/test';
import { DEMO_PASSWORD, logInByApi } from './api.ts';
import { type Hand, keyboard, pointer } from './hands.ts';
import {
  expect,
  expectAccessible,
  fillRegistration,
  freshAddress,
  PASSWORD,
  test,
  verifyByMail,
} from './portal.ts';

/** Somebody who has just applied, on their dashboard; answers who can decide, and on what. */
async function applied(page: Page, hand: Hand) {
  const email = freshAddress('lata');
  await page.goto('/auth/register');
  await fillRegistration(page, { name: 'Lata Kulkarni', email, kind: 'Job Seeker' }, hand);
  await expect(page).toHaveURL(/\/user\/jobs/);
  await verifyByMail(page, email, hand);
  await expect(page).toHaveURL(/\/dashboard\/user/);

  const anil = await logInByApi(page.request, 'anil@demo.vritti.example', DEMO_PASSWORD);
  // As her own browser: of another one the bell would tell her.
  const deviceId = await page.evaluate(() => localStorage.getItem('deviceId'));
  const lata = await logInByApi(page.request, email, PASSWORD, deviceId);
  const title = `Cashier ${Date.now().toString(36)}`;
  const job = await anil.call('post', '/resource/jobs', {
    title,
    description: '## Key Responsibilities\n- Keep the till',
    location: 'Vijay Nagar, Indore',
    employment_type: 'full_time',
    skills: ['Billing'],
  });
  const application = await lata.call('post', `/resource/jobs/${String(job['id'])}/apply`, {
    cover_letter: 'I kept the till of a medical shop for three years.',
  });
  const decide = (status: string) =>
    anil.call('put', `/resource/applications/${String(application['id'])}/status`, { status });
  return { title, decide };
}

/** A decision rings the bell at once; opening it reads it, and the page has all of them. */
async function hearOfDecisions(page: Page, hand: Hand) {
  const { title, decide } = await applied(page, hand);
  const bell = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(bell('Notifications')).toBeVisible();

  await decide('interview');
  await expect(bell('Notifications, 1 unread')).toBeVisible();
  await expectAccessible(page);
  await hand.press(bell('Notifications, 1 unread'));
  const news = page.getByRole('menuitem', { name: `would like to interview you for ${title}` });
  await expect(news).toBeVisible();
  await expectAccessible(page, '[role=menu]');
  await hand.press(news);
  await expect(page).toHaveURL(/\/user\/applications\?application=\d+/);
  // On a phone the application lies over the page.
  await page.goto('/dashboard/user');
  await expect(bell('Notifications')).toBeVisible();

  await decide('accepted');
  await expect(bell('Notifications, 1 unread')).toBeVisible();
  await page.goto('/notifications?filter=unread');
  const accepted = page.getByRole('link', { name: `accepted your application for ${title}` });
  await expect(accepted).toBeVisible();
  await expectAccessible(page);
  await hand.press(page.getByRole('button', { name: 'Mark all as read' }));
  await expect(page.getByRole('heading', { name: 'Everything is read' })).toBeVisible();
  await expect(bell('Notifications')).toBeVisible();
  await expectAccessible(page);
  await hand.press(page.getByRole('link', { name: 'Show all' }));
  await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(2);
  await hand.press(accepted);
  await expect(page).toHaveURL(/\/user\/applications\?application=\d+/);
}

test('a decision rings the seeker’s bell at once, and is read by opening it', async ({ page }) => {
  test.slow();
  await hearOfDecisions(page, pointer);
});

test('all of it goes by keyboard alone', async ({ page }, info: TestInfo) => {
  test.skip(info.project.name === 'phone', 'phones have no keyboard to tab with');
  test.slow();
  await hearOfDecisions(page, keyboard(page));
});
