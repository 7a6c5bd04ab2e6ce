import type { Page } from '@playwright/test';
import { TOTP_STEP_MS, totpOf } from '../server/platform/secrets/totp.ts';
import { ageUsedCode } from './support/database.ts';
import { expect, expectAccessible, freshAddress, PASSWORD, test } from './support/portal.ts';
import { registerByApi } from './support/world.ts';

// Several logins each: a slow machine needs more than the usual minute.
test.describe.configure({ timeout: 120_000 });

/** Enough for entering a code and sending it, even on a slow machine. */
const TO_ENTER_MS = 10_000;

/** The app's code, once it remains valid for long enough. */
async function codeInTime(key: string): Promise<string> {
  await expect
    .poll(() => TOTP_STEP_MS - (Date.now() % TOTP_STEP_MS), { timeout: TOTP_STEP_MS })
    .toBeGreaterThan(TO_ENTER_MS);
  return totpOf(key, Date.now());
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Sets it up and returns the key that the page shows, and the recovery codes. */
async function setUp(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await section.getByRole('button', { name: 'Set up' }).click();
  await expect(
    section.getByRole('img', { name: 'QR code for your authenticator app' }),
  ).toBeVisible();
  await expectAccessible(page);
  const key = (await section.getByRole('definition').innerText()).replaceAll(' ', '');
  const link = await section.getByRole('link').getAttribute('href');
  expect(link).toContain(`secret=${key}`);

  await section.getByLabel('Code from the app').fill('000000');
  await section.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await section.getByRole('button', { name: 'Switch on' }).click();
  await expect(section.getByText('This code is wrong')).toBeVisible();
  await section.getByLabel('Code from the app').fill(await codeInTime(key));
  await section.getByRole('button', { name: 'Switch on' }).click();

  await expect(section.getByText('Two-step sign-in is on')).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await expectAccessible(page);
  const codes = await section.getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await section.getByRole('button', { name: 'I have written them down' }).click();
  await expect(section.getByText('10 recovery codes left')).toBeVisible();
  return { key, codes };
}

test('two-step sign-in is set up and used to log in', async ({ page, request }) => {
  const email = freshAddress('asha');
  await registerByApi(request, email, PASSWORD);
  await enterPassword(page, email);
  await expect(page).toHaveURL(/\/dashboard\/user/);
  const { key, codes } = await setUp(page);

  await page.evaluate(() => localStorage.clear());
  await enterPassword(page, email);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  const field = page.getByLabel('Code from the app');
  await field.fill('000000');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('This code is wrong')).toBeVisible();
  await ageUsedCode(email);
  await field.fill(await codeInTime(key));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/user/);

  await page.evaluate(() => localStorage.clear());
  await enterPassword(page, email);
  await field.fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/user/);
  await page.goto('/settings');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Switch off' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Code from the app, or a recovery code').fill(codes[1] ?? '');
  await question.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await question.getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Two-step sign-in is off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});
