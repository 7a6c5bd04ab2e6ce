import { afterAll, describe, expect, test } from 'vitest';
import type { LegalDocument } from '../../../contract/legal/documents.ts';
import { dayIn, todayInIndia } from '../../../contract/format/today.ts';
import { openCompany, openJob, registerRecruiter } from '../../test/hiring.ts';
import { register, registerByForm, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal, type Portal } from '../../test/portal.ts';
import { IN_ORDER } from '../../../contract/test/in-order.ts';

let portal: Portal = await openPortal();
let owner: Actor = await registerAdmin(portal);
afterAll(() => portal.close());

const LATER = dayIn(7);

async function publish(document: LegalDocument, { asks = false, on = todayInIndia() } = {}) {
  const { status, body } = await portal.call('POST /barong/admin/legal_versions', {
    as: owner,
    body: {
      document,
      text_en: 'Text',
      text_hi: 'टेक्स्ट',
      summary_en: 'Clearer.',
      summary_hi: 'ज़्यादा साफ़।',
      effective_on: on,
      asks_consent: asks,
    },
  });
  expect(status).toBe(201);
  return body.version;
}
const noticesOf = async (as: Actor) =>
  (await portal.call('GET /barong/resource/legal_notices', { as })).body.notices;
const answerNotice = (as: Actor | undefined, document: LegalDocument, version: number) =>
  portal.call('POST /barong/resource/legal_consents', { as, body: { document, version } });
const applyTo = (as: Actor, id: number) =>
  portal.call('POST /barong/resource/jobs/:id/apply', {
    as,
    params: { id },
    body: { cover_letter: 'I kept the books of two shops.' },
  });
const said = (account_id: number | undefined) =>
  portal.db
    .selectFrom('legal_consents')
    .innerJoin('legal_versions', 'legal_versions.id', 'version_id')
    .select(['document', 'version', 'accepted'])
    .where('account_id', '=', account_id ?? 0)
    .orderBy('document')
    .orderBy('version')
    .execute();
let seeker: Actor & { user?: { id: number } };

describe('a person who is asked to agree', IN_ORDER, () => {
  test('without a published version nobody is asked for anything, and nothing is stored', async () => {
    seeker = await registerByForm(portal);
    expect(await noticesOf(seeker)).toEqual([]);
    expect(await said(seeker.user?.id)).toEqual([]);
    expect((await portal.call('GET /barong/resource/legal_notices', {})).status).toBe(401);
    const early = await answerNotice(seeker, 'terms', 1);
    expect([early.status, early.body.errors]).toEqual([404, ['resource.legal_version.not_found']]);
  });

  test('a version that needs no consent is announced once, until its notice is closed', async () => {
    const version = await publish('privacy');
    expect(await noticesOf(seeker)).toEqual([
      {
        document: 'privacy',
        version,
        effective_on: todayInIndia(),
        summary: 'Clearer.',
        asks_consent: false,
        is_due: false,
      },
    ]);
    const { status, body } = await answerNotice(seeker, 'privacy', version);
    expect([status, body.notices]).toEqual([201, []]);
    expect(await noticesOf(seeker)).toEqual([]);
    expect(await said(seeker.user?.id)).toEqual([
      { document: 'privacy', version, accepted: false },
    ]);
  });

  test('registering accepts the version in force, and not a future one', async () => {
    const version = await publish('privacy');
    await publish('privacy', { on: LATER });
    const fresh = await registerByForm(portal);
    expect(await said(fresh.user.id)).toEqual([{ document: 'privacy', version, accepted: true }]);
    expect(await noticesOf(fresh)).toMatchObject([{ document: 'privacy', version: version + 1 }]);
  });

  test('a future version that needs consent blocks nobody before its day', async () => {
    const version = await publish('terms', { asks: true, on: LATER });
    expect(await noticesOf(seeker)).toContainEqual(
      expect.objectContaining({ document: 'terms', version, asks_consent: true, is_due: false }),
    );
    const company = await openCompany(portal);
    expect((await applyTo(seeker, await openJob(portal, company.id))).status).toBe(201);
  });

  test('from its day on, applying, writing and posting require consent, and nothing else does', async () => {
    // In a portal of its own, because its version is in force at once.
    const version = await inForceAsking();
    const company = await openCompany(portal);
    const job = await openJob(portal, company.id);
    const recruiter = await registerRecruiter(portal, company.id);
    const refused = await Promise.all([
      applyTo(seeker, job),
      portal.call('POST /barong/resource/jobs', { as: recruiter, body: { title: 'Tailor' } }),
      portal.call('POST /barong/resource/conversations', { as: recruiter, body: { user_id: 1 } }),
    ]);
    for (const { status, body } of refused) {
      expect([status, body.errors]).toEqual([403, ['authz.terms_not_accepted']]);
    }
    const saving = await portal.call('POST /barong/resource/saved_jobs', {
      as: seeker,
      body: { job_id: job },
    });
    expect(saving.status).toBe(201);
    expect(await noticesOf(seeker)).toContainEqual(
      expect.objectContaining({ document: 'terms', version, asks_consent: true, is_due: true }),
    );
    expect((await answerNotice(seeker, 'terms', version)).status).toBe(201);
    expect((await applyTo(seeker, job)).status).toBe(201);
    expect(await said(seeker.user?.id)).toContainEqual({
      document: 'terms',
      version,
      accepted: true,
    });
    // One person's consent counts only for themselves.
    expect((await applyTo(await register(portal), job)).status).toBe(403);
  });

  /** The terms in force now need consent from everybody: their day has come. */
  async function inForceAsking(): Promise<number> {
    await portal.close();
    portal = await openPortal();
    owner = await registerAdmin(portal);
    seeker = await registerByForm(portal);
    return publish('terms', { asks: true });
  }

  test('somebody who missed the version that needed consent accepts it with the newest; an older one cannot be accepted', async () => {
    const late = await register(portal);
    const version = await publish('terms');
    expect(await noticesOf(late)).toMatchObject([{ version, asks_consent: true, is_due: true }]);
    const stale = await answerNotice(late, 'terms', version - 1);
    expect([stale.status, stale.body.errors]).toEqual([409, ['resource.legal_version.superseded']]);
    // Somebody who accepted that version is only told of the newest.
    expect(await noticesOf(seeker)).toMatchObject([
      { version, asks_consent: false, is_due: false },
    ]);
    await answerNotice(late, 'terms', version);
    await answerNotice(late, 'terms', version);
    expect(await said(late.user?.id)).toEqual([{ document: 'terms', version, accepted: true }]);
    const { body } = await portal.call('GET /barong/admin/legal_versions', { as: owner });
    expect(body.legal_versions.map(({ accepted }) => accepted)).toEqual([1, 1]);
  });
});
