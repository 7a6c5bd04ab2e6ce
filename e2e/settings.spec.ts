import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  freshAddress,
  linkFor,
  mailsTo,
  PASSWORD,
  test,
} from './support/portal.ts';
import { newSeeker, signIn } from './support/world.ts';

// A slow machine needs more than the usual minute for the whole page.
test.describe.configure({ timeout: 120_000 });

const NEW_PASSWORD = 'Seven-kites-27';

/** Signs a seeker in and opens the settings from the menu; returns their address. */
async function openSettings(page: Page): Promise<string> {
  const seeker = await newSeeker('Ravi Menon');
  await signIn(page, seeker);
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Account menu of Ravi Menon' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible();
  return seeker.email;
}

test('somebody changes their account in the settings, and deletes it', async ({ page }) => {
  test.slow();
  const email = await openSettings(page);
  await test.step('name, language and password', async () => {
    const about = page.getByRole('region', { name: 'About you' });
    await about.getByLabel('Full name').fill('Ravi K. Menon');
    await about.getByRole('radio', { name: 'हिन्दी' }).check({ force: true });
    await about
      .getByRole('checkbox', { name: /^Send me emails about Vritti/ })
      .click({ force: true });
    await about.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Account menu of Ravi K. Menon' })).toBeVisible();
    await page.reload();
    await expect(about.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
    await expect(about.getByRole('checkbox')).toBeChecked();

    const section = page.getByRole('region', { name: 'Password', exact: true });
    const change = async (current: string) => {
      await section.getByLabel('Current password', { exact: true }).fill(current);
      await section.getByLabel('New password').fill(NEW_PASSWORD);
      await section.getByLabel('Confirm password').fill(NEW_PASSWORD);
      await section.getByRole('button', { name: 'Change password' }).click();
    };
    await change('Wrong-pass-1');
    await expect(section.getByText('Current password is incorrect.')).toBeVisible();
    await expect(section.getByLabel('Current password', { exact: true })).toBeFocused();
    await change(PASSWORD);
    await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
    await expect(section.getByLabel('Current password', { exact: true })).toHaveValue('');
    const subjects = async () => (await mailsTo(email)).map((mail) => mail.subject);
    await expect.poll(subjects).toContain('आपका Vritti पासवर्ड बदल गया है');
  });

  const newEmail = freshAddress('ravi-new');
  await test.step('the address, when both addresses agree', async () => {
    const address = page.getByRole('region', { name: 'Email address' });
    const open = address.getByRole('button', { name: 'Change address' });
    await open.click();
    await expect(address.getByLabel('New email address')).toBeFocused();
    await address.getByRole('button', { name: 'Cancel' }).click();
    await expect(open).toBeFocused();
    await open.click();
    await address.getByLabel('New email address').fill(newEmail);
    await address.getByLabel('Current password', { exact: true }).fill(NEW_PASSWORD);
    await address.getByRole('button', { name: 'Change address' }).click();
    const state = page.getByText(`Your new address will be ${newEmail}.`);
    await expect(address.locator(':focus').filter({ has: state })).toBeVisible();
    await expectAccessible(page);

    const agree = page.getByRole('button', { name: 'I agree' });
    await page.goto(await linkFor(newEmail, '/auth/confirm-email'));
    await expectAccessible(page);
    await agree.click();
    await expect(page.getByText('once the other address agrees too')).toBeFocused();
    await page.goto(await linkFor(email, '/auth/confirm-email'));
    await agree.click();
    await expect(page.getByText(`now uses ${newEmail}`)).toBeFocused();
    await page.getByRole('link', { name: 'To the settings' }).click();
    await expect(address.getByText(`You log in with ${newEmail}.`)).toBeVisible();
  });

  await test.step('the account is deleted', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('alertdialog');
    const confirm = dialog.getByRole('button', { name: 'Delete my account' });
    await expectAccessible(page);
    await dialog.getByLabel('Current password', { exact: true }).fill('Wrong-pass-1');
    await confirm.click();
    await expect(dialog.getByText('Current password is incorrect.')).toBeVisible();
    await expect(dialog.getByLabel('Current password', { exact: true })).toBeFocused();
    await dialog.getByLabel('Current password', { exact: true }).fill(NEW_PASSWORD);
    await confirm.click();
    await expect(page.getByText('Your account was deleted')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);

    await page.goto('/auth/login');
    await page.getByLabel('Email').fill(newEmail);
    await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText('This account has been deleted.');
  });
});
