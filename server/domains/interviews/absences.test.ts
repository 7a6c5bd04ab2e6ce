import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { MISSED_INTERVIEW_DAYS, MISSED_INTERVIEWS_OFTEN } from '../../../contract/constants.ts';
import { addApplication } from '../../../db/world/hiring.ts';
import { registerAdmin } from '../../test/people.ts';
import { carryOutDecisions, openJob } from '../../test/hiring.ts';
import { inHours, type Interviewing, openInterviewing } from '../../test/interviews.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const DAY_MS = 86_400_000;

const portal = await openPortal();
const at: Interviewing = await openInterviewing(portal);

/** An interview whose time was an hour ago. */
async function over(company: Interviewing = at) {
  const one = await company.applied();
  const { id } = (await company.invite(one.id, { starts_at: inHours(40) })).body;
  await company.beginsIn(id, -1);
  return { ...one, interview: id };
}

describe('a missed interview', () => {
  test('is told to the candidate, who answers, and stands in the history of the application alone', async () => {
    const one = await over();
    const reported = await at.missed(at.recruiter, one.interview, 'We waited until noon.');
    expect(reported.status).toBe(200);
    const mail = (await at.mailsTo(one.seeker)).at(-1);
    expect(mail?.subject).toBe('We missed you: interview for Loom Fitter at Malwa Mills');
    expect(mail?.text).toContain('A note from Malwa Mills: “We waited until noon.”');
    const mine = (await at.readMine(one.seeker, one.interview)).body;
    expect([mine.missed_by_candidate_at, mine.candidate_reply]).toEqual([expect.any(String), null]);
    const answered = await at.reply(one.seeker, one.interview, 'was_there', 'I was at gate 2.');
    expect(answered.body.candidate_reply).toBe('was_there');
    expect((await at.mailsTo(at.recruiter)).at(-1)?.text).toContain(
      'A note from Asha Rao: “I was at gate 2.”',
    );
    const application = await at.applicationOf(one);
    expect(application.status).toBe('interview');
    expect(application.interview).toMatchObject({
      missed_by_candidate_at: mine.missed_by_candidate_at,
      candidate_reply: 'was_there',
    });
    expect(application.events.slice(-2).map(({ kind, by }) => [kind, by.role])).toEqual([
      ['interview_missed', 'hr'],
      ['interview_was_there', 'user'],
    ]);
  });

  test('is told to the panel when it is the company, which sees how often', async () => {
    const one = await over();
    expect((await at.missed(one.seeker, one.interview)).status).toBe(200);
    expect((await at.mailsTo(at.recruiter)).at(-1)?.subject).toBe(
      'Asha Rao says nobody came: interview for Loom Fitter',
    );
    const list = await portal.call('GET /barong/resource/interviews', { as: at.recruiter });
    expect(list.body.missed_by_company).toBe(1);
    const others = await portal.call('GET /barong/resource/interviews', { as: at.stranger });
    expect(others.body.missed_by_company).toBe(0);
    expect((await at.reply(at.colleague, one.interview, 'again')).body.company_reply).toBe('again');
    expect((await at.mailsTo(one.seeker)).at(-1)?.subject).toBe(
      'Malwa Mills will offer you another time',
    );
    expect((await at.invite(one.id, { starts_at: inHours(30) })).status).toBe(201);
  });

  test('counts on the pages that admins have of the seeker and of the company, with whether it is disputed', async () => {
    const own = await openInterviewing(portal);
    const admin = await registerAdmin(portal);
    const missedBy = async ({ user: { id } }: Session) =>
      (await portal.call('GET /barong/admin/users/:id', { as: admin, params: { id } })).body
        .missed_interviews;
    const [one, other] = [await over(own), await over(own)];
    expect(await missedBy(own.recruiter)).toEqual({ count: 0, disputed: 0 });
    await own.missed(own.recruiter, one.interview);
    await own.missed(other.seeker, other.interview);
    expect(await missedBy(one.seeker)).toEqual({ count: 1, disputed: 0 });
    await own.reply(one.seeker, one.interview, 'was_there');
    expect(await missedBy(one.seeker)).toEqual({ count: 1, disputed: 1 });
    expect(await missedBy(other.seeker)).toEqual({ count: 0, disputed: 0 });
    expect(await missedBy(own.colleague)).toEqual({ count: 1, disputed: 0 });
  });

  test('puts who missed three lately into the lists that admins narrow to those, the recruiters for their company', async () => {
    const own = await openInterviewing(portal);
    const as = await registerAdmin(portal);
    const often = async ({ user: { email: search } }: Session) => {
      const query = { missed: 'often' as const, search };
      const users = await portal.call('GET /barong/admin/users', { as, query });
      const recruiters = await portal.call('GET /admin/hr_accounts', { as, query });
      return [users.body.users.length, recruiters.body.length];
    };
    const { seeker } = await own.applied();
    /** Both sides say that they waited for the other. */
    async function miss(): Promise<void> {
      const jobId = await openJob(portal, own.companyId);
      const application = await addApplication(portal.db, seeker.user.id, jobId);
      const { id } = (await own.invite(application.id, { starts_at: inHours(40) })).body;
      await own.beginsIn(id, -1);
      await own.missed(own.recruiter, id);
      await own.missed(seeker, id);
    }
    for (let times = 1; times < MISSED_INTERVIEWS_OFTEN; times += 1) await miss();
    expect([await often(seeker), await often(own.colleague)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    await miss();
    expect([await often(seeker), await often(own.colleague)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(await often(at.recruiter)).toEqual([0, 0]);
    await portal.db
      .updateTable('interviews')
      .set({ missed_by_candidate_at: new Date(Date.now() - MISSED_INTERVIEW_DAYS * DAY_MS) })
      .where('missed_by_company_at', 'is not', null)
      .execute();
    expect([await often(seeker), await often(own.colleague)]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  test('promises no other time once the application is decided: nobody could be invited to it', async () => {
    // A company of its own: others count how often theirs was missed.
    const own = await openInterviewing(portal);
    const [rejected, withdrawn] = [await over(own), await over(own)];
    await own.missed(rejected.seeker, rejected.interview);
    await own.missed(own.recruiter, withdrawn.interview);
    const asks = 'ask for another time';
    expect((await own.mailsTo(withdrawn.seeker)).at(-1)?.text).toContain(asks);
    expect((await own.read(own.recruiter, rejected.interview)).body.may_be_repeated).toBe(true);
    expect((await own.decide(rejected.id, 'rejected')).status).toBe(200);
    await portal.call('POST /barong/resource/applications/:id/withdrawal', {
      as: withdrawn.seeker,
      params: { id: withdrawn.id },
    });
    expect((await own.read(own.recruiter, rejected.interview)).body.may_be_repeated).toBe(false);
    expect((await own.readMine(withdrawn.seeker, withdrawn.interview)).body.may_be_repeated).toBe(
      false,
    );
    const offered = await own.reply(own.recruiter, rejected.interview, 'again');
    const asked = await own.reply(withdrawn.seeker, withdrawn.interview, 'again');
    const invited = await own.invite(rejected.id, { starts_at: inHours(30) });
    for (const { status, body } of [offered, asked, invited]) {
      expect([status, body.errors]).toEqual([409, ['resource.application.invalid_transition']]);
    }
    expect((await own.reply(own.recruiter, rejected.interview, 'was_there')).status).toBe(200);
    expect((await own.missed(own.recruiter, rejected.interview)).status).toBe(200);
    const mail = (await own.mailsTo(rejected.seeker)).at(-1)?.text;
    expect(mail).toContain('if you were there, say so. Other companies');
    expect(mail).not.toContain(asks);
    expect(mail).toContain('It was set for:');
  });

  test('promises no other time while a rejection waits, and what the candidate says drops the rejection', async () => {
    const own = await openInterviewing(portal);
    const one = await over(own);
    const reject = () =>
      portal.call('POST /barong/resource/applications/decisions', {
        as: own.recruiter,
        body: { ids: [one.id], status: 'rejected' },
      });
    await own.missed(own.recruiter, one.interview);
    await reject();
    expect((await own.missed(one.seeker, one.interview)).status).toBe(200);
    await carryOutDecisions(portal);
    expect((await own.applicationOf(one)).status).toBe('interview');

    await reject();
    const offered = await own.reply(own.recruiter, one.interview, 'again');
    expect([offered.status, offered.body.errors]).toEqual([
      409,
      ['resource.application.invalid_transition'],
    ]);
    expect((await own.reply(one.seeker, one.interview, 'again')).status).toBe(200);
    await carryOutDecisions(portal);
    expect((await own.applicationOf(one)).status).toBe('interview');
  });

  test('is recorded once, even if two requests arrive at once', async () => {
    const one = await over();
    await Promise.all([
      at.missed(at.recruiter, one.interview),
      at.missed(at.colleague, one.interview),
    ]);
    const { events } = await at.applicationOf(one);
    expect(events.filter(({ kind }) => kind === 'interview_missed')).toHaveLength(1);
    await at.reply(one.seeker, one.interview, 'again');
    const again = await at.reply(one.seeker, one.interview, 'was_there');
    expect([again.status, again.body.errors]).toEqual([409, ['resource.interview.not_missed']]);
  });

  test('cannot be reported before its time, after a cancellation, or by somebody else', async () => {
    const one = await at.applied();
    const { id } = (await at.invite(one.id, { starts_at: inHours(40) })).body;
    expect((await at.missed(at.recruiter, id)).body.errors).toEqual([
      'resource.interview.not_begun',
    ]);
    expect((await at.reply(one.seeker, id, 'was_there')).status).toBe(409);
    await at.cancel(id);
    expect((await at.missed(one.seeker, id)).body.errors).toEqual(['resource.interview.over']);
    const other = await over();
    expect((await at.missed(at.stranger, other.interview)).status).toBe(404);
    expect((await at.missed(one.seeker, other.interview)).status).toBe(404);
    expect((await at.reply(at.stranger, other.interview, 'again')).status).toBe(404);
  });
});

describe('the walk-in slip', () => {
  const slip = (as: Actor, id: number) =>
    portal.call('GET /barong/resource/my/interviews/:id/slip.pdf', { as, params: { id } });

  test('is a PDF for the candidate, once the time is set', async () => {
    const one = await at.applied();
    const { id } = (await at.invite(one.id, { slots: [inHours(40), inHours(41)] })).body;
    expect((await slip(one.seeker, id)).status).toBe(404);
    await at.choose(one.seeker, id, inHours(40));
    const file = await slip(one.seeker, id);
    expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect((await slip((await at.applied()).seeker, id)).status).toBe(404);
  });
});
