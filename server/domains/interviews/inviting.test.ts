import { expect, test } from 'vitest';
import { addApplication } from '../../../db/world/hiring.ts';
import { carryOutDecisions, openJob } from '../../test/hiring.ts';
import { type Applied, inHours, openInterviewing, PLACE } from '../../test/interviews.ts';
import { register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const at = await openInterviewing(portal);

const invite = (ids: number[], more: object = {}, as: Actor | undefined = at.recruiter) =>
  portal.call('POST /barong/resource/applications/invitations', {
    as,
    body: { ids, place: PLACE, starts_at: inHours(40), ...more },
  });
const undo = (ids: number[], as: Actor = at.recruiter) =>
  portal.call('POST /barong/resource/applications/decisions/undo', { as, body: { ids } });
const received = async (id: number) => {
  const { body } = await portal.call('GET /barong/resource/applications/:id', {
    as: at.recruiter,
    params: { id },
  });
  return body;
};
const interviewsOf = async (application_id: number) => {
  const { body } = await portal.call('GET /barong/resource/interviews', {
    as: at.recruiter,
    query: { application_id, when: 'all' },
  });
  return body.interviews;
};
const seesNothing = async (one: Applied) => {
  const mine = await at.applicationOf(one);
  expect([mine.status, mine.interview, mine.events.map(({ kind }) => kind)]).toEqual([
    'pending',
    null,
    ['applied'],
  ]);
  expect(await at.mailsTo(one.seeker)).toEqual([]);
};

test('an invitation is seen by the company at once, and by the candidate after ten seconds', async () => {
  const one = await at.applied();
  const { status, body } = await invite([one.id], { note: 'Ask for Mr Joshi.' });
  expect([status, body.decided, body.refused]).toEqual([200, [one.id], []]);
  expect(Date.parse(body.until)).toBeGreaterThan(Date.now());
  expect(await received(one.id)).toMatchObject({
    status: 'interview',
    next_statuses: [],
    held: { by: { id: at.recruiter.user.id } },
  });
  await portal.work();
  await seesNothing(one);

  await carryOutDecisions(portal);
  await carryOutDecisions(portal);
  const mine = await at.applicationOf(one);
  expect([mine.status, mine.events.at(-1)?.note]).toEqual(['interview', 'Ask for Mr Joshi.']);
  expect(await interviewsOf(one.id)).toHaveLength(1);
  expect(await at.calendarOf(one.seeker)).toMatchObject({ method: 'REQUEST', sequence: 0 });
  expect(await at.mailsTo(one.seeker)).toHaveLength(1);
  expect((await undo([one.id])).body.undone).toEqual([]);
});

test('an invitation that is undone in time leaves no trace, and another one can be sent', async () => {
  const one = await at.applied();
  await invite([one.id]);
  expect((await undo([one.id], at.colleague)).body.undone).toEqual([]);
  expect((await undo([one.id])).body.undone).toEqual([one.id]);
  await carryOutDecisions(portal);
  await seesNothing(one);
  expect(await interviewsOf(one.id)).toEqual([]);
  expect((await received(one.id)).held).toBeNull();
  expect((await at.invite(one.id, { starts_at: inHours(41) })).status).toBe(201);
});

test('of two recruiters at once one invites, and no other decision is possible meanwhile', async () => {
  const one = await at.applied();
  const both = await Promise.all([invite([one.id]), invite([one.id], {}, at.colleague)]);
  expect(both.flatMap(({ body }) => body.decided)).toEqual([one.id]);
  expect(both.flatMap(({ body }) => body.refused)).toMatchObject([
    {
      id: one.id,
      code: 'resource.application.invalid_transition',
      first: { status: 'interview' },
    },
  ]);
  expect((await at.invite(one.id, { starts_at: inHours(42) })).status).toBe(409);
  const rejection = await portal.call('PUT /barong/resource/applications/:id/status', {
    as: at.colleague,
    params: { id: one.id },
    body: { status: 'rejected' },
  });
  expect(rejection.status).toBe(409);
});

test('many are invited alike; those that cannot be are answered by id with why', async () => {
  const [free, other, invited] = [await at.applied(), await at.applied(), await at.applied()];
  await at.invite(invited.id, { starts_at: inHours(43) });
  const stranger = await register(portal, { name: 'Bhavna Patel' });
  const { body } = await invite([free.id, other.id, invited.id, 999_999]);
  expect(body.decided.toSorted((a, b) => a - b)).toEqual([free.id, other.id]);
  expect(body.refused).toEqual([
    { id: invited.id, code: 'resource.interview.exists', first: null },
    { id: 999_999, code: 'resource.application.not_found', first: null },
  ]);
  expect((await invite([free.id], {}, at.stranger)).body.refused).toEqual([
    { id: free.id, code: 'resource.application.not_found', first: null },
  ]);
  expect((await invite([free.id], {}, stranger)).status).toBe(403);
  const foreign = await invite([free.id], { panel: [at.stranger.user.id] });
  expect([foreign.status, foreign.body.errors]).toEqual([404, ['resource.interview.not_found']]);
});

test.each([
  [{ starts_at: null }, 'starts_at', 'resource.interview.missing_time'],
  [{ starts_at: inHours(-1) }, 'starts_at', 'resource.interview.past_time'],
  [{ place: ' ' }, 'place', 'resource.interview.missing_place'],
  [{ link: 'http://meet.example/x' }, 'link', 'resource.interview.invalid_link'],
])('nobody is invited by %o', async (mistake, field, code) => {
  const one = await at.applied();
  const { status, body } = await invite([one.id], mistake);
  expect([status, body.errors, Object.keys(body.fields)]).toEqual([422, [code], [field]]);
  expect(await interviewsOf(one.id)).toEqual([]);
});

test('while an invitation can be undone, nobody else can take its time', async () => {
  const jobId = await openJob(portal, at.companyId, { title: 'Loom Fitter' });
  const [one, other] = [await at.applied({ jobId }), await at.applied({ jobId })];
  const slot = inHours(60);
  const { body: offered } = await at.invite(other.id, { slots: [slot, inHours(62)] });
  const slotsOf = async () => (await at.readMine(other.seeker, offered.id)).body.slots;
  await invite([one.id], { starts_at: slot });
  expect(await slotsOf()).toEqual([inHours(62)]);
  const { body } = await portal.call('GET /barong/resource/interviewers', { as: at.colleague });
  const mine = body.interviewers.find(({ id }) => id === at.recruiter.user.id);
  const busy = {
    interview_id: null,
    starts_at: slot,
    minutes: 45,
    candidate_name: 'Asha Rao',
    job_title: 'Loom Fitter',
  };
  expect(mine?.booked).toContainEqual(busy);
  // The same person applied for another job, too.
  const again = await addApplication(
    portal.db,
    one.seeker.user.id,
    await openJob(portal, at.companyId),
  );
  expect(await at.busyOf(again.id)).toEqual([busy]);
  await undo([one.id]);
  expect(await slotsOf()).toEqual([slot, inHours(62)]);
});

test('an invitation to a candidate who withdrew meanwhile, or whose time has passed, has no effect', async () => {
  const [gone, late] = [await at.applied(), await at.applied()];
  await invite([gone.id, late.id]);
  await portal.call('POST /barong/resource/applications/:id/withdrawal', {
    as: gone.seeker,
    params: { id: gone.id },
  });
  await portal.db
    .updateTable('held_decisions')
    .set({ form: JSON.stringify({ ...(await formOf(late.id)), starts_at: inHours(-2) }) })
    .where('application_id', '=', late.id)
    .execute();
  await carryOutDecisions(portal);
  expect((await at.applicationOf(gone)).status).toBe('withdrawn');
  await seesNothing(late);
});

const formOf = async (id: number) => {
  const held = await portal.db
    .selectFrom('held_decisions')
    .select('form')
    .where('application_id', '=', id)
    .executeTakeFirstOrThrow();
  return held.form as object;
};
