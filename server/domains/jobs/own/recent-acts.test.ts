import { beforeEach, expect, test } from 'vitest';
import { dayIn } from '../../../../contract/format/today.ts';
import { talkOn } from '../../../test/conversations.ts';
import { openJob } from '../../../test/hiring.ts';
import { inHours, openInterviewing } from '../../../test/interviews.ts';
import { type Actor, openPortal } from '../../../test/portal.ts';

const portal = await openPortal();
let at: Awaited<ReturnType<typeof openInterviewing>>;
beforeEach(async () => {
  at = await openInterviewing(portal);
});

const recent = async (as: Actor = at.recruiter) =>
  (await portal.call('GET /barong/resource/hr/job_stats', { as })).body.applications.recent;
const kinds = async () => (await recent()).map(({ kind }) => kind);

test('lists what candidates did last, and of each conversation only the newest message', async () => {
  const one = await at.applied();
  const { id, user } = { id: one.id, user: one.seeker.user };
  const interview = (await at.invite(id, { slots: [inHours(40), inHours(50)] })).body;
  await at.choose(one.seeker, interview.id, inHours(40));
  expect(await recent()).toMatchObject([
    {
      kind: 'interview_chosen',
      id,
      job_title: 'Loom Fitter',
      user_id: user.id,
      candidate_name: 'Asha Rao',
      status: 'interview',
      interview_at: inHours(40),
    },
    { kind: 'applied', id, interview_at: null, status: 'interview' },
  ]);
  const talk = talkOn(portal);
  const thread = (await talk.open(at.recruiter, { user_id: user.id })).body;
  await talk.sent(at.recruiter, thread.id, 'Can you come at ten?');
  expect(await kinds()).toEqual(['interview_chosen', 'applied']);
  await talk.sent(one.seeker, thread.id, 'Yes.');
  await talk.sent(one.seeker, thread.id, 'I bring my papers.');
  expect(await kinds()).toEqual(['message', 'interview_chosen', 'applied']);
  expect(JSON.stringify(await recent())).not.toContain('papers');
  await at.decline(one.seeker, interview.id);
  const offer = await portal.call('POST /barong/resource/offers', {
    as: at.recruiter,
    body: {
      application_id: id,
      designation: 'Loom Fitter',
      pay_period: 'month',
      ctc_inr: 240_000,
      basic_inr: 120_000,
      joining_on: dayIn(20),
      valid_until: dayIn(5),
      place: 'Indore',
      duties: 'Keeps twelve looms running.',
    },
  });
  await portal.call('POST /barong/resource/my/offers/:id/acceptance', {
    as: one.seeker,
    params: { id: offer.body.id },
    body: { note: '' },
  });
  const all = ['offer_accepted', 'interview_cancelled', 'message', 'interview_chosen', 'applied'];
  expect(await kinds()).toEqual(all);
  await portal.call('POST /barong/resource/applications/:id/withdrawal', {
    as: one.seeker,
    params: { id },
    body: {},
  });
  expect(await kinds()).toEqual(['withdrawn', ...all.slice(0, -1)]);
  expect(await recent(at.stranger)).toEqual([]);
});

test('does not list an interview that the company itself cancelled', async () => {
  const { id } = await at.applied();
  const interview = (await at.invite(id, { starts_at: inHours(60) })).body;
  expect((await at.cancel(interview.id)).status).toBe(200);
  expect((await recent())[0]).toMatchObject({ kind: 'applied', id });
});

test('never names a hidden candidate, whatever they did', async () => {
  const jobId = await openJob(portal, at.companyId, { is_blind: true });
  const { seeker, id } = await at.applied({ jobId, name: 'Kaveri Deshpande' });
  await portal.db
    .updateTable('applications')
    .set({ is_hidden: true })
    .where('id', '=', id)
    .execute();
  const talk = talkOn(portal);
  const thread = (await talk.open(at.recruiter, { application_id: id })).body;
  await talk.sent(seeker, thread.id, 'Kaveri here.');
  const [message, applied] = await recent();
  expect([message?.kind, applied?.kind]).toEqual(['message', 'applied']);
  for (const act of [message, applied]) {
    expect(act).toMatchObject({ id, user_id: 0, profilePictureUrl: null });
    expect(act?.candidate_name).toMatch(/^Candidate /);
  }
});
