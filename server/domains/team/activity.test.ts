import { describe, expect, test } from 'vitest';
import { dayIn } from '../../../contract/format/today.ts';
import { addRecruiter, signIn } from '../../../db/world/people.ts';
import { openJob } from '../../test/hiring.ts';
import { inHours, openInterviewing } from '../../test/interviews.ts';
import { openPortal } from '../../test/portal.ts';
import { IN_ORDER } from '../../../contract/test/in-order.ts';

const EVIDENCE = 'Mended the broken warp in four minutes.';
const letter = { name: 'A kind no', occasion: 'rejected', text_en: 'Sorry, {name}.', text_hi: '' };
const terms = {
  designation: 'Loom Fitter',
  pay_period: 'month' as const,
  ctc_inr: 240_000,
  basic_inr: 120_000,
  joining_on: dayIn(20),
  valid_until: dayIn(5),
  place: '12 Siyaganj, Indore',
  duties: 'Keeps twelve looms running and mends what breaks.',
};

/** The ids that the previous steps created. */
let made = 0;

const portal = await openPortal();
const at = await openInterviewing(portal);
const jobId = await openJob(portal, at.companyId, { title: 'Weaver' });
const one = await at.applied();
const memberId = (
  await signIn(
    portal.db,
    await addRecruiter(portal.db, at.companyId, { team_role: 'viewer', name: 'Kavita Rao' }),
  )
).user.id;

const send = (route: string, params: object = {}, body?: object, query?: object) =>
  portal.call(
    route as 'GET /barong/resource/team/activity',
    {
      as: at.recruiter,
      params,
      ...(body && { body }),
      ...(query && { query }),
    } as never,
  ) as Promise<{ status: number; body: unknown }>;
const activity = async () =>
  (await portal.call('GET /barong/resource/team/activity', { as: at.colleague, query: {} })).body;

const job = { title: 'Weaver' };
const application = { candidate_name: 'Asha Rao' };
const ofCandidate = { job: { title: 'Loom Fitter' }, application };
const ofJob = { job, application: null };

