import { describe, expect, test } from 'vitest';
import { openCompany, openJob } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();

type Session = Awaited<ReturnType<typeof register>>;

const save = (as: Session | undefined, job_id: number) =>
  portal.call('POST /barong/resource/saved_jobs', { as, body: { job_id } });
const remove = (as: Session | undefined, job_id: number) =>
  portal.call('DELETE /barong/resource/saved_jobs/:job_id', { as, params: { job_id } });
const list = (as: Session | undefined, query: object = {}) =>
  portal.call('GET /barong/resource/saved_jobs', { as, query });
const ids = (as: Session | undefined) => portal.call('GET /barong/resource/saved_jobs/ids', { as });

const SAVED = '/api/v2/barong/resource/saved_jobs';
const UNKNOWN = 987_654_321;

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000);

/** Creates a job in a company of its own; returns its id. */
async function insertJob({ company = 'Malwa Traders', ...more }: JobParts = {}): Promise<number> {
  const { id } = await openCompany(portal, { name: company });
  return openJob(portal, id, { title: 'Accountant', ...more });
}
type JobParts = NonNullable<Parameters<typeof openJob>[2]> & { company?: string };

const deleteJob = (id: number) =>
  portal.db.updateTable('jobs').set({ deleted_at: new Date() }).where('id', '=', id).execute();

describe('saving a job', () => {
  test('without an id is refused differently from one with a wrong id', async () => {
    const as = await register(portal);
    const codesOf = async (body: object) =>
      (await portal.send({ method: 'POST', url: SAVED, as, payload: body })).body.errors;
    expect(await codesOf({})).toEqual(['request.missing']);
    expect(await codesOf({ job_id: 'first' })).toEqual(['request.invalid_value']);
  });

  test('puts it at the top of the list with all its details', async () => {
    const as = await register(portal, { verified: false });
    const [first, second] = [await insertJob(), await insertJob({ title: 'Cook' })];
    const saved = await save(as, first);
    expect([saved.status, saved.body.job_id]).toEqual([201, first]);
    await save(as, second);
    const { body } = await list(as);
    expect(body.saved_jobs.map((entry) => entry.job.title)).toEqual(['Cook', 'Accountant']);
    expect(body.saved_jobs[1]).toMatchObject({
      job_id: first,
      saved_at: saved.body.saved_at,
      status: 'active',
      job: { id: first, company_name: 'Malwa Traders', location: 'Indore, Madhya Pradesh' },
    });
    expect((await ids(as)).body).toEqual({ job_ids: [second, first] });
  });

  test('twice changes nothing', async () => {
    const as = await register(portal, { verified: false });
    const job = await insertJob();
    const first = await save(as, job);
    const again = await save(as, job);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await list(as)).body.counts.all).toBe(1);
  });

  test('is refused for a draft and for no job at all, alike', async () => {
    const as = await register(portal, { verified: false });
    const draft = await save(as, await insertJob({ status: 'draft' }));
    const unknown = await save(as, UNKNOWN);
    expect([draft.status, draft.body.errors]).toEqual([404, ['resource.job.not_found']]);
    expect([unknown.status, unknown.body.errors]).toEqual([404, ['resource.job.not_found']]);
    expect((await ids(as)).body.job_ids).toEqual([]);
  });

  test('is refused for a deleted job, also when it was saved before', async () => {
    const as = await register(portal, { verified: false });
    const job = await insertJob();
    await save(as, job);
    await deleteJob(job);
    for (const id of [job, await insertJob({ deleted_at: daysAhead(-1) })]) {
      const { status, body } = await save(as, id);
      expect([status, body.errors]).toEqual([410, ['resource.job.gone']]);
    }
    expect((await ids(as)).body.job_ids).toEqual([job]);
  });

  test('needs the id of a job', async () => {
    const as = await register(portal, { verified: false });
    const { status, body } = await portal.call('POST /barong/resource/saved_jobs', {
      as,
      body: { job_id: 'all' },
    });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['job_id']]);
  });
});

describe('removing a saved job', () => {
  test('removes it from the list, once; saving it again brings it back', async () => {
    const as = await register(portal, { verified: false });
    const job = await insertJob({ status: 'closed' });
    await save(as, job);
    expect((await remove(as, job)).status).toBe(200);
    expect((await ids(as)).body.job_ids).toEqual([]);
    expect((await remove(as, job)).status).toBe(200);
    expect((await save(as, job)).status).toBe(201);
  });
});

