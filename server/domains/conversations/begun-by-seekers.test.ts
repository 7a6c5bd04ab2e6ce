import { expect, test } from 'vitest';
import { talkOn } from '../../test/conversations.ts';
import { apply, openJob, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const talk = talkOn(portal);
const { companyId, recruiter } = await openTeam(portal);
const jobId = await openJob(portal, companyId);

test('a seeker begins one about their own application, and finds one that a company has begun', async () => {
  const seeker = await register(portal);
  const { id } = await apply(portal, seeker, jobId);
  const begun = await talk.open(recruiter, { application_id: id });
  // The other side does not see it until something is written.
  expect((await talk.list(seeker)).conversations).toEqual([]);
  expect((await talk.open(seeker, { application_id: id })).body.id).toBe(begun.body.id);
  const ofOthers = await talk.open(await register(portal), { application_id: id });
  expect([ofOthers.status, ofOthers.body.errors]).toEqual([
    404,
    ['resource.application.not_found'],
  ]);
});

test('a seeker begins one with any recruiter of a company that they applied to or talk with, and with nobody else', async () => {
  const [seeker, stranger] = [await register(portal), await register(portal)];
  await apply(portal, seeker, jobId);
  const user_id = recruiter.user.id;
  const begun = await talk.open(seeker, { user_id });
  expect([begun.status, begun.body.about?.job_id]).toEqual([201, jobId]);
  expect((await talk.open(recruiter, { user_id: seeker.user.id })).body.id).toBe(begun.body.id);
  const hidden = await register(portal);
  const blind = await openJob(portal, companyId, { is_blind: true });
  const { id: application_id } = await apply(portal, hidden, blind);
  const unnamed = await talk.open(hidden, { user_id });
  expect((await talk.open(recruiter, { application_id })).body.id).toBe(unnamed.body.id);
  const seen = await portal.call('GET /barong/resource/conversations/:id', {
    as: recruiter,
    params: { id: unnamed.body.id },
  });
  expect(seen.body.participant.id).toBeNull();
  for (const [as, id] of [
    [stranger, user_id],
    [seeker, stranger.user.id],
    [seeker, 987_654],
  ] as const) {
    const { status, body } = await talk.open(as, { user_id: id });
    expect([status, body.errors]).toEqual([404, ['resource.user.not_found']]);
  }
});
