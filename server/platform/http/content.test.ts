import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { openJob, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { postJobs } from '../../test/postings.ts';

const portal = await openPortal();
const withOneJob = await openPortal();
const seeker = await register(portal);

const post = (path: string, payload: string) =>
  portal.send({
    method: 'POST',
    url: `/api/v2/barong/${path}`,
    as: seeker,
    headers: { 'content-type': 'application/json' },
    payload,
  });
const profile = (entry: object | string) =>
  JSON.stringify({ name: 'Asha Rao', education: [], experience: entry });
const registration = (details: string) =>
  JSON.stringify({
    email: 'odd@people.test',
    password: 'Mango-tree-42',
    username: 'Odd',
    data: details,
  });
const cursor = (position: object) => Buffer.from(JSON.stringify(position)).toString('base64url');

test.each([
  ['a NUL character', 'resource/user_profile', profile([{ id: '1', title: 'a\0' }])],
  ['half an emoji', 'resource/user_profile', profile([{ id: '1', title: '\uD83D' }])],
  ['a NUL in JSON text', 'resource/user_profile', profile('[{"id":"1","title":"\\u0000"}]')],
  ['a NUL in details', 'identity/users', registration('{"company_name":"\\u0000"}')],
  ['half an emoji in details', 'identity/users', registration('{"company_name":"\\ud800"}')],
  ['deep nesting', 'identity/users', `{"data":${'['.repeat(9_000)}${']'.repeat(9_000)}}`],
])('%s is refused as invalid input instead of failing', async (_, path, payload) => {
  expect((await post(path, payload)).status).toBe(422);
});

test.each([
  [
    'public/jobs',
    {
      sort: 'newest',
      cursor: cursor({ order: 'newest', posted_at: '0000-01-01T00:00:00Z', job_id: 1 }),
    },
  ],
  [
    'public/jobs',
    {
      search: 'nurse',
      cursor: cursor({
        order: 'relevance',
        in_title: true,
        rank: 1e-300,
        posted_at: '2026-01-01T00:00:00Z',
        job_id: 1,
      }),
    },
  ],
  ['resource/my/applications', { from: '0000-01-01' }],
])('%s does not fail on numbers and dates that the database cannot hold', async (path, query) => {
  const url = `/api/v2/barong/${path}`;
  expect((await portal.send({ method: 'GET', url, query, as: seeker })).status).toBeLessThan(500);
});

describe('a query', () => {
  const jobs = async (query: string) => {
    const url = `/api/v2/barong/public/jobs?${query}`;
    const { status, body } = await withOneJob.send({ method: 'GET', url });
    const { meta } = body as unknown as { meta?: { total: number } };
    return [status, meta?.total];
  };
  beforeAll(async () => {
    const pay = { salary_min_inr: 300_000, salary_max_inr: 600_000 };
    await postJobs(withOneJob.db, [{ ...pay, location: 'Indore' }]);
  });

  test.each([
    'salary_min',
    'salary_max',
    'posted_within',
    'company_id',
    'sort',
    'remote',
    'includeRemote',
    'employment_type',
    'page',
    'limit',
    'cursor',
  ])('does not filter by an empty %s', async (name) => {
    for (const value of ['', '%20', `&${name}=`]) {
      expect(await jobs(`${name}=${value}`), value).toEqual([200, 1]);
    }
  });

  test('keeps the other values beside an empty one', async () => {
    expect(await jobs('salary_min=&salary_min=7')).toEqual([200, 0]);
    expect(await jobs('salary_min=&salary_min=5')).toEqual([200, 1]);
  });

  test('says the same in camelCase', async () => {
    expect(await jobs('salaryMin=7')).toEqual([200, 0]);
    expect(await jobs('location=Pune&includeRemote=true')).toEqual([200, 0]);
    expect(await jobs('includeRemote=perhaps')).toEqual([422, undefined]);
    expect(await jobs('verifiedOnly=true')).toEqual([200, 0]);
    expect(await jobs('verified_only=true')).toEqual([200, 0]);
    expect(await jobs('postedWithin=0')).toEqual([422, undefined]);
  });

  test('that is refused is named as it was sent, whether it is one value or several', async () => {
    for (const sent of ['bogus', 'full_time&employment_type=bogus']) {
      const url = `/api/v2/barong/public/jobs?employment_type=${sent}`;
      const { status, body } = await withOneJob.send({ method: 'GET', url });
      expect([status, Object.keys(body.fields)]).toEqual([422, ['employment_type']]);
    }
  });

  test('with a salary from above its end is refused with its text', async () => {
    for (const path of ['jobs', 'search_slot']) {
      const url = `/api/v2/barong/public/${path}?salary_min=30&salary_max=5`;
      const { status, body } = await withOneJob.send({ method: 'GET', url });
      const text = 'Minimum salary cannot be greater than maximum salary.';
      expect([status, body.fields]).toEqual([422, { salary_min: text }]);
    }
    expect(await jobs('salary_min=5&salary_max=5')).toEqual([200, 1]);
  });

  test('far beyond the last page gets an empty page', async () => {
    for (const page of [2, 100_001, Number.MAX_SAFE_INTEGER]) {
      const url = `/api/v2/barong/public/jobs?limit=100&page=${page}`;
      const { status, body } = await withOneJob.send({ method: 'GET', url });
      expect([status, body]).toMatchObject([200, { jobs: [], meta: { page, total: 1 } }]);
    }
    const url = `/api/v2/barong/public/companies?page=${Number.MAX_SAFE_INTEGER}&limit=100`;
    const { status, body } = await withOneJob.send({ method: 'GET', url });
    expect([status, body]).toMatchObject([200, { companies: [] }]);
  });
});

test('what is read is marked without a body, too', async () => {
  const url = '/api/v2/barong/resource/notifications/read';
  const { status, body } = await portal.send({ method: 'POST', url, as: seeker });
  expect([status, body]).toEqual([200, { unread_count: 0 }]);
});

describe('a body says the same in camelCase', () => {
  const send = async (as: Session, method: 'POST' | 'PUT', path: string, payload: object) => {
    const url = `/api/v2/barong/resource/${path}`;
    const { status, body } = await portal.send({ method, url, as, payload });
    return [status, body] as const;
  };
  let recruiter: Session;
  let jobId: number;
  beforeAll(async () => {
    const team = await openTeam(portal);
    recruiter = team.recruiter;
    jobId = await openJob(portal, team.companyId);
  });

  test('of a company and of a job', async () => {
    const founder = await register(portal, { role: 'hr' });
    const company = { companyName: 'Malwa Mills', companyDescription: 'Spins.', industry: 'Cloth' };
    const [saved, profileOfCompany] = await send(founder, 'POST', 'hr_profile', company);
    expect([saved, profileOfCompany]).toMatchObject([200, { company_name: 'Malwa Mills' }]);
    const job = {
      title: 'Fitter',
      description: 'Fits.',
      location: 'Indore',
      employmentType: 'contract',
      salaryMin: 3,
      expiresInDays: 7,
    };
    const [posted, made] = await send(founder, 'POST', 'jobs', job);
    expect([posted, made]).toMatchObject([201, { employment_type: 'contract', salary_min: 3 }]);
    const { expires_at } = made as unknown as { expires_at: string };
    expect(Math.round((Date.parse(expires_at) - Date.now()) / 86_400_000)).toBe(7);
  });

  test.each([
    ['JSON text', (details: object) => JSON.stringify(details)],
    ['an object', (details: object) => ({ ...details })],
  ])('of the details of a registration, as %s', async (form, written) => {
    const details = {
      userType: 'hr',
      companyName: 'Malwa Mills',
      companySize: 12,
      company_website: 'https://malwa.example.in',
      companyWebsite: 'https://other.example.in',
    };
    const { status, body: as } = await portal.call('POST /barong/identity/users', {
      body: {
        email: `${form.replace(' ', '-')}@people.test`,
        password: 'Mango-tree-42',
        username: 'Ravi',
        data: written(details),
      },
    });
    expect([status, as]).toMatchObject([201, { user: { role: 'hr' } }]);
    const { body: hints } = await portal.call('GET /barong/resource/company_hints', { as });
    expect(hints).toEqual({
      company_name: 'Malwa Mills',
      company_size: 12,
      company_website: 'https://malwa.example.in',
      industry: null,
    });
  });

  test('of an application: its letter is sent, and kept as the default when asked', async () => {
    const [, saved] = await send(seeker, 'POST', 'user_profile', {
      name: 'Asha Rao',
      experience: [],
      education: [],
      skills: [],
      defaultCoverLetter: 'My usual letter.',
    });
    expect(saved).toMatchObject({ default_cover_letter: 'My usual letter.' });
    const letter = { coverLetter: 'I have fitted looms.', saveAsDefault: true };
    const [status, body] = await send(seeker, 'POST', `jobs/${jobId}/apply`, letter);
    expect([status, body]).toMatchObject([201, { cover_letter: 'I have fitted looms.' }]);
    const { body: kept } = await portal.call('GET /barong/resource/user_profile', { as: seeker });
    expect(kept.default_cover_letter).toBe('I have fitted looms.');
  });

  test('of a saved job, and of a change', async () => {
    expect(await send(seeker, 'POST', 'saved_jobs', { jobId })).toMatchObject([
      201,
      { job_id: jobId },
    ]);
    expect(await send(recruiter, 'PUT', `jobs/${jobId}`, { experienceLevel: 'mid' })).toMatchObject(
      [200, { experience_level: 'mid' }],
    );
  });

  test('but the name of the contract counts where both are sent', async () => {
    const both = { work_mode: 'hybrid', workMode: 'remote' };
    expect(await send(recruiter, 'PUT', `jobs/${jobId}`, both)).toMatchObject([
      200,
      { work_mode: 'hybrid' },
    ]);
  });

  test('and names of the contract that are in camelCase stay', async () => {
    const [status, body] = await send(seeker, 'POST', 'user_profile', {
      name: 'Asha Rao',
      skills: [],
      education: [],
      experience: [{ title: 'Fitter', company: 'Mill', startDate: '2020-01', current: true }],
    });
    expect([status, body]).toMatchObject([200, { experience: [{ startDate: '2020-01' }] }]);
  });
});
