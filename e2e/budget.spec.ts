import { gzipSync } from 'node:zlib';
import { expect, test } from './portal.ts';

const BUDGET_KB = 130;

/**
 * What is not there yet: React and the router alone are 105 KB. A job and the search bring applying and
 * saving, the form of a new account the dialling codes and the strength of a password, the login its
 * second step. None may grow.
 */
const allowedKb: Record<string, number> = {
  '/jobs': 132,
  '/jobs/1': 131,
  '/auth/login': 132,
  '/auth/register': 136,
};

/** What a cheap phone has to fetch and run before a page is alive: all scripts it asks for by itself. */
for (const path of ['/', '/jobs', '/jobs/1', '/companies', '/auth/login', '/auth/register']) {
  const mostKb = allowedKb[path] ?? BUDGET_KB;
  test(`the scripts of ${path} stay within ${mostKb} KB (gzip)`, async ({ page }, { project }) => {
    test.skip(project.name !== 'phone', 'wide screens may fetch more');
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith('.js') || !response.ok()) return;
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(mostKb * 1024);
  });
}

for (const path of ['/about', '/privacy', '/terms', '/accessibility', '/contact']) {
  test(`${path} needs no script at all`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await expect(page.locator('script')).toHaveCount(0);
  });
}
