import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import type { ServerBuild } from 'react-router';
import { builtPages, servePages } from './pages.ts';
import { openCompany, openJob } from '../test/hiring.ts';
import { openPortal } from '../test/portal.ts';

const { routes } = await builtPages.load('en');
const addresses = leavesOf(routes);
const loader = new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] });
const config = await loader.getConfigFor('page.html');
// Resolving it for each page takes longer than validating one.
loader.getConfigFor = () => config;
const rules = new HtmlValidate(loader);

/** The path of every page, such as `jobs/:id/:words?`. */
function leavesOf(all: ServerBuild['routes']): string[] {
  const list = Object.values(all).flatMap((route) => (route ? [route] : []));
  const parents = new Set(list.map(({ parentId }) => parentId));
  const fullPath = (id: string | undefined): string => {
    const route = list.find((one) => one.id === id);
    return route ? `${fullPath(route.parentId)}/${route.path ?? ''}` : '';
  };
  const leaves = list.filter(({ id }) => !parents.has(id));
  return leaves.map(({ id }) => `/${fullPath(id).split('/').filter(Boolean).join('/')}`);
}

const portal = await openPortal({ setByEnvironment: { contactEmail: 'help@vritti.test' } });
await servePages(portal.app, { services: portal.services, demo: true });
const { id: companyId } = await openCompany(portal, { description: 'Yarn and cloth.' });
const jobId = await openJob(portal, companyId);

/** Pages that have passed, without their titles and the names of their scripts. */
const passed = new Set<string>();
const ofOnePage =
  /<title>[^<]*<\/title>|<script[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * The broken rules of a page; none for a redirect. The server draws the same frame for all pages behind the login, which
 * is validated once.
 */
async function faultsOf(url: string, language: string): Promise<string[]> {
  const headers = { 'accept-language': language };
  const { statusCode, body } = await portal.app.inject({ url, headers });
  expect(statusCode).toBeLessThan(500);
  if (statusCode < 400 && statusCode >= 300) return [];
  const drawn = body.replaceAll(ofOnePage, '');
  if (passed.has(drawn)) return [];
  const { valid, results } = await rules.validateString(body);
  if (valid) passed.add(drawn);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

test.each(addresses)('%s passes the standard rules of html-validate', async (address) => {
  const id = address.startsWith('/companies') ? companyId : jobId;
  const url = address
    .replace(/\/:words\?/, '')
    .replace(':id', String(id))
    .replace('*', 'nothing');
  for (const language of ['en', 'hi']) expect(await faultsOf(url, language)).toEqual([]);
});

const read = async (url: string, language = 'en') =>
  (await portal.app.inject({ url, headers: { 'accept-language': language } })).body;

test.each(['/dashboard/user', '/dashboard/hr', '/dashboard/admin', '/settings'])(
  '%s says without scripts that it needs them',
  async (url) => {
    const sentence = /<noscript><p[^>]*>([^<]*)<\/p><\/noscript>/;
    expect(sentence.exec(await read(url))?.[1]).toContain('This page needs JavaScript.');
    expect(sentence.exec(await read(url, 'hi'))?.[1]).toContain('JavaScript के बिना नहीं चलता');
  },
);

test('a keyboard makes every page lower, so that it covers no dialog', async () => {
  const { body } = await portal.app.inject({ url: '/jobs' });
  expect(body).toMatch(/<meta name="viewport" content="[^"]*interactive-widget=resizes-content"/);
});

test('an unknown page has the usual header and footer', async () => {
  const body = await read('/no/such/page');
  expect(body).toMatch(/<header[\s\S]*href="\/auth\/register"[\s\S]*<\/header>/);
  expect(body).toMatch(/<footer[\s\S]*href="\/privacy"[\s\S]*<\/footer>/);
});

test.each(['/jobs?search=accounts', '/jobs?search=nothing', '/companies/1?tab=jobs', '/jobs/999'])(
  'so is %s',
  async (url) => expect(await faultsOf(url, 'en')).toEqual([]),
);
