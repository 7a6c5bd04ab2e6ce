import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import type { MyApplication } from '../../../../contract/applications.ts';
import { apply, openCompany, openJob, openTeam, registerRecruiter } from '../../../test/hiring.ts';
import { waitingForLocks } from '../../../test/locks.ts';
import { register } from '../../../test/people.ts';
import { type Actor, openPortal } from '../../../test/portal.ts';
import { pdf, uploadResume } from '../../../test/resumes.ts';

const portal = await openPortal();
let recruiter: Session;
let stranger: Session;
let homeless: Session;
let asha: Session;
let meera: Session;
let bookkeeping: number;
let driving: number;
let foreign: number;
let sent: MyApplication;

const profileOf = (name: string, skills: string[]) => ({
  name,
  phone: '98765 43210',
  title: 'Accountant',
  location: 'Indore',
  about: 'Ten years with ledgers.',
  skills,
  experience: [],
  education: [],
  default_cover_letter: '',
});
const saveProfile = (as: Actor, name: string, skills: string[]) =>
  portal.call('POST /barong/resource/user_profile', { as, body: profileOf(name, skills) });

beforeAll(async () => {
  const company = await openCompany(portal, { name: 'Sharma Agro Traders' });
  const elsewhere = await openCompany(portal, { name: 'Blue Dart Cargo' });
  recruiter = await registerRecruiter(portal, company.id);
  stranger = await registerRecruiter(portal, elsewhere.id, 'Vikram Seth');
  homeless = await register(portal, { role: 'hr' });
  asha = await register(portal, { name: 'Asha Rao' });
  meera = await register(portal, { name: 'Meera Joshi', email: 'meera_j@people.test' });
  await saveProfile(asha, 'Asha Rao', ['Tally', 'GST 100%']);
  await uploadResume(portal, { as: asha, name: 'asha.pdf', bytes: pdf() });
  bookkeeping = await openJob(portal, company.id, { title: 'Bookkeeper' });
  driving = await openJob(portal, company.id, { title: 'Driver' });
  foreign = await openJob(portal, elsewhere.id, { title: 'Packer' });
  sent = await apply(portal, asha, bookkeeping);
  await apply(portal, asha, foreign);
  await apply(portal, meera, bookkeeping);
  const withdrawn = await apply(portal, meera, driving);
  await portal.call('POST /barong/resource/applications/:id/withdrawal', {
    as: meera,
    params: { id: withdrawn.id },
  });
});

type Query = Record<string, string | string[]>;
const list = (query: Query = {}, as: Actor | undefined = recruiter) =>
  portal.call('GET /barong/resource/applications', { as, query: query });
const listForJob = (id: number, as: Actor | undefined = recruiter, query: Query = {}) =>
  portal.call('GET /barong/resource/jobs/:id/applications', {
    as,
    params: { id },
    query: query,
  });
const single = (id: number, as: Actor | undefined = recruiter) =>
  portal.call('GET /barong/resource/applications/:id', { as, params: { id } });
const candidate = (id: number, as: Actor | undefined = recruiter) =>
  portal.call('GET /barong/resource/applications/:id/candidate', { as, params: { id } });
const resume = (id: number, as: Actor | undefined = recruiter) =>
  portal.call('GET /barong/resource/applications/:id/resume', { as, params: { id } });

