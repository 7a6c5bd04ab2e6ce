import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { mostOf } from '../../../contract/money/plan-levels.ts';
import { addProfile, addSeeker } from '../../../db/world/people.ts';
import { apply, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { passDays, shopper } from '../../test/money.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const FREE = mostOf('starter', 'candidateViews');
const NONE_LEFT = [409, ['resource.candidate.no_views_left']];

let companyId: number;
let recruiter: Session;
const portal = await openPortal();
beforeEach(async () => {
  // Its recruiters have confirmed addresses at its domain, so it may search for candidates.
  ({ companyId, recruiter } = await openTeam(portal, {
    company: { website: 'https://people.example' },
  }));
});

const stranger = async () => {
  const { id } = await addSeeker(portal.db);
  await addProfile(portal.db, id, { visibility: 'checked' });
  return id;
};
const open = (id: number, as = recruiter) =>
  portal.call('GET /barong/resource/candidates/:id', { as, params: { id } });
const ask = (id: number) =>
  portal.call('POST /barong/resource/candidates/:id/contact_request', {
    as: recruiter,
    params: { id },
  });
const outcome = async (id: number, as = recruiter) => {
  const { status, body } = await open(id, as);
  return [status, body.errors];
};
const OPENED = [200, undefined];

/** Records that the company opened this many people so many days ago. */
async function opened(count: number, daysAgo = 0): Promise<number[]> {
  const ids = await Promise.all(Array.from({ length: count }, stranger));
  await sql`insert into profile_views (account_id, company_id, day, what, reason)
    select id, ${companyId}, (now() at time zone 'Asia/Kolkata')::date - ${daysAgo}::int, 'profile', 'searched'
      from unnest(${ids}::bigint[]) as id`.execute(portal.db);
  return ids;
}
const used = async () => {
  const { usage } = (await portal.call('GET /barong/resource/plan_usage', { as: recruiter })).body;
  return usage.find(({ allowance }) => allowance === 'candidateViews');
};

test('the last one of a month is opened; the next is refused with the limit and the day it starts anew', async () => {
  await opened(FREE - 1);
  expect(await used()).toMatchObject({ used: FREE - 1, most: FREE });
  expect(await outcome(await stranger())).toEqual(OPENED);
  expect(await used()).toMatchObject({ used: FREE, most: FREE });
  const id = await stranger();
  expect(await outcome(id)).toEqual(NONE_LEFT);
  const { body } = await open(id);
  expect(body.messages?.[0]).toMatch(/50 people a month.*first day of next month/);
  // Nobody was told of a look that did not happen.
  const told = await portal.db
    .selectFrom('profile_views')
    .select('account_id')
    .where('account_id', '=', id)
    .execute();
  expect(told).toEqual([]);
});

test('asking for contact counts too, and is no way around the limit', async () => {
  await opened(FREE);
  const id = await stranger();
  const { status, body } = await ask(id);
  expect([status, body.errors]).toEqual(NONE_LEFT);
  const asked = await portal.db
    .selectFrom('contact_requests')
    .select('id')
    .where('account_id', '=', id)
    .execute();
  expect(asked).toEqual([]);
});

test('the same person counts once a month for the whole team, and can still be opened when the limit is reached', async () => {
  const [known = 0] = await opened(FREE - 1);
  const id = await stranger();
  const colleague = await registerRecruiter(portal, companyId, 'Meera Das');
  for (const as of [recruiter, colleague, recruiter]) expect(await outcome(id, as)).toEqual(OPENED);
  expect(await used()).toMatchObject({ used: FREE });
  expect(await outcome(known, colleague)).toEqual(OPENED);
  expect((await ask(id)).status).toBe(201);
  expect(await outcome(await stranger(), colleague)).toEqual(NONE_LEFT);
});

test('the last one is given once, also when two ask at the same moment, and the same person twice', async () => {
  await opened(FREE - 1);
  const [one, other] = [await stranger(), await stranger()];
  const statuses = (await Promise.all([open(one), open(other)])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);

  ({ companyId, recruiter } = await openTeam(portal, {
    company: { website: 'https://people.example' },
  }));
  await opened(FREE - 1);
  const both = await Promise.all([open(one), open(one)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});

test('people who applied or agreed to be contacted are neither counted nor refused', async () => {
  const counted = await opened(FREE);
  const job = await openJob(portal, companyId);
  const seeker = await register(portal);
  await apply(portal, seeker, job);
  expect(await outcome(seeker.user.id)).toEqual(OPENED);
  const agreed = await stranger();
  await portal.db
    .insertInto('contact_requests')
    .values({ account_id: agreed, company_id: companyId, agreed: true })
    .execute();
  expect(await outcome(agreed)).toEqual(OPENED);
  expect(await used()).toMatchObject({ used: FREE });
  // Somebody who was found and agrees no longer counts.
  await portal.db
    .insertInto('contact_requests')
    .values({ account_id: counted[0] ?? 0, company_id: companyId, agreed: true })
    .execute();
  expect(await outcome(await stranger())).toEqual(OPENED);
  expect(await outcome(await stranger())).toEqual(NONE_LEFT);
});

test('the count starts anew with the month in India', async () => {
  const { rows } = await sql<{ days: number }>`
    select extract(day from now() at time zone 'Asia/Kolkata')::int as days`.execute(portal.db);
  await opened(FREE, rows[0]?.days);
  expect(await used()).toMatchObject({ used: 0 });
  await opened(FREE, (rows[0]?.days ?? 1) - 1);
  expect(await used()).toMatchObject({ used: FREE });
  expect(await outcome(await stranger())).toEqual(NONE_LEFT);
});

test('a larger plan allows more at once; after it ends, people already opened stay open, but no others', async () => {
  const counted = await opened(FREE);
  const one = shopper(portal, recruiter);
  await one.buy('growth');
  const more = await stranger();
  expect(await outcome(more)).toEqual(OPENED);
  expect(await used()).toMatchObject({
    used: FREE + 1,
    most: mostOf('growth', 'candidateViews'),
  });
  await one.choose('starter');
  expect(await outcome(await stranger())).toEqual(OPENED);
  await passDays(portal, 32);
  expect(await used()).toMatchObject({ used: FREE + 2, most: FREE });
  expect(await outcome(await stranger())).toEqual(NONE_LEFT);
  for (const id of [more, counted[0] ?? 0]) expect(await outcome(id)).toEqual(OPENED);
});

test('a smaller plan takes effect at the end of the period', async () => {
  const most = mostOf('growth', 'candidateViews');
  const one = shopper(portal, recruiter);
  await one.buy('team');
  await opened(most);
  await one.choose('growth');
  expect(await outcome(await stranger())).toEqual(OPENED);
  await passDays(portal, 32);
  expect(await used()).toMatchObject({ used: most + 1, most });
  expect(await outcome(await stranger())).toEqual(NONE_LEFT);
});
