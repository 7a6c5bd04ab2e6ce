import type { Browser } from '@playwright/test';
import { expect, test, unfoldOrders } from '../support/portal.ts';

/** A page in a browser with scripts switched off, like a page that is still loading. */
async function openWithoutScripts(browser: Browser, path: string) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('jobs are found, filtered, sorted and read without JavaScript, in the chosen language and colours', async ({
  browser,
}) => {
  const page = await openWithoutScripts(browser, '/');
  await page.getByLabel('Job title, keywords or company').fill('electrician');
  await page.getByLabel('City or area').fill('Indore');
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await expect(page).toHaveURL(/\/jobs\?search=electrician&location=Indore/);
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles.first()).toContainText(/electric/i);
  await expect(page.getByRole('article').first()).toContainText('Indore');

  await unfoldOrders(page);
  await page.getByRole('link', { name: 'Highest Salary' }).click();
  await expect(page).toHaveURL(/sort=salary/);
  await titles.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/electric/i);
  await expect(page.getByText('Key Responsibilities')).toBeVisible();

  await page.goto('/jobs');
  await page.getByLabel('Job title, keywords or company').fill('nurse');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/\/jobs\?search=nurse/);
  await page.getByRole('link', { name: 'हिन्दी में देखें' }).click();
  await expect(page).toHaveURL(/\/jobs\?search=nurse/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('link', { name: 'नौकरी खोजें' }).first()).toBeVisible();
  await page.goto('/settings/display?theme=dark&next=/about');
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.context().close();
});
