import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import { apply } from '../../../test/hiring.ts';
import { addTask } from '../../../platform/tasks.ts';
import { register } from '../../../test/people.ts';
import { openPortal } from '../../../test/portal.ts';

const portal = await openPortal();
let recruiter: Session;
let companyId: number;

const posted: Record<string, number> = {};

beforeAll(async () => {
  recruiter = await register(portal, { role: 'hr' });
  const { body } = await portal.call('POST /barong/resource/hr_profile', {
    as: recruiter,
    body: { company_name: 'Lotus Hotels', company_description: 'Rooms.', industry: 'Hotels' },
  });
  companyId = body.id;
  const kinds = [
    ['Waiter', {}],
    ['accountant', { location: 'Goa 100%' }],
    ['Chef', { status: 'draft' }],
    ['Driver', { status: 'closed' }],
    ['Gardener', {}],
  ] as const;
  for (const [title, more] of kinds) {
    const job = await portal.call('POST /barong/resource/jobs', {
      as: recruiter,
      body: {
        title,
        description: `${title} wanted. `.repeat(20),
        location: 'Goa',
        employment_type: 'full_time',
        ...more,
      },
    });
    posted[title] = job.body.id;
  }
  await endIn(posted.Gardener, -1);
  await endIn(posted.accountant, 6);
  await apply(portal, await register(portal), posted.Waiter ?? 0);
});

/** Moves the last day of a job, as if time had passed. */
async function endIn(id = 0, days = 0) {
  const expires_at = new Date(Date.now() + days * 86_400_000);
  await portal.db.updateTable('jobs').set({ expires_at }).where('id', '=', id).execute();
  await portal.db.updateTable('job_search').set({ expires_at }).where('job_id', '=', id).execute();
}

const list = async (query: Record<string, string> = {}, as = recruiter) => {
  const { body } = await portal.call('GET /barong/resource/hr/jobs', { as, query });
  return body;
};

const titles = async (query: Record<string, string>) =>
  (await list(query)).jobs.map((job) => job.title);

const searched = async () => {
  const rows = await portal.db.selectFrom('job_search').select('job_id').execute();
  return rows.map((row) => row.job_id);
};

