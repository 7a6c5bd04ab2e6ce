import type { Page } from '@playwright/test';
import { type Hand, keyboard, pointer } from './hands.ts';
import { expect, expectAccessible, freshAddress, test } from './portal.ts';
import { DEMO_PASSWORD } from './world.ts';

/** Leaves an address at an announced page. */
async function askToBeTold(page: Page, hand: Hand) {
  const answer = await page.goto('/salary-guide');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Coming Soon', level: 1 })).toBeVisible();
  await expect(page.getByText('/salary-guide')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);

  const notify = page.getByRole('button', { name: 'Notify Me When Ready' });
  await hand.press(notify);
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await expect(page.getByText('Notification Set')).toBeHidden();
  await hand.write(page.getByLabel('Email'), freshAddress('gita'));
  await hand.press(notify);
  await expect(page.getByText('We need your consent to write to you.')).toBeVisible();
  await expectAccessible(page);
  const consent = page.getByRole('checkbox', { name: /^Write to me once/ });
  await consent.focus();
  await page.keyboard.press('Space');
  await expect(consent).toBeChecked();
  await hand.press(notify);
  await expect(page.getByText('Notification Set')).toBeVisible();
  await expect(
    page.getByText("We'll notify you when this feature becomes available!").first(),
  ).toBeVisible();
  await expectAccessible(page);
  await hand.press(page.getByRole('link', { name: 'Return Home' }));
  await expect(page).toHaveURL('/');
}

test('a visitor asks to be told when an announced page is ready', async ({ page }) => {
  await askToBeTold(page, pointer);
});

test('a visitor asks by keyboard alone', { tag: '@wide-only' }, async ({ page }) => {
  test.slow();
  await askToBeTold(page, keyboard(page));
});

test('who is signed in finds the own address written down', async ({ page }) => {
  const email = 'anil@demo.vritti.example';
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/hr/);
  await page.goto('/hr/candidates/7');
  await expect(page.getByText('/hr/candidates/7')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('a refused answer keeps what was typed and promises nothing', async ({ page }) => {
  await page.route('**/feature_waits', (call) =>
    call.fulfill({
      status: 429,
      headers: { 'retry-after': '60' },
      json: { errors: [], messages: [], fields: {} },
    }),
  );
  await page.goto('/career-advice');
  await page.getByLabel('Email').fill('gita@people.example');
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Notify Me When Ready' }).click();
  await expect(page.getByText('Could not be saved')).toBeVisible();
  await expect(page.getByText('Please try again in 60 seconds.')).toBeVisible();
  await expect(page.getByText('Notification Set')).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue('gita@people.example');
});

test('what is not announced is a real 404, also beside announced pages', async ({ page }) => {
  for (const path of ['/salary-guide/2026', '/hr/candidates/1/2', '/user/nothing', '/admin/x']) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  await expectAccessible(page);
  const call = await page.request.get('/api/v2/barong/nothing');
  expect([call.status(), await call.json()]).toMatchObject([
    404,
    { errors: ['request.not_found'] },
  ]);
});

test('what comes for admins is a real 404 to everybody, and shown to an admin', async ({
  page,
}) => {
  const answer = await page.goto('/admin/payments');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill('admin@demo.vritti.example');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/admin/);
  await page.goto('/admin/payments');
  await expect(page.getByRole('heading', { name: 'Coming Soon', level: 1 })).toBeVisible();
});

test('short addresses lead to the pages they stand for', async ({ page }) => {
  await page.goto('/login?next=/user/saved');
  await expect(page).toHaveURL('/auth/login?next=/user/saved');
  await page.goto('/post-job');
  await expect(page).toHaveURL(/\/auth\/register\?type=hr&next=\/hr\/jobs\/create$/);
});

test('the link of a mail that is not complete says so', async ({ page }) => {
  await page.goto('/notify-me/stop');
  await expect(page.getByText('This link is not complete.')).toBeVisible();
  await page.goto('/notify-me/stop?token=6f1c2ab4-54a0-4d0b-9a43-6c3e9d0b7a11');
  await page.getByRole('button', { name: 'Take my address off the list' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is off the list' })).toBeVisible();
  await expectAccessible(page);
});
