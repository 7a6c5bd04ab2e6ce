import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { COMPANY_CLAIMS_PER_DAY } from '../../../contract/constants.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { makeAttempts } from '../../test/attempts.ts';
import { openCompany, openJob, registerRecruiter } from '../../test/hiring.ts';
import { PASSWORD, register, registerAdmin } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const admin = await registerAdmin(portal);
beforeEach(() => portal.db.deleteFrom('attempt_counts').execute());

let count = 0;
/** An imported company that nobody has claimed, with a job. */
async function imported(website: string | null = `https://mill-${(count += 1)}.example`) {
  const company = await openCompany(portal, { source: 'gazette', website });
  const jobId = await openJob(portal, company.id);
  return { ...company, jobId, domain: `mill-${count}.example` };
}
const recruiter = () => register(portal, { role: 'hr' });

/** The notifications that somebody got. */
const noticesOf = async (as: Session) =>
  (await portal.call('GET /barong/resource/notifications', { as })).body.notifications
    .filter(({ kind }) => kind === 'company_checked')
    .map(({ subject }) => subject);

const claim = (as: Session, company_id: number, more: { email?: string; note?: string }) =>
  portal.call('POST /barong/resource/company_claims', { as, body: { company_id, ...more } });
const confirm = (as: Session, company_id: number, otp: string) =>
  portal.call('POST /barong/resource/company_claims/confirmation', {
    as,
    body: { company_id, otp },
  });
const save = (as: Session, body: object) =>
  portal.call('POST /barong/resource/hr_profile', {
    as,
    body: { company_description: 'We sell.', industry: 'Trade', ...body },
  });
const page = (id: number) => portal.call('GET /barong/public/companies/:id', { params: { id } });
const readByOther = async (id: number) =>
  portal.call('GET /barong/resource/hr_profiles/:id', { as: await recruiter(), params: { id } });
const evidence = async (as: Session) =>
  (await portal.call('GET /barong/resource/hr_profile/evidence', { as })).body;
const post = (as: Session) =>
  portal.call('POST /barong/resource/jobs', {
    as,
    body: {
      title: 'Clerk',
      description: 'Keeps the books.',
      location: 'Indore',
      employment_type: 'full_time',
    },
  });
const waiting = async () =>
  (await portal.call('GET /barong/admin/company_checks', { as: admin, query: { limit: '100' } }))
    .body;
const decide = (id: number, body: { allowed: boolean; reason?: string }) =>
  portal.call('PUT /barong/admin/company_checks/:id', { as: admin, params: { id }, body });
const checkOf = async (companyId: number) => {
  const { company_checks } = await waiting();
  return company_checks.find(({ company_id }) => company_id === companyId);
};

