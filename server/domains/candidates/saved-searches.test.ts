import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CANDIDATE_SEARCHES_MAX } from '../../../contract/constants.ts';
import { addProfile, addRecruiter, addSeeker, signIn } from '../../../db/world/people.ts';
import { apply, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
// Its recruiters get mail at its domain, so that it may find people.
const { companyId, recruiter, colleague } = await openTeam(portal, {
  company: { website: 'https://people.example' },
  colleague: 'Lakshmi Iyer',
});
const { recruiter: stranger } = await openTeam(portal, { recruiter: 'Vikram Seth' });

const save = (as: Actor, more: object = {}) =>
  portal.call('POST /barong/resource/candidate_searches', {
    as,
    body: { name: 'Tally', filters: { search: 'tally' }, ...more },
  });
const list = async (as: Actor) =>
  (await portal.call('GET /barong/resource/candidate_searches', { as, query: {} })).body
    .candidate_searches;
const change = (as: Actor, id: number, body: { name: string; is_shared: boolean }) =>
  portal.call('PUT /barong/resource/candidate_searches/:id', { as, params: { id }, body });
const open = (as: Actor, id: number) =>
  portal.call('POST /barong/resource/candidate_searches/:id/opening', { as, params: { id } });
const remove = (as: Actor, id: number) =>
  portal.call('DELETE /barong/resource/candidate_searches/:id', { as, params: { id } });
const newIn = async (as: Actor, id: number) =>
  (await list(as)).find((search) => search.id === id)?.new_count;

test("a search is its owner's own until they share it; then colleagues can read and open it, but not change it", async () => {
  const { status, body } = await save(recruiter, { filters: { search: 'tally', tag: ['GST'] } });
  expect([status, body.is_own, body.is_shared]).toEqual([201, true, false]);
  expect(body.filters).toMatchObject({ search: 'tally', tag: ['GST'] });
  const { id } = body;
  const shownTo = async (as: Actor) => (await list(as)).find((search) => search.id === id);
  expect(await shownTo(colleague)).toBeUndefined();
  expect((await open(colleague, id)).body.errors).toEqual(['resource.candidate_search.not_found']);

  const shared = await change(recruiter, id, { name: 'Tally and GST', is_shared: true });
  expect(shared.body).toMatchObject({ name: 'Tally and GST', is_shared: true });
  expect(await shownTo(colleague)).toMatchObject({ is_own: false });
  for (const answer of [
    await change(colleague, id, { name: 'Mine', is_shared: false }),
    await remove(colleague, id),
  ]) {
    expect([answer.status, answer.body.errors]).toEqual([403, ['authz.unauthorized']]);
  }
  expect(await shownTo(stranger)).toBeUndefined();
  for (const answer of [
    await change(stranger, id, { name: 'Mine', is_shared: true }),
    await open(stranger, id),
    await remove(stranger, id),
  ]) {
    expect(answer.body.errors).toEqual(['resource.candidate_search.not_found']);
  }
  expect((await remove(recruiter, id)).status).toBe(200);
  expect(await shownTo(recruiter)).toBeUndefined();
});

test('a shared search of somebody who left the team is deleted by recruiters and owners, not by viewers', async () => {
  const gone = await registerRecruiter(portal, companyId, 'Rohit Jain');
  const shared = (await save(gone, { name: 'Welders', is_shared: true })).body;
  const kept = (await save(gone, { name: 'Mine alone' })).body;
  const viewer = await signIn(
    portal.db,
    await addRecruiter(portal.db, companyId, { team_role: 'viewer' }),
  );
  const shownTo = async (as: Actor) => (await list(as)).find(({ id }) => id === shared.id);
  expect(await shownTo(colleague)).toMatchObject({ is_own: false, may_delete: false });
  await portal.call('POST /barong/resource/team/departure', {
    as: gone,
    body: { confirmed: true },
  });
  expect(await shownTo(colleague)).toMatchObject({ is_own: false, may_delete: true });
  expect((await remove(viewer, shared.id)).body.errors).toEqual(['authz.team_role']);
  expect((await remove(stranger, shared.id)).status).toBe(404);
  expect((await remove(colleague, kept.id)).status).toBe(404);
  expect((await remove(colleague, shared.id)).status).toBe(200);
  expect(await shownTo(colleague)).toBeUndefined();
});

test('counts people who came into it since that member opened it', async () => {
  const { id } = (await save(recruiter, { filters: { search: 'zookeeper' }, is_shared: true }))
    .body;
  expect(await newIn(recruiter, id)).toBe(0);
  const job = await openJob(portal, companyId);
  for (const title of ['Zookeeper', 'Tailor']) {
    const seeker = await register(portal);
    await addProfile(portal.db, seeker.user.id, { title });
    await apply(portal, seeker, job);
  }
  expect([await newIn(recruiter, id), await newIn(colleague, id)]).toEqual([1, 1]);
  expect((await open(recruiter, id)).body.new_count).toBe(0);
  expect([await newIn(recruiter, id), await newIn(colleague, id)]).toEqual([0, 1]);
});

test('counts people who chose to be found too, for a company that may find them', async () => {
  const filters = { search: 'beekeeper', expected_ctc_max: 3 };
  const search = { source: 'found', filters };
  const { id } = (await save(recruiter, search)).body;
  const unchecked = (await save(stranger, search)).body;
  const found = await addSeeker(portal.db, { name: 'Kavya Nair' });
  await addProfile(portal.db, found.id, { visibility: 'checked', title: 'Beekeeper' });
  expect([await newIn(recruiter, id), await newIn(stranger, unchecked.id)]).toEqual([1, 0]);
});

test('needs a name and a company, and there are not too many of them', async () => {
  expect((await save(recruiter, { name: ' ' })).body.errors).toEqual([
    'resource.candidate_search.missing_name',
  ]);
  const homeless = await register(portal, { role: 'hr' });
  expect((await save(homeless)).body.errors).toEqual(['resource.hr_profile.not_found']);
  const { recruiter: busy } = await openTeam(portal);
  const { id } = (await save(busy)).body;
  await sql`insert into saved_candidate_searches (account_id, company_id, name, source, filters, is_shared)
    select account_id, company_id, name, source, filters, is_shared
      from saved_candidate_searches, generate_series(3, ${CANDIDATE_SEARCHES_MAX}) where id = ${id}`.execute(
    portal.db,
  );
  const two = await Promise.all([save(busy), save(busy)]);
  expect(two.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(two.flatMap(({ body }) => body.errors ?? [])).toEqual([
    'resource.candidate_search.too_many',
  ]);
});
