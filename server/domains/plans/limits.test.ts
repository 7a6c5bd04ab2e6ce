import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ALERTS_MAX } from '../../../contract/constants.ts';
import { mostOf } from '../../../contract/money/plan-levels.ts';
import { addFeaturedDays } from '../../../db/world/advertisements.ts';
import { addProfile, addRecruiter, addSeeker } from '../../../db/world/people.ts';
import { openCompany, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { shopper } from '../../test/money.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();

test('a company has as many seats as its plan allows, and more with a larger one', async () => {
  const { companyId, recruiter: as } = await openTeam(portal);
  for (let seats = 1; seats < mostOf('starter', 'seats'); seats += 1) {
    await addRecruiter(portal.db, companyId, { team_role: 'viewer' });
  }
  const invite = (email: string) =>
    portal.call('POST /barong/resource/team/invitations', { as, body: { email, role: 'viewer' } });
  const refused = await invite('one@people.test');
  expect([refused.status, refused.body.errors]).toEqual([409, ['resource.plan.limit']]);
  expect(refused.body.messages[0]).toContain('Your plan allows 25 of these at once');
  const { usage } = await shopper(portal, as).read();
  expect(usage).toContainEqual({ allowance: 'seats', name: 'team members', used: 25, most: 25 });
  await shopper(portal, as).buy('growth');
  expect((await invite('one@people.test')).status).toBe(201);
});

test('a seeker can have as many alerts as the plan allows, and keeps those of a plan that ended', async () => {
  const as = await register(portal);
  const one = shopper(portal, as);
  const add = (count: number) =>
    portal.call('POST /barong/resource/alerts', {
      as,
      body: { name: `Alert ${count}`, frequency: 'daily', search: { search: `work ${count}` } },
    });
  for (let count = 0; count < ALERTS_MAX; count += 1) await add(count);
  expect((await add(100)).body.errors).toEqual(['resource.alert.too_many']);
  const payment = await one.buy('plus');
  expect((await add(100)).status).toBe(201);
  await one.refund(payment);
  expect((await add(101)).body.errors).toEqual(['resource.alert.too_many']);
  const { body } = await portal.call('GET /barong/resource/alerts', { as, query: { page: '1' } });
  expect(body.meta.total).toBe(ALERTS_MAX + 1);
});

/** Records that the company has used up its free openings for this month, on people it no longer finds. */
async function useUpViews(companyId: number): Promise<void> {
  const wanted = mostOf('starter', 'candidateViews');
  const ids = await Promise.all(
    Array.from({ length: wanted }, async () => (await addSeeker(portal.db)).id),
  );
  await sql`insert into profile_views (account_id, company_id, day, what, reason)
    select id, ${companyId}, (now() at time zone 'Asia/Kolkata')::date, 'profile', 'searched'
      from unnest(${ids}::bigint[]) as id`.execute(portal.db);
}

test('a plan changes neither the order of a search nor what a company sees', async () => {
  const company = await openCompany(portal, { website: 'https://people.example' });
  const recruiter = await registerRecruiter(portal, company.id);
  const job = await openJob(portal, company.id);
  await addFeaturedDays(portal.db, { id: job, company_id: company.id });
  const seekers = [await register(portal), await register(portal), await register(portal)];
  for (const { user } of seekers) {
    await addProfile(portal.db, user.id, { visibility: 'checked', title: 'Weaver' });
  }
  for (const as of seekers) {
    await portal.call('POST /barong/resource/jobs/:id/apply', {
      as,
      params: { id: job },
      body: { cover_letter: 'I have woven for three years.' },
    });
  }
  const seen = async () => {
    const read = (url: string, as: Actor) => portal.send({ url: `/api/v2/barong${url}`, as });
    const [last] = seekers.slice(-1);
    const answers = [
      await read('/resource/candidates', recruiter),
      await read('/resource/candidates?search=Weaver', recruiter),
      await read('/resource/applications', recruiter),
      await read(`/resource/candidates/${last?.user.id}`, recruiter),
      await read('/public/jobs?search=accounts', last ?? recruiter),
      // The featured job of a search belongs to the company, no matter who looks.
      await read('/public/search_slot', last ?? recruiter),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(answers.at(-1)?.text).toContain(`"job":{"id":${job},`);
    return answers.map(({ text }) => text.replaceAll(/\?[^"]*signature[^"]*|signed=[^"&]*/g, ''));
  };
  const before = await seen();
  await shopper(portal, seekers[2] ?? recruiter).buy('plus');
  expect(await seen()).toEqual(before);
  // Applicants are not affected by what a company has paid or used up either.
  await useUpViews(company.id);
  expect(await seen()).toEqual(before);
  await shopper(portal, recruiter).buy('growth');
  expect(await seen()).toEqual(before);
});