describe('claiming an imported company', () => {
  test('by an address at its website’s domain succeeds at once and brings its jobs', async () => {
    const company = await imported();
    const as = await recruiter();
    const email = `owner@${company.domain}`;
    const sent = await claim(as, company.id, { email });
    expect([sent.status, sent.body]).toEqual([200, { state: 'code_sent' }]);
    await portal.work();
    const code = portal.inbox.codeFor(email);
    const wrong = await confirm(as, company.id, code === '000000' ? '111111' : '000000');
    expect([wrong.status, wrong.body.errors]).toEqual([422, ['identity.otp.invalid']]);
    const claimed = await confirm(as, company.id, code);
    expect([claimed.status, claimed.body]).toEqual([200, { company_id: company.id }]);
    expect((await page(company.id)).body).toMatchObject({ claimed: true, evidence: { level: 2 } });
    const own = await portal.call('GET /barong/resource/hr/jobs', { as, query: {} });
    expect(own.body.jobs.map(({ id }) => id)).toEqual([company.jobId]);
  });

  test('needs an address at the company’s own domain', async () => {
    const company = await imported();
    const as = await recruiter();
    const other = await claim(as, company.id, { email: 'owner@elsewhere.example' });
    expect([other.status, other.body.errors]).toEqual([422, ['resource.evidence.other_domain']]);
    const bare = await imported(null);
    expect((await claim(as, bare.id, { email: 'a@b.example' })).body.errors).toEqual([
      'resource.evidence.no_website',
    ]);
    const shared = await imported('https://gmail.com');
    expect((await claim(as, shared.id, { email: 'a@gmail.com' })).body.errors).toEqual([
      'resource.evidence.shared_domain',
    ]);
  });

  test('otherwise waits for an admin, who grants it', async () => {
    const company = await imported(null);
    const as = await recruiter();
    for (const note of ['', '\u200B \u2060']) {
      const silent = await claim(as, company.id, { note });
      expect(silent.body.errors).toEqual(['resource.company_claim.missing_note']);
    }
    const asked = await claim(as, company.id, { note: 'My name is in its register.' });
    expect(asked.body).toEqual({ state: 'waiting' });
    expect((await page(company.id)).body.claimed).toBe(false);
    const again = await claim(as, (await imported(null)).id, { note: 'This too.' });
    expect([again.status, again.body.errors]).toEqual([409, ['resource.company_claim.waiting']]);

    const check = await checkOf(company.id);
    expect(check).toMatchObject({
      kind: 'claim',
      recruiter_email: as.user.email,
      note: 'My name is in its register.',
    });
    expect((await decide(check?.id ?? 0, { allowed: true })).body.allowed).toBe(true);
    const decided = async (days: object) => {
      const query = { status: 'decided', limit: '100', ...days } as const;
      const { body } = await portal.call('GET /barong/admin/company_checks', { as: admin, query });
      return body.company_checks.map(({ id }) => id);
    };
    expect(await decided({ from: '2020-01-01' })).toContain(check?.id);
    expect(await decided({ to: '2020-01-01' })).toEqual([]);
    expect((await page(company.id)).body).toMatchObject({ claimed: true, evidence: { level: 0 } });
    expect((await portal.subjectsTo(as.user.email)).at(-1)).toBe(`${company.name} is yours`);
    expect(await noticesOf(as)).toEqual([
      { of: 'claim', company_id: company.id, company_name: company.name, allowed: true },
    ]);
    const twice = await decide(check?.id ?? 0, { allowed: false, reason: 'No.' });
    expect([twice.status, twice.body.errors]).toEqual([409, ['resource.company_check.decided']]);
    expect(twice.body.messages).toEqual([
      expect.stringMatching(/^This was already decided by \S.*: allowed\.$/),
    ]);
  });

  test('that is refused gives the reason, and can be tried again', async () => {
    const company = await imported(null);
    const as = await recruiter();
    await claim(as, company.id, { note: 'Mine.' });
    const { id = 0 } = (await checkOf(company.id)) ?? {};
    for (const reason of ['', '\u200B']) {
      const mute = await decide(id, { allowed: false, reason });
      expect(mute.body.errors).toEqual(['resource.company_check.missing_reason']);
    }
    await decide(id, { allowed: false, reason: 'Nobody there knows you.' });
    const { body } = await portal.call('GET /barong/resource/company_claims', { as });
    expect(body.claim).toMatchObject({ allowed: false, reason: 'Nobody there knows you.' });
    const mailed = (await portal.mailsTo(as.user.email)).at(-1)?.text;
    expect(mailed).toContain('Nobody there knows you.');
    expect(mailed).toContain(`/profile/setup/hr?claim=${company.id}`);
    expect(await noticesOf(as)).toEqual([
      { of: 'claim', company_id: company.id, company_name: company.name, allowed: false },
    ]);
    expect((await claim(as, company.id, { note: 'Ask Ravi.' })).status).toBe(200);
  });

  test('is limited: so many requests a day for one account, so many codes from one network', async () => {
    const company = await imported();
    const as = await recruiter();
    const requests = attemptKey('company-claim', { account: as.user.id });
    await makeAttempts(portal, requests, COMPANY_CLAIMS_PER_DAY);
    const claimed = await claim(as, company.id, { note: 'I keep the books of this company.' });
    await makeAttempts(portal, attemptKey('work-mail-verify', { address: '127.0.0.1' }), 300);
    const confirmed = await confirm(as, company.id, '123456');
    expect([claimed.status, confirmed.status]).toEqual([429, 429]);
    expect(await checkOf(company.id)).toBeUndefined();
  });

  test('is refused if somebody has claimed it, or the recruiter has a company', async () => {
    const owned = await imported();
    const owner = await registerRecruiter(portal, owned.id);
    const exists = [409, ['resource.hr_profile.exists']];
    for (const [as, company] of [
      [await recruiter(), owned],
      [owner, await imported()],
    ] as const) {
      const answer = await claim(as, company.id, { note: 'Mine.' });
      expect([answer.status, answer.body.errors]).toEqual(exists);
      const code = await confirm(as, company.id, '123456');
      expect([code.status, code.body.errors]).toEqual(exists);
    }
    const nowhere = await claim(await recruiter(), 999_999, { note: 'Mine.' });
    expect([nowhere.status, nowhere.body.errors]).toEqual([404, ['resource.company.not_found']]);
  });

  test('is possible for one that registered, once all its people have left', async () => {
    const domain = 'left-behind.example';
    const own = await openCompany(portal, { website: `https://${domain}` });
    const last = await registerRecruiter(portal, own.id);
    const [as, email] = [await recruiter(), `owner@${domain}`];
    expect((await claim(as, own.id, { email })).status).toBe(404);
    await portal.call('POST /barong/resource/users/me/deletion', {
      as: last,
      body: { password: PASSWORD },
    });
    expect((await page(own.id)).body.claimed).toBe(false);
    expect((await claim(as, own.id, { email })).body).toEqual({ state: 'code_sent' });
    await portal.work();
    expect((await confirm(as, own.id, portal.inbox.codeFor(email))).status).toBe(200);
    expect((await page(own.id)).body.claimed).toBe(true);
  });

  test('no longer waits once its recruiter has set up a company of their own', async () => {
    const company = await imported(null);
    const as = await recruiter();
    await claim(as, company.id, { note: 'Mine.' });
    const before = (await waiting()).waiting_count;
    expect(await checkOf(company.id)).toBeDefined();
    expect((await save(as, { company_name: `Chambal Traders ${company.id}` })).status).toBe(200);
    expect(await checkOf(company.id)).toBeUndefined();
    expect((await waiting()).waiting_count).toBe(before - 1);
  });

  test('is granted to one of two who wait for it', async () => {
    const company = await imported(null);
    const [first, second] = [await recruiter(), await recruiter()];
    await claim(first, company.id, { note: 'First.' });
    await claim(second, company.id, { note: 'Second.' });
    const { company_checks } = await waiting();
    const [one, other] = company_checks.filter(({ company_id }) => company_id === company.id);
    await decide(one?.id ?? 0, { allowed: true });
    const late = await decide(other?.id ?? 0, { allowed: true });
    expect([late.status, late.body.errors]).toEqual([409, ['resource.hr_profile.exists']]);
    expect((await checkOf(company.id))?.decided_at).toBeNull();
  });
});

