import { exactText, expect, expectAccessible, test } from './support/portal.ts';
import { PASSWORD } from '../db/world/people.ts';
import { ageLogin } from './support/database.ts';
import { newSeeker, signIn } from './support/world.ts';

/** Passkeys need a host name, so this journey uses the machine's name. */
const HERE = (process.env['E2E_URL'] ?? '').replace('127.0.0.1', 'localhost');

test('a passkey is added, opens the account by itself, proves its holder’s identity again, and is removed', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const kavita = await newSeeker('Kavita Rao');
  await signIn(page, kavita);
  await page.goto(`${HERE}/settings`);
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByLabel('Name of the passkey').fill('My phone');
  await section.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is added')).toBeVisible();
  await expect(section.getByRole('listitem')).toContainText('My phone');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Kavita Rao' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${HERE}/auth/login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Welcome back, Kavita Rao!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/user/);

  await page.goto(`${HERE}/settings`);
  await expect(section.getByRole('listitem')).toContainText('last used');
  await ageLogin(kavita.email);
  await page.getByRole('button', { name: 'Add a number' }).click();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('98765 43210');
  await page.getByRole('button', { name: 'Save number' }).click();
  await expect(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(exactText(page, 'Your mobile number is saved')).toBeVisible();
  await expect(page.getByText('+91 98765 43210')).toBeVisible();

  await section.getByRole('button', { name: 'Remove My phone' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('The passkey is removed')).toBeVisible();
  await expect(section.getByText('No passkeys yet')).toBeVisible();
});
