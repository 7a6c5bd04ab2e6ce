import { beforeAll, describe, expect, test } from 'vitest';
import { isFor, leastTeamRole, type Role } from '../../contract/endpoint.ts';
import { IN_ORDER } from '../../contract/test/in-order.ts';
import { mayAs } from '../../contract/team/team-roles.ts';
import { addRecruiter } from '../../db/world/people.ts';
import { openSession } from '../test/account-states.ts';
import { fingerprintsOf } from '../test/fingerprint.ts';
import { idPlacesOf } from '../test/ids.ts';
import { type Operation, operations, urlWith } from '../test/operations.ts';
import type { Actor } from '../test/portal.ts';
import { make, openTwoOfEverything, OWN_SECRET, TEAM_SECRET } from '../test/two-of-everything.ts';

/**
 * Two who may open the same thing still keep something from each other: what the team says among itself about a
 * candidate, and what the candidate notes for themselves. ownership.test.ts shows that others open nothing.
 */

const world = await openTwoOfEverything();
/** The things that every read is tried with; other kinds are made when they are needed. */
const shared: Record<string, number> = {};
beforeAll(async () => {
  const { portal, as } = world;
  const { seeker, recruiter, interviewer } = as;
  const id = (shared['application'] = await make(world, 'interviewedApplication'));
  const { job_id, seeker_id: account_id } = await portal.db
    .selectFrom('applications')
    .select(['job_id', 'seeker_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  Object.assign(shared, { job: job_id, candidate: account_id });
  for (const thing of ['candidateNote', 'candidateSearch', 'draft', 'letterTemplate']) {
    shared[thing] = await make(world, thing);
  }
  for (const thing of ['alert', 'outsideApplication', 'blockedCompany']) {
    shared[thing] = await make(world, thing);
  }
  const params = { id };
  const about = { id: account_id };
  await portal.call('PUT /barong/resource/my/applications/:id/note', {
    as: seeker,
    params,
    body: { note: OWN_SECRET },
  });
  await portal.call('PUT /barong/resource/candidates/:id/tags', {
    as: recruiter,
    params: about,
    body: { tag: TEAM_SECRET, is_on: true },
  });
  await portal.call('PUT /barong/resource/applications/:id/score_card', {
    as: interviewer,
    params,
    body: { overall: 2, overall_evidence: `Knows the books of the ${TEAM_SECRET}.` },
  });
});

const sides = ['seeker', 'recruiter', 'interviewer', 'viewer'] as const;
type Side = (typeof sides)[number];
const roleOf = (side: Side): Role => (side === 'seeker' ? 'user' : 'hr');

/** Whether the contract lets this side call it; what it opens then is shown in ownership.test.ts. */
function mayCall({ route, endpoint }: Operation, side: Side): boolean {
  if (endpoint.who !== 'anyone' && !isFor(endpoint.who, roleOf(side))) return false;
  const least = leastTeamRole(route, endpoint);
  return side === 'seeker' || side === 'recruiter' || !least || mayAs(side, least);
}

const idOfThe = async (thing: string) => (shared[thing] ??= await make(world, thing));

/** What was read by whom, so that no secret is kept only because nothing of it was there to read. */
const read: Record<'team' | 'own', Set<string>> = { team: new Set(), own: new Set() };

describe('what each side keeps from the other', IN_ORDER, () => {
  const reading = operations.filter(
    ([, { method, endpoint }]) => method === 'GET' && endpoint.output !== 'events',
  );
  test.each(reading)('%s keeps it', async (route, operation) => {
    const things = idPlacesOf(operation.endpoint)
      .filter(({ part }) => part === 'params')
      .flatMap(({ rule }) => Object.keys(rule?.things ?? {}));
    const callers = sides.filter((side) => mayCall(operation, side));
    if (callers.length === 0) return;
    for (const thing of things.length > 0 ? things : [null]) {
      const url = urlWith(operation, thing === null ? '' : await idOfThe(thing));
      for (const side of callers) {
        const { text } = await world.portal.send({ url, as: world.as[side] });
        const found = text.toLowerCase();
        expect(found, side).not.toContain(side === 'seeker' ? TEAM_SECRET : OWN_SECRET);
        if (found.includes(TEAM_SECRET)) read.team.add(route);
        if (found.includes(OWN_SECRET)) read.own.add(route);
      }
    }
  });

  test('each side had something to keep', () => {
    for (const route of [
      'GET /barong/resource/candidates/:id/notes',
      'GET /barong/resource/applications/:id/score_cards',
      'GET /barong/resource/candidate_tags',
      'GET /barong/resource/letter_templates',
      'GET /barong/resource/hr/jobs',
    ]) {
      expect(read.team).toContain(route);
    }
    for (const route of [
      'GET /barong/resource/my/applications/:id',
      'GET /barong/resource/alerts',
      'GET /barong/resource/blocked_companies',
    ]) {
      expect(read.own).toContain(route);
    }
  });
});

describe('somebody who has left the team', () => {
  test('opens and changes nothing any more of what they wrote in it', async () => {
    const { portal } = world;
    const { company_id } = await portal.db
      .selectFrom('jobs')
      .select('company_id')
      .where('id', '=', shared['job'] ?? 0)
      .executeTakeFirstOrThrow();
    const { id } = await addRecruiter(portal.db, company_id ?? 0, { team_role: 'recruiter' });
    const mate: Actor = await openSession(portal, id);
    // Does as this colleague what the makers of the world do as its recruiter.
    const { recruiter } = world.as;
    const note = await portal.call('POST /barong/resource/candidates/:id/notes', {
      as: mate,
      params: { id: shared['candidate'] ?? 0 },
      body: { text: 'Asks good questions.' },
    });
    const search = await portal.call('POST /barong/resource/candidate_searches', {
      as: mate,
      body: { name: 'Fitters', filters: { search: 'fitter' } },
    });
    const letter = await portal.call('POST /barong/resource/letter_templates', {
      as: mate,
      body: { name: 'Thanks', occasion: 'rejected', text_en: 'Thank you.' },
    });
    const job = await portal.call('POST /barong/resource/jobs/:id/duplicates', {
      as: mate,
      params: { id: shared['job'] ?? 0 },
    });
    const own: Record<string, number> = {
      candidateNote: note.body.id,
      candidateSearch: search.body.id,
      letterTemplate: letter.body.id,
      draft: job.body.id,
      job: shared['job'] ?? 0,
      application: shared['application'] ?? 0,
      candidate: shared['candidate'] ?? 0,
    };
    expect(Object.values(own).every((one) => one > 0)).toBe(true);
    await portal.call('DELETE /barong/resource/team/members/:id', {
      as: recruiter,
      params: { id },
    });
    const fingerprint = await fingerprintsOf(portal.db);
    const before = await fingerprint();
    const answered: string[] = [];
    for (const [route, operation] of operations) {
      const { method, endpoint } = operation;
      if (endpoint.who !== 'hr' || endpoint.upload) continue;
      const place = idPlacesOf(endpoint).find(({ part }) => part === 'params');
      for (const [thing, whose] of Object.entries(place?.rule?.things ?? {})) {
        const known = own[thing];
        if (whose !== 'recruiter' || known === undefined) continue;
        const { status } = await portal.send({
          method,
          url: urlWith(operation, known),
          as: mate,
          ...(endpoint.body ? { payload: endpoint.example ?? {} } : {}),
        });
        if (status !== 404) answered.push(`${route} of a ${thing}: ${status}`);
      }
    }
    expect(answered).toEqual([]);
    expect(await fingerprint()).toEqual(before);
  });
});
