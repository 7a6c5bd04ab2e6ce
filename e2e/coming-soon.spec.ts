import { expect, expectAccessible, freshAddress, test } from './portal.ts';

test('a visitor asks to be told when an announced page is ready', async ({ page }) => {
  await test.step('the address is kept', async () => {
    await page.goto('/salary-guide');
    await page.getByLabel('Email').fill(freshAddress('gita'));
    await page.getByRole('checkbox', { name: /^Write to me once/ }).check({ force: true });
    await page.getByRole('button', { name: 'Notify Me When Ready' }).click();
    await expect(page.getByText('Notification Set')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page).toHaveURL('/');
  });
  await test.step('the link of a mail takes an address off the list', async () => {
    await page.goto('/notify-me/stop#token=6f1c2ab4-54a0-4d0b-9a43-6c3e9d0b7a11');
    await page.getByRole('button', { name: 'Take my address off the list' }).click();
    await expect(page.getByRole('heading', { name: 'Your address is off the list' })).toBeVisible();
    await expectAccessible(page);
  });
});
