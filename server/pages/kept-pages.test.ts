import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { PORTAL } from '../../contract/portal-settings/portal-name.ts';
import { todayInIndia } from '../../contract/format/today.ts';
import { buildApp } from '../app.ts';
import { domains } from '../domains.ts';
import { importPostings } from '../domains/imports/imports.ts';
import { builtPages, servePages } from './pages.ts';
import { openDatabase, openPool } from '../platform/database.ts';
import { noteLanguages } from '../platform/http/languages.ts';
import { nameAnswers } from '../platform/http/name-answers.ts';
import { openLive } from '../platform/live/live.ts';
import { apply } from '../test/hiring.ts';
import { register, registerByForm, registerAdmin } from '../test/people.ts';
import { openPortal } from '../test/portal.ts';

const portal = await openPortal();
await servePages(portal.app, { services: portal.services, demo: false, source: builtPages });
const second = await openSecondServer();
const recruiter = await register(portal, { role: 'hr' });
const companyId = await saveCompany('Kaveri Textiles');
afterAll(() => second.close());

/** Another server on the same database, sharing nothing in memory, like another process. */
async function openSecondServer() {
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(
    portal.db,
  );
  const pool = openPool({ ...inject('postgres'), database: rows[0]?.database, max: 3 });
  const db = openDatabase(pool);
  const live = await openLive(pool);
  const app = fastify();
  noteLanguages(app, db);
  nameAnswers(app, db);
  const services = { ...portal.services, db, live };
  for (const { listen } of domains) listen?.(services);
  await servePages(app, { services, demo: false, source: builtPages });
  const close = async () => {
    await app.close();
    await live.close();
    await db.destroy();
  };
  return { app, live, close };
}

async function read(url: string, app: FastifyInstance = portal.app) {
  const { statusCode, body } = await app.inject({ url, headers: { 'accept-language': 'en' } });
  return { status: statusCode, body };
}

/**
 * Reads the page from the first server at once, and from the second as soon as it has heard the
 * news.
 */
async function readInBoth(url: string) {
  const own = await read(url);
  await second.live.settle();
  return [own, await read(url, second.app)] as const;
}

/** Whether the page contains these words, in the first and the second server. */
async function saysInBoth(url: string, words: string): Promise<boolean[]> {
  return (await readInBoth(url)).map(({ body }) => body.includes(words));
}

async function saveCompany(company_name: string): Promise<number> {
  const { body } = await portal.call('POST /barong/resource/hr_profile', {
    as: recruiter,
    body: { company_name, company_description: 'Yarn and cloth.', industry: 'Textiles' },
  });
  return body.id;
}

const contentOf = (title: string) => ({
  title,
  description: 'Look after the looms.',
  location: 'Erode',
  employment_type: 'full_time' as const,
});

async function post(title: string): Promise<number> {
  const { body } = await portal.call('POST /barong/resource/jobs', {
    as: recruiter,
    body: contentOf(title),
  });
  return body.id;
}

const remove = (id: number) =>
  portal.call('DELETE /barong/resource/jobs/:id', { as: recruiter, params: { id } });