type Step = [said: string, kind: string, more: object, act: () => ReturnType<typeof send>];
const steps: Step[] = [
  [
    'switches to blind review',
    'job_changed',
    { job, fields: ['is_blind'] },
    () => send('PUT /barong/resource/jobs/:id', { id: jobId }, { is_blind: true }),
  ],
  [
    'renews a job',
    'job_changed',
    { job, fields: ['expires_in_days'] },
    () => send('PUT /barong/resource/jobs/:id', { id: jobId }, { expires_in_days: 30 }),
  ],
  [
    'confirms a job',
    'job_confirmed',
    ofJob,
    () => send('POST /barong/resource/jobs/:id/confirmation', { id: jobId }),
  ],
  [
    'closes a job',
    'job_closed',
    ofJob,
    () => send('POST /barong/resource/jobs/:id/closure', { id: jobId }),
  ],
  [
    'reopens a job',
    'job_reopened',
    ofJob,
    () => send('POST /barong/resource/jobs/:id/reopening', { id: jobId }, {}),
  ],
  [
    'exports applications',
    'applications_exported',
    ofJob,
    () => send('GET /barong/resource/applications.csv', {}, undefined, { job_id: jobId }),
  ],
  [
    'exports figures',
    'figures_exported',
    ofJob,
    () => send('GET /barong/resource/hr/figures.csv', {}, undefined, { job_id: jobId }),
  ],
  [
    'deletes a job',
    'job_deleted',
    ofJob,
    () => send('DELETE /barong/resource/jobs/:id', { id: jobId }),
  ],
  [
    'decides',
    'status_changed',
    { ...ofCandidate, application: { ...application, status: 'reviewing' } },
    () =>
      send('PUT /barong/resource/applications/:id/status', { id: one.id }, { status: 'reviewing' }),
  ],
  [
    'invites to an interview',
    'status_changed',
    { ...ofCandidate, application: { ...application, status: 'interview' } },
    () => at.invite(one.id, { starts_at: inHours(40) }),
  ],
  [
    'moves an interview',
    'interview_moved',
    ofCandidate,
    () => at.change(made, { starts_at: inHours(50) }),
  ],
  ['cancels an interview', 'interview_cancelled', ofCandidate, () => at.cancel(made)],
  [
    'writes no score card',
    'score_card_waived',
    ofCandidate,
    () => send('POST /barong/resource/applications/:id/score_card/waiver', { id: one.id }),
  ],
  [
    'writes a score card',
    'score_card_written',
    ofCandidate,
    async () => {
      const { id } = await at.applied();
      const card = { overall: 3, overall_evidence: EVIDENCE };
      return send('PUT /barong/resource/applications/:id/score_card', { id }, card);
    },
  ],
  [
    'offers',
    'status_changed',
    { ...ofCandidate, application: { ...application, status: 'offered' } },
    () => send('POST /barong/resource/offers', {}, { application_id: one.id, ...terms }),
  ],
  [
    'revises an offer',
    'offer_revised',
    ofCandidate,
    () =>
      send(
        'POST /barong/resource/offers',
        {},
        { application_id: one.id, ...terms, place: 'Dewas' },
      ),
  ],
  [
    'withdraws an offer',
    'offer_withdrawn',
    ofCandidate,
    () => send('POST /barong/resource/offers/:id/withdrawal', { id: made }, { note: 'Gone.' }),
  ],
  [
    'writes a note',
    'note_written',
    ofCandidate,
    () =>
      send(
        'POST /barong/resource/candidates/:id/notes',
        { id: one.seeker.user.id },
        { text: 'Hm' },
      ),
  ],
  [
    'changes a note',
    'note_changed',
    ofCandidate,
    () => send('PUT /barong/resource/candidate_notes/:id', { id: made }, { text: 'Good' }),
  ],
  [
    'deletes a note',
    'note_deleted',
    ofCandidate,
    () => send('DELETE /barong/resource/candidate_notes/:id', { id: made }),
  ],
  [
    'tags a candidate',
    'tags_changed',
    ofCandidate,
    () =>
      send(
        'PUT /barong/resource/candidates/:id/tags',
        { id: one.seeker.user.id },
        { tag: 'looms', is_on: true },
      ),
  ],
  [
    'adds a letter',
    'letter_added',
    { job: null, application: null },
    () => send('POST /barong/resource/letter_templates', {}, letter),
  ],
  [
    'changes a letter',
    'letter_changed',
    { job: null, application: null },
    () => send('PUT /barong/resource/letter_templates/:id', { id: made }, letter),
  ],
  [
    'deletes a letter',
    'letter_deleted',
    { job: null, application: null },
    () => send('DELETE /barong/resource/letter_templates/:id', { id: made }),
  ],
  [
    'invites into the team',
    'invited',
    { role: 'recruiter' },
    () =>
      send(
        'POST /barong/resource/team/invitations',
        {},
        { email: 'new@people.test', role: 'recruiter' },
      ),
  ],
  [
    'withdraws this invitation',
    'invitation_withdrawn',
    {},
    () => send('DELETE /barong/resource/team/invitations/:id', { id: made }),
  ],
  [
    'gives a role',
    'role_changed',
    { role: 'interviewer', member: { name: 'Kavita Rao' } },
    () => send('PUT /barong/resource/team/members/:id', { id: memberId }, { role: 'interviewer' }),
  ],
  [
    'removes from the team',
    'removed',
    { member: { name: 'Kavita Rao' } },
    () => send('DELETE /barong/resource/team/members/:id', { id: memberId }),
  ],
];

describe('one act after another', IN_ORDER, () => {
  test.each(steps)(
    'whoever %s is found in the list of activity',
    async (_said, kind, more, act) => {
      const before = (await activity()).meta.total;
      const { status, body } = await act();
      expect([status, body]).toEqual([expect.toSatisfy((code: number) => code < 300), body]);
      made = (body as { id?: number }).id ?? made;
      const now = await activity();
      expect(now.activity[0]).toMatchObject({ kind, actor: { name: 'Lakshmi Nair' }, ...more });
      expect(now.meta.total).toBe(before + 1);
    },
  );
});
