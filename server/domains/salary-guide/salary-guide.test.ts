import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { SALARY_GUIDE_LEAST } from '../../../contract/constants.ts';
import { openCompany, openJob } from '../../test/hiring.ts';
import { openPortal } from '../../test/portal.ts';
import { addTask } from '../../platform/tasks.ts';
import { countAnew } from '../search/search.ts';
import { quartilesOf } from './figures.ts';

const portal = await openPortal();
const companyId: number = (await openCompany(portal)).id;
const other = (await openCompany(portal)).id;

const guide = async (role: string, location?: string) => {
  const query = { role, ...(location === undefined ? {} : { location }) };
  const { status, body } = await portal.call('GET /barong/public/salary_guide', { query });
  expect(status).toBe(200);
  return body;
};
type Facts = NonNullable<Parameters<typeof openJob>[2]>;
/** Jobs with the same title that pay 1, 2, 3 … lakhs a year. */
async function openJobs(title: string, count: number, facts: Facts = {}, by = companyId) {
  for (let lakhs = 1; lakhs <= count; lakhs += 1) {
    const pay = { salary_min_inr: lakhs * 100_000, salary_max_inr: lakhs * 100_000 };
    await openJob(portal, by, { title, location: 'Pune', ...pay, ...facts });
  }
}
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('quartiles are equal to those of percentile_cont', async () => {
  for (const amounts of [[7], [1, 2], [5, 1, 4], [1, 2, 3, 10], [3, 3, 9, 1, 250_000.5, 8, 2]]) {
    const { rows } = await sql<{ found: number[] }>`
      select percentile_cont(array[0.25, 0.5, 0.75]) within group (order by amount) as found
      from unnest(${amounts}::float8[]) as amount`.execute(portal.db);
    const { lower, median, upper } = quartilesOf(amounts);
    expect([lower, median, upper]).toEqual(rows[0]?.found);
  }
});

test('a role is found as in the search, with its levels, cities and companies', async () => {
  await openJobs('Welder', 11);
  await openJobs('Senior Welder', 10, { location: 'Kochi', experience_level: 'senior' }, other);
  const found = await guide('welder');
  expect(found).toMatchObject({
    location_matched: null,
    capped: false,
    here: { jobs: 21, companies: 2, pay: { median: 6 } },
    levels: [{ level: 'senior', jobs: 10, pay: { lower: 3.25, median: 5.5, upper: 7.75 } }],
    cities: [
      { city: 'Pune', jobs: 11, pay: { lower: 3.5, median: 6, upper: 8.5 } },
      { city: 'Kochi', jobs: 10 },
    ],
  });
  const there = await guide('वेल्डर', 'Cochin');
  expect(there.location_matched).toBe('Kochi, Kerala');
  expect(there.here).toMatchObject({ jobs: 10, companies: 1, pay: { median: 5.5 } });
  expect(there.cities).toEqual(found.cities);
});

test('for few jobs, only their number is shown', async () => {
  await openJobs('Fitter', SALARY_GUIDE_LEAST - 1);
  const { here, cities } = await guide('Fitter');
  expect([here, cities]).toEqual([{ jobs: SALARY_GUIDE_LEAST - 1, companies: 1, pay: null }, []]);
  expect((await guide('Astronaut')).here).toEqual({ jobs: 0, companies: 0, pay: null });
  expect((await guide('!?')).here.jobs).toBe(0);
});

test('a range counts as its middle; jobs without pay and those that are not full jobs do not count', async () => {
  const title = 'Tailor';
  await openJobs(title, 10, { salary_min_inr: 200_000, salary_max_inr: 400_000 });
  await openJobs(title, 1, { salary_min_inr: null, salary_max_inr: null });
  await openJobs(title, 1, { employment_type: 'part_time' });
  await openJobs(title, 1, { employment_type: 'internship' });
  expect((await guide(title)).here).toEqual({
    jobs: 10,
    companies: 1,
    pay: { lower: 3, median: 3, upper: 3 },
  });
});

test('closed jobs count for a while; removed, deleted and unpublished ones do not', async () => {
  const title = 'Nurse';
  await openJobs(title, 8);
  const closed: Facts = { status: 'closed' };
  await openJobs(title, 2, { ...closed, posted_at: daysAgo(100) });
  await openJobs(title, 3, { ...closed, posted_at: daysAgo(200) });
  await openJobs(title, 3, { status: 'draft' });
  await openJobs(title, 3, { moderation: 'removed' });
  await openJobs(title, 3, { ...closed, deleted_at: daysAgo(1) });
  expect((await guide(title)).here.jobs).toBe(10);
  await openJobs(title, 1, { ...closed, location: 'Thane' });
  expect((await guide(title)).here.jobs).toBe(11);
  expect((await guide(title, 'Mumbai Metropolitan Region')).here.jobs).toBe(1);
  expect((await guide(title, 'Surat')).here.jobs).toBe(0);
});

test('a role is required, and no longer than a title', async () => {
  for (const [query, code] of [
    ['', 'request.missing'],
    ['role=%20', 'request.missing'],
    [`role=${'a'.repeat(101)}`, 'request.too_long'],
    [`role=Nurse&location=${'a'.repeat(101)}`, 'request.too_long'],
  ]) {
    const url = `/api/v2/barong/public/salary_guide?${query}`;
    const { status, body } = await portal.send({ method: 'GET', url });
    expect([query, status, body.errors]).toEqual([query, 422, [code]]);
  }
});

test('frequent roles with enough jobs are counted by a scheduled task', async () => {
  const roles = async () =>
    (await portal.call('GET /barong/public/salary_guide/roles', {})).body.roles;
  expect(await roles()).toEqual([]);
  await openJobs('Turner', 11);
  await openJobs('Senior Turner', 10);
  await openJobs('Baker', 12);
  await openJobs('Glazier', SALARY_GUIDE_LEAST - 1);
  await sql`update jobs set updated_at = now() - interval '2 hours'`.execute(portal.db);
  await countAnew(portal.db);
  for (let times = 0; times < 2; times += 1) {
    await addTask(portal.db, 'count_role_pay', {});
    await portal.work();
  }
  const found = (await roles()).filter(({ role }) => /Turner|Baker|Glazier/.test(role));
  expect(found.map(({ role, jobs }) => [role, jobs])).toEqual([
    ['Turner', 21],
    ['Baker', 12],
    ['Senior Turner', 10],
  ]);
  expect(found[1]).toEqual({ ...(await guide('Baker')).here, role: 'Baker' });
});
