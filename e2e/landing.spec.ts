import { expect, test } from './portal.ts';

test('whoever has a session stored sees nothing of the landing page while it is asked about', async ({
  page,
}) => {
  // The scripts never come.
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.addInitScript(() => localStorage.setItem('authToken', 'x'.repeat(43)));
  await page.goto('/', { waitUntil: 'commit' });
  // Not by its role, which what is hidden has not.
  const heading = page.locator('h1');
  await expect(heading).toBeAttached();
  await expect(heading).toBeHidden();
  // After a while it is shown all the same.
  await expect(heading).toBeVisible();
});

test('a guest sees it at once, and whose session is over sees it after that is known', async ({
  page,
}) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.evaluate(() => localStorage.setItem('authToken', 'x'.repeat(43)));
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});
