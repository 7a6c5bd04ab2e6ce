import { expect, test } from './portal.ts';

test('the API can be read about by people and by programs', async ({ page }) => {
  await page.goto('/api/docs');
  // The page shows the first subjects, and the rest bit by bit.
  await page.getByPlaceholder('Filter by tag or path').fill('barong/resource/jobs');
  const subject = page.getByRole('heading', { name: /^barong\/resource\/jobs / });
  const call = page.getByText('Apply to an open job with a cover letter');
  // Swagger UI closes what is opened while it still reads the document.
  await expect(async () => {
    if (!(await call.isVisible())) {
      await subject.getByRole('button', { name: 'Expand operation' }).click({ timeout: 5_000 });
    }
    await expect(call).toBeVisible({ timeout: 5_000 });
  }).toPass();
  const answer = await page.request.get('/api/openapi.json');
  const document = (await answer.json()) as { openapi: string; paths: object };
  expect(document.openapi).toMatch(/^3\.1/);
  expect(Object.keys(document.paths)).toContain('/api/v2/barong/public/jobs');
});
