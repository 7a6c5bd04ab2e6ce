import type { Page } from '@playwright/test';
import { totpOf } from '../server/platform/totp.ts';
import { type Hand, ways } from './hands.ts';
import { expect, expectAccessible, freshAddress, PASSWORD, test } from './portal.ts';
import { registerByApi } from './world.ts';

// Several logins each: a slow machine needs more than the usual minute.
test.describe.configure({ timeout: 120_000 });

const HALF_MINUTE_MS = 30_000;

async function enterPassword(page: Page, email: string, hand: Hand): Promise<void> {
  await page.goto('/auth/login');
  await hand.write(page.getByLabel('Email'), email);
  await hand.write(page.getByLabel('Password', { exact: true }), PASSWORD);
  await hand.press(page.getByRole('button', { name: 'Log in' }));
}

/** Sets it up and answers the key that the page shows, and the recovery codes. */
async function setUp(page: Page, hand: Hand): Promise<{ key: string; codes: string[] }> {
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await hand.press(section.getByRole('button', { name: 'Set up' }));
  await expect(
    section.getByRole('img', { name: 'QR code for your authenticator app' }),
  ).toBeVisible();
  await expectAccessible(page);
  const key = (await section.getByRole('definition').innerText()).replaceAll(' ', '');
  const link = await section.getByRole('link').getAttribute('href');
  expect(link).toContain(`secret=${key}`);

  await hand.write(section.getByLabel('Code from the app'), '000000');
  await hand.write(section.getByLabel('Current password', { exact: true }), PASSWORD);
  await hand.press(section.getByRole('button', { name: 'Switch on' }));
  await expect(section.getByText('This code is not right')).toBeVisible();
  await hand.write(section.getByLabel('Code from the app'), totpOf(key, Date.now()));
  await hand.press(section.getByRole('button', { name: 'Switch on' }));

  await expect(section.getByText('Two-step sign-in is on')).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await expectAccessible(page);
  const codes = await section.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await hand.press(section.getByRole('button', { name: 'I have written them down' }));
  await expect(section.getByText('10 recovery codes left')).toBeVisible();
  return { key, codes };
}

for (const [way, handOf] of ways) {
  test(`two-step sign-in is set up and used to log in, ${way}`, async ({ page, request }) => {
    const hand = handOf(page);
    const email = freshAddress('asha');
    await registerByApi(request, email, PASSWORD);
    await enterPassword(page, email, hand);
    await expect(page).toHaveURL(/\/dashboard\/user/);
    const { key, codes } = await setUp(page, hand);

    await page.evaluate(() => localStorage.clear());
    await enterPassword(page, email, hand);
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await expectAccessible(page);
    const field = page.getByLabel('Code from the app');
    await hand.write(field, '000000');
    await hand.press(page.getByRole('button', { name: 'Log in' }));
    await expect(page.getByText('This code is not right')).toBeVisible();
    await hand.write(field, totpOf(key, Date.now() + HALF_MINUTE_MS));
    await hand.press(page.getByRole('button', { name: 'Log in' }));
    await expect(page).toHaveURL(/\/dashboard\/user/);

    await page.evaluate(() => localStorage.clear());
    await enterPassword(page, email, hand);
    await hand.write(field, codes[0] ?? '');
    await hand.press(page.getByRole('button', { name: 'Log in' }));
    await expect(page).toHaveURL(/\/dashboard\/user/);
    await page.goto('/settings');
    await expect(page.getByText('9 recovery codes left')).toBeVisible();

    await hand.press(page.getByRole('button', { name: 'Switch off' }));
    const question = page.getByRole('alertdialog');
    await hand.write(question.getByLabel('Code from the app, or a recovery code'), codes[1] ?? '');
    await hand.press(question.getByRole('button', { name: 'Switch off' }));
    await expect(page.getByText('Two-step sign-in is off')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  });
}
