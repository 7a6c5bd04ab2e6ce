import type { Page } from '@playwright/test';
import { type Hand, pointer, ways } from './hands.ts';
import { expect, expectAccessible, freshAddress, linkFor, PASSWORD, test } from './portal.ts';
import { registerByApi } from './world.ts';

const NEW_PASSWORD = 'Seven-kites-27';

async function writeBoth(page: Page, password: string, hand: Hand = pointer): Promise<void> {
  await hand.write(page.getByLabel('New password', { exact: true }), password);
  await hand.write(page.getByLabel('Confirm password', { exact: true }), password);
}

for (const [way, handOf] of ways) {
  test(`a forgotten password is set anew by the mailed link, ${way}`, async ({ page, request }) => {
    const hand = handOf(page);
    const email = freshAddress('asha');
    await registerByApi(request, email, PASSWORD);
    await page.goto('/auth/login');
    await hand.press(page.getByRole('link', { name: 'Forgot password?' }));
    await expect(page).toHaveURL(/\/auth\/forgot-password/);
    const send = page.getByRole('button', { name: 'Send Reset Link' });
    await hand.press(send);
    await expect(page.getByText('Email Required')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Please enter your email address',
    );
    await expect(page.getByLabel('Email')).toBeFocused();
    await expectAccessible(page);
    await hand.write(page.getByLabel('Email'), email);
    await hand.press(send);
    await expect(page.getByRole('heading', { name: 'Email Sent' })).toBeFocused();
    await expect(page.getByText('Reset Link Sent')).toBeVisible();
    await expectAccessible(page);

    await page.goto(await linkFor(email, '/auth/reset-password'));
    const save = page.getByRole('button', { name: 'Reset Password' });
    await writeBoth(page, 'Password123', hand);
    await hand.press(save);
    await expect(page.getByText('This password is too weak.').first()).toBeVisible();
    await writeBoth(page, NEW_PASSWORD, hand);
    await hand.press(save);
    await expect(page.getByText('Password Reset Successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login/);

    await hand.write(page.getByLabel('Email'), email);
    await hand.write(page.getByLabel('Password', { exact: true }), NEW_PASSWORD);
    await hand.press(page.getByRole('button', { name: 'Log in' }));
    await expect(page).toHaveURL(/\/dashboard\/user/);
  });
}

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
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeFocused();
  await expect(page.getByText('Link Expired')).toBeVisible();
});

test('a reset page without a token says so and leads to a new one', async ({ page }) => {
  await page.goto('/auth/reset-password');
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password/);
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
  // From now on time goes by only as the journey says.
  await page.clock.pauseAt(Date.now() + 120_000);
  const answer = page.waitForResponse('**/password/generate_code');
  await again.click();
  await answer;
  const wait = page.getByRole('button', { name: 'Please wait' });
  await page.clock.runFor(1_300);
  await expect(wait).toBeDisabled();
  await page.clock.runFor(300);
  await expect(page.getByText(/^Resend in 0:/)).toBeVisible();
});