describe("the company's list", () => {
  test('holds only its own applications, newest first, with counts of every status', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.applications.map(({ job, user }) => `${job.title}: ${user.username}`)).toEqual([
      'Driver: Meera Joshi',
      'Bookkeeper: Meera Joshi',
      'Bookkeeper: Asha Rao',
    ]);
    expect(body.counts).toEqual({
      all: 3,
      waiting: 2,
      pending: 2,
      reviewing: 0,
      interview: 0,
      offered: 0,
      hired: 0,
      accepted: 0,
      rejected: 0,
      unanswered: 0,
      withdrawn: 1,
    });
    expect(body.meta).toMatchObject({ page: 1, limit: 10, total: 3 });
    const other = await list({}, stranger);
    expect(other.body.applications.map(({ job }) => job.title)).toEqual(['Packer']);
  });

  test('is empty for a recruiter without a company', async () => {
    const { status, body } = await list({}, homeless);
    expect([status, body.applications, body.counts.all]).toEqual([200, [], 0]);
  });

  test.each([
    ['a status', { status: 'pending' }, 2],
    ['several statuses', { status: ['pending', 'withdrawn'] }, 3],
    ['all', { status: 'all' }, 3],
    ['a name', { search: 'aSHA' }, 1],
    ['an address', { search: 'meera_j@' }, 2],
    ['an underscore as itself', { search: 'a_r' }, 0],
    ['a skill', { search: 'tally' }, 1],
    ['a skill in the other script', { search: 'टैली' }, 1],
    ['a name in the other script', { search: 'मीरा' }, 2],
    ['a name of several words in the other script', { search: 'मीरा जोशी' }, 2],
    ['a digit in Hindi as itself', { search: '१' }, 0],
    ['a percent sign as itself', { search: '0%' }, 1],
    ['nothing of the job title', { search: 'bookkeeper' }, 0],
  ])('finds by %s', async (_, query, count) => {
    const { body } = await list(query);
    expect([body.meta.total, body.applications.length]).toEqual([count, count]);
  });

  test('finds who goes by two names by both, though contact is not shared', async () => {
    const { companyId, recruiter: as } = await openTeam(portal);
    const seeker = await register(portal, { name: 'Mohd. Arif @ Guddu' });
    await apply(portal, seeker, await openJob(portal, companyId), { share_contact: false });
    for (const search of ['arif', 'guddu', 'arif @ guddu']) {
      const { body } = await list({ search }, as);
      expect(body.applications.map(({ user }) => user.username)).toEqual(['Mohd. Arif @ Guddu']);
    }
  });

  test('finds nobody by a number in a skill, unless contact is shared', async () => {
    const { companyId, recruiter: as } = await openTeam(portal);
    const seeker = await register(portal, { name: 'Gita Rao' });
    await saveProfile(seeker, 'Gita Rao', ['Loom, call 98270 54321']);
    const job = await openJob(portal, companyId);
    await apply(portal, seeker, job, { share_contact: false });
    const counts = async () => {
      const searches = ['gita', 'loom', '98270'];
      const found = await Promise.all(searches.map((search) => list({ search }, as)));
      return found.map(({ body }) => body.meta.total);
    };
    expect(await counts()).toEqual([1, 1, 0]);
    await portal.call('POST /barong/resource/contact_shares', {
      as: seeker,
      body: { company_id: companyId },
    });
    expect(await counts()).toEqual([1, 1, 1]);
  });

  test('the counts follow the search but not the status filter', async () => {
    const { body } = await list({ status: 'withdrawn', search: 'meera' });
    expect(body.counts).toMatchObject({ all: 2, pending: 1, withdrawn: 1 });
    expect(body.meta.total).toBe(1);
  });

  test('begins with those who must be answered soonest; those who were answered follow, newest first', async () => {
    const company = await openCompany(portal);
    const job = await openJob(portal, company.id);
    const as = await registerRecruiter(portal, company.id);
    const sentBy = async (name: string, status: string, dueInDays: number | null) => {
      const { id } = await apply(portal, await register(portal, { name }), job);
      await sql`update applications set status = ${status},
        answer_due_at = now() + ${dueInDays}::int * interval '1 day' where id = ${id}`.execute(
        portal.db,
      );
    };
    await sentBy('Answered long ago', 'rejected', 1);
    await sentBy('Due in a week', 'pending', 7);
    await sentBy('Promised nothing', 'pending', null);
    await sentBy('Due tomorrow', 'reviewing', 1);
    await sentBy('Answered last', 'accepted', 9);
    const { body } = await list({ sort: 'answer_due' }, as);
    expect(body.applications.map(({ user }) => user.username)).toEqual([
      'Due tomorrow',
      'Due in a week',
      'Promised nothing',
      'Answered last',
      'Answered long ago',
    ]);
    const board = await list({ sort: 'answer_due', per_status: '1' }, as);
    expect(board.body.applications.map(({ user }) => user.username).toSorted()).toEqual([
      'Answered last',
      'Answered long ago',
      'Due in a week',
      'Due tomorrow',
    ]);
    expect(board.body.counts).toMatchObject({ all: 5, pending: 2 });
  });

  test.each(['newest', 'score', 'answer_due'])(
    'has the first of each status for a board, in the order %s',
    async (sort) => {
      const namesOf = async (query: Query) =>
        (await list({ ...query, sort })).body.applications.map(({ user }) => user.username);
      expect(await namesOf({ per_status: '1' })).toEqual(['Meera Joshi', 'Meera Joshi']);
      expect(await namesOf({ per_status: '9' })).toHaveLength(3);
      expect(await namesOf({ per_status: '9', status: 'pending', search: 'asha' })).toEqual([
        'Asha Rao',
      ]);
    },
  );

  test('leaves out applications that the caller already has, and says where in the list they stand', async () => {
    const whole = (await list({ per_status: '9' })).body;
    const ids = whole.applications.map(({ id }) => id);
    expect(whole.ids).toEqual(ids);
    const known = ids.slice(1).map(String);
    const { body } = await list({ per_status: '9', known: [...known, '1000000'] });
    expect(body).toEqual({ ...whole, applications: whole.applications.slice(0, 1) });
    // What is shown to others is not asked for by naming it.
    expect((await list({ known }, stranger)).body.ids).not.toContain(ids[1]);
  });

  test.each(['x', '0', '1.5'])('refuses %j as a known application', async (known) => {
    expect(await list({ known })).toMatchObject({ status: 422 });
  });

  test('comes in pages and may be of one job', async () => {
    const second = await list({ limit: '2', page: '2' });
    expect(second.body.applications.map(({ user }) => user.username)).toEqual(['Asha Rao']);
    expect((await list({ job_id: String(driving) })).body.counts.all).toBe(1);
    expect((await list({ job_id: String(foreign) })).body.counts.all).toBe(0);
    expect((await list({ status: 'promoted' })).status).toBe(422);
  });

  test('may be of one job of the company, even a deleted one; other jobs are not found', async () => {
    const { body } = await listForJob(bookkeeping, recruiter, { status: 'pending', limit: '1' });
    expect([body.meta.total, body.applications.length, body.counts.all]).toEqual([2, 1, 2]);
    await portal.db
      .updateTable('jobs')
      .set({ deleted_at: new Date() })
      .where('id', '=', driving)
      .execute();
    expect((await listForJob(driving)).body.counts).toMatchObject({ all: 1, withdrawn: 1 });
    for (const as of [stranger, homeless]) {
      const answer = await listForJob(bookkeeping, as);
      expect([answer.status, answer.body.errors]).toEqual([404, ['resource.job.not_found']]);
    }
    expect((await listForJob(987_654_321)).status).toBe(404);
  });
});