describe('a new company that could be mistaken for a known one', () => {
  const marks =
    'Amber Birch Cedar Dhak Ebony Fig Gular Hibiscus Iris Jamun Kadam Laurel Mahua Neem'.split(' ');
  /** An imported company whose name is like no other one's. */
  async function known() {
    const mark = marks.pop();
    if (!mark) throw new Error('more companies than marks');
    const name = `Godavari Looms ${mark} Ltd`;
    const website = `https://godavari-looms-${mark.toLowerCase()}.example`;
    const company = await openCompany(portal, { source: 'gazette', name, website });
    return { ...company, mark };
  }

  test('waits for an admin, without a page or jobs', async () => {
    const { mark, name } = await known();
    const as = await recruiter();
    const saved = await save(as, { company_name: `Godavari Looms ${mark} Careers` });
    expect([saved.status, saved.body.waits_for_check]).toEqual([200, true]);
    expect((await evidence(as)).held).toEqual({ like_name: name, reason: null });
    expect((await page(saved.body.id)).status).toBe(404);
    expect((await readByOther(saved.body.id)).status).toBe(404);
    const search = `Godavari Looms ${mark} Careers`;
    const list = await portal.call('GET /barong/public/companies', { query: { search } });
    expect(list.body.companies).toEqual([]);
    const posted = await post(as);
    expect([posted.status, posted.body.errors]).toEqual([
      409,
      ['resource.hr_profile.waits_for_check'],
    ]);

    const check = await checkOf(saved.body.id);
    expect(check).toMatchObject({ kind: 'look_alike', like_name: name });
    await decide(check?.id ?? 0, { allowed: true });
    expect((await evidence(as)).held).toBeNull();
    expect((await page(saved.body.id)).status).toBe(200);
    expect((await readByOther(saved.body.id)).status).toBe(200);
    expect((await post(as)).status).toBe(201);
  });

  test.each([
    ['the same name', (mark: string) => ({ company_name: `Godavari Looms ${mark}` })],
    ['letters of another script', (mark: string) => ({ company_name: `Gоdаvari Looms ${mark}` })],
    [
      'a domain with a word added',
      (mark: string) => ({
        company_name: `Fresh Weavers ${mark}`,
        company_website: `https://godavari-looms-${mark.toLowerCase()}-jobs.example`,
      }),
    ],
  ])('is found by %s', async (_, bodyOf) => {
    const { mark, name } = await known();
    const as = await recruiter();
    await save(as, bodyOf(mark));
    expect((await evidence(as)).held?.like_name).toBe(name);
  });

  test('is recognised if the known one was set up here and its papers were checked', async () => {
    const [first, second] = [await recruiter(), await recruiter()];
    const company_name = 'Chambal Dyes';
    const { body } = await save(first, { company_name });
    await portal.db
      .insertInto('company_evidence')
      .values({ company_id: body.id, kind: 'udyam', ends_at: new Date('2099-01-01') })
      .execute();
    await save(second, { company_name });
    expect((await evidence(second)).held?.like_name).toBe(company_name);
  });

  test('is recognised on the first day if the known one is a well-known employer', async () => {
    const as = await recruiter();
    await save(as, { company_name: 'Infosys HR', company_website: 'https://infosys-hr.example' });
    expect((await evidence(as)).held?.like_name).toBe('Infosys');
    await save(as, { company_name: 'Amazon Work From Home Jobs', company_website: '' });
    expect((await evidence(as)).held?.like_name).toBe('Amazon');
    await save(as, { company_name: 'Amazon Garments', company_website: '' });
    expect((await evidence(as)).held).toBeNull();
  });

  test('never counts as checked, whatever evidence it has of its own domain', async () => {
    const { mark } = await known();
    const as = await recruiter();
    const { body } = await save(as, {
      company_name: `Godavari Looms ${mark}`,
      company_website: `https://lookalike-${mark.toLowerCase()}.example`,
    });
    await portal.db
      .updateTable('accounts')
      .set({ email: `hr@lookalike-${mark.toLowerCase()}.example` })
      .where('id', '=', as.user.id)
      .execute();
    expect((await evidence(as)).level).toBe(0);
    const check = await checkOf(body.id);
    await decide(check?.id ?? 0, { allowed: true });
    expect((await evidence(as)).level).toBe(2);
  });

  test('no longer waits once it has shown that the known one’s domain is its own', async () => {
    const { mark, website } = await known();
    const as = await recruiter();
    const { body } = await save(as, {
      company_name: `Godavari Looms ${mark}`,
      company_website: website,
    });
    expect(await checkOf(body.id)).toBeDefined();
    await portal.db
      .updateTable('accounts')
      .set({ email: `hr@godavari-looms-${mark.toLowerCase()}.example` })
      .where('id', '=', as.user.id)
      .execute();
    expect(await evidence(as)).toMatchObject({ held: null, level: 2 });
    expect(await checkOf(body.id)).toBeUndefined();
    expect((await post(as)).status).toBe(201);
  });

  test('can take another name after a refusal', async () => {
    const { mark } = await known();
    const as = await recruiter();
    const { body } = await save(as, { company_name: `Godavari Looms ${mark}` });
    const { id = 0 } = (await checkOf(body.id)) ?? {};
    await decide(id, { allowed: false, reason: 'It is somebody else’s name.' });
    expect((await evidence(as)).held?.reason).toBe('It is somebody else’s name.');
    expect((await save(as, {})).body).toMatchObject({ waits_for_check: true, name_refused: true });
    expect((await post(as)).status).toBe(409);
    const { body: renamed } = await save(as, { company_name: `Quite Another ${mark}` });
    expect(renamed).toMatchObject({ waits_for_check: false, name_refused: false });
    expect((await post(as)).status).toBe(201);
  });

  test('cannot be made by renaming a company with jobs', async () => {
    const { mark, name } = await known();
    const own = await openCompany(portal);
    const as = await registerRecruiter(portal, own.id);
    await openJob(portal, own.id);
    const renamed = await save(as, { company_name: `Godavari Looms ${mark}` });
    expect([renamed.status, renamed.body.errors]).toEqual([
      422,
      ['resource.hr_profile.looks_like'],
    ]);
    expect(renamed.body.fields.company_name).toContain(name);
    expect((await page(own.id)).body.name).toBe(own.name);
  });
});

test('an unknown check is not found', async () => {
  const answer = await decide(987_654, { allowed: true });
  expect([answer.status, answer.body.errors]).toEqual([404, ['resource.company_check.not_found']]);
});
