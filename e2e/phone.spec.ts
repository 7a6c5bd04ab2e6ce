import type { Page } from '@playwright/test';
import { type Hand, ways } from './hands.ts';
import { expect, expectAccessible, test } from './portal.ts';
import { newRecruiter, newSeeker, signIn } from './world.ts';
import { told } from './portal.ts';

// A slow machine needs more than the usual minute for both ways through the form.
test.describe.configure({ timeout: 120_000 });

const section = (page: Page) => page.getByRole('region', { name: 'Mobile number' });

async function writeNumber(page: Page, hand: Hand, digits: string, country?: string) {
  const number = section(page).getByLabel('Mobile number', { exact: true });
  await expect(number).toBeFocused();
  if (country) await hand.pick(section(page).getByLabel('Country code'), country);
  await hand.write(number, digits);
  await hand.press(section(page).getByRole('button', { name: 'Save number' }));
}

for (const [way, handOf] of ways) {
  test(`a number is added, corrected and removed in the settings, ${way}`, async ({ page }) => {
    const hand = handOf(page);
    const phone = section(page);
    await signIn(page, await newSeeker());
    await page.goto('/settings');
    await expect(phone.getByText('companies you apply to can call you')).toBeVisible();
    await hand.press(phone.getByRole('button', { name: 'Add a number' }));
    await writeNumber(page, hand, '12345');
    await expect(phone.getByText('Please enter a valid mobile number.')).toBeVisible();
    await expectAccessible(page);
    await writeNumber(page, hand, '98765 43210');
    await expect(told(page, 'Your mobile number is saved')).toBeVisible();
    await expect(phone.getByText('+91 98765 43210')).toBeVisible();
    await expect(phone.getByText('Not verified')).toBeVisible();
    await expect(phone.getByText('+91 98765 43210Not verified')).toBeFocused();
    await expectAccessible(page);

    await hand.press(phone.getByRole('button', { name: 'Change number' }));
    await writeNumber(page, hand, '0501234567', 'United Arab Emirates +971');
    await expect(phone.getByText('+971501234567')).toBeVisible();
    await page.reload();
    await expect(phone.getByText('+971501234567')).toBeVisible();
    await hand.press(phone.getByRole('button', { name: 'Remove number' }));
    await expect(phone.getByText('No number yet')).toBeFocused();
  });
}

test('where no SMS can be sent nothing offers to verify, and recruiters read their own reason', async ({
  page,
}) => {
  const recruiter = await newRecruiter();
  await recruiter.call('put', '/resource/phone', { phone: '9876543210' });
  await signIn(page, recruiter);
  await page.goto('/settings');
  const phone = section(page);
  await expect(phone.getByText('Not verified')).toBeVisible();
  await expect(phone.getByText('the people who run this site can call you')).toBeVisible();
  await expect(phone.getByRole('button')).toHaveText(['Change number', 'Remove number']);
});
