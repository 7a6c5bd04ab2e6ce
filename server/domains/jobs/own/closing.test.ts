import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import type { Job } from '../../../../contract/jobs.ts';
import { apply, openCompany, openJob, registerRecruiter, openTeam } from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { openPortal } from '../../../test/portal.ts';

const portal = await openPortal();
let companyId: number;
let recruiter: Session;
let colleague: Session;
let rival: Session;

beforeAll(async () => {
  const company = await openCompany(portal, { description: 'Food.', industry: 'Food' });
  const other = await openCompany(portal, { description: 'Food.', industry: 'Food' });
  companyId = company.id;
  recruiter = await registerRecruiter(portal, companyId);
  colleague = await registerRecruiter(portal, companyId, 'Meera Das');
  rival = await registerRecruiter(portal, other.id);
});

const DAY_MS = 86_400_000;
const daysAhead = (days: number) => new Date(Date.now() + days * DAY_MS);
const daysUntil = (moment: string) => Math.round((Date.parse(moment) - Date.now()) / DAY_MS);

const open = (more: Parameters<typeof openJob>[2] = {}) => openJob(portal, companyId, more);

const close = (id: number, as: Session | undefined = recruiter) =>
  portal.call('POST /barong/resource/jobs/:id/closure', { as, params: { id } });
const reopen = (id: number, body: object = {}, as: Session | undefined = recruiter) =>
  portal.call('POST /barong/resource/jobs/:id/reopening', { as, params: { id }, body });
const duplicate = (id: number, as: Session | undefined = recruiter, headers = {}) =>
  portal.call('POST /barong/resource/jobs/:id/duplicates', { as, params: { id }, headers });
const change = (id: number, body: object, as = recruiter) =>
  portal.call('PUT /barong/resource/jobs/:id', { as, params: { id }, body });

const isFound = async (id: number) =>
  (await portal.db
    .selectFrom('job_search')
    .select('job_id')
    .where('job_id', '=', id)
    .executeTakeFirst()) !== undefined;

const stated = ({ status, body }: { status: number; body: Job }) => [status, body.state];
const refused = ({ status, body }: { status: number; body: { errors: string[] } }) => [
  status,
  ...body.errors,
];

describe('closing a job', () => {
  test('hides it and keeps what a colleague changed in the meantime', async () => {
    const id = await open({ description: 'Bake.' });
    await change(id, { title: 'Head Cook', salary_max: 6 }, colleague);
    expect(stated(await close(id))).toEqual([200, 'closed']);
    expect(await isFound(id)).toBe(false);
    const { body } = await change(id, {});
    expect(body).toMatchObject({ title: 'Head Cook', salary_max: 6, description: 'Bake.' });
  });

  test('makes no open form of it outdated, nor does opening it again; a changed field does', async () => {
    const id = await open({ title: 'Cook' });
    const { version } = (await change(id, { title: 'Head Cook' })).body;
    await close(id);
    await reopen(id);
    const saved = (title: string) =>
      portal.call('PUT /barong/resource/jobs/:id', {
        as: colleague,
        params: { id },
        body: { title },
        headers: { 'if-match': `"${version}"` },
      });
    expect((await saved('Baker')).body).toMatchObject({ title: 'Baker', version: version + 1 });
    const late = await saved('Chef');
    expect(refused(late)).toEqual([412, 'request.stale']);
    expect(JSON.parse(late.text)).toMatchObject({
      current: {
        title: 'Baker',
        version: version + 1,
        expires_in_days: expect.any(Number) as number,
      },
    });
  });

  test('is refused if it is not open', async () => {
    for (const id of [
      await open({ status: 'closed' }),
      await open({ status: 'draft' }),
      await open({ expires_at: daysAhead(-1) }),
    ]) {
      expect(refused(await close(id))).toEqual([409, 'resource.job.not_open']);
    }
  });

  test('works without a complete company or valid fields: imported jobs can be closed', async () => {
    const { companyId: bareId, recruiter: as } = await openTeam(portal, {
      company: { description: null, industry: null },
    });
    const id = await openJob(portal, bareId, { employment_type: null, location: '' });
    expect(stated(await close(id, as))).toEqual([200, 'closed']);
    expect(refused(await reopen(id, {}, as))).toEqual([422, 'resource.hr_profile.incomplete']);
  });
});

