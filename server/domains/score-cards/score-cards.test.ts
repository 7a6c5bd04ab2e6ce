import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addRecruiter, signIn } from '../../../db/world/people.ts';
import { openJob, openTeam } from '../../test/hiring.ts';
import { inHours, openInterviewing } from '../../test/interviews.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const at = await openInterviewing(portal);

const EVIDENCE = 'Mended the broken warp in four minutes.';

const write = (as: Actor, id: number, more: object = {}) =>
  portal.call('PUT /barong/resource/applications/:id/score_card', {
    as,
    params: { id },
    body: { overall: 3, overall_evidence: EVIDENCE, ...more },
  });
const waive = (as: Actor, id: number) =>
  portal.call('POST /barong/resource/applications/:id/score_card/waiver', { as, params: { id } });
const read = async (as: Actor, id: number) =>
  (await portal.call('GET /barong/resource/applications/:id/score_cards', { as, params: { id } }))
    .body;
const scoreOf = async (as: Actor, id: number) =>
  (await portal.call('GET /barong/resource/applications/:id', { as, params: { id } })).body.score;

/** A candidate whose interview both recruiters of the company held an hour ago. */
async function interviewed() {
  const one = await at.applied();
  const panel = [at.recruiter.user.id, at.colleague.user.id];
  const { body } = await at.invite(one.id, { starts_at: inHours(40), panel });
  await at.beginsIn(body.id, -1);
  return one;
}

describe('a score card', () => {
  test('is hidden from the rest of the panel until they have written theirs', async () => {
    const { id } = await interviewed();
    const score = { criterion: 'skills', points: 4, evidence: EVIDENCE };
    expect((await write(at.recruiter, id, { scores: [score] })).body).toMatchObject({
      mine: { overall: 3, scores: [score], can_change: true },
      others: [],
      average: 3,
      awaited: [{ name: 'Vikram Seth' }],
    });
    expect(await read(at.colleague, id)).toMatchObject({
      mine: null,
      others: [],
      hidden_count: 1,
      average: null,
    });
    expect(await scoreOf(at.colleague, id)).toBeNull();
    expect((await write(at.colleague, id, { overall: 2 })).body).toMatchObject({
      others: [{ by: { name: 'Lakshmi Nair' } }],
      hidden_count: 0,
      average: 2.5,
      awaited: [],
    });
    expect(await scoreOf(at.recruiter, id)).toBe(2.5);
  });

  test('is hidden from other members who may write one too, until they decline to', async () => {
    const one = await at.applied();
    const { body } = await at.invite(one.id, { starts_at: inHours(40) });
    await at.beginsIn(body.id, -1);
    await write(at.recruiter, one.id);
    const other = at.colleague;
    const seen = { hidden_count: 1, average: null };
    expect(await read(other, one.id)).toMatchObject({ ...seen, others: [], has_waived: false });
    const viewer = await signIn(
      portal.db,
      await addRecruiter(portal.db, at.companyId, { team_role: 'viewer' }),
    );
    expect((await read(viewer, one.id)).others).toHaveLength(1);
    expect((await waive(viewer, one.id)).status).toBe(403);
    expect((await waive(at.stranger, one.id)).status).toBe(404);
    expect((await waive(at.recruiter, one.id)).status).toBe(409);
    expect((await waive(other, one.id)).body).toMatchObject({ average: 3, has_waived: true });
    expect((await waive(other, one.id)).status).toBe(200);
    expect((await write(other, one.id)).body.errors).toEqual(['resource.score_card.fixed']);
    expect(await scoreOf(other, one.id)).toBe(3);
  });

  test('needs evidence of at least 20 characters for each score, and a score on the four-point scale', async () => {
    const { id } = await interviewed();
    const short = { criterion: 'skills', points: 4, evidence: 'Good.' };
    const refused = await write(at.recruiter, id, { scores: [short] });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      ['resource.score_card.missing_evidence'],
    ]);
    expect((await write(at.recruiter, id, { overall: 5 })).body.errors).toEqual([
      'resource.score_card.missing_points',
    ]);
    const good = { ...short, evidence: EVIDENCE };
    expect((await write(at.recruiter, id, { scores: [good, good] })).status).toBe(422);
  });

  test('can be changed for a day, but not afterwards, nor once the application is withdrawn', async () => {
    const one = await interviewed();
    await write(at.recruiter, one.id);
    expect((await write(at.recruiter, one.id, { overall: 4 })).body.mine?.overall).toBe(4);
    await sql`update score_cards set created_at = now() - interval '25 hours'
      where application_id = ${one.id}`.execute(portal.db);
    const late = await write(at.recruiter, one.id, { overall: 1 });
    expect([late.status, late.body.errors]).toEqual([409, ['resource.score_card.fixed']]);
    expect((await read(at.recruiter, one.id)).mine?.overall).toBe(4);
    await portal.call('POST /barong/resource/applications/:id/withdrawal', {
      as: one.seeker,
      params: { id: one.id },
    });
    expect((await write(at.colleague, one.id)).status).toBe(409);
  });

  test('is its author’s own judgement: once they can read a colleague’s, they can no longer change it', async () => {
    const { id } = await interviewed();
    await write(at.recruiter, id);
    expect((await write(at.recruiter, id, { overall: 4 })).body.mine).toMatchObject({
      overall: 4,
      can_change: true,
    });
    expect((await write(at.colleague, id, { overall: 2 })).body.mine?.can_change).toBe(false);
    for (const as of [at.recruiter, at.colleague]) {
      expect((await write(as, id, { overall: 3 })).body.errors).toEqual([
        'resource.score_card.fixed',
      ]);
    }
    expect(await read(at.recruiter, id)).toMatchObject({
      mine: { overall: 4, can_change: false },
      others: [{ overall: 2 }],
    });
  });

  test('is invisible to other companies, and deleted with the candidate’s account', async () => {
    const one = await interviewed();
    await write(at.recruiter, one.id);
    expect((await write(at.stranger, one.id)).status).toBe(404);
    await portal.call('POST /barong/resource/users/me/deletion', {
      as: one.seeker,
      body: { password: 'Mango-tree-42' },
    });
    expect(await read(at.recruiter, one.id)).toMatchObject({ mine: null, average: null });
  });
});

test('can be filtered and sorted by in the list of applications', async () => {
  const { companyId, recruiter: as } = await openTeam(portal, { company: { name: 'Tapti Foods' } });
  const jobId = await openJob(portal, companyId);
  const applied = async () => (await at.applied({ jobId })).id;
  const [fair, none, good] = [await applied(), await applied(), await applied()];
  await write(as, fair, { overall: 2 });
  await write(as, good, { overall: 4 });
  const ids = async (query: object) => {
    const { body } = await portal.call('GET /barong/resource/applications', { as, query });
    return [body.applications.map(({ id }) => id), body.counts.all];
  };
  expect(await ids({ sort: 'score' })).toEqual([[good, fair, none], 3]);
  expect(await ids({ score_min: 3 })).toEqual([[good], 1]);
  expect(await ids({})).toEqual([[good, none, fair], 3]);
});
