import type { APIRequestContext, Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { codeFor, expect, expectAccessible, freshAddress, PASSWORD, test } from './portal.ts';

test.describe.configure({ timeout: 120_000 });

/** Registers by the API and opens the page that asks for the mailed code. */
async function openVerify(page: Page, request: APIRequestContext, role: 'user' | 'hr') {
  const email = freshAddress(role);
  const form = { email, password: PASSWORD, username: 'Meena Das', data: { user_type: role } };
  const registered = await request.post('/api/v2/barong/identity/users', { data: form });
  expect(registered.status()).toBe(201);
  const code = await codeFor(email);
  await page.goto(`/auth/verify-otp?${new URLSearchParams({ email, type: role })}`);
  const field = page.getByLabel('Verification code');
  await expect(field).toBeFocused();
  return { email, code, field };
}

test('a wrong code says how many tries are left, and the next one counts anew', async ({
  page,
  request,
}) => {
  const { code, field } = await openVerify(page, request, 'user');
  const wrong = code === '000000' ? '111111' : '000000';
  for (const left of [4, 3]) {
    await field.fill('');
    await field.fill(wrong);
    await expect(field).toHaveAccessibleDescription(
      `Invalid verification code. Please try again. ${left} tries left.`,
    );
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(wrong);
  }
  await expectAccessible(page);
  // The wrong one is selected: what is typed next takes its place.
  await page.keyboard.type(code);
  await expect(page).toHaveURL(/\/dashboard\/user$/);
});

test('a code that is too old says so, and a new one comes after the countdown', async ({
  page,
  request,
}) => {
  await page.clock.install();
  const { email, code, field } = await openVerify(page, request, 'user');
  await inDatabase(
    `UPDATE email_codes SET expires_at = expires_at - interval '1 hour'
     WHERE account_id = (SELECT id FROM accounts WHERE email = $1)`,
    [email],
  );
  await field.fill(code);
  await expect(field).toHaveAccessibleDescription(
    'Verification code has expired. Please request a new one.',
  );
  await expectAccessible(page);

  const resend = page.getByRole('button', { name: 'Resend code' });
  const spoken = page.getByRole('main').getByRole('status');
  await expect(page.getByText(/^Resend in 0:(30|2\d)$/).first()).toBeVisible();
  await expect(resend).toHaveCount(0);
  await expect(spoken).toHaveText('Resend in 0:30');
  await page.clock.runFor(21_000);
  await expect(spoken).toHaveText('Resend in 0:10');
  await page.clock.runFor(10_000);
  await expect(spoken).toHaveText('Resend code');
  await expectAccessible(page);

  // The server knows no more of the page's clock than of its countdown.
  await resend.click();
  await expect(page.getByText('Failed to Resend')).toBeVisible();
  await expect(page.getByText(/Please try again in \d+ seconds?\./)).toBeVisible();
  await expect(resend, 'the page waits as long as the server says').toHaveCount(0);
  await page.clock.runFor(31_000);
  await inDatabase('DELETE FROM attempt_counts WHERE key = $1', [`code:${email}`]);
  await resend.click();
  await expect(page.getByText('OTP Resent')).toBeVisible();
  await expect(spoken).toHaveText('Resend in 0:30');
  await expect.poll(() => codeFor(email)).not.toBe(code);
  await field.fill('');
  await field.fill(await codeFor(email));
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL(/\/dashboard\/user$/);
});

test('a recruiter without a company goes on to set it up, and never again', async ({
  page,
  request,
}) => {
  const { code, field } = await openVerify(page, request, 'hr');
  await field.fill(code);
  await expect(page).toHaveURL(/\/profile\/setup\/hr$/);
  await expect(page.getByRole('textbox', { name: 'Company name' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Company name' }).fill(`Kaveri ${Date.now()}`);
  await page.getByLabel('Industry').fill('Printing');
  await page.getByRole('textbox', { name: 'About the company' }).fill('Prints school books.');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(/\/dashboard\/hr$/);
  await page.goto('/profile/setup/hr');
  await expect(page).toHaveURL(/\/hr\/profile\/edit$/);
});
