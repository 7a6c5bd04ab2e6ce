import { codeFor, expect, freshAddress, PASSWORD, test } from './support/portal.ts';

test('somebody without JavaScript registers, confirms the mailed code, logs out and in again', async ({
  browser,
}) => {
  test.slow();
  const email = freshAddress('lata');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/auth/register?next=%2Fjobs');
  await page.getByLabel('Full name').fill('Lata Rao');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill('Another-9-words');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toContainText('Not sent yet');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();

  await expect(page.getByRole('heading', { name: 'You are logged in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to where you were' })).toBeVisible();
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await page.getByLabel('Verification code').fill(await codeFor(email));
  await page.getByRole('button', { name: 'Verify & Continue' }).click();
  await expect(page.getByRole('heading', { name: 'You are logged in' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enter the code' })).toBeHidden();

  await page.getByRole('button', { name: 'Log out' }).click();
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Welcome, Lata Rao!')).toBeVisible();
  await page.getByRole('link', { name: 'Search jobs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});
