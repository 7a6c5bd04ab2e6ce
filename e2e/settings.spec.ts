import type { Page } from '@playwright/test';
import { type Hand, ways } from './hands.ts';
import {
  expect,
  expectAccessible,
  freshAddress,
  linkFor,
  mailsTo,
  PASSWORD,
  test,
} from './portal.ts';
import { newSeeker, signIn } from './world.ts';

// A slow machine needs more than the usual minute for the whole page.
test.describe.configure({ timeout: 120_000 });

const NEW_PASSWORD = 'Seven-kites-27';

/** Signs a seeker in and opens the settings by the menu; answers their address. */
async function openSettings(page: Page, hand: Hand): Promise<string> {
  const seeker = await newSeeker('Ravi Menon');
  await signIn(page, seeker);
  await page.goto('/notifications');
  await hand.press(page.getByRole('button', { name: 'Account menu of Ravi Menon' }));
  await hand.press(page.getByRole('menuitem', { name: 'Settings' }));
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible();
  await expectAccessible(page);
  return seeker.email;
}

for (const [way, handOf] of ways) {
  test(`the settings change name, language and password, ${way}`, async ({ page }) => {
    const hand = handOf(page);
    const email = await openSettings(page, hand);
    const about = page.getByRole('region', { name: 'About you' });
    await hand.write(about.getByLabel('Full name'), 'Ravi K. Menon');
    await hand.choose(about.getByRole('radio', { name: 'हिन्दी' }));
    await hand.turn(about.getByRole('checkbox', { name: /^Send me mails about Vritti/ }));
    await hand.press(about.getByRole('button', { name: 'Save' }));
    await expect(page.getByRole('button', { name: 'Account menu of Ravi K. Menon' })).toBeVisible();
    await page.reload();
    await expect(about.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
    await expect(about.getByRole('checkbox')).toBeChecked();

    const section = page.getByRole('region', { name: 'Password', exact: true });
    const change = async (current: string) => {
      await hand.write(section.getByLabel('Current password', { exact: true }), current);
      await hand.write(section.getByLabel('New password'), NEW_PASSWORD);
      await hand.write(section.getByLabel('Confirm password'), NEW_PASSWORD);
      await hand.press(section.getByRole('button', { name: 'Change password' }));
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

  test(`the settings change the address when both addresses agree, ${way}`, async ({ page }) => {
    const hand = handOf(page);
    const newEmail = freshAddress('ravi-new');
    const email = await openSettings(page, hand);
    const address = page.getByRole('region', { name: 'Email address' });
    const open = address.getByRole('button', { name: 'Change address' });
    await hand.press(open);
    await expect(address.getByLabel('New email address')).toBeFocused();
    await hand.press(address.getByRole('button', { name: 'Cancel' }));
    await expect(open).toBeFocused();
    await hand.press(open);
    await hand.write(address.getByLabel('New email address'), newEmail);
    await hand.write(address.getByLabel('Current password', { exact: true }), PASSWORD);
    await hand.press(address.getByRole('button', { name: 'Change address' }));
    const state = page.getByText(`Your address is to become ${newEmail}.`);
    await expect(address.locator(':focus').filter({ has: state })).toBeVisible();
    await expectAccessible(page);

    const agree = page.getByRole('button', { name: 'I agree' });
    await page.goto(await linkFor(newEmail, '/auth/confirm-email'));
    await expectAccessible(page);
    await hand.press(agree);
    await expect(page.getByText('when the other address agrees too')).toBeFocused();
    await page.goto(await linkFor(email, '/auth/confirm-email'));
    await hand.press(agree);
    await expect(page.getByText(`is ${newEmail} from now on`)).toBeFocused();
    await expectAccessible(page);
    await hand.press(page.getByRole('link', { name: 'To the settings' }));
    await expect(address.getByText(`You sign in with ${newEmail}.`)).toBeVisible();
  });

  test(`an account is deleted in the settings, ${way}`, async ({ page }) => {
    const hand = handOf(page);
    const email = await openSettings(page, hand);
    await hand.press(page.getByRole('button', { name: 'Delete my account' }));
    const dialog = page.getByRole('alertdialog');
    const confirm = dialog.getByRole('button', { name: 'Delete my account' });
    await expectAccessible(page);
    await hand.write(dialog.getByLabel('Current password', { exact: true }), 'Wrong-pass-1');
    await hand.press(confirm);
    await expect(dialog.getByText('Current password is incorrect.')).toBeVisible();
    await expect(dialog.getByLabel('Current password', { exact: true })).toBeFocused();
    await hand.write(dialog.getByLabel('Current password', { exact: true }), PASSWORD);
    await hand.press(confirm);
    await expect(page.getByText('Your account was deleted')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);

    await page.goto('/auth/login');
    await hand.write(page.getByLabel('Email'), email);
    await hand.write(page.getByLabel('Password', { exact: true }), PASSWORD);
    await hand.press(page.getByRole('button', { name: 'Log in' }));
    await expect(page.getByRole('alert')).toHaveText('This account has been deleted.');
  });
}
