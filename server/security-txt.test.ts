import { expect, test } from 'vitest';
import { builtPages, servePages } from './pages/pages.ts';
import { openPortal } from './test/portal.ts';

const setByEnvironment = { contactEmail: 'safety@example.in' };
const portal = await openPortal({ publicUrl: 'https://jobs.example.in', setByEnvironment });
const nameless = await openPortal();
for (const { app, services } of [portal, nameless]) {
  await servePages(app, { services, demo: false, source: builtPages });
}

const url = '/.well-known/security.txt';

test('says where to report a vulnerability, for less than a year', async () => {
  const { status, headers, text } = await portal.send({ method: 'GET', url });
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toBe('mailto:safety@example.in');
  expect(fields.get('Canonical')).toBe(`https://jobs.example.in${url}`);
  const daysLeft = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(daysLeft).toBeGreaterThan(30);
  expect(daysLeft).toBeLessThan(365);
});

test('is not there on a portal that gives no address', async () => {
  expect((await nameless.send({ method: 'GET', url })).status).toBe(404);
});