describe('reopening a job', () => {
  test('restores the job as it was: first day, last day and place in the search stay the same', async () => {
    const id = await open({ expires_at: daysAhead(5), life_days: 30 });
    const { body: before } = await change(id, {});
    await close(id);
    const reopened = await reopen(id);
    expect([reopened.status, { ...reopened.body, version: before.version }]).toEqual([200, before]);
    expect(await isFound(id)).toBe(true);
  });

  test.each([
    ['expired', { life_days: 15, expires_at: daysAhead(-1) }],
    [
      'closed until its days were over',
      { life_days: 15, expires_at: daysAhead(-1), status: 'closed' },
    ],
  ] as const)('begins new days for one that is %s', async (_, job) => {
    const { status, body } = await reopen(await open(job));
    expect([status, body.state, daysUntil(body.expires_at)]).toEqual([200, 'active', 15]);
  });

  test('accepts a number of days, which is stored and counts from today', async () => {
    const id = await open({ status: 'closed', expires_at: daysAhead(5) });
    expect(daysUntil((await reopen(id, { expires_in_days: 45 })).body.expires_at)).toBe(45);
    const { body } = await portal.call('GET /barong/public/jobs/:id', { params: { id } });
    expect(body.expires_in_days).toBe(45);
    for (const expires_in_days of [0, 61, 'soon']) {
      const answer = await reopen(id, { expires_in_days });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['expires_in_days']]);
    }
  });

  test('needs no body', async () => {
    const id = await open({ status: 'closed' });
    const url = `/api/v2/barong/resource/jobs/${id}/reopening`;
    expect((await portal.send({ method: 'POST', url, as: recruiter })).status).toBe(200);
  });

  test('is refused for an open job and for a draft, which has to be published instead', async () => {
    for (const id of [await open(), await open({ status: 'draft' })]) {
      expect(refused(await reopen(id))).toEqual([409, 'resource.job.not_closed']);
    }
  });
});

describe('duplicating a job', () => {
  test('makes a draft with the same content, but without its history', async () => {
    const id = await open({
      title: 'Pastry Cook',
      description: 'Bake **cakes**.',
      experience_level: 'mid',
      experience_min_years: 2,
      experience_max_years: 4,
      work_mode: 'onsite',
      salary_min_inr: 300_000,
      salary_max_inr: 450_000,
      skills: ['Baking', 'FSSAI'],
      openings: 3,
      language: 'hi',
      life_days: 45,
      source: 'file',
      source_id: 'pastry-1',
      posted_at: daysAhead(-10),
    });
    await apply(portal, await register(portal), id);
    const { version: _, ...original } = (await change(id, {})).body;
    const { status, body } = await duplicate(id, colleague);
    expect([status, await isFound(body.id)]).toEqual([201, false]);
    expect(body).toEqual({
      ...original,
      id: body.id,
      status: 'draft',
      state: 'draft',
      is_featured: false,
      application_count: 0,
      created_at: body.created_at,
      posted_at: body.created_at,
      expires_at: body.expires_at,
    });
    const published = await change(body.id, { status: 'active' });
    expect([...stated(published), daysUntil(published.body.expires_at)]).toEqual([
      200,
      'active',
      45,
    ]);
  });

  test('sent twice with one key creates one draft; the key cannot be used for another job', async () => {
    const [id, other] = [await open(), await open()];
    const headers = { 'idempotency-key': 'tap-tap-copy' };
    const first = await duplicate(id, recruiter, headers);
    expect((await duplicate(id, recruiter, headers)).body).toEqual(first.body);
    expect(refused(await duplicate(other, recruiter, headers))).toEqual([
      422,
      'request.idempotency_key_reused',
    ]);
  });

  test('is refused until the company profile is complete', async () => {
    const { companyId: bareId, recruiter: as } = await openTeam(portal, {
      company: { description: null, industry: null },
    });
    expect(refused(await duplicate(await openJob(portal, bareId), as))).toEqual([
      422,
      'resource.hr_profile.incomplete',
    ]);
  });
});

