import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { mostOf } from '../../../contract/money/plan-levels.ts';
import { addAdvertisement, addFeaturedDays, dayFromNow } from '../../../db/world/advertisements.ts';
import { openCompany, openJob, openTeam } from '../../test/hiring.ts';
import { shopper } from '../../test/money.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const FREE = mostOf('starter', 'featuredDays');

let companyId: number;
let recruiter: Session;
let jobId: number;
const portal = await openPortal();
beforeEach(async () => {
  await portal.db.deleteFrom('featured_days').execute();
  await portal.db.deleteFrom('advertisements').execute();
  // Its recruiters have confirmed addresses at its domain, so it is checked.
  ({ companyId, recruiter } = await openTeam(portal, {
    company: { website: 'https://people.example' },
  }));
  jobId = await openJob(portal, companyId, { title: 'Saddler' });
});

const feature = async (days: number, id = jobId, as: Actor = recruiter) => {
  const { status, body } = await portal.call('PUT /barong/resource/jobs/:id/featured_days', {
    as,
    params: { id },
    body: { days },
  });
  return [status, body.errors?.[0] ?? body.featured_until];
};
const slotOf = async (query: object = {}, as?: Actor) =>
  (await portal.call('GET /barong/public/search_slot', { query, ...(as ? { as } : {}) })).body;
const featuredIn = async (query: object = {}, as?: Actor) =>
  (await slotOf(query, as)).job?.id ?? null;
const see = (id = jobId, address = '203.0.113.9') =>
  portal.call('POST /barong/public/featured_jobs/:id/views', {
    params: { id },
    headers: { 'x-forwarded-for': address },
  });
const daysOf = async (id = jobId) =>
  (
    await portal.db
      .selectFrom('featured_days')
      .select('day')
      .where('job_id', '=', id)
      .orderBy('day')
      .execute()
  ).map(({ day }) => day);
const usage = async () =>
  (await portal.call('GET /barong/resource/plan_usage', { as: recruiter })).body.usage.find(
    ({ allowance }) => allowance === 'featuredDays',
  );
const set = (facts: object) =>
  portal.db.updateTable('jobs').set(facts).where('id', '=', jobId).execute();
/** How many of the next days, today included, are in this month. */
const inThisMonth = (days: number) =>
  Array.from({ length: days }, (_, day) => dayFromNow(day)).filter(
    (day) => day.slice(0, 7) === dayFromNow(0).slice(0, 7),
  ).length;

