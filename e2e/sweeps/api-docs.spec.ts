import type { Page } from '@playwright/test';
import { expect, test } from '../support/portal.ts';

// On a phone: a page without a viewport tag is laid out as wide as a desktop.
test.use({ isMobile: true });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('people and programs can read about the API', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('link', { name: 'Vritti', exact: true })).toBeVisible();
  expect(await widthOf(page), 'nothing is wider than a phone').toBe(390);
  const call = page.getByRole('link', { name: 'Apply to an open job with a cover letter' });
  await call.and(page.getByRole('link', { name: /barong\/resource\/jobs/ })).click();
  await expect(page.getByText('Parameters', { exact: true })).toBeVisible();
  expect(await widthOf(page), 'nothing is wider than a phone').toBe(390);
  const answer = await page.request.get('/api/openapi.json');
  const described = (await answer.json()) as { openapi: string; paths: object };
  expect(described.openapi).toMatch(/^3\.1/);
  expect(Object.keys(described.paths)).toContain('/api/v2/barong/public/jobs');
});