describe("the company's own jobs", () => {
  test('are all listed, newest first, with a plain-text preview of the description', async () => {
    const { jobs, meta } = await list();
    expect(jobs.map((job) => job.title)).toEqual([
      'Gardener',
      'Driver',
      'Chef',
      'accountant',
      'Waiter',
    ]);
    expect(meta).toMatchObject({ page: 1, limit: 10, total: 5, totalPages: 1 });
    expect(jobs[0]?.description).toMatch(/^Gardener wanted\. .{133}…$/);
    expect(jobs[0]?.state).toBe('expired');
  });

  test.each([
    ['active', ['accountant', 'Waiter']],
    ['draft', ['Chef']],
    ['closed', ['Driver']],
    ['expired', ['Gardener']],
  ])('are filtered by status %s', async (status, expected) => {
    expect(await titles({ status })).toEqual(expected);
  });

  test('are sorted by title in any case, by last day and by applications', async () => {
    expect(await titles({ sort_by: 'title', sort_dir: 'asc' })).toEqual([
      'accountant',
      'Chef',
      'Driver',
      'Gardener',
      'Waiter',
    ]);
    expect((await titles({ sort_by: 'expires_at', sort_dir: 'asc' })).slice(0, 2)).toEqual([
      'Gardener',
      'accountant',
    ]);
    const [first] = (await list({ sort_by: 'application_count' })).jobs;
    expect(first).toMatchObject({ title: 'Waiter', application_count: 1, waiting_count: 1 });
  });

  test('are searched by title and place, with wildcards as plain text', async () => {
    expect(await titles({ search: 'ARDEN' })).toEqual(['Gardener']);
    expect(await titles({ search: '100%' })).toEqual(['accountant']);
    expect(await titles({ search: '_' })).toEqual([]);
  });

  test('come in pages', async () => {
    const second = await list({ limit: '2', page: '2' });
    expect(second.jobs.map((job) => job.title)).toEqual(['Chef', 'accountant']);
    expect(second.meta).toMatchObject({ total: 5, totalPages: 3, total_count: 5, total_pages: 3 });
    expect((await list({ page: '9' })).jobs).toEqual([]);
  });

  test('are visible to nobody else', async () => {
    const rival = await register(portal, { role: 'hr' });
    expect(await list({}, rival)).toMatchObject({ jobs: [], meta: { total: 0 } });
    const stats = await portal.call('GET /barong/resource/hr/job_stats', { as: rival });
    expect(stats.body).toMatchObject({
      jobs: { total: 0 },
      applications: { total: 0, recent: [] },
    });
    const seeker = await register(portal);
    const refused = [
      await portal.call('GET /barong/resource/hr/jobs', { as: seeker }),
      await portal.call('GET /barong/resource/hr/job_stats', { as: seeker }),
      await portal.call('GET /barong/resource/hr/jobs', {}),
      await portal.call('GET /barong/resource/hr/job_stats', {}),
    ];
    expect(refused.map((answer) => answer.status)).toEqual([403, 403, 401, 401]);
  });

  test('refuse an unknown status or order', async () => {
    for (const query of [{ status: 'open' }, { sort_by: 'salary' }, { sort_dir: 'up' }]) {
      const { status } = await portal.call('GET /barong/resource/hr/jobs', {
        as: recruiter,
        query: query as object,
      });
      expect(status).toBe(422);
    }
  });

  test('are counted, with the newest applications', async () => {
    const { body } = await portal.call('GET /barong/resource/hr/job_stats', { as: recruiter });
    expect(body.jobs).toEqual({
      active: 2,
      draft: 1,
      closed: 1,
      expired: 1,
      paused: 0,
      held: 0,
      removed: 0,
      expiring: 1,
      incomplete: 0,
      total: 5,
    });
    expect(body.applications).toMatchObject({
      total: 1,
      pending: 1,
      recent: [{ job_title: 'Waiter', candidate_name: 'Asha Rao', status: 'pending' }],
    });
  });

  test("count on the company's profile and its public page", async () => {
    const profile = await portal.call('GET /barong/resource/hr_profile', { as: recruiter });
    expect(profile.body).toMatchObject({
      active_job_count: 2,
      total_job_count: 5,
      applications_received: 1,
    });
    const open = await portal.call('GET /barong/public/companies/:id', {
      params: { id: companyId },
    });
    expect(open.body).toMatchObject({ active_jobs: 2, job_count: 4, activeJobs: 2, jobCount: 4 });
    const hiring = await portal.call('GET /barong/public/companies', { query: { tab: 'hiring' } });
    expect(hiring.body.companies.map((company) => company.id)).toEqual([companyId]);
  });
});

describe('the search stays in step', () => {
  test('expired jobs leave the search without further action', async () => {
    expect(await searched()).toContain(posted.Gardener);
    await addTask(portal.db, 'remove_expired_jobs', {});
    await portal.work();
    expect(await searched()).not.toContain(posted.Gardener);
    expect(await searched()).toContain(posted.Waiter);
  });

  test('a company’s jobs are found by its new name, and by its new industry', async () => {
    const company = { company_name: 'Zamorin Palace', company_description: 'Rooms.' };
    const save = async (industry: string) => {
      await portal.call('POST /barong/resource/hr_profile', {
        as: recruiter,
        body: { ...company, industry },
      });
      await portal.work();
    };
    await save('Hotels');
    await save('Palaces');
    const ofIndustry = async (industry: string) =>
      (await portal.call('GET /barong/public/jobs', { query: { industry } })).body.meta.total;
    expect([await ofIndustry('hotels'), await ofIndustry('palaces')]).toEqual([0, 2]);
    const { body } = await portal.call('GET /barong/public/jobs', {
      query: { search: 'zamorin' },
    });
    expect(body.jobs.map((job) => job.title).toSorted()).toEqual(['Waiter', 'accountant']);
  });
});

describe('public reads', () => {
  test('the figures are correct, with the newest jobs', async () => {
    const { body } = await portal.call('GET /barong/public/figures', {});
    expect(body).toMatchObject({ open_jobs: 2, hiring_companies: 1 });
    expect(body.recent.map((job) => job.title)).toEqual(['accountant', 'Waiter']);
  });

  test('the search returns jobs in its order, under all its routes', async () => {
    const { body } = await portal.call('GET /barong/public/jobs', { query: { sort: 'newest' } });
    expect(body.jobs.map((job) => job.title)).toEqual(['accountant', 'Waiter']);
    for (const url of ['/api/v2/barong/resource/jobs', '/api/v2/public/jobs']) {
      const answer = await portal.send({ method: 'GET', url: `${url}?sort=newest` });
      expect(answer.body).toEqual(body);
    }
  });
});
