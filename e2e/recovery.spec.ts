import type { Page } from '@playwright/test';
import { expect, freshAddress, linkFor, PASSWORD, test } from './support/portal.ts';
import { registerByApi } from './support/world.ts';

const NEW_PASSWORD = 'Seven-kites-27';

async function writeBoth(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
}

test('a forgotten password is replaced with the mailed link', async ({ page, request }) => {
  const email = freshAddress('asha');
  await registerByApi(request, email, PASSWORD);
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password/);
  const send = page.getByRole('button', { name: 'Send Reset Link' });
  await page.getByLabel('Email').fill(email);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeFocused();
  await expect(page.getByText('Reset Link Sent')).toBeVisible();

  await page.goto(await linkFor(email, '/auth/reset-password'));
  const save = page.getByRole('button', { name: 'Reset Password' });
  await writeBoth(page, 'Password123');
  await save.click();
  await expect(page.getByText('This password is too weak.').first()).toBeVisible();
  await writeBoth(page, NEW_PASSWORD);
  await save.click();
  await expect(page.getByText('Password Reset Successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/user/);
});