describe('in every server, as soon as the change is acknowledged', () => {
  test('what owners call the portal, its colours and its logo are on every page', async () => {
    const owner = await registerAdmin(portal);
    expect(await saysInBoth('/about', 'data-portal="Vritti"')).toEqual([true, true]);
    const look = { name: 'Kaam & Co', accent: '#6d28d9', accent_dark: null };
    await portal.call('PUT /barong/admin/settings/look', { as: owner, body: look });
    for (const { body } of await readInBoth('/about')) {
      expect(body).toContain('<title>About Kaam & Co · Kaam & Co</title>');
      expect(body).toContain(':root{--color-brand:#6d28d9;');
      expect(body).not.toContain(PORTAL);
      // Texts about the software keep its name.
      expect(body.match(/Vritti/gu)).toHaveLength(1);
    }
    for (const { body } of await readInBoth('/manifest.webmanifest')) {
      expect(JSON.parse(body)).toMatchObject({ name: 'Kaam & Co', theme_color: '#6d28d9' });
    }
    const nothing = { name: null, accent: null, accent_dark: null };
    await portal.call('PUT /barong/admin/settings/look', { as: owner, body: nothing });
    expect(await saysInBoth('/about', 'Kaam')).toEqual([false, false]);
  });

  test("a company's newest job is on its page and on the list of jobs", async () => {
    const pages = [`/companies/${companyId}?tab=jobs`, '/jobs'];
    for (const page of pages) await readInBoth(page);
    const [{ body: before }] = await readInBoth(`/companies/${companyId}`);
    const open = Number(/(\d+) open job/.exec(before)?.[1] ?? 0);
    await post('Loom Fitter');
    for (const page of pages) {
      expect(await saysInBoth(page, 'Loom Fitter')).toEqual([true, true]);
    }
    const after = `${open + 1} open job`;
    expect(await saysInBoth(`/companies/${companyId}`, after)).toEqual([true, true]);
  });

  test('a deleted job disappears from its page and all lists', async () => {
    const id = await post('Dyeing Assistant');
    const lists = [`/companies/${companyId}?tab=jobs`, '/jobs'];
    for (const page of [`/jobs/${id}`, ...lists]) {
      expect(await saysInBoth(page, 'Dyeing Assistant')).toEqual([true, true]);
    }
    await remove(id);
    for (const { status } of await readInBoth(`/jobs/${id}`)) expect(status).toBe(410);
    for (const page of lists) {
      expect(await saysInBoth(page, 'Dyeing Assistant')).toEqual([false, false]);
    }
  });

  test('a changed job shows its new content', async () => {
    const id = await post('Spinner');
    await readInBoth(`/jobs/${id}`);
    await portal.call('PUT /barong/resource/jobs/:id', {
      as: recruiter,
      params: { id },
      body: contentOf('Ring Frame Spinner'),
    });
    expect(await saysInBoth(`/jobs/${id}`, 'Ring Frame')).toEqual([true, true]);
  });

  test('a renamed company shows its new name, on its jobs too', async () => {
    const pages = [`/companies/${companyId}`, `/jobs/${await post('Weaver')}`, '/companies'];
    for (const page of pages) await readInBoth(page);
    await saveCompany('Kaveri Handlooms');
    for (const page of pages) {
      expect(await saysInBoth(page, 'Kaveri Handlooms')).toEqual([true, true]);
    }
  });

  test('a company whose recruiter confirms an address appears', async () => {
    const unconfirmed = await registerByForm(portal, { role: 'hr', verified: false });
    await portal.call('POST /barong/resource/hr_profile', {
      as: unconfirmed,
      body: { company_name: 'Nila Ceramics', company_description: 'Tiles.', industry: 'Ceramics' },
    });
    expect(await saysInBoth('/companies', 'Nila')).toEqual([false, false]);
    await portal.work();
    const { email } = unconfirmed.user;
    await portal.call('POST /barong/identity/verification/verify-otp', {
      body: { email, otp: portal.inbox.codeFor(email) },
    });
    expect(await saysInBoth('/companies', 'Nila Ceramics')).toEqual([true, true]);
  });

  test('an application is counted on the page of its job', async () => {
    const [id, other] = [await post('Carder'), await post('Bleacher')];
    for (const page of [`/jobs/${id}`, `/jobs/${other}`]) await readInBoth(page);
    await apply(portal, await register(portal), id);
    const before = portal.statements.length;
    expect(await saysInBoth(`/jobs/${id}`, '1 person applied')).toEqual([true, true]);
    expect(portal.statements.length).toBeGreaterThan(before);
    const counted = portal.statements.length;
    await readInBoth(`/jobs/${other}`);
    // The page of another job is still cached.
    expect(portal.statements).toHaveLength(counted);
  });
});

test('a change is answered only once its own server has heard of it; reads do not wait', async () => {
  let settled = 0;
  const live = { ...portal.services.live, settle: async () => void (settled += 1) };
  const app = await buildApp({ ...portal.services, live });
  const headers = {
    authorization: `Bearer ${recruiter.token}`,
    'x-csrf-token': recruiter.csrf_token,
  };
  const resource = '/api/v2/barong/resource';
  await app.inject({ url: `${resource}/hr/jobs`, headers });
  expect(settled).toBe(0);
  const payload = contentOf('Sizer');
  await app.inject({ method: 'POST', url: `${resource}/jobs`, headers, payload });
  expect(settled).toBe(1);
});

test('an import announces changes once, however many batches it has', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vritti-imports-'));
  const file = path.join(folder, 'jobs.jsonl');
  const nurse = { id: '1', source: 'gazette', title: 'Staff Nurse', company: 'Arogya Hospital' };
  // A repeated posting starts another batch.
  const rows = ['Staff Nurse', 'Head Nurse', 'Ward Nurse'].map((title) => ({ ...nurse, title }));
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  await readInBoth('/jobs');
  let times = 0;
  second.live.hear('pages', () => (times += 1));
  await importPostings(portal.db, file);
  rmSync(folder, { recursive: true });
  await Promise.all([second.live.settle(), portal.services.live.settle()]);
  expect(times).toBe(1);
  expect(await saysInBoth('/jobs', 'Ward Nurse')).toEqual([true, true]);
});

test('a browser keeps the routes of a release, and asks again for pages and for routes of another release', async () => {
  const keptFor = async (url: string) =>
    (await portal.app.inject({ url, headers: { 'accept-language': 'en' } })).headers[
      'cache-control'
    ];
  const [, release] = /manifest-(\w+)\.js/.exec((await read('/jobs')).body) ?? [];
  expect(await keptFor(`/__manifest?paths=%2Fcompanies&version=${release}`)).toBe(
    'public, max-age=31536000, immutable',
  );
  expect(await keptFor('/__manifest?paths=%2Fcompanies&version=another')).toBe('private, no-cache');
  expect(await keptFor('/jobs')).toBe('private, no-cache');
});

