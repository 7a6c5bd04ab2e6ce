import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './portal.ts';
import { newSeeker, signIn } from './world.ts';
import { exactText } from './portal.ts';

// A slow machine needs more than the usual minute for both ways through the form.
test.describe.configure({ timeout: 120_000 });

const section = (page: Page) => page.getByRole('region', { name: 'Mobile number' });

async function writeNumber(page: Page, digits: string, country?: string) {
  const number = section(page).getByLabel('Mobile number', { exact: true });
  await expect(number).toBeFocused();
  if (country) await section(page).getByLabel('Country code').selectOption({ label: country });
  await number.fill(digits);
  await section(page).getByRole('button', { name: 'Save number' }).click();
}

test('a number is added, corrected and removed in the settings', async ({ page }) => {
  const phone = section(page);
  await signIn(page, await newSeeker());
  await page.goto('/settings');
  await expect(phone.getByText('companies you apply to can call you')).toBeVisible();
  await phone.getByRole('button', { name: 'Add a number' }).click();
  await writeNumber(page, '12345');
  await expect(phone.getByText('Please enter a valid mobile number.')).toBeVisible();
  await expectAccessible(page);
  await writeNumber(page, '98765 43210');
  await expect(exactText(page, 'Your mobile number is saved')).toBeVisible();
  await expect(phone.getByText('+91 98765 43210')).toBeVisible();
  await expect(phone.getByText('Not verified')).toBeVisible();
  await expect(phone.getByText('+91 98765 43210Not verified')).toBeFocused();
  await expectAccessible(page);

  await phone.getByRole('button', { name: 'Change number' }).click();
  await writeNumber(page, '0501234567', 'United Arab Emirates +971');
  await expect(phone.getByText('+971501234567')).toBeVisible();
  await page.reload();
  await expect(phone.getByText('+971501234567')).toBeVisible();
  await phone.getByRole('button', { name: 'Remove number' }).click();
  await expect(phone.getByText('No number yet')).toBeFocused();
});
