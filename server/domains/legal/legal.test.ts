import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { LegalVersionForm } from '../../../contract/legal/legal.ts';
import { dayIn, todayInIndia } from '../../../contract/format/today.ts';
import { addAdmin } from '../../../db/world/people.ts';
import { openSession } from '../../test/account-states.ts';
import { servePages } from '../../pages/pages.ts';
import { register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { IN_ORDER } from '../../../contract/test/in-order.ts';

const portal = await openPortal();
await servePages(portal.app, { services: portal.services, demo: false });
const owner: Actor = await registerAdmin(portal);

const form: LegalVersionForm = {
  document: 'terms',
  text_en: '## Your account\n\nIt is *yours* alone. <script>alert(1)</script>',
  text_hi: '## आपका खाता\n\nयह सिर्फ़ आपका है।',
  summary_en: 'It says whose the account is.',
  summary_hi: 'अब लिखा है कि खाता किसका है।',
  effective_on: todayInIndia(),
  asks_consent: false,
};
const publish = (
  change: Partial<LegalVersionForm> = {},
  { as = owner, ifMatch }: { as?: Actor; ifMatch?: string } = {},
) =>
  portal.call('POST /barong/admin/legal_versions', {
    as,
    body: { ...form, ...change },
    headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
  });
const read = (document: 'terms' | 'privacy', language = 'en') =>
  portal.call('GET /barong/public/legal_versions', {
    query: { document },
    headers: { 'accept-language': language },
  });

describe('the versions of a text', IN_ORDER, () => {
  test('at first nothing is in force; only owners publish, and data protection may read', async () => {
    expect((await read('terms')).body).toEqual({ in_force: null, versions: [] });
    const seeker = await register(portal);
    const guard = await openSession(
      portal,
      (await addAdmin(portal.db, { admin_role: 'data_protection' })).id,
    );
    const support = await openSession(
      portal,
      (await addAdmin(portal.db, { admin_role: 'support' })).id,
    );
    const list = (as?: Actor) => portal.call('GET /barong/admin/legal_versions', { as });
    expect((await list()).status).toBe(401);
    for (const as of [seeker, guard, support]) expect((await publish({}, { as })).status).toBe(403);
    for (const as of [seeker, support]) expect((await list(as)).status).toBe(403);
    expect((await list(guard)).body.legal_versions).toEqual([]);
    expect((await read('terms')).body.versions).toEqual([]);
  });

  test('a version is in force for the next reader, in both languages, and HTML in it is text', async () => {
    const { status, body } = await publish({}, { ifMatch: '"0"' });
    expect([status, body.version, body.accepted]).toEqual([201, 1, 0]);
    const english = (await read('terms')).body.in_force;
    expect(english).toMatchObject({
      version: 1,
      state: 'in_force',
      summary: form.summary_en,
      parts: [{ id: 'part-1', head: 'Your account' }],
    });
    expect(english?.html).toContain('<h2 id="part-1">Your account</h2>');
    expect(english?.html).toContain('&lt;script&gt;');
    expect(english?.html).not.toContain('<script');
    expect((await read('terms', 'hi')).body.in_force?.html).toContain('आपका खाता');
    expect((await read('privacy')).body.in_force).toBeNull();
  });

  test('the page shows the version at once, and its versions have pages of their own', async () => {
    const pageOf = async (path: string) => {
      const answer = await portal.app.inject({ url: path, headers: { 'accept-language': 'en' } });
      return { status: answer.statusCode, text: answer.body };
    };
    const before = await pageOf('/privacy');
    expect(before.text).not.toContain('Kept in a drawer');
    await publish({ document: 'privacy', text_en: '## Storage\n\nKept in a drawer.' });
    const after = await pageOf('/privacy');
    expect(after.text).toContain('Kept in a drawer');
    expect(after.text).toContain('<h2 id="part-1">Storage</h2>');
    await publish({ document: 'privacy', text_en: '## Storage\n\nKept in a safe.' });
    expect((await pageOf('/privacy')).text).toContain('href="/privacy/versions/1"');
    const old = await pageOf('/privacy/versions/1');
    expect([old.status, old.text.includes('Kept in a drawer')]).toEqual([200, true]);
    expect((await pageOf('/privacy/versions/9')).status).toBe(404);
  });

  test('a guide is published in the same way, and links to pages of the portal; nobody is asked to accept it', async () => {
    const guide = {
      document: 'career-advice',
      text_en: '## Search\n\n[Find jobs](/jobs?search=nurse), [elsewhere](//evil.test).',
    } as const;
    const refused = await publish({ ...guide, asks_consent: true });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['asks_consent']]);
    expect((await publish(guide)).status).toBe(201);
    const { body } = await portal.call('GET /barong/public/legal_versions', {
      query: { document: 'career-advice' },
    });
    expect(body.in_force?.html).toContain('href="http://vritti.test/jobs?search=nurse"');
    expect(body.in_force?.html).not.toContain('href="//');
    const notices = await portal.call('GET /barong/resource/legal_notices', {
      as: await register(portal),
    });
    expect(notices.body.notices.map(({ document }) => document)).not.toContain('career-advice');
    const page = async (url: string) =>
      (await portal.app.inject({ url, headers: { 'accept-language': 'en' } })).body;
    expect(await page('/career-advice')).toContain('<h2 id="part-1">Search</h2>');
    expect(await page('/career-advice/versions/1')).toContain('<h2 id="part-1">Search</h2>');
    expect(await page('/resources')).toContain('https://www.ncs.gov.in');
  });

  test('a future version is announced and can be read, but the previous one stays in force', async () => {
    const { body } = await publish({ effective_on: dayIn(7), text_en: 'Later.' });
    const { in_force, versions } = (await read('terms')).body;
    expect(in_force?.version).toBe(body.version - 1);
    expect(versions[0]).toMatchObject({ version: body.version, state: 'upcoming' });
    const one = await portal.call('GET /barong/public/legal_version', {
      query: { document: 'terms', version: body.version },
    });
    expect(one.body).toMatchObject({ state: 'upcoming', html: '<p>Later.</p>' });
    // Nothing may come into force before a version that was published earlier.
    const refused = await publish();
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      ['resource.legal_version.invalid_day'],
    ]);
  });

  test('both languages are required, and a past day is refused', async () => {
    const refused = async (change: Partial<LegalVersionForm>) => {
      const { status, body } = await publish({ document: 'privacy', ...change });
      return [status, Object.keys(body.fields), body.errors];
    };
    for (const field of ['text_en', 'text_hi', 'summary_en', 'summary_hi'] as const) {
      expect(await refused({ [field]: ' ' })).toEqual([
        422,
        [field],
        ['resource.legal_version.missing_text'],
      ]);
    }
    expect(await refused({ effective_on: dayIn(-1) })).toEqual([
      422,
      ['effective_on'],
      ['resource.legal_version.invalid_day'],
    ]);
  });

  test('of two owners who publish at once the second is refused', async () => {
    const [newest] = (await read('privacy')).body.versions;
    const ifMatch = `"${newest?.version}"`;
    const answers = await Promise.all(
      [1, 2].map(() => publish({ document: 'privacy' }, { ifMatch })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 412]);
    const stale = answers.find(({ status }) => status === 412);
    expect(stale?.body).toMatchObject({
      errors: ['resource.legal_version.stale'],
      current: { document: 'privacy', version: (newest?.version ?? 0) + 1 },
    });
  });

  test('a published version is never changed or removed, but its publisher’s name can be erased', async () => {
    const change = (statement: string) => sql.raw(statement).execute(portal.db);
    await expect(change(`update legal_versions set text_en = 'x'`)).rejects.toThrow(
      'never changes',
    );
    await expect(
      change(`update legal_versions set published_by = null, text_en = 'x'`),
    ).rejects.toThrow('never changes');
    await expect(change('delete from legal_versions')).rejects.toThrow('never changes');
    await change('update legal_versions set published_by = null');
    const { body } = await portal.call('GET /barong/admin/legal_versions', { as: owner });
    expect(new Set(body.legal_versions.map(({ published_by }) => published_by))).toEqual(
      new Set([null]),
    );
  });

  test('the audit log says who published what, without the text', async () => {
    const { body } = await publish({ document: 'privacy', asks_consent: true });
    const log = await portal.call('GET /barong/admin/audit_entries', { as: owner, query: {} });
    expect(log.body.audit_entries[0]).toMatchObject({
      act: 'legal_version_published',
      subject: 'legal_version',
      before: null,
      after: {
        document: 'privacy',
        version: body.version,
        effective_on: form.effective_on,
        asks_consent: true,
      },
    });
  });

  test('a preview looks like the page, and stores nothing', async () => {
    const { body } = await portal.call('POST /barong/admin/legal_versions/preview', {
      as: owner,
      body: { text: '# One\n\n- two' },
    });
    expect(body).toEqual({ html: '<h2 id="part-1">One</h2><ul><li>two</li></ul>' });
    const nothing = await portal.call('POST /barong/admin/legal_versions/preview', {
      as: owner,
      body: {},
    });
    expect([nothing.status, nothing.body]).toEqual([200, { html: '' }]);
  });

  test('an unknown document or version is not found', async () => {
    const version = (document: 'terms', number: number) =>
      portal.call('GET /barong/public/legal_version', {
        query: { document, version: number },
      });
    const unknown = await version('terms', 99);
    expect([unknown.status, unknown.body.errors]).toEqual([
      404,
      ['resource.legal_version.not_found'],
    ]);
    const none = await version('terms', 0);
    expect([none.status, none.body.errors]).toEqual([422, ['request.too_low']]);
  });
});