describe('one application', () => {
  test('shows the candidate, the job and what the company may do next', async () => {
    const { status, body } = await single(sent.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: sent.id,
      user: {
        id: asha.user.id,
        username: 'Asha Rao',
        email: asha.user.email,
        profile: { title: 'Accountant', skills: ['Tally', 'GST 100%'] },
      },
      job: { id: bookkeeping, title: 'Bookkeeper', company_name: 'Sharma Agro Traders' },
      next_statuses: ['reviewing', 'interview', 'accepted', 'rejected'],
    });
  });

  test.each([
    ['the application', single],
    ['the candidate', candidate],
    ['the resume', resume],
  ])('%s is unknown to other companies and refused to everybody else', async (_, call) => {
    for (const as of [stranger, homeless]) {
      const answer = await call(sent.id, as);
      expect([answer.status, answer.text]).toEqual([
        404,
        expect.stringContaining('"errors":["resource.application.not_found"]'),
      ]);
    }
    expect((await call(sent.id, asha)).status).toBe(403);
    expect((await call(987_654_321)).status).toBe(404);
  });

  test('guests are asked to sign in', async () => {
    const { status } = await portal.call('GET /barong/resource/applications/:id/candidate', {
      params: { id: sent.id },
    });
    expect(status).toBe(401);
    expect((await portal.call('GET /barong/resource/applications', {})).status).toBe(401);
  });
});

