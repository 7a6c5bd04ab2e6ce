import { expect, expectAccessible, test } from './portal.ts';

test('the link of a mail about a released page takes an address off the list', async ({ page }) => {
  await page.goto('/notify-me/stop#token=6f1c2ab4-54a0-4d0b-9a43-6c3e9d0b7a11');
  await page.getByRole('button', { name: 'Take my address off the list' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is off the list' })).toBeVisible();
  await expectAccessible(page);
});
