import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../contract/accounts.ts';
import { applicationStatuses, waitingStatuses } from '../../contract/applications/statuses.ts';
import { sql } from 'kysely';
import { JOB_EXPIRING_DAYS } from '../../contract/constants.ts';
import { unindexExpired } from '../domains/jobs/indexing.ts';
import { refreshSearch } from '../domains/jobs/jobs.ts';
import { apply, openCompany, openJob, registerRecruiter } from '../test/hiring.ts';
import { register, registerAdmin } from '../test/people.ts';
import { type Actor, openPortal } from '../test/portal.ts';

/** Every figure on a dashboard counts exactly the rows of the list that its link opens. */

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;
/** The start of the day in India that is this many days ahead. */
const dayAhead = (days: number) =>
  Math.floor((Date.now() + INDIA_MS) / DAY_MS + days) * DAY_MS - INDIA_MS;
const lastOfTheWeek = new Date(dayAhead(JOB_EXPIRING_DAYS + 1) - 60_000);
const firstAfterTheWeek = new Date(dayAhead(JOB_EXPIRING_DAYS + 1) + 60_000);

const portal = await openPortal();
let seeker: Session;
let recruiter: Session;
let admin: Actor;

beforeAll(async () => {
  const company = await openCompany(portal, { description: 'Cloth.', industry: 'Textiles' });
  const other = await openCompany(portal);
  recruiter = await registerRecruiter(portal, company.id);
  seeker = await register(portal);
  admin = await registerAdmin(portal);
  await registerRecruiter(portal, other.id);
  await openJob(portal, other.id);

  const yesterday = new Date(Date.now() - DAY_MS);
  const jobs = [
    { title: 'Open for long' },
    { title: 'Last day in seven days', expires_at: lastOfTheWeek },
    { title: 'Last day in eight days', expires_at: firstAfterTheWeek },
    { title: 'Last day tomorrow', expires_at: new Date(Date.now() + DAY_MS) },
    { title: 'Over', expires_at: yesterday },
    { title: 'Closed', status: 'closed' },
    { title: 'Closed and over', status: 'closed', expires_at: yesterday },
    { title: 'Written', status: 'draft' },
    { title: 'Deleted', deleted_at: yesterday },
    { title: 'Deleted draft', status: 'draft', deleted_at: yesterday },
  ] as const;
  const incomplete = { title: 'Promises access, names nobody', conditions: ['step_free' as const] };
  for (const job of [...jobs, incomplete]) {
    const id = await openJob(portal, company.id, job);
    await portal.db
      .insertInto('saved_jobs')
      .values({ account_id: seeker.user.id, job_id: id })
      .execute();
  }
  for (const status of applicationStatuses) {
    const { id } = await apply(portal, seeker, await openJob(portal, company.id));
    await portal.db.updateTable('applications').set({ status }).where('id', '=', id).execute();
  }
  await portal.call('POST /barong/resource/outside_applications', {
    as: seeker,
    body: {
      job_title: 'Clerk',
      company_name: 'Malwa Cold Storage',
      status: 'Applied',
      applied_on: '2026-11-18',
    },
  });
});

type Query = Record<string, string>;

describe('a figure of the seeker', () => {
  const tracked = async (query: Query) =>
    (await portal.call('GET /barong/resource/my/applications', { as: seeker, query })).body;
  /** The rows of the page that the figures lead to. */
  const opened = async (query: Query) =>
    (
      await portal.call('GET /barong/resource/tracked_applications', {
        as: seeker,
        query: { limit: '100', ...query },
      })
    ).body;
  const saved = async (query: Query) =>
    (await portal.call('GET /barong/resource/saved_jobs', { as: seeker, query })).body;

  test('applications: all of them', async () => {
    const { counts, meta } = await tracked({});
    expect([counts.all, meta.total]).toEqual([
      applicationStatuses.length,
      applicationStatuses.length,
    ]);
    const { tracked_applications, meta: ofPage } = await opened({ sent: 'here' });
    expect([ofPage.total, tracked_applications.length]).toEqual([meta.total, meta.total]);
    expect((await opened({})).meta.total, 'what was sent elsewhere does not count').toBe(
      meta.total + 1,
    );
  });

  test('waiting: those that the company has not answered', async () => {
    const { counts } = await tracked({});
    const { applications, meta } = await tracked({ status: 'waiting', limit: '100' });
    expect([meta.total, applications.length]).toEqual([counts.waiting, counts.waiting]);
    expect(applications.map(({ status }) => status).toSorted()).toEqual(
      [...waitingStatuses].toSorted(),
    );
    const page = await opened({ status: 'waiting' });
    expect(page.meta.total).toBe(counts.waiting);
    expect(
      page.tracked_applications.map((row) => row.kind === 'application' && row.application.id),
    ).toEqual(applications.map(({ id }) => id));
  });

  test.each(['active', 'expiring', 'expired'] as const)('saved jobs: %s', async (status) => {
    const { counts } = await saved({});
    const { saved_jobs, meta } = await saved({ status, limit: '100' });
    expect([meta.total, saved_jobs.length]).toEqual([counts[status], counts[status]]);
    expect(counts[status]).toBeGreaterThan(0);
  });

  test('saved jobs: all of them', async () => {
    const { counts, meta } = await saved({});
    expect(counts.all).toBe(meta.total);
    expect(counts.active + counts.expiring + counts.expired).toBe(counts.all);
  });
});

