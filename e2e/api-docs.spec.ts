import type { Page } from '@playwright/test';
import { expect, test } from './portal.ts';

// On a phone: a page without a viewport tag is laid out as wide as a desktop.
test.use({ isMobile: true });

/** The document with one of its subjects: Swagger UI reads all of them for half a minute before it shows anything. */
async function ofOneSubject(page: Page, subject: string): Promise<void> {
  await page.route('/api/openapi.json', async (route) => {
    const answer = await route.fetch();
    const { paths, ...rest } = (await answer.json()) as { paths: Record<string, object> };
    const ofSubject = Object.entries(paths).filter(([path]) =>
      path.startsWith(`/api/v2/${subject}`),
    );
    await route.fulfill({ json: { ...rest, paths: Object.fromEntries(ofSubject) } });
  });
}

test('people and programs can read about the API', async ({ page }) => {
  await ofOneSubject(page, 'barong/resource/jobs');
  await page.goto('/api/docs');
  await expect(page.getByRole('link', { name: 'Vritti', exact: true })).toBeVisible();
  // The page renders the first sections, and the rest gradually.
  await page.getByPlaceholder('Filter by tag or path').fill('barong/resource/jobs');
  const subject = page.getByRole('heading', { name: /^barong\/resource\/jobs / });
  const call = page.getByText('Apply to an open job with a cover letter');
  // Swagger UI closes what is opened while it is still loading the document.
  await expect(async () => {
    if (!(await call.isVisible())) {
      await subject.getByRole('button', { name: 'Expand operation' }).click({ timeout: 5_000 });
    }
    await expect(call).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page
    .getByRole('button', { name: /^POST \/api\/v2\/barong\/resource\/jobs\/.id.\/apply/ })
    .click();
  await expect(page.getByText('Parameters', { exact: true })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, 'nothing is wider than a phone').toBe(390);
  const answer = await page.request.get('/api/openapi.json');
  const described = (await answer.json()) as { openapi: string; paths: object };
  expect(described.openapi).toMatch(/^3\.1/);
  expect(Object.keys(described.paths)).toContain('/api/v2/barong/public/jobs');
});
