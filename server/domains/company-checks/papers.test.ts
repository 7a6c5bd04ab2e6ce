import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { API_BASE } from '../../../contract/endpoint.ts';
import { openCompany, registerRecruiter } from '../../test/hiring.ts';
import { PASSWORD, register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { pdf } from '../../test/resumes.ts';

const portal = await openPortal();
const admin = await registerAdmin(portal);
beforeEach(() => portal.db.deleteFrom('attempt_counts').execute());

const GSTIN = '27AAPFU0939F1ZV';

async function send(
  as: Session,
  {
    kind = 'gstin',
    number = GSTIN,
    bytes = pdf(),
  }: { kind?: string; number?: string; bytes?: Buffer } = {},
) {
  const form = new FormData();
  form.append('kind', kind);
  form.append('number', number);
  form.append('upload[]', new File([new Uint8Array(bytes)], 'paper.pdf'));
  const request = new Response(form);
  return portal.send({
    method: 'POST',
    url: `${API_BASE}/barong/resource/hr_profile/papers`,
    as,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

/** A recruiter whose company has sent nothing yet. */
async function own(website: string | null = null) {
  const company = await openCompany(portal, { website });
  return { id: company.id, as: await registerRecruiter(portal, company.id) };
}
const evidence = async (as: Session) =>
  (await portal.call('GET /barong/resource/hr_profile/evidence', { as })).body;
const checkOf = async (companyId: number) => {
  const query = { limit: '100' };
  const { body } = await portal.call('GET /barong/admin/company_checks', { as: admin, query });
  return body.company_checks.find(({ company_id }) => company_id === companyId);
};
const decide = async (companyId: number, body: { allowed: boolean; reason?: string }) => {
  const { id = 0 } = (await checkOf(companyId)) ?? {};
  return portal.call('PUT /barong/admin/company_checks/:id', { as: admin, params: { id }, body });
};
const run = async (task: string) => {
  await sql`select graphile_worker.add_job(${task})`.execute(portal.db);
  await portal.work();
};

describe('a paper', () => {
  test('that an admin accepts gives level 1, and its number is shown to nobody else', async () => {
    const { as, id } = await own();
    expect((await send(as, { number: '27 aapfu0939f 1zv' })).status).toBe(201);
    expect(await evidence(as)).toMatchObject({
      level: 0,
      papers: [{ kind: 'gstin', number: GSTIN, allowed: null }],
    });
    expect(await checkOf(id)).toMatchObject({ kind: 'paper', paper_number: GSTIN });
    await decide(id, { allowed: true });
    expect(await evidence(as)).toMatchObject({ level: 1, papers: [{ allowed: true }] });
    const page = await portal.call('GET /barong/public/companies/:id', { params: { id } });
    expect(page.body.evidence).toMatchObject({
      level: 1,
      items: [{ kind: 'gstin', domain: null }],
    });
    expect(page.text).not.toContain(GSTIN);
    const query = { verified: 'true', limit: '100' };
    const list = await portal.call('GET /barong/public/companies', { query });
    expect(list.body.companies.map((company) => company.id)).not.toContain(id);
    const mail = (await portal.mailsTo(as.user.email)).at(-1);
    expect(mail?.subject).toMatch(/is checked$/);
    expect(mail?.text).toContain('compared the GST registration of');
  });

  test('of an agent who recruits for work abroad is one too, and its file has a name without slashes', async () => {
    const { as, id } = await own();
    const number = 'B-0123/DEL/COM/1000+/5/1234/2019';
    expect((await send(as, { kind: 'emigrate', number })).status).toBe(201);
    const { paper_number, file_url } = (await checkOf(id)) ?? {};
    expect(paper_number).toBe(number);
    const { headers } = await portal.send({ method: 'GET', url: file_url ?? '/none' });
    expect(headers['content-disposition']).toContain('B-0123-DEL-COM-1000%2B-5-1234-2019.pdf');
    await decide(id, { allowed: true });
    expect(await evidence(as)).toMatchObject({ level: 1, items: [{ kind: 'emigrate' }] });
  });

  test('with the domain gives level 3, for 180 days', async () => {
    const { as, id } = await own('https://paper-mill.example');
    await portal.db
      .updateTable('accounts')
      .set({ email: 'hr@paper-mill.example' })
      .where('id', '=', as.user.id)
      .execute();
    await send(as);
    await decide(id, { allowed: true });
    expect((await evidence(as)).level).toBe(3);
    await portal.db
      .updateTable('company_evidence')
      .set({ ends_at: new Date(0) })
      .where('company_id', '=', id)
      .execute();
    expect((await evidence(as)).level).toBe(2);
  });

  test('does not carry over to a name that the company takes later', async () => {
    const { as, id } = await own();
    await send(as);
    await decide(id, { allowed: true });
    const body = { company_name: 'Kaveri Steel Works' };
    expect((await portal.call('POST /barong/resource/hr_profile', { as, body })).status).toBe(200);
    expect(await evidence(as)).toMatchObject({ level: 0, papers: [] });
  });

  test('that is rejected gives the reason, and another can be sent', async () => {
    const { as, id } = await own();
    await send(as);
    await decide(id, { allowed: false, reason: 'It names another company.' });
    expect(await evidence(as)).toMatchObject({
      level: 0,
      papers: [{ allowed: false, reason: 'It names another company.' }],
    });
    expect((await send(as)).status).toBe(201);
    expect((await evidence(as)).papers).toMatchObject([{ allowed: null }]);
  });

  test('is answered to the company, once who sent it has left', async () => {
    const { as, id } = await own();
    const successor = await registerRecruiter(portal, id);
    await portal.db
      .updateTable('accounts')
      .set({ team_role: 'owner' })
      .where('id', 'in', [as.user.id, successor.user.id])
      .execute();
    await send(as);
    const left = await portal.call('POST /barong/resource/team/departure', {
      as,
      body: { confirmed: true },
    });
    expect(left.status).toBe(200);
    const before = await portal.mailsTo(as.user.email);
    await decide(id, { allowed: true });
    const { body } = await portal.call('GET /barong/resource/notifications', { as: successor });
    expect(body.notifications.map(({ kind }) => kind)).toContain('company_checked');
    expect(await portal.mailsTo(as.user.email)).toEqual(before);
  });

  test('is answered to the company, while who sent it is banned', async () => {
    const { as, id } = await own();
    const colleague = await registerRecruiter(portal, id);
    await send(as);
    await portal.db
      .updateTable('accounts')
      .set({ state: 'banned' })
      .where('id', '=', as.user.id)
      .execute();
    await decide(id, { allowed: true });
    const { body } = await portal.call('GET /barong/resource/notifications', { as: colleague });
    expect(body.notifications.map(({ kind }) => kind)).toContain('company_checked');
  });

  test.each([
    ['a number in no form', { number: '27AAPFU0939F' }, 'resource.evidence.invalid_number'],
    ['a mistyped sign', { number: '27AAPFU0939F1ZW' }, 'resource.evidence.number_check'],
    ['no PAN in a GSTIN', { number: '27AAPXU0939F1ZV' }, 'resource.evidence.number_pan'],
    ['a state of no GSTIN', { number: '00AAPFU0939F1ZV' }, 'resource.evidence.number_state'],
    [
      'a year to come',
      { kind: 'cin', number: 'L22210MH2995PLC084781' },
      'resource.evidence.number_year',
    ],
    [
      'an unknown kind of company',
      { kind: 'cin', number: 'L22210MH1995XYZ084781' },
      'resource.evidence.number_kind',
    ],
    ['a file that is no PDF', { bytes: Buffer.from('hello') }, 'resource.evidence.not_pdf'],
  ])('is refused with %s', async (_, paper, code) => {
    const { as } = await own();
    const before = await portal.storedFiles();
    const answer = await send(as, paper);
    expect([answer.status, answer.body.errors]).toEqual([422, [code]]);
    expect(await portal.storedFiles()).toEqual(before);
  });

  test('needs a company', async () => {
    const answer = await send(await register(portal, { role: 'hr' }));
    expect([answer.status, answer.body.errors]).toEqual([404, ['resource.hr_profile.not_found']]);
  });
});

describe('the file of a paper', () => {
  const open = (url: string | null | undefined, as?: Actor) =>
    portal.send({ method: 'GET', url: url ?? '/none', as });

  test('is opened by admins at its address, and deleted a week after the decision', async () => {
    const { as, id } = await own();
    await send(as);
    const { file_url } = (await checkOf(id)) ?? {};
    const file = await open(file_url);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const params = { id: (await checkOf(id))?.id ?? 0 };
    const other = await portal.call('GET /barong/admin/company_checks/:id/file', { as, params });
    expect(other.status).toBe(403);

    await decide(id, { allowed: true });
    await run('erase_old_papers');
    expect((await open(file_url)).status).toBe(200);
    await portal.db
      .updateTable('company_checks')
      .set({ decided_at: new Date(Date.now() - 8 * 86_400_000) })
      .where('company_id', '=', id)
      .execute();
    const before = (await portal.storedFiles()).length;
    await run('erase_old_papers');
    expect((await portal.storedFiles()).length).toBe(before - 1);
    const gone = await open(file_url);
    expect([gone.status, gone.body.errors]).toEqual([404, ['resource.company_check.not_found']]);
    expect((await evidence(as)).level).toBe(1);
  });

  test('goes when another is sent in its place, and with the account that sent it', async () => {
    const { as } = await own();
    await send(as);
    const one = (await portal.storedFiles()).length;
    await send(as);
    await portal.work();
    expect((await portal.storedFiles()).length).toBe(one);
    const body = { password: PASSWORD };
    await portal.call('POST /barong/resource/users/me/deletion', { as, body });
    await portal.work();
    expect((await portal.storedFiles()).length).toBe(one - 1);
  });
});