describe('a figure of the recruiter', () => {
  const stats = async () =>
    (await portal.call('GET /barong/resource/hr/job_stats', { as: recruiter })).body;
  const ownJobs = async (query: Query) =>
    (await portal.call('GET /barong/resource/hr/jobs', { as: recruiter, query })).body;
  const received = async (query: Query) =>
    (await portal.call('GET /barong/resource/applications', { as: recruiter, query })).body;

  test.each(['active', 'draft', 'closed', 'expired', 'expiring', 'incomplete'] as const)(
    'jobs: %s',
    async (status) => {
      const counted = (await stats()).jobs[status];
      const { jobs, meta } = await ownJobs({ status, limit: '100' });
      expect([meta.total, jobs.length]).toEqual([counted, counted]);
      expect(counted).toBeGreaterThan(0);
    },
  );

  test('jobs: all of them', async () => {
    expect((await ownJobs({})).meta.total).toBe((await stats()).jobs.total);
  });

  test('a job closes within a week when its last day is at most seven days ahead', async () => {
    const { jobs } = await ownJobs({ status: 'expiring' });
    expect(jobs.map(({ title }) => title).toSorted()).toEqual([
      'Last day in seven days',
      'Last day tomorrow',
    ]);
  });

  test('jobs of several states are in one list', async () => {
    const { jobs: counted } = await stats();
    const both = await portal.call('GET /barong/resource/hr/jobs', {
      as: recruiter,
      query: { status: ['draft', 'closed'] },
    });
    expect(both.body.meta.total).toBe(counted.draft + counted.closed);
  });

  test.each(['pending', 'waiting'] as const)('applications: %s', async (status) => {
    const counted = (await stats()).applications[status];
    const { applications, counts, meta } = await received({ status, limit: '100' });
    expect([meta.total, applications.length, counts[status]]).toEqual([counted, counted, counted]);
    expect(counted).toBe(status === 'pending' ? 1 : waitingStatuses.length);
  });

  test('applications: all of them', async () => {
    const { total } = (await stats()).applications;
    const { counts, meta } = await received({});
    expect([meta.total, counts.all]).toEqual([total, total]);
    expect(total).toBe(applicationStatuses.length);
  });

  test('a job counts exactly its applications', async () => {
    const { jobs } = await ownJobs({ limit: '100' });
    for (const { id, application_count } of jobs) {
      const { meta } = await received({ job_id: String(id) });
      expect(meta.total).toBe(application_count);
    }
  });
});

test('the admin’s and the landing page’s figures count the open jobs that everybody can find', async () => {
  // Rows added by SQL are not in the search yet.
  const ids = await portal.db.selectFrom('jobs').select('id').execute();
  await portal.db.transaction().execute((trx) =>
    refreshSearch(
      trx,
      ids.map(({ id }) => id),
    ),
  );
  const found = await portal.call('GET /barong/public/jobs', { query: {} });
  const hiring = await portal.call('GET /barong/public/companies', { query: { tab: 'hiring' } });
  const figures = await portal.call('GET /barong/admin/figures', { as: admin });
  const landing = await portal.call('GET /barong/public/figures', {});
  const { total } = found.body.meta;
  expect(total).toBeGreaterThan(0);
  expect([figures.body.open_jobs.total, landing.body.open_jobs]).toEqual([total, total]);
  expect(landing.body.hiring_companies).toBe(hiring.body.meta.total);
});