test('a shared link survives without scripts: the ways to log in and to the other language carry it', async () => {
  const id = await post('Warper');
  const hrefs = async (query: string) =>
    [...(await read(`/jobs/${id}${query}`)).body.matchAll(/href="([^"]*)"/g)].map(([, href]) =>
      decodeURIComponent(decodeURIComponent(href?.replaceAll('&amp;', '&') ?? '')),
    );
  const [one, other] = ['A'.repeat(22), 'b-_'.repeat(7)];
  // One page is kept for both.
  for (const code of [one, other]) {
    const all = await hrefs(`?from=qr&ref=${code}`);
    expect(all.filter((href) => href.includes(`from=qr&ref=${code}`))).toContainEqual(
      expect.stringContaining(`apply=${id}`),
    );
    expect(all.join()).not.toContain(code === one ? other : one);
  }
  expect((await hrefs('')).filter((href) => /^\/.*from=/.test(href))).toEqual([]);
  expect((await read(`/jobs/${id}?ref="><script>alert(1)</script>`)).body).not.toContain(
    'alert(1)',
  );
});

test('what owners set is on the pages of every server with its next visitor', async () => {
  const owner = await registerAdmin(portal);
  expect(await saysInBoth('/contact', 'help@jobs.test')).toEqual([false, false]);
  await portal.call('PUT /barong/admin/settings/contact', {
    as: owner,
    body: {
      contact_email: 'help@jobs.test',
      officer_name: '',
      officer_email: '',
      linkedin: '',
      x: '',
      youtube: 'https://www.youtube.com/@jobs',
      instagram: '',
      facebook: '',
    },
  });
  expect(await saysInBoth('/contact', 'help@jobs.test')).toEqual([true, true]);
  expect(await saysInBoth('/', 'https://www.youtube.com/@jobs')).toEqual([true, true]);
  expect(await saysInBoth('/.well-known/security.txt', 'help@jobs.test')).toEqual([true, true]);
});

test('what somebody says is on the first page once it is approved, and gone when they take it back', async () => {
  const owner = await registerAdmin(portal);
  const seeker = await register(portal);
  const text = 'An answer to each application, and work after two weeks.';
  const words = { text, name: 'Asha Rao', position: 'Nurse', company: null };
  await portal.call('PUT /barong/resource/testimonial', {
    as: seeker,
    body: { ...words, agreed: true },
  });
  expect(await saysInBoth('/', text)).toEqual([false, false]);
  const waiting = await portal.call('GET /barong/admin/testimonials', { as: owner, query: {} });
  await portal.call('PUT /barong/admin/testimonials/:id', {
    as: owner,
    params: { id: waiting.body.testimonials[0]?.id ?? 0 },
    body: { approved: true },
  });
  expect(await saysInBoth('/', text)).toEqual([true, true]);
  await portal.call('DELETE /barong/resource/testimonial', { as: seeker });
  expect(await saysInBoth('/', text)).toEqual([false, false]);
});

test('what is not offered any more is on no page of any server, whatever was chosen or is preferred', async () => {
  const owner = await registerAdmin(portal);
  const offer = (offered: ('en' | 'hi')[], usual: 'en' | 'hi') =>
    portal.call('PUT /barong/admin/settings/languages', { as: owner, body: { offered, usual } });
  const spoken = async () => {
    const asked = { url: '/about', headers: { cookie: 'language=hi', 'accept-language': 'hi' } };
    const own = await portal.app.inject(asked);
    await second.live.settle();
    const pages = [own, await second.app.inject(asked)];
    return pages.map(({ body }) => /<html[^>]* lang="(\w+)"/.exec(body)?.[1]);
  };
  const offersOther = async () => saysInBoth('/about', '/settings/display?language=');
  expect(await spoken()).toEqual(['hi', 'hi']);
  expect(await offersOther()).toEqual([true, true]);
  await offer(['en'], 'en');
  expect(await spoken()).toEqual(['en', 'en']);
  expect(await offersOther()).toEqual([false, false]);
  await offer(['en', 'hi'], 'en');
  expect(await spoken()).toEqual(['hi', 'hi']);
});

test('a new version of the terms is shown by every server at once', async () => {
  const owner = await registerAdmin(portal);
  await readInBoth('/terms');
  await portal.call('POST /barong/admin/legal_versions', {
    as: owner,
    body: {
      document: 'terms',
      text_en: 'Be kind to one another.',
      text_hi: 'एक-दूसरे से अच्छा बर्ताव करें।',
      summary_en: 'Shorter.',
      summary_hi: 'छोटी।',
      effective_on: todayInIndia(),
      asks_consent: false,
    },
  });
  expect(await saysInBoth('/terms', 'Be kind to one another.')).toEqual([true, true]);
});
