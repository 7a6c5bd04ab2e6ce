import { describe, expect, test } from 'vitest';
import type { Session } from '../../contract/accounts.ts';
import { addProfile } from '../../db/world/people.ts';
import { builtPages, servePages } from './pages.ts';
import { openCompany, openJob, openTeam } from '../test/hiring.ts';
import { PASSWORD, register } from '../test/people.ts';
import { openPortal } from '../test/portal.ts';

// What search engines and readers without scripts get of jobs and companies: built pages as text.

const portal = await openPortal();
await servePages(portal.app, { services: portal.services, demo: false, source: builtPages });
const { companyId, recruiter } = await openTeam(portal, { company: { name: 'Dewas Scales' } });

async function read(url: string) {
  const asked = { 'accept-language': 'en' };
  const { statusCode, body, headers } = await portal.app.inject({ url, headers: asked });
  return { status: statusCode, body, headers };
}

/** What the page tells search engines; null when it tells them nothing. */
function jsonLdIn(html: string): unknown {
  const found = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return found === undefined ? null : JSON.parse(found);
}

describe('the page of a job', () => {
  const title = 'Weighbridge Operator </script><b>';

  test('that is open tells search engines what it is, under its one address', async () => {
    const id = await openJob(portal, companyId, { title });
    const { status, body } = await read(`/jobs/${id}`);
    expect(status).toBe(200);
    expect(jsonLdIn(body)).toMatchObject({ '@type': 'JobPosting', title });
    expect(body).toMatch(new RegExp(`rel="canonical" href="[^"]*/jobs/${id}/weighbridge-operator`));
  });

  test('that is closed is gone, says so, tells search engines nothing, and offers others', async () => {
    await openJob(portal, companyId, { title: 'Weighbridge Clerk' });
    const id = await openJob(portal, companyId, { title });
    const params = { id };
    await portal.call('POST /barong/resource/jobs/:id/closure', { as: recruiter, params });
    const { status, body } = await read(`/jobs/${id}`);
    expect(status).toBe(410);
    expect(body).toContain('Posting no longer active');
    expect(body).toContain('Weighbridge Clerk');
    expect(jsonLdIn(body)).toBeNull();

    await portal.call('POST /barong/resource/jobs/:id/reopening', {
      as: recruiter,
      params,
      body: {},
    });
    expect((await read(`/jobs/${id}`)).status).toBe(200);
  });

  test('that is a draft is there only once it is published, whatever token is in the address', async () => {
    const { body: draft } = await portal.call('POST /barong/resource/jobs', {
      as: recruiter,
      body: { title: 'Secret Scale', status: 'draft' },
    });
    const { body: listed } = await portal.call('GET /barong/resource/hr/jobs', {
      as: recruiter,
      query: { status: 'draft' },
    });
    const { pathname, hash } = new URL(listed.jobs[0]?.preview_url ?? '');
    const address = `/jobs/${draft.id}`;
    expect((await read(address)).status).toBe(404);
    // Its preview shows nothing before the browser has asked with the token of the fragment.
    const preview = await read(pathname);
    expect([preview.status, preview.body.includes('Secret Scale')]).toEqual([200, false]);
    const older = await portal.app.inject(`${address}?${hash.slice(1)}`);
    expect([older.statusCode, older.headers.location]).toEqual([302, pathname + hash]);
    await portal.call('PUT /barong/resource/jobs/:id', {
      as: recruiter,
      params: { id: draft.id },
      body: {
        description: 'Look after the scales.',
        location: 'Dewas',
        employment_type: 'full_time',
        status: 'active',
      },
    });
    expect((await read(address)).status).toBe(200);
  });

  test.each(['/jobs/987654321', '/jobs/nonsense'])(
    '%s is Job Not Found, with 404',
    async (address) => {
      const { status, body } = await read(address);
      expect(status).toBe(404);
      expect(body).toContain('Job Not Found');
    },
  );
});

describe('the page of a company', () => {
  test('counts its open jobs in its title, and shows no draft', async () => {
    const { id } = await openCompany(portal, { name: 'Ujjain Mills' });
    await openJob(portal, id, { title: 'Radiographer' });
    await openJob(portal, id, { title: 'Secret plan', status: 'draft' });
    expect((await read(`/companies/${id}`)).body).toContain(
      '<title>Ujjain Mills: 1 open job · Vritti</title>',
    );
    const { body } = await read(`/companies/${id}?tab=jobs`);
    expect(body).toContain('Radiographer');
    expect(body).not.toContain('Secret plan');
  });

  test.each(['/companies/987654321', '/companies/nonsense'])(
    '%s is Company Not Found, with 404',
    async (address) => {
      const { status, body } = await read(address);
      expect(status).toBe(404);
      expect(body).toContain('Company Not Found');
    },
  );
});

describe('the page of a public profile', () => {
  async function publish() {
    const as = await register(portal, { name: 'Kavita Rao' });
    await addProfile(portal.db, as.user.id, {
      current_ctc_inr: 765_432,
      default_cover_letter: 'My letter.',
      preferred_locations: ['Ujjain'],
      notice_period_days: 45,
    });
    return { as, path: await givenAddress(as) };
  }
  async function givenAddress(as: Session) {
    const { body } = await portal.call('POST /barong/resource/sharing/address', { as });
    return new URL(body.url ?? '').pathname;
  }

  test('is whole without scripts, and no search engine, browser or proxy keeps it', async () => {
    const { as, path } = await publish();
    const { status, body, headers } = await read(path);
    expect(status).toBe(200);
    for (const word of ['Kavita Rao', 'Accounts Executive', 'Keeps the books', 'Tally', 'Ujjain']) {
      expect(body).toContain(word);
    }
    expect(body).toContain('45 days');
    expect(body).not.toContain(as.user.email);
    expect(body).not.toMatch(/765432|7\.65|My letter/);
    expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    });
  });

  test.each([(path: string) => path, (path: string) => path.replace('/p/', '/%70/')])(
    'is 404 at once when its address ended or changed, however it is written',
    async (spelt) => {
      const { as, path } = await publish();
      expect((await read(spelt(path))).status).toBe(200);
      const next = await givenAddress(as);
      const old = await read(spelt(path));
      expect([old.status, (await read(spelt(next))).status]).toEqual([404, 200]);
      expect(old.body).toContain('This profile is not public');
      expect(old.headers).toMatchObject({
        'x-robots-tag': 'noindex',
        'cache-control': 'private, no-store',
      });
      await portal.call('DELETE /barong/resource/sharing/address', { as });
      expect((await read(spelt(next))).status).toBe(404);
    },
  );

  test('is 404 as soon as its account is gone', async () => {
    const { as, path } = await publish();
    expect((await read(path)).status).toBe(200);
    const body = { password: PASSWORD };
    await portal.call('POST /barong/resource/users/me/deletion', { as, body });
    expect((await read(path)).status).toBe(404);
    expect((await read(`/p/${'x'.repeat(80)}`)).status).toBe(404);
  });
});