describe('the open jobs of companies are counted', () => {
  const counted = () =>
    sql<{ id: number; open_jobs: number; posted_jobs: number }>`
      select company_id as id, open_jobs, posted_jobs from company_job_counts order by company_id`
      .execute(portal.db)
      .then(({ rows }) => rows);
  const recounted = () =>
    sql<{ id: number; open_jobs: number; posted_jobs: number }>`
      select id, (select count(*) from job_search where company_id = companies.id)::int as open_jobs,
        (select count(*) from jobs where company_id = companies.id and status <> 'draft'
          and deleted_at is null)::int as posted_jobs
      from companies order by id`
      .execute(portal.db)
      .then(({ rows }) => rows);

  test('in no public read: it reads rows that triggers keep', async () => {
    const before = portal.statements.length;
    await portal.call('GET /barong/public/figures', {});
    await portal.call('GET /barong/public/companies', { query: { limit: '1' } });
    const run = portal.statements.slice(before);
    expect(run.length).toBeGreaterThan(0);
    for (const statement of run) {
      // What has just expired is counted, by an index that has little else.
      const others = statement.replaceAll(
        /\(\s*select company_id, count\(\*\) as jobs from job_search where job_search\.expires_at <= now\(\)[^)]*\)/g,
        '',
      );
      expect(others).not.toMatch(/count\([^]*from (job_search|"job_search"|jobs)\b/);
    }
  });

  test('by any writer, whatever one statement changes', async () => {
    const [mine, theirs] = [await openCompany(portal), await openCompany(portal)];
    const ids = [await openJob(portal, mine.id), await openJob(portal, mine.id)];
    await openJob(portal, theirs.id, { status: 'draft' });
    expect(await counted()).toEqual(await recounted());
    await sql`update jobs set company_id = ${theirs.id} where id = any(${ids})`.execute(portal.db);
    await sql`update job_search set company_id = ${theirs.id} where job_id = any(${ids})`.execute(
      portal.db,
    );
    expect(await counted()).toEqual(await recounted());
    await sql`update jobs set status = 'draft' where id = ${ids[0]}`.execute(portal.db);
    await sql`delete from job_search where company_id = ${theirs.id}`.execute(portal.db);
    await sql`delete from jobs where id = ${ids[1]}`.execute(portal.db);
    const now = await counted();
    expect(now).toEqual(await recounted());
    expect(now.find(({ id }) => id === theirs.id)).toMatchObject({ open_jobs: 0, posted_jobs: 0 });
  });

  test('and a renamed company takes its place among those with as many', async () => {
    const [first, second] = [await openCompany(portal), await openCompany(portal)];
    for (const { id } of [first, second]) await openJob(portal, id);
    const order = async () => {
      const { body } = await portal.call('GET /barong/public/companies', {
        query: { search: 'Counted Looms' },
      });
      return body.companies.map(({ id }) => id);
    };
    const rename = (id: number, name: string) =>
      portal.db.updateTable('companies').set({ name }).where('id', '=', id).execute();
    await rename(first.id, 'Counted Looms A');
    await rename(second.id, 'counted looms b');
    expect(await order()).toEqual([first.id, second.id]);
    await rename(first.id, 'Counted Looms C');
    expect(await order()).toEqual([second.id, first.id]);
  });

  test('without those whose last day has passed, before the search drops them', async () => {
    const company = await openCompany(portal);
    const over = await openJob(portal, company.id);
    await openJob(portal, company.id);
    const shown = async () => {
      const one = await portal.call('GET /barong/public/companies/:id', {
        params: { id: company.id },
      });
      const all = await portal.call('GET /barong/public/figures', {});
      return { jobs: one.body.active_jobs, all: all.body.open_jobs };
    };
    const before = await shown();
    await sql`update job_search set expires_at = now() - interval '1 second' where job_id = ${over}`.execute(
      portal.db,
    );
    expect(await shown()).toEqual({ jobs: before.jobs - 1, all: before.all - 1 });
    await unindexExpired(portal.db);
    expect(await shown()).toEqual({ jobs: before.jobs - 1, all: before.all - 1 });
    expect(await counted()).toEqual(await recounted());
  });
});
