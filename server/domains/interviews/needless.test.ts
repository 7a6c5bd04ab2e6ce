import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { apply } from '../../test/hiring.ts';
import { type Applied, inHours, openInterviewing } from '../../test/interviews.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const at = await openInterviewing(portal);

describe('an interview is called off by itself', () => {
  test('when the application is withdrawn or rejected', async () => {
    const withdrawn = await at.applied();
    const first = (await at.invite(withdrawn.id, { starts_at: inHours(40) })).body.id;
    await portal.call('POST /barong/resource/applications/:id/withdrawal', {
      as: withdrawn.seeker,
      params: { id: withdrawn.id },
    });
    expect((await at.calendarOf(at.recruiter))?.method).toBe('CANCEL');
    expect((await at.read(at.recruiter, first)).body.state).toBe('cancelled');
    // After sending it again, a later cancelled interview does not change what is said about this one.
    await apply(portal, withdrawn.seeker, withdrawn.jobId);
    const later = (await at.invite(withdrawn.id, { starts_at: inHours(41) })).body.id;
    expect((await at.cancel(later, 'The manager is ill.')).status).toBe(200);
    const { cancelled } = (await at.read(at.recruiter, first)).body;
    expect(cancelled).toEqual({ by: 'application', name: '', note: null });

    const rejected = await at.applied();
    const second = (await at.invite(rejected.id, { starts_at: inHours(40) })).body.id;
    await at.decide(rejected.id, 'rejected');
    expect((await at.calendarOf(rejected.seeker))?.method).toBe('CANCEL');
    expect((await at.readMine(rejected.seeker, second)).body).toMatchObject({
      state: 'cancelled',
      cancelled: { by: 'application', name: '', note: null },
    });
  });

  test('not if the recruiter who rejected has accepted before anybody was told', async () => {
    const one = await at.applied();
    const { id } = (await at.invite(one.id, { starts_at: inHours(42) })).body;
    for (const status of ['rejected', 'accepted'] as const) {
      expect((await at.decide(one.id, status)).status).toBe(200);
    }
    await portal.work();
    expect((await at.read(at.recruiter, id)).body.state).toBe('booked');
  });

  const hireAfterWithdrawing = async (one: Applied, offer: number) => {
    await portal.call('POST /barong/resource/offers/:id/withdrawal', {
      as: at.recruiter,
      params: { id: offer },
    });
    return at.decide(one.id, 'hired');
  };

  test.each([
    {
      how: 'the offer was accepted',
      settle: (one: Applied, offer: number) => at.accept(one.seeker, offer),
    },
    {
      how: 'the candidate was hired without an answer to an offer',
      settle: hireAfterWithdrawing,
    },
  ])('when $how', async ({ settle }) => {
    const one = await at.applied();
    const { id } = (await at.invite(one.id, { starts_at: inHours(40) })).body;
    const offer = (await at.offer(one.id)).body.id;
    await portal.work();
    expect((await at.read(at.recruiter, id)).body.state).toBe('booked');
    expect((await settle(one, offer)).status).toBe(200);
    for (const reader of [one.seeker, at.recruiter]) {
      expect(await at.calendarOf(reader)).toMatchObject({ method: 'CANCEL', starts: inHours(40) });
    }
    expect((await at.mailsTo(one.seeker)).at(-1)?.text).toContain('the job is yours without it');
    for (const { body } of [await at.read(at.recruiter, id), await at.readMine(one.seeker, id)]) {
      expect(body).toMatchObject({
        state: 'cancelled',
        cancelled: { by: 'hiring', name: '', note: null },
      });
    }
  });

  test('when the clock closes the application; nobody had agreed on a time, so nobody is told of it', async () => {
    const one = await at.applied();
    const { id } = (await at.invite(one.id, { slots: [inHours(400)] })).body;
    const mails = (await at.mailsTo(one.seeker)).length;
    await sql`update applications set answer_due_at = now() - interval '30 days'
      where id = ${one.id}`.execute(portal.db);
    await sql`select graphile_worker.add_job('run_answer_clock')`.execute(portal.db);
    const closing = (await at.mailsTo(one.seeker)).slice(mails);
    expect((await at.applicationOf(one)).status).toBe('unanswered');
    expect((await at.readMine(one.seeker, id)).body.state).toBe('cancelled');
    expect(closing.map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching(/interview/),
    );
  });

  test('not while it takes place: a recruiter who decides then knows that it does', async () => {
    const one = await at.applied();
    const { id } = (await at.invite(one.id, { starts_at: inHours(40) })).body;
    await at.beginsIn(id, -0.1);
    await at.decide(one.id, 'rejected');
    await portal.work();
    expect((await at.read(at.recruiter, id)).body.state).toBe('booked');
  });
});