describe('a recruiter', () => {
  test('features a job for some days, then for more or fewer, and only new days count', async () => {
    expect(await feature(2)).toEqual([200, dayFromNow(1)]);
    expect(await feature(2)).toEqual([200, dayFromNow(1)]);
    expect(await daysOf()).toEqual([dayFromNow(0), dayFromNow(1)]);
    expect(await usage()).toMatchObject({ used: inThisMonth(2), most: FREE });
    expect(await feature(3)).toEqual([200, dayFromNow(2)]);
    expect(await feature(1)).toEqual([200, dayFromNow(0)]);
    expect(await usage()).toMatchObject({ used: 1 });
    const { body } = await portal.call('GET /barong/resource/hr/jobs', { as: recruiter });
    expect(body.jobs).toMatchObject([
      { id: jobId, is_featured: true, featured_until: dayFromNow(0) },
    ]);
  });

  test('features no more days a month than the plan gives, over all jobs, and more with a larger plan', async () => {
    const other = await openJob(portal, companyId);
    // The whole number is used up today: no day of next month may be involved.
    for (let used = 0; used < FREE; used += 1) {
      await addFeaturedDays(portal.db, {
        id: await openJob(portal, companyId),
        company_id: companyId,
      });
    }
    const refused = await portal.call('PUT /barong/resource/jobs/:id/featured_days', {
      as: recruiter,
      params: { id: other },
      body: { days: 1 },
    });
    expect([refused.status, refused.body.errors]).toEqual([409, ['resource.job.no_featured_days']]);
    expect(refused.body.messages[0]).toContain(`${FREE} featured days a month`);
    expect(await daysOf(other)).toEqual([]);
    await shopper(portal, recruiter).buy('growth');
    expect(await feature(1, other)).toEqual([200, dayFromNow(0)]);
  });

  test('cannot take the last day twice at once', async () => {
    for (let used = 1; used < FREE; used += 1) {
      await addFeaturedDays(portal.db, {
        id: await openJob(portal, companyId),
        company_id: companyId,
      });
    }
    const jobs = await Promise.all([1, 2, 3].map(() => openJob(portal, companyId)));
    const outcomes = await Promise.all(jobs.map((id) => feature(1, id)));
    expect(outcomes.filter(([status]) => status === 200)).toHaveLength(1);
    expect(outcomes.filter(([status]) => status === 409)).toHaveLength(2);
  });

  test('gets the days of next month from the start of next month', async () => {
    await shopper(portal, recruiter).buy('growth');
    const [, until] = await feature(20);
    expect(until).toBe(dayFromNow(19));
    expect(await usage()).toMatchObject({ used: inThisMonth(20), most: 20 });
  });

  test('features it no longer than it is open', async () => {
    await set({ expires_at: new Date(Date.now() + 86_400_000) });
    expect(await feature(3)).toEqual([200, dayFromNow(1)]);
  });

  test.each([
    ['is closed', { status: 'closed' as const }],
    ['is a draft', { status: 'draft' as const }],
    ['is paused', { paused_at: new Date() }],
    ['is held by moderators', { moderation: 'held' as const }],
    ['is over', { expires_at: new Date(0) }],
  ])('is refused while the job %s', async (_, facts) => {
    await set(facts);
    expect(await feature(1)).toEqual([409, 'resource.job.not_open']);
  });

  test('is refused for a company that is not checked, and for one that answers less than half in time', async () => {
    const company = portal.db.updateTable('companies').where('id', '=', companyId);
    await company.set({ website: null }).execute();
    expect(await feature(1)).toEqual([409, 'resource.job.feature_unchecked']);
    await company
      .set({ website: 'https://people.example', answers_counted: 10, answers_in_time: 4 })
      .execute();
    expect(await feature(1)).toEqual([409, 'resource.job.feature_slow']);
    await company.set({ answers_in_time: 5 }).execute();
    expect(await feature(1)).toEqual([200, dayFromNow(0)]);
  });

  test('features no job of another company', async () => {
    const other = await openCompany(portal, { website: 'https://people.example' });
    expect(await feature(1, await openJob(portal, other.id))).toEqual([
      404,
      'resource.job.not_found',
    ]);
  });

  test.each([0, 31, 1.5])('cannot choose %s days', async (days) => {
    expect(await feature(days)).toEqual([422, 'request.invalid_value']);
  });
});

describe('future days', () => {
  test.each([
    ['closed', 'POST /barong/resource/jobs/:id/closure'],
    ['deleted', 'DELETE /barong/resource/jobs/:id'],
  ] as const)('are given back when the job is %s, while today stays used', async (_, call) => {
    await feature(3);
    await portal.call(call, { as: recruiter, params: { id: jobId } });
    expect(await daysOf()).toEqual([dayFromNow(0)]);
    expect(await featuredIn({ search: 'saddler' })).toBeNull();
  });

  test.each([
    ['pauses', { paused_at: new Date() }],
    ['is held', { moderation: 'held' as const }],
    ['ends earlier', { expires_at: new Date() }],
  ])('are given back when the job %s', async (_, facts) => {
    await feature(3);
    await set(facts);
    expect(await daysOf()).toEqual([dayFromNow(0)]);
  });

  test('stay when the job is changed, confirmed or renewed', async () => {
    await feature(3);
    await portal.call('POST /barong/resource/jobs/:id/confirmation', {
      as: recruiter,
      params: { id: jobId },
    });
    await set({ title: 'Harness maker', expires_at: new Date(Date.now() + 50 * 86_400_000) });
    expect(await daysOf()).toHaveLength(3);
  });
});