test('nobody else can close, reopen or duplicate a job, and deleted jobs are not found', async () => {
  const [opened, closed] = [await open(), await open({ status: 'closed' })];
  const deleted = await open({ deleted_at: daysAhead(-1) });
  const seeker = await register(portal);
  const loner = await register(portal, { role: 'hr' });
  for (const call of [
    (as?: Session) => close(opened, as),
    (as?: Session) => reopen(closed, {}, as),
    (as?: Session) => duplicate(opened, as),
  ]) {
    expect(refused(await call(rival))).toEqual([404, 'resource.job.not_found']);
    expect(refused(await call(loner))).toEqual([404, 'resource.job.not_found']);
    expect(refused(await call(seeker))).toEqual([403, 'authz.unauthorized']);
  }
  const gone = [await close(deleted), await reopen(deleted), await duplicate(deleted)];
  expect(gone.map(refused)).toEqual(gone.map(() => [404, 'resource.job.not_found']));
  const guest = await portal.send({
    method: 'POST',
    url: `/api/v2/barong/resource/jobs/${opened}/closure`,
  });
  expect(guest.status).toBe(401);
  const states = [await change(opened, {}), await change(closed, {})].map(({ body }) => body.state);
  expect(states).toEqual(['active', 'closed']);
});

describe('changing a part of a job', () => {
  test('a status alone closes or opens it and keeps the rest', async () => {
    const id = await open({ skills: ['GST'], openings: 4, salary_min_inr: 250_000 });
    const { body: before } = await change(id, {});
    const closed = await change(id, { status: 'closed' });
    expect([closed.status, closed.body]).toEqual([
      200,
      { ...before, status: 'closed', state: 'closed' },
    ]);
    expect((await change(id, { status: 'active' })).body).toEqual(before);
  });

  test('empty fields are cleared, and fields that are not sent stay', async () => {
    const id = await open({
      experience_level: 'mid',
      salary_min_inr: 250_000,
      work_mode: 'onsite',
    });
    const { body } = await change(id, { experience_level: '', salary_min: null, title: 'Cook' });
    expect(body).toMatchObject({
      title: 'Cook',
      experience_level: null,
      salary_min: null,
      work_mode: 'onsite',
      employment_type: 'full_time',
    });
  });

  test('is validated together with the fields that stay', async () => {
    const id = await open({ salary_min_inr: 500_000 });
    const { status, body } = await change(id, { salary_max: 4 });
    expect([status, body.fields]).toEqual([
      422,
      { salary_min: 'Minimum salary cannot be greater than maximum salary.' },
    ]);
    expect(refused(await change(id, { description: ' ' }))).toEqual([
      422,
      'resource.job.missing_description',
    ]);
  });

  test('is not refused for fields that an import left out', async () => {
    const id = await open({ employment_type: null, title: 'x'.repeat(150) });
    const { status, body } = await change(id, { location: 'Bhopal' });
    expect([status, body.location, body.title.length]).toEqual([200, 'Bhopal', 150]);
  });
});

describe('a draft', () => {
  const draft = (more: object = {}) =>
    portal.call('POST /barong/resource/jobs', {
      as: recruiter,
      body: { title: 'Someone for the shop', status: 'draft', ...more },
    });

  test('needs only a title, and may contradict itself', async () => {
    const { status, body } = await draft();
    expect([status, body]).toMatchObject([
      201,
      { title: 'Someone for the shop', description: '', location: '', employment_type: null },
    ]);
    const odd = { description: 'Come 😀', salary_min: 5, salary_max: 4 };
    expect((await draft(odd)).body).toMatchObject(odd);
    expect(refused(await draft({ title: ' ' }))).toEqual([422, 'resource.job.missing_title']);
    expect((await change(body.id, { location: 'Indore' })).body).toMatchObject({
      state: 'draft',
      location: 'Indore',
    });
  });

  test('is fully validated when it is published', async () => {
    const { body } = await draft({ salary_min: 5, salary_max: 4 });
    const published = await change(body.id, { status: 'active' });
    expect([published.status, Object.keys(published.body.fields)]).toEqual([
      422,
      ['description', 'location', 'employment_type', 'salary_min'],
    ]);
    const rest = { description: 'Sell.', location: 'Indore', employment_type: 'full_time' };
    expect(stated(await change(body.id, { ...rest, salary_max: 6, status: 'active' }))).toEqual([
      200,
      'active',
    ]);
  });
});
