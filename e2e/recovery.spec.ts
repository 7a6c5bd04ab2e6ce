import type { Page } from '@playwright/test';
import { registerByApi } from './api.ts';
import {
  expect,
  expectAccessible,
  fillRegistration,
  freshAddress,
  mailsTo,
  PASSWORD,
  test,
} from './portal.ts';

const NEW_PASSWORD = 'Seven-kites-27';

async function writeBoth(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
}

/** The path of the newest link that was mailed to an address. */
async function linkFor(email: string, path: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const texts = (await mailsTo(email)).map((mail) => mail.text ?? '');
      link =
        texts.map((text) => new RegExp(`${path}\\?\\S+`).exec(text)?.[0] ?? '').findLast(Boolean) ??
        '';
      return link;
    })
    .not.toBe('');
  return link;
}

test('a forgotten password is set anew by the mailed link', async ({ page, request }) => {
  const email = freshAddress('asha');
  await registerByApi(request, email, PASSWORD);
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password/);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Email Required')).toBeVisible();
  await expect(page.getByText('Please enter your email address').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeVisible();
  await expect(page.getByText('Reset Link Sent')).toBeVisible();

  await page.goto(await linkFor(email, '/auth/reset-password'));
  await writeBoth(page, 'Password123');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('This password is too weak.').first()).toBeVisible();
  await writeBoth(page, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password Reset Successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/user/);
});

test('the reset page says what is wrong with a password, and that a link is over', async ({
  page,
}) => {
  await page.goto('/auth/reset-password?reset_token=used-before');
  const save = page.getByRole('button', { name: 'Reset Password' });
  await save.click();
  await expect(page.getByText('Password Required')).toBeVisible();
  await writeBoth(page, 'kite7');
  await expect(page.getByText('Too easy to guess')).toBeVisible();
  await save.click();
  await expect(page.getByText('Password Too Short')).toBeVisible();
  await page.getByLabel('Confirm password', { exact: true }).fill('kite8');
  await save.click();
  await expect(page.getByText("Passwords Don't Match")).toBeVisible();
  await writeBoth(page, NEW_PASSWORD);
  await expect(page.getByText('Password strength: Strong')).toBeVisible();
  await expectAccessible(page);
  await save.click();
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await expect(page.getByText('Link Expired')).toBeVisible();
});

test('a reset page without a token says so and leads to a new one', async ({ page }) => {
  await page.goto('/auth/reset-password');
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password/);
});

/** Registers a seeker, whose address is not confirmed yet, and opens the settings by the menu. */
async function openSettings(page: Page, email: string): Promise<void> {
  await page.goto('/auth/register');
  await fillRegistration(page, { name: 'Ravi Menon', email, kind: 'Job Seeker' });
  await expect(page).toHaveURL(/\/user\/jobs/);
  await page.getByRole('button', { name: 'Account menu of Ravi Menon' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible();
  await expectAccessible(page);
}

test('the settings change name and password', async ({ page }) => {
  await openSettings(page, freshAddress('ravi'));
  const about = page.getByRole('region', { name: 'About you' });
  await about.getByLabel('Full name').fill('Ravi K. Menon');
  await about.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Account menu of Ravi K. Menon' })).toBeVisible();

  const section = page.getByRole('region', { name: 'Password', exact: true });
  const change = async (current: string) => {
    await section.getByLabel('Current password').fill(current);
    await section.getByLabel('New password').fill(NEW_PASSWORD);
    await section.getByLabel('Confirm password').fill(NEW_PASSWORD);
    await section.getByRole('button', { name: 'Change password' }).click();
  };
  await change('Wrong-pass-1');
  await expect(section.getByText('Current password is incorrect.')).toBeVisible();
  await expect(section.getByLabel('Current password')).toBeFocused();
  await change(PASSWORD);
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
  await expect(section.getByLabel('Current password')).toHaveValue('');
});

test('the settings change the address, and delete the account', async ({ page }) => {
  const newEmail = freshAddress('ravi-new');
  await openSettings(page, freshAddress('ravi'));
  const address = page.getByRole('region', { name: 'Email address' });
  await address.getByRole('button', { name: 'Change address' }).click();
  await address.getByLabel('New email address').fill(newEmail);
  await address.getByLabel('Current password').fill(PASSWORD);
  await address.getByRole('button', { name: 'Change address' }).click();
  await expect(address.getByText(`Your address is to become ${newEmail}.`)).toBeVisible();
  await page.goto(await linkFor(newEmail, '/auth/confirm-email'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(page.getByText(`is ${newEmail} from now on`)).toBeVisible();
  await page.getByRole('link', { name: 'To the settings' }).click();
  await expect(address.getByText(`You sign in with ${newEmail}.`)).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('alertdialog');
  await expectAccessible(page);
  await dialog.getByLabel('Current password').fill('Wrong-pass-1');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Current password is incorrect.')).toBeVisible();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account was deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(newEmail);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('This account has been deleted.');
});

test('asking for the link again takes as long as the first time, whatever the server is about', async ({
  page,
}) => {
  await page.route('**/password/generate_code', (call) => call.fulfill({ status: 202, json: {} }));
  await page.clock.install();
  await page.goto('/auth/forgot-password');
  await page.getByLabel('Email').fill('asha@people.example');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.clock.runFor(1_500);
  await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeVisible();

  const again = page.getByRole('button', { name: 'Resend link' });
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(again).toBeVisible({ timeout: 100 });
  }).toPass();
  const answer = page.waitForResponse('**/password/generate_code');
  await again.click();
  await answer;
  const wait = page.getByRole('button', { name: 'Please wait' });
  await page.clock.runFor(1_300);
  await expect(wait).toBeDisabled();
  await page.clock.runFor(300);
  await expect(page.getByText(/^Resend in 0:/)).toBeVisible();
});
