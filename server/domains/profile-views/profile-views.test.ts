import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { PROFILE_VIEW_DAYS, PROFILE_VIEW_LIFE_DAYS } from '../../../contract/constants.ts';
import { addProfile } from '../../../db/world/people.ts';
import { apply, openCompany, openJob, registerRecruiter } from '../../test/hiring.ts';
import { PASSWORD, register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { pdf, uploadResume } from '../../test/resumes.ts';

const portal = await openPortal();
const company = await openCompany(portal);
const recruiter: Session = await registerRecruiter(portal, company.id, 'Priya Nair');

const views = async (as: Actor, period: 'month' | 'year' = 'month') =>
  (await portal.call('GET /barong/resource/profile_views', { as, query: { period } })).body;

/** A seeker with an application to the company. */
async function applied() {
  const as = await register(portal);
  await uploadResume(portal, { as, bytes: pdf() });
  const { id } = await apply(portal, as, await openJob(portal, company.id));
  return { as, id };
}

const openCandidate = (id: number, as: Actor = recruiter) =>
  portal.call('GET /barong/resource/applications/:id/candidate', { as, params: { id } });
const openResume = (id: number) =>
  portal.send({ url: `/api/v2/barong/resource/applications/${id}/resume`, as: recruiter });

/** Adds a view of somebody some days ago. */
const addView = (seeker: Session, daysAgo: number) =>
  sql`insert into profile_views (account_id, company_id, day, what, reason, seen_at)
    select ${seeker.user.id}, ${company.id}, (now() at time zone 'Asia/Kolkata')::date - ${daysAgo}::int,
      'profile', 'applied', now() - make_interval(days => ${daysAgo})`.execute(portal.db);

describe('the list of who looked', () => {
  test('is empty at first; appearing in a list of candidates does not count as a look', async () => {
    const { as } = await applied();
    await portal.call('GET /barong/resource/applications', { as: recruiter, query: {} });
    expect(await views(as)).toMatchObject({ profile_views: [], counts: { month: 0, year: 0 } });
  });

  test('names the company, once a day, what it opened and why, but none of its people', async () => {
    const { as, id } = await applied();
    const colleague = await registerRecruiter(portal, company.id, 'Meera Das');
    await openCandidate(id);
    await openCandidate(id, colleague);
    expect((await openResume(id)).status).toBe(200);
    const answer = await portal.call('GET /barong/resource/profile_views', { as, query: {} });
    expect(answer.body.profile_views).toEqual([
      {
        company_id: company.id,
        company_name: company.name,
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        opened: ['profile', 'resume'],
        reasons: ['applied'],
      },
    ]);
    expect(answer.body.counts).toEqual({ month: 1, year: 1 });
    expect(answer.text).not.toMatch(/Priya|Meera/);
  });

  test('includes companies that open the public profile, but no guests, seekers or admins', async () => {
    const as = await register(portal);
    await addProfile(portal.db, as.user.id);
    const { url } = (await portal.call('POST /barong/resource/sharing/address', { as })).body;
    const admin = await registerAdmin(portal);
    const query = { code: url?.split('/').at(-1) ?? '' };
    for (const viewer of [undefined, as, admin, recruiter]) {
      await portal.call('GET /barong/public/public_profile', { query, as: viewer });
    }
    expect((await views(as)).profile_views).toMatchObject([
      { company_id: company.id, opened: ['public_profile'], reasons: ['shared_link'] },
    ]);
  });

  test('has the look at somebody who is shut out, but notifies them of nothing', async () => {
    const { as, id } = await applied();
    const account = portal.db.updateTable('accounts').where('id', '=', as.user.id);
    await account.set({ state: 'banned' }).execute();
    expect((await openCandidate(id)).status).toBe(200);
    const rows = (table: 'profile_views' | 'notifications') =>
      portal.db
        .selectFrom(table)
        .select('account_id')
        .where('account_id', '=', as.user.id)
        .execute();
    expect(await rows('profile_views')).toHaveLength(1);
    expect(await rows('notifications')).toEqual([]);
  });

  test('counts days, not clicks, and the figure is the number of rows in the list', async () => {
    const { as, id } = await applied();
    await openCandidate(id);
    for (const daysAgo of [1, PROFILE_VIEW_DAYS - 1, PROFILE_VIEW_DAYS, PROFILE_VIEW_LIFE_DAYS]) {
      await addView(as, daysAgo);
    }
    const [month, year] = [await views(as), await views(as, 'year')];
    expect([month.counts, month.meta.total]).toEqual([{ month: 3, year: 4 }, 3]);
    expect([year.counts, year.meta.total]).toEqual([{ month: 3, year: 4 }, 4]);
    const days = year.profile_views.map(({ day }) => day);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test('is for the seeker only', async () => {
    const { id } = await applied();
    await openCandidate(id);
    expect((await views(await register(portal))).profile_views).toEqual([]);
  });

  test('cannot be requested for any other period', async () => {
    const as = await register(portal);
    const query = { period: 'ever' } as never;
    const answer = await portal.call('GET /barong/resource/profile_views', { as, query });
    expect(answer.status).toBe(422);
  });

  test('is deleted after a year', async () => {
    const { as } = await applied();
    await addView(as, PROFILE_VIEW_LIFE_DAYS - 1);
    await addView(as, PROFILE_VIEW_LIFE_DAYS);
    await sql`select graphile_worker.add_job('forget_old_profile_views')`.execute(portal.db);
    await portal.work();
    const rows = portal.db.selectFrom('profile_views').where('account_id', '=', as.user.id);
    expect(await rows.select('day').execute()).toHaveLength(1);
  });

  test('has no entry for a seeker who has left', async () => {
    const { as, id } = await applied();
    await openCandidate(id);
    await portal.call('POST /barong/resource/users/me/deletion', {
      as,
      body: { password: PASSWORD },
    });
    await openCandidate(id);
    const rows = portal.db.selectFrom('profile_views').where('account_id', '=', as.user.id);
    expect(await rows.select('day').execute()).toEqual([]);
  });
});
