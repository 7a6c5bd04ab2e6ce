import { describe, expect, test } from 'vitest';
import { builtPages, servePages } from './pages.ts';
import { openPortal } from '../test/portal.ts';

const portal = await openPortal();
await servePages(portal.app, { services: portal.services, demo: false, source: builtPages });

async function read(url: string, headers: Record<string, string> = {}) {
  const answer = await portal.app.inject({ url, headers: { 'accept-language': 'en', ...headers } });
  const policy = answer.headers['content-security-policy'] ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  return { status: answer.statusCode, html: answer.body, headers: answer.headers, policy, nonce };
}

test.each(['/', '/jobs', '/companies', '/contact', '/auth/login', '/jobs/987654321'])(
  'every answer of %s has a new nonce, which all its scripts carry',
  async (url) => {
    // Within ten seconds the same rendering serves both.
    const answers = [await read(url), await read(url)];
    expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(2);
    for (const { html, nonce } of answers) {
      expect(nonce).not.toBe('');
      const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(
        ([, attributes = '']) => attributes,
      );
      expect(scripts.length).toBeGreaterThan(0);
      for (const attributes of scripts.filter((one) => !one.includes('application/ld+json'))) {
        expect(attributes).toContain(`nonce="${nonce}"`);
      }
      expect(html).not.toMatch(/<[^>]+\son(click|load|error|submit)=/);
    }
  },
);

test('a page is the same for everybody and is asked for anew by every browser', async () => {
  const guest = await read('/jobs');
  const somebody = await read('/jobs', { authorization: 'Bearer nobody', cookie: 'session=1' });
  expect(somebody.html.replaceAll(somebody.nonce, '')).toBe(guest.html.replaceAll(guest.nonce, ''));
  expect(guest.headers['cache-control']).toBe('private, no-cache');
  expect(guest.headers['vary']).toContain('cookie');
  expect(guest.headers['set-cookie']).toBeUndefined();
});

test('a page tells browsers to guess nothing and to be framed by nobody', async () => {
  const { headers, policy } = await read('/');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain('report-uri /policy-reports; report-to policy');
  expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"');
});

test('what is looked for is text on the page, whatever it is', async () => {
  const attack = '"><img src=x onerror=alert(1)></script><script>alert(2)</script>';
  const words = encodeURIComponent(attack);
  const { html, nonce } = await read(`/jobs?search=${words}&skill=${words}`);
  expect(html).toContain('value="&quot;&gt;&lt;img src=x');
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('<script>');
  expect(html.match(/<\/script>/g)).toHaveLength(html.match(/<script\b/g)?.length ?? 0);
  expect(nonce).not.toBe('');
});

test.each([
  '/jobs?search=%00',
  '/jobs?location=%00',
  '/jobs?skill=%00',
  `/jobs?search=${'x'.repeat(199)}%F0%9F%98%80`,
  '/companies?search=%00',
  '/jobs?page=99999999999999999999',
  '/companies?page=99999999999999999999',
  '/jobs?salary_min=&salary_max=&posted_within=&company_id=&sort=',
])('nothing in an address is our failure: %s', async (url) => {
  expect((await read(url)).status).toBe(200);
});

test('a language or colour that was chosen is a page of its own', async () => {
  const inHindi = await read('/about', { cookie: 'language=hi' });
  const inEnglish = await read('/about', { cookie: 'language=en' });
  const inTheDark = await read('/about', { cookie: 'theme=dark' });
  expect(inHindi.html).toContain('lang="hi"');
  expect(inEnglish.html).toContain('lang="en"');
  expect(inTheDark.html).toContain('data-theme="dark"');
  expect(inEnglish.html).not.toContain('data-theme="dark"');
});

describe('an address that names nothing', () => {
  test.each([
    '/no/such/page',
    '/salary-guide/2026',
    '/hr/messages/1/2',
    '/hr/subscription/1',
    '/user/nothing',
    '/admin/x',
    // No list of a folder, no source, nothing of git.
    '/assets/',
    '/.git/config',
    '/package.json',
    '/server/main.ts',
  ])('is a real 404, also beside pages that there are: %s', async (url) => {
    const { status, html } = await read(url);
    expect(status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>Page not found<\/h1>/);
  });
});

test.each([
  ['/login?next=/user/saved', '/auth/login?next=/user/saved'],
  ['/post-job', '/auth/register?type=hr&next=/hr/jobs/create'],
])('the short address %s leads to the page it stands for', async (url, goal) => {
  const { status, headers } = await read(url);
  expect([301, 302, 303, 307, 308]).toContain(status);
  expect(headers['location']).toBe(goal);
});

test('the login says without scripts which ways of logging in need them', async () => {
  expect((await read('/auth/login')).html).toMatch(
    /<noscript><p[^>]*>The other ways to log in need JavaScript\./,
  );
});

test('what another site makes a browser send is refused by a page that says so', async () => {
  const { statusCode, body } = await portal.app.inject({
    method: 'POST',
    url: '/contact',
    headers: {
      'accept-language': 'en',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    },
    payload: 'name=Lata&email=lata%40people.test&topic=help&message=What+should+I+do%3F',
  });
  expect(statusCode).toBe(403);
  expect(body).toContain('this form came from another website');
});