describe('the candidate', () => {
  // Of a company of their own, because other tests count what the first one has.
  const applied = async () => {
    const team = await openTeam(portal);
    const job = await openJob(portal, team.companyId);
    return { ...team, id: (await apply(portal, await register(portal), job)).id };
  };

  test('is shown with contact details and their applications to this company only', async () => {
    const { body } = await candidate(sent.id);
    expect(body).toMatchObject({
      id: asha.user.id,
      name: 'Asha Rao',
      email: asha.user.email,
      phone: '+919876543210',
      contactDetails: { phone: '+919876543210', linkedin: null, website: null },
      summary: 'Ten years with ledgers.',
      resumeFileName: 'asha.pdf',
    });
    expect(body.applications.map((application) => application.job_title)).toEqual(['Bookkeeper']);
    expect(body.recent_applications).toEqual(body.applications);
    expect(body.events.map((event) => event.kind)).toEqual(['applied', 'viewed']);
  });

  test('only the first look of each recruiter is an event', async () => {
    const team = await applied();
    const { id } = team;
    const colleague = await registerRecruiter(portal, team.companyId, 'Ravi Menon');
    const lookers = [team.recruiter, team.recruiter, colleague, colleague];
    await Promise.all(lookers.map((as) => candidate(id, as)));
    const { body } = await candidate(id, team.recruiter);
    const looks = body.events.filter((event) => event.kind === 'viewed');
    expect(looks.map((event) => event.by.name).toSorted()).toEqual(['Priya Nair', 'Ravi Menon']);
  });

  test('a look in the moment in which the candidate withdraws does not take the history back', async () => {
    const { id, recruiter: as } = await applied();
    const { looking } = await portal.db.transaction().execute(async (trx) => {
      const application = trx.updateTable('applications').where('id', '=', id);
      await application.set({ status: 'withdrawn' }).execute();
      const begun = candidate(id, as);
      await expect.poll(() => waitingForLocks(portal), { timeout: 10_000 }).toBeGreaterThan(0);
      return { looking: begun };
    });
    expect((await looking).status).toBe(200);
    const events = portal.db.selectFrom('application_events').where('application_id', '=', id);
    const last = await events.selectAll().orderBy('position', 'desc').limit(1).executeTakeFirst();
    expect(last).toMatchObject({ kind: 'viewed', status: 'withdrawn' });
  });

  test('reading the list or one application does not count as a look', async () => {
    const { id, recruiter: as } = await applied();
    await list({}, as);
    await single(id, as);
    expect((await candidate(id, as)).body.events.map((event) => event.kind)).toEqual([
      'applied',
      'viewed',
    ]);
  });

  test('is shown as they were when they applied, and so is the resume', async () => {
    const documents = await portal.call('GET /barong/resource/documents', { as: asha });
    await portal.call('DELETE /barong/resource/documents/:id', {
      as: asha,
      params: { id: documents.body[0]?.id ?? 0 },
    });
    await saveProfile(asha, 'Asha Rao Sharma', ['Painting']);
    const { body } = await candidate(sent.id);
    expect([body.name, body.skills, body.resumeFileName]).toEqual([
      'Asha Rao',
      ['Tally', 'GST 100%'],
      'asha.pdf',
    ]);
    const file = await resume(sent.id);
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toBe("inline; filename*=UTF-8''asha.pdf");
    expect(file.text).toContain('%PDF-1.7');
  });

  test('without a resume, opening it is refused', async () => {
    const { id, recruiter: as } = await applied();
    expect((await single(id, as)).body.user.profile.resumeUrl).toBeNull();
    const answer = await resume(id, as);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('resource.resume.not_found');
  });
});
