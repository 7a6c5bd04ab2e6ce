import type { Page } from '@playwright/test';
import {
  codeFor,
  expect,
  expectAccessible,
  freshAddress,
  PASSWORD,
  test,
} from '../support/portal.ts';
import { latinWords } from '../support/reading.ts';

test.skip(({ viewport }) => (viewport?.width ?? 0) > 500, 'the texts are the same');
test.describe.configure({ timeout: 120_000 });

async function expectHindi(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect(await latinWords(page)).toEqual([]);
  await expectAccessible(page);
}

test('somebody who reads Hindi registers, verifies, looks at the settings, logs out and in', async ({
  page,
}) => {
  const email = freshAddress('asha');
  await page.goto('/auth/register');
  await page.getByRole('link', { name: 'हिन्दी में देखें' }).click();
  await expect(page.getByRole('heading', { name: 'खाता बनाएँ' })).toBeVisible();
  await expectHindi(page);
  const create = page.getByRole('button', { name: 'खाता बनाएँ' });
  await create.click();
  await expect(page.getByText('सारी जानकारी ज़रूरी है')).toBeVisible();
  await expectHindi(page);
  await page.getByRole('button', { name: 'बंद करें' }).click();
  await page.getByLabel('पूरा नाम').fill('आशा राव');
  await page.getByLabel('ईमेल', { exact: true }).fill(email);
  await page.getByLabel('मोबाइल नंबर').fill('98765 43210');
  await page.getByLabel('पासवर्ड', { exact: true }).fill(PASSWORD);
  await page.getByLabel('पासवर्ड दोबारा लिखें').fill(PASSWORD);
  await expect(page.getByText('पासवर्ड कितना मज़बूत है: मज़बूत')).toBeVisible();
  await create.click();
  await expect(page).toHaveURL(/\/user\/jobs/);

  await page.getByRole('link', { name: 'अभी सत्यापित करें' }).first().click();
  const code = page.getByLabel('सत्यापन कोड');
  await code.fill('12');
  await code.press('Enter');
  await expect(page.getByText('कृपया 6 अंकों का कोड लिखें').first()).toBeVisible();
  await expectHindi(page);
  await code.fill(await codeFor(email));
  await expect(page.getByText('सत्यापन हो गया')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/user/);

  await page.goto('/settings');
  await expect(page.getByText('यह डिवाइस', { exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await expectHindi(page);

  await page.getByRole('button', { name: 'आशा राव का खाता मेन्यू' }).click();
  await page.getByRole('menuitem', { name: 'लॉग आउट' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByText('आप लॉग आउट हो गए')).toBeVisible();
  await expectHindi(page);
  const logIn = page.getByRole('button', { name: 'लॉग इन करें' });
  await page.getByLabel('ईमेल', { exact: true }).fill(email);
  await page.getByLabel('पासवर्ड', { exact: true }).fill('Wrong-pass-1');
  await logIn.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectHindi(page);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(PASSWORD);
  await logIn.click();
  await expect(page.getByText('लॉग इन हो गया')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/user/);
});