describe('a search', () => {
  test('gets a featured job that it finds, and no other', async () => {
    await feature(1);
    const query = { search: 'saddler' };
    expect(await featuredIn(query)).toBe(jobId);
    expect(await featuredIn()).toBe(jobId);
    expect((await slotOf(query)).job).toMatchObject({ title: 'Saddler', is_featured: true });
    expect(await featuredIn({ search: 'welder' })).toBeNull();
    expect(await featuredIn({ ...query, location: 'Guwahati' })).toBeNull();
    expect(await featuredIn({ ...query, work_mode: 'remote' })).toBeNull();
    expect(await featuredIn({ ...query, company_id: String(companyId) })).toBe(jobId);
    expect(await featuredIn({ ...query, company_id: '999999' })).toBeNull();
  });

  test('shows the same to everybody, also to somebody who has paid', async () => {
    await feature(1);
    const seeker = await register(portal);
    await portal.call('POST /barong/resource/excluded_companies', {
      as: seeker,
      body: { company_id: companyId },
    });
    await shopper(portal, seeker).buy('plus');
    const query = { search: 'saddler' };
    const [guest, ...others] = await Promise.all(
      [undefined, seeker, recruiter].map((as) => slotOf(query, as)),
    );
    expect(guest?.job?.id).toBe(jobId);
    expect(others).toEqual([guest, guest]);
  });

  test('finds the same jobs in the same order with a featured job as without', async () => {
    for (const title of ['Saddler', 'Senior saddler', 'Saddler and cutter']) {
      await openJob(portal, companyId, { title });
    }
    const found = async () =>
      (
        await portal.call('GET /barong/public/jobs', { query: { search: 'saddler' } })
      ).body.jobs.map(({ id }) => id);
    const before = await found();
    expect(before.length).toBeGreaterThan(3);
    await feature(1, before.at(-1));
    await shopper(portal, recruiter).buy('team');
    expect(await found()).toEqual(before);
  });

  test('is not given a job that is closed, of a company that is no longer checked, or of one that is slow to answer', async () => {
    await feature(2);
    const company = portal.db.updateTable('companies').where('id', '=', companyId);
    const query = { search: 'saddler' };
    await company.set({ answers_counted: 10, answers_in_time: 4 }).execute();
    expect(await featuredIn(query)).toBeNull();
    await company.set({ answers_in_time: 9 }).execute();
    expect(await featuredIn(query)).toBe(jobId);
    await company.set({ website: null }).execute();
    expect(await featuredIn(query)).toBeNull();
  });

  test('rotates jobs and advertisements: the least shown today comes first', async () => {
    const other = await openJob(portal, companyId, { title: 'Saddler' });
    await feature(1);
    await feature(1, other);
    await see();
    expect(await featuredIn({ search: 'saddler' })).toBe(other);
    await see(other);
    await see(other);
    expect(await featuredIn({ search: 'saddler' })).toBe(jobId);
    const { id } = await addAdvertisement(portal.db, { words: ['saddler'] });
    // The advertisement has not been seen yet.
    expect(await slotOf({ search: 'saddler' })).toMatchObject({
      job: null,
      advertisement: { id },
    });
    await portal.db
      .insertInto('advertisement_days')
      .values({ advertisement_id: id, day: dayFromNow(0), views: 1, clicks: 0 })
      .execute();
    expect(await slotOf({ search: 'saddler' })).toMatchObject({
      job: { id: jobId },
      advertisement: { id },
    });
  });
});

describe('views', () => {
  test('are counted for a featured job only, without any personal data', async () => {
    await feature(1);
    expect((await see()).body).toEqual({ counted: true });
    expect((await see(await openJob(portal, companyId))).body).toEqual({ counted: false });
    const row = await portal.db.selectFrom('featured_days').selectAll().executeTakeFirstOrThrow();
    expect(row).toEqual({ job_id: jobId, company_id: companyId, day: dayFromNow(0), views: 1 });
  });

  test('are limited for each network, and refused for unknown jobs', async () => {
    await feature(1);
    expect((await see(999_999)).status).toBe(404);
    const statuses = [];
    for (let count = 0; count < 301; count += 1) {
      statuses.push((await see(jobId, '198.51.100.77')).status);
    }
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });
});
