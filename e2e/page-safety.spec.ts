import type { APIResponse } from '@playwright/test';
import { expect, test } from './portal.ts';

const policyOf = (answer: APIResponse) => answer.headers()['content-security-policy'] ?? '';
const nonceOf = (answer: APIResponse) => /'nonce-([^']+)'/.exec(policyOf(answer))?.[1] ?? '';

for (const path of ['/', '/jobs', '/companies', '/auth/login', '/jobs/987654321']) {
  test(`each answer of ${path} has a nonce of its own, which every script in it carries`, async ({
    page,
  }) => {
    // Within ten seconds the same rendering serves both.
    const answers = [await page.request.get(path), await page.request.get(path)];
    const nonces = answers.map(nonceOf);
    expect(new Set(nonces).size).toBe(2);
    for (const [index, answer] of answers.entries()) {
      const html = await answer.text();
      const inline = [...html.matchAll(/<script\b([^>]*)>/g)].map(
        ([, attributes = '']) => attributes,
      );
      expect(inline.length).toBeGreaterThan(0);
      for (const attributes of inline.filter((one) => !one.includes('application/ld+json'))) {
        expect(attributes).toContain(`nonce="${nonces[index]}"`);
      }
      expect(html).not.toMatch(/<[^>]+\son(click|load|error|submit)=/);
    }
  });
}

test('a page is the same for everybody and is asked for anew by every browser', async ({
  page,
}) => {
  const guest = await page.request.get('/jobs');
  const somebody = await page.request.get('/jobs', {
    headers: { authorization: 'Bearer nobody', cookie: 'session=1' },
  });
  const withoutNonce = async (answer: APIResponse) =>
    (await answer.text()).replaceAll(nonceOf(answer), '');
  expect(await withoutNonce(somebody)).toBe(await withoutNonce(guest));
  expect(guest.headers()['cache-control']).toBe('private, no-cache');
  expect(guest.headers()['vary']).toContain('cookie');
  expect(guest.headers()['set-cookie']).toBeUndefined();
});

test('a page tells browsers to guess nothing and to be framed by nobody', async ({ page }) => {
  const { 'x-content-type-options': guess, 'referrer-policy': referrer } = (
    await page.request.get('/')
  ).headers();
  expect(guess).toBe('nosniff');
  expect(referrer).toBe('strict-origin-when-cross-origin');
  expect((await page.request.get('/')).headers()['permissions-policy']).toContain('camera=()');
  expect(policyOf(await page.request.get('/'))).toContain("frame-ancestors 'none'");
});

test('what is looked for is text on the page, whatever it is', async ({ page }) => {
  const attack = '"><img src=x onerror=alert(1)></script><script>alert(2)</script>';
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  await page.goto(`/jobs?search=${encodeURIComponent(attack)}&skill=${encodeURIComponent(attack)}`);
  await expect(page.getByLabel('Job title, keywords or company')).toHaveValue(attack);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(alerts).toBe(0);
});

for (const address of [
  '/jobs?search=%00',
  '/jobs?location=%00',
  '/jobs?skill=%00',
  `/jobs?search=${'x'.repeat(199)}%F0%9F%98%80`,
  '/companies?search=%00',
  '/jobs?page=9007199254740991',
  '/companies?page=9007199254740991',
  '/jobs?salary_min=&salary_max=&posted_within=&company_id=&sort=',
]) {
  test(`nothing in an address is our failure: ${address.slice(0, 70)}`, async ({ page }) => {
    expect((await page.request.get(address)).status()).toBe(200);
  });
}

test('a language or colour that was chosen is a page of its own', async ({ page }) => {
  const inHindi = await page.request.get('/about', { headers: { cookie: 'language=hi' } });
  const inEnglish = await page.request.get('/about', { headers: { cookie: 'language=en' } });
  const inTheDark = await page.request.get('/about', { headers: { cookie: 'theme=dark' } });
  expect(await inHindi.text()).toContain('lang="hi"');
  expect(await inEnglish.text()).toContain('lang="en"');
  expect(await inTheDark.text()).toContain('data-theme="dark"');
  expect(await inEnglish.text()).not.toContain('data-theme="dark"');
});