describe('the list', () => {
  const cases = [
    ['active', { title: 'Eight days left', expires_at: daysAhead(8) }],
    ['expiring', { title: 'Under seven days left', expires_at: daysAhead(6.99) }],
    ['expired', { title: 'Past its day', expires_at: daysAhead(-0.01) }],
    ['expired', { title: 'Closed', status: 'closed' }],
    ['expired', { title: 'Deleted' }],
  ] as const;

  test('shows the status of each job, and counts them by status', async () => {
    const as = await register(portal, { verified: false });
    for (const [, job] of cases) {
      const id = await insertJob(job);
      await save(as, id);
      if (job.title === 'Deleted') await deleteJob(id);
    }
    const { body } = await list(as);
    expect(body.saved_jobs.map(({ job, status }) => [status, job.title])).toEqual([
      ['expiring', 'Under seven days left'],
      ['expired', 'Deleted'],
      ['expired', 'Closed'],
      ['expired', 'Past its day'],
      ['active', 'Eight days left'],
    ]);
    expect(body.counts).toEqual({ all: 5, active: 1, expiring: 1, expired: 3 });
    const expired = (await list(as, { status: 'expired' })).body;
    expect(expired.saved_jobs.map(({ job }) => job.title)).toEqual([
      'Deleted',
      'Closed',
      'Past its day',
    ]);
    expect([expired.meta.total, expired.counts.all]).toEqual([3, 5]);
  });

  test('is searched by title, company and place, as written', async () => {
    const as = await register(portal, { verified: false });
    for (const job of [
      { title: '100% remote cook' },
      { company: 'Konkan Cook House', title: 'Waiter' },
      { title: 'Driver', location: 'Cooktown' },
      { title: 'Nurse', location: 'Kochi' },
    ]) {
      await save(as, await insertJob(job));
    }
    const search = async (text: string) => {
      const { body } = await list(as, { search: text });
      return [body.counts.all, ...body.saved_jobs.map(({ job }) => job.title)];
    };
    expect(await search('cook')).toEqual([3, 'Driver', 'Waiter', '100% remote cook']);
    expect(await search('  KOCHI ')).toEqual([1, 'Nurse']);
    expect(await search('0%')).toEqual([1, '100% remote cook']);
    expect(await search('_')).toEqual([0]);
    const { status, body } = await list(as, { search: 'x'.repeat(201) });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['search']]);
  });

  test('has the specification’s field names, with its match to the profile, and can be sorted', async () => {
    const as = await register(portal);
    await portal.call('POST /barong/resource/user_profile', {
      as,
      body: { name: 'Asha Rao', experience: [], education: [], skills: ['tally', 'GST'] },
    });
    const half = await insertJob({ title: 'Bookkeeper', skills: ['Tally', 'Excel'] });
    const whole = await insertJob({ title: 'Cashier', skills: ['GST'], salary_min_inr: 240_000 });
    const unsaid = await insertJob({ title: 'Assistant', expires_at: daysAhead(3) });
    for (const id of [whole, half, unsaid]) await save(as, id);
    const ordered = async (sort: string) =>
      (await list(as, { sort })).body.saved_jobs.map(({ id, match }) => [id, match]);
    const [ofHalf, ofWhole, ofUnsaid] = [
      [half, 50],
      [whole, 100],
      [unsaid, null],
    ];
    expect(await ordered('match')).toEqual([ofWhole, ofHalf, ofUnsaid]);
    expect(await ordered('title')).toEqual([ofUnsaid, ofHalf, ofWhole]);
    expect(await ordered('newest')).toEqual([ofUnsaid, ofHalf, ofWhole]);
    expect((await list(as, { sort: 'pay' })).status).toBe(422);
    const { body } = await list(as, { sort: 'match' });
    expect(body.saved_jobs[0]).toMatchObject({
      title: 'Cashier',
      company: 'Malwa Traders',
      location: 'Indore, Madhya Pradesh',
      type: 'full_time',
      salary: 'From ₹2.4 LPA',
      skills: ['GST'],
    });
    expect(body.saved_jobs[2]).toMatchObject({ status: 'expiring', expiresIn: '3 days' });
  });

  test('comes in pages and ends with an empty one', async () => {
    const as = await register(portal, { verified: false });
    for (let count = 0; count < 3; count += 1) await save(as, await insertJob());
    const page = async (number: number) => (await list(as, { page: number, limit: 2 })).body;
    expect([(await page(1)).saved_jobs.length, (await page(2)).saved_jobs.length]).toEqual([2, 1]);
    expect(await page(3)).toMatchObject({ saved_jobs: [], meta: { total: 3, totalPages: 2 } });
    expect((await list(as, { status: 'applied' })).status).toBe(422);
  });

  test('leaves out jobs that became drafts again', async () => {
    const as = await register(portal, { verified: false });
    const job = await insertJob();
    await save(as, job);
    await portal.db.updateTable('jobs').set({ status: 'draft' }).where('id', '=', job).execute();
    expect((await list(as)).body).toMatchObject({ saved_jobs: [], counts: { all: 0 } });
  });
});

test('everybody has their own saved jobs, and only seekers have any', async () => {
  const [owner, other] = [await register(portal), await register(portal)];
  const recruiter = await register(portal, { role: 'hr' });
  const job = await insertJob();
  await save(owner, job);
  await remove(other, job);
  expect((await list(other)).body.saved_jobs).toEqual([]);
  expect((await ids(owner)).body.job_ids).toEqual([job]);
  for (const [as, status] of [
    [undefined, 401],
    [recruiter, 403],
  ] as const) {
    const answers = [await list(as), await ids(as), await save(as, job), await remove(as, job)];
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
  }
});
