import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { addDocument } from '../../../db/world/hiring.ts';
import { openAccount } from '../../test/account-states.ts';
import { apply, openCompany, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { pdf, uploadResume } from '../../test/resumes.ts';

const portal = await openPortal();
const admin: Actor = await registerAdmin(portal);
const otherAdmin = await registerAdmin(portal);

const REASON = 'The seeker cannot open it.';
const users = (query = {}, as: Actor | undefined = admin) =>
  portal.call('GET /barong/admin/users', { as, query });
const recruiters = (query = {}, as: Actor | undefined = admin) =>
  portal.call('GET /admin/hr_accounts', { as, query });
const account = (id: number, as: Actor = admin) =>
  portal.call('GET /barong/admin/users/:id', { as, params: { id } });

describe('the list of users', () => {
  test('contains seekers, newest first, as `member` and as `user`, and never deleted accounts', async () => {
    const older = await register(portal, { name: 'Kamla Devi' });
    const newer = await register(portal, { name: 'Kamla Bai', verified: false });
    const gone = await register(portal, { name: 'Kamla Rani' });
    await registerRecruiter(portal, (await openCompany(portal)).id, 'Kamla Nair');
    await portal.db
      .updateTable('accounts')
      .set({ state: 'deleted' })
      .where('id', '=', gone.user.id)
      .execute();
    for (const role of [undefined, 'member', 'user']) {
      const { body, headers } = await users({ search: 'kamla', ...(role ? { role } : {}) });
      expect(body.users).toMatchObject([
        { id: newer.user.id, username: 'Kamla Bai', role: 'user', state: 'pending' },
        { id: older.user.id, email: older.user.email, uid: older.user.uid, resume_url: null },
      ]);
      expect(body.meta).toMatchObject({ total_count: 2, total_pages: 1 });
      expect([headers.total, headers['x-total'], headers['total-pages']]).toEqual(['2', '2', '1']);
    }
    const hr = await users({ search: 'kamla', role: 'hr' });
    expect(hr.body.users.map(({ username }) => username)).toEqual(['Kamla Nair']);
  });

  test('can be filtered by state and by part of the address, in which % is taken literally', async () => {
    const seeker = await register(portal, { verified: false });
    const [name = ''] = seeker.user.email.split('@');
    const found = async (query: object) =>
      (await users({ email: name, ...query })).body.users.map(({ id }) => id);
    expect(await found({})).toEqual([seeker.user.id]);
    expect(await found({ state: 'pending' })).toEqual([seeker.user.id]);
    expect(await found({ state: 'active' })).toEqual([]);
    expect((await users({ email: '%' })).body.users).toEqual([]);
  });

  test('says where an admin can ask for an uploaded resume', async () => {
    const { user } = await register(portal, { name: 'Suman Lata' });
    await addDocument(portal.db, user.id);
    const { body } = await users({ search: 'suman lata' });
    expect(body.users[0]?.resume_url).toBe(`/api/v2/barong/admin/users/${user.id}/resume`);
  });

  test('comes as a complete CSV file of what the filters find', async () => {
    const name = '=Formula "A"';
    const { user } = await register(portal, { name });
    const { text, status } = await portal.call('GET /barong/admin/users/table.csv', {
      as: admin,
      query: { search: '=formula' },
    });
    expect(status).toBe(200);
    const rows = parse(text, { bom: true, columns: true });
    expect(rows).toMatchObject([{ id: String(user.id), username: `'${name}`, state: 'active' }]);
  });
});

describe('the list of HR accounts', () => {
  test('is a bare array with the totals in the headers, with and without `barong`', async () => {
    const {
      companyId,
      recruiter: first,
      colleague: second,
    } = await openTeam(portal, {
      company: { name: 'Kaveri Looms', industry: 'Textiles' },
      recruiter: 'Anil Kumar',
      colleague: 'Meera Das',
    });
    const { body, headers } = await recruiters({ company_name: 'kaveri', per_page: '1' });
    expect(body).toMatchObject([
      {
        id: second.user.id,
        company_id: companyId,
        company_name: 'Kaveri Looms',
        email: second.user.email,
        industry: 'Textiles',
        status: 'active',
        reports_count: 0,
        verification_level: 0,
      },
    ]);
    expect([headers['x-total-count'], headers['x-total-pages']]).toEqual(['2', '2']);
    const path = '/api/v2/barong/admin/hr_accounts?company_name=kaveri&per_page=1&page=2';
    const next = await portal.send({ url: path, as: admin });
    expect(next.body).toMatchObject([{ id: first.user.id }]);
  });

  test('includes recruiters without a company, and can be filtered by status and search', async () => {
    const lonely = await register(portal, { role: 'hr', name: 'Farhan Qureshi' });
    const ids = async (query: object) => (await recruiters(query)).body.map(({ id }) => id);
    expect(await ids({ search: 'farhan' })).toEqual([lonely.user.id]);
    expect(await ids({ search: 'farhan', status: 'banned' })).toEqual([]);
    const [row] = (await recruiters({ search: 'farhan' })).body;
    expect(row).toMatchObject({ company_id: null, company_name: null, verification_level: 0 });
  });

  test('comes as CSV', async () => {
    await registerRecruiter(portal, (await openCompany(portal, { name: 'Ganga Tea' })).id);
    const { text } = await portal.call('GET /admin/hr_accounts/table.csv', {
      as: admin,
      query: { company_name: 'ganga' },
    });
    expect(parse(text, { bom: true, columns: true })).toMatchObject([
      { company_name: 'Ganga Tea' },
    ]);
  });
});

describe('one account', () => {
  test('shows its state, its sessions and what was done to it', async () => {
    const company = await openCompany(portal, { name: 'Tapti Mills' });
    const recruiter = await registerRecruiter(portal, company.id);
    await openJob(portal, company.id, { title: 'Weaver', posted_by: recruiter.user.id });
    const { id, uid } = recruiter.user;
    const put = await portal.call('PUT /admin/hr_accounts/:id', {
      as: admin,
      params: { id },
      body: { status: 'inactive', reason: 'They asked for it.' },
    });
    const [listed] = (await recruiters({ company_name: 'Tapti' })).body;
    expect(listed).toMatchObject({ company_name: 'Tapti Mills', status: 'inactive' });
    expect(put.body).toMatchObject({ ...listed });
    const note = await portal.call('POST /barong/admin/users/:id/notes', {
      as: admin,
      params: { id },
      body: { text: 'Called back.' },
    });
    expect(note.status).toBe(201);
    const { body } = await portal.call('GET /admin/hr_accounts/:id', { as: admin, params: { id } });
    expect(body).toMatchObject({
      ...listed,
      uid,
      role: 'hr',
      state: 'inactive',
      state_reason: 'They asked for it.',
      company: { name: 'Tapti Mills', team_role: 'owner', evidence: { level: 0 } },
      jobs: [{ title: 'Weaver' }],
      sessions: [],
      state_changes: [{ state: 'inactive', reason: 'They asked for it.', by: 'Meenakshi Rao' }],
      notes: [{ text: 'Called back.' }],
      deletion: null,
    });
  });

  test('of a seeker is not an HR account, and one of an admin is neither', async () => {
    const { user } = await register(portal);
    const own = await openAccount(portal, 'admin');
    expect((await account(user.id)).body).toMatchObject({ company: null, applications: 0 });
    const asHr = await portal.call('GET /admin/hr_accounts/:id', {
      as: admin,
      params: { id: user.id },
    });
    expect([asHr.status, (await account(own)).status]).toEqual([404, 404]);
    const changed = await portal.call('PUT /admin/hr_accounts/:id', {
      as: admin,
      params: { id: user.id },
      body: { status: 'inactive' },
    });
    expect(changed.body.errors).toEqual(['resource.user.not_found']);
  });

  test('is logged out everywhere, and can sign in again', async () => {
    const seeker = await register(portal);
    const { body } = await portal.call('DELETE /barong/admin/users/:id/sessions', {
      as: admin,
      params: { id: seeker.user.id },
    });
    expect(body.ended).toBe(1);
    const me = await portal.call('GET /barong/resource/users/me', { as: seeker });
    expect(me.status).toBe(401);
    const unknown = await portal.call('DELETE /barong/admin/users/:id/sessions', {
      as: admin,
      params: { id: 999_999 },
    });
    expect(unknown.body.errors).toEqual(['resource.user.not_found']);
  });

  test('a note needs a text and an account', async () => {
    const { user } = await register(portal);
    const note = (id: number, text: string) =>
      portal.call('POST /barong/admin/users/:id/notes', {
        as: admin,
        params: { id },
        body: { text },
      });
    expect((await note(user.id, '  ')).body.fields).toHaveProperty('text');
    expect((await note(999_999, 'Called back.')).status).toBe(404);
  });
});

describe('a resume', () => {
  const ask = (id: number, body: { reason: string }, as = admin) =>
    portal.call('POST /barong/admin/users/:id/resume', { as, params: { id }, body });

  test('opens for the admin who gives a reason, which its owner is shown', async () => {
    const seeker = await register(portal);
    await uploadResume(portal, { as: seeker, bytes: pdf() });
    const { status, body } = await ask(seeker.user.id, { reason: REASON });
    expect(status).toBe(201);
    expect((await portal.send({ url: body.upload })).status).toBe(200);
    const { disclosures } = (
      await portal.call('GET /barong/resource/disclosures', { as: seeker, query: {} })
    ).body;
    expect(disclosures).toMatchObject([{ kind: 'operator', what: ['resume'], reason: REASON }]);
    expect((await account(seeker.user.id)).body.resume_accesses).toMatchObject([
      { reason: REASON },
    ]);
  });

  test('stays closed to another admin, and to the same one a quarter of an hour later', async () => {
    const seeker = await register(portal);
    await uploadResume(portal, { as: seeker, bytes: pdf() });
    await ask(seeker.user.id, { reason: REASON });
    const [access] = (await account(seeker.user.id)).body.resume_accesses;
    const open = (as: Actor) =>
      portal.call('GET /barong/admin/resume_accesses/:id/file', {
        as,
        params: { id: access?.id ?? 0 },
      });
    expect([(await open(admin)).status, (await open(otherAdmin)).status]).toEqual([200, 404]);
    await portal.db
      .updateTable('resume_accesses')
      .set({ created_at: new Date(Date.now() - 16 * 60_000) })
      .where('id', '=', access?.id ?? 0)
      .execute();
    expect((await open(admin)).status).toBe(404);
  });

  test('needs a reason, and has to exist', async () => {
    const { user } = await register(portal);
    expect((await ask(user.id, { reason: ' ' })).body.errors).toEqual(['request.missing']);
    const none = await ask(user.id, { reason: REASON });
    expect([none.status, none.body.errors, none.body.messages]).toEqual([
      404,
      ['resource.resume.not_uploaded'],
      ['Resume not uploaded by user yet'],
    ]);
  });
});

describe('deleting an HR account', () => {
  const REASONED = { reason: 'The company was dissolved.' };
  const remove = (id: number, as: Actor) =>
    portal.call('DELETE /admin/hr_accounts/:id', { as, params: { id }, body: REASONED });

  test('takes two admins, and then does the same as deleting one’s own account', async () => {
    const { companyId, recruiter } = await openTeam(portal);
    const jobId = await openJob(portal, companyId);
    const seeker = await register(portal);
    await apply(portal, seeker, jobId);
    const { id, email } = recruiter.user;
    expect((await remove(id, admin)).body).toEqual({ deleted: false });
    const again = await remove(id, admin);
    expect([again.status, again.body.errors]).toEqual([
      409,
      ['resource.hr_account.deletion_asked'],
    ]);
    expect((await account(id)).body.deletion).toMatchObject({ ...REASONED, mine: true });
    expect((await account(id, otherAdmin)).body.deletion).toMatchObject({ mine: false });
    expect((await remove(id, otherAdmin)).body).toEqual({ deleted: true });
    expect((await account(id)).status).toBe(404);
    const job = await portal.call('GET /barong/public/jobs/:id', { params: { id: jobId } });
    expect(job.status).toBe(410);
    expect(await portal.subjectsTo(email)).toHaveLength(1);
  });

  test('can be taken back, and then takes two admins again', async () => {
    const { user } = await registerRecruiter(portal, (await openCompany(portal)).id);
    const takeBack = () =>
      portal.call('DELETE /admin/hr_accounts/:id/deletion', {
        as: otherAdmin,
        params: { id: user.id },
      });
    await remove(user.id, admin);
    expect((await takeBack()).status).toBe(200);
    expect((await takeBack()).status).toBe(404);
    expect((await remove(user.id, otherAdmin)).body).toEqual({ deleted: false });
  });

  test('is refused for a seeker and for an unknown account', async () => {
    const { user } = await register(portal);
    expect((await remove(user.id, admin)).body.errors).toEqual(['resource.user.not_found']);
  });
});
