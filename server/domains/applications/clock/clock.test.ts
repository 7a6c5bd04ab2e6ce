import { sql, type Updateable } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../../../contract/accounts.ts';
import type { ApplicationStatus } from '../../../../contract/applications.ts';
import { dateText } from '../../../../contract/format/dates.ts';
import type { Database } from '../../../../db/schema.ts';
import { addFeaturedDays } from '../../../../db/world/advertisements.ts';
import { apply, openCompany, openJob, registerRecruiter, openTeam } from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { openPortal } from '../../../test/portal.ts';
import { findBrokenHistories } from '../../receipts/histories.ts';
import type { SignedIn } from '../../../platform/sessions.ts';
import { moveTo } from '../deciding/deciding.ts';
import { runAnswerClock } from './clock.ts';

// Time is simulated: days pass by moving everything that is stored about applications to the past.

const portal = await openPortal();

async function pass(days: number): Promise<void> {
  await sql`update applications set created_at = created_at - ${days} * interval '1 day',
    updated_at = updated_at - ${days} * interval '1 day',
    answer_due_at = answer_due_at - ${days} * interval '1 day',
    answered_at = answered_at - ${days} * interval '1 day'`.execute(portal.db);
}
async function tick(): Promise<void> {
  await sql`select graphile_worker.add_job('run_answer_clock')`.execute(portal.db);
  await portal.work();
}

const decide = async (as: Session, id: number, status: ApplicationStatus) =>
  (
    await portal.call('PUT /barong/resource/applications/:id/status', {
      as,
      params: { id },
      body: { status },
    })
  ).status;
const read = async (as: Session, id: number) =>
  (await portal.call('GET /barong/resource/my/applications/:id', { as, params: { id } })).body;
const withdraw = (as: Session, id: number) =>
  portal.call('POST /barong/resource/applications/:id/withdrawal', { as, params: { id } });
const subjectsOf = ({ user }: Session) => portal.inbox.of(user.email).map((mail) => mail.subject);
const kindsOf = async (as: Session) =>
  (
    await portal.call('GET /barong/resource/notifications', { as, query: {} })
  ).body.notifications.map(({ kind }) => kind);

const setAccount = ({ user }: Session, values: Updateable<Database['accounts']>) =>
  portal.db.updateTable('accounts').set(values).where('id', '=', user.id).execute();

/** A company with one recruiter, a job that answers in ten days, and somebody who applied to it. */
async function promised(answer_days = 10, title = 'Tailor') {
  const malwa = { company: { name: 'Malwa Mills' }, recruiter: 'Ravi Menon' };
  const { companyId, recruiter } = await openTeam(portal, malwa);
  const seeker = await register(portal, { name: 'Asha Rao' });
  const jobId = await openJob(portal, companyId, { title, answer_days });
  const { id } = await apply(portal, seeker, jobId);
  await portal.work();
  return { companyId, recruiter, seeker, jobId, id };
}

/** The last second of the day in India that is so many days from today. */
const endOfDay = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', {
    timeZone: 'Asia/Kolkata',
  });
  return new Date(`${day}T23:59:59+05:30`).toISOString();
};

describe('an application', () => {
  test('is promised an answer by the end of a day in India, whatever the job says later', async () => {
    const { seeker, recruiter, jobId, id } = await promised(10);
    const clock = { due_at: endOfDay(10), answered_at: null, late: false };
    expect((await read(seeker, id)).answer).toEqual(clock);
    const change = { as: recruiter, params: { id: jobId }, body: { answer_days: 7 } };
    await portal.db
      .updateTable('companies')
      .set({ description: 'A mill.', industry: 'Textiles' })
      .execute();
    expect((await portal.call('PUT /barong/resource/jobs/:id', change)).body.answer_days).toBe(7);
    expect((await read(seeker, id)).answer).toEqual(clock);
    const received = await portal.call('GET /barong/resource/applications/:id', {
      as: recruiter,
      params: { id },
    });
    expect(received.body.answer).toEqual(clock);
  });

  test('to a company that has not joined has no promise, and the clock never touches it', async () => {
    const companyId = (await openCompany(portal, { source: 'ncs' })).id;
    const seeker = await register(portal);
    const jobId = await openJob(portal, companyId);
    const job = await portal.call('GET /barong/public/jobs/:id', { params: { id: jobId } });
    expect(job.body.answer_days).toBeNull();
    const { id } = await apply(portal, seeker, jobId);
    await pass(60);
    await tick();
    expect(await read(seeker, id)).toMatchObject({ status: 'pending', answer: null });
  });

  test('that is sent again has a new promise', async () => {
    const { seeker, jobId, id } = await promised(10);
    await pass(25);
    await withdraw(seeker, id);
    expect((await apply(portal, seeker, jobId)).id).toBe(id);
    const clock = { due_at: endOfDay(10), answered_at: null, late: false };
    expect((await read(seeker, id)).answer).toEqual(clock);
    await tick();
    expect((await read(seeker, id)).status).toBe('pending');
  });
});

describe('the team is reminded', () => {
  test('at half, at four fifths and on the last day, each once, even by two clocks at once', async () => {
    const { recruiter, seeker } = await promised(10);
    const told: [day: number, subjects: (string | undefined)[]][] = [];
    let before = subjectsOf(recruiter).length;
    for (let day = 1; day <= 16; day += 1) {
      await pass(1);
      await Promise.all([runAnswerClock(portal.services), runAnswerClock(portal.services)]);
      await tick();
      const subjects = subjectsOf(recruiter);
      if (subjects.length > before) told.push([day, subjects.slice(before)]);
      before = subjects.length;
    }
    const dueBy = (days: number) =>
      `An answer that you promised is due by ${dateText(endOfDay(days), 'en')}`;
    expect(told).toEqual([
      [5, [dueBy(5)]],
      [8, [dueBy(2)]],
      [10, ['Today is the last day for an answer that you promised']],
    ]);
    expect((await kindsOf(recruiter)).filter((kind) => kind === 'answers_due')).toHaveLength(3);
    expect(subjectsOf(seeker)).toEqual([]);
    const mail = portal.inbox.of(recruiter.user.email).at(-1);
    expect(mail?.text).toContain('Asha Rao, Tailor: by ');
    expect(mail?.text).toContain('/hr/applications?status=waiting');
  });

  test.each([
    [7, [3, 5, 7]],
    [14, [7, 11, 14]],
    [30, [15, 24, 30]],
  ])('of %i days on the days %j', async (days, expected) => {
    const { recruiter } = await promised(days);
    const told: number[] = [];
    let before = subjectsOf(recruiter).length;
    for (let day = 1; day <= days; day += 1) {
      await pass(1);
      await tick();
      if (subjectsOf(recruiter).length > before) told.push(day);
      before = subjectsOf(recruiter).length;
    }
    expect(told).toEqual(expected);
  });

  test('of all its applications in one mail, in the language of each who decides', async () => {
    const { recruiter, companyId, jobId } = await promised(10);
    const other = await registerRecruiter(portal, companyId);
    await setAccount(other, { language: 'hi' });
    const interviewer = await registerRecruiter(portal, companyId);
    await setAccount(interviewer, { team_role: 'interviewer' });
    await apply(portal, await register(portal, { name: 'Imran Qureshi' }), jobId);
    await portal.work();
    await pass(10);
    await tick();
    expect(subjectsOf(recruiter).at(-1)).toBe(
      'Today is the last day for 2 answers that you promised',
    );
    expect(subjectsOf(other).at(-1)).toBe('आपने 2 जवाब का वादा किया है, और आज आख़िरी दिन है');
    expect(subjectsOf(interviewer)).toEqual([]);
    expect(portal.inbox.of(recruiter.user.email).at(-1)?.text).toMatch(
      /Asha Rao, .*\nImran Qureshi, /,
    );
  });

  test.each(['accepted', 'rejected'] as const)('of nothing that was %s', async (status) => {
    const { recruiter, id } = await promised(10);
    await decide(recruiter, id, status);
    await portal.work();
    const before = subjectsOf(recruiter).length;
    await pass(30);
    await tick();
    expect(subjectsOf(recruiter)).toHaveLength(before);
  });

  test('of nothing that was withdrawn', async () => {
    const { recruiter, seeker, id } = await promised(10);
    await withdraw(seeker, id);
    await portal.work();
    const before = subjectsOf(recruiter).length;
    await pass(30);
    await tick();
    expect(subjectsOf(recruiter)).toHaveLength(before);
    expect((await read(seeker, id)).status).toBe('withdrawn');
  });
});

describe('without an answer', () => {
  test.each(['pending', 'reviewing', 'interview'] as const)(
    'an application in %s closes seven days after the promised day, with a kind mail, once',
    async (status) => {
      const { recruiter, seeker, id } = await promised(10);
      if (status !== 'pending') await decide(recruiter, id, status);
      await portal.work();
      const before = subjectsOf(seeker).length;
      await pass(17);
      await tick();
      expect((await read(seeker, id)).status).toBe(status);
      const { answer } = await read(seeker, id);
      await pass(1);
      await Promise.all([runAnswerClock(portal.services), runAnswerClock(portal.services)]);
      await tick();
      const closed = await read(seeker, id);
      expect(closed).toMatchObject({ status: 'unanswered', tracker_status: 'No Answer' });
      expect(closed.answer).toMatchObject({ answered_at: null, late: true });
      expect(closed.events.at(-1)).toMatchObject({
        kind: 'status_changed',
        status: 'unanswered',
        by: { role: 'clock', name: '' },
      });
      expect(subjectsOf(seeker).slice(before)).toEqual(['No answer from Malwa Mills about Tailor']);
      const [mail] = portal.inbox.of(seeker.user.email).slice(-1);
      const day = dateText(
        new Date(Date.parse(answer?.due_at ?? '') - 86_400_000).toISOString(),
        'en',
      );
      expect(mail?.text).toContain(`had promised an answer by ${day}`);
      expect(mail?.text).not.toMatch(/reject/i);
      expect((await kindsOf(seeker)).filter((kind) => kind === 'application_decided')).toHaveLength(
        status === 'interview' ? 2 : 1,
      );
      expect(await findBrokenHistories(portal.db, [id])).toEqual([]);
    },
  );

  test('the company can still answer, which is shown as late', async () => {
    const { recruiter, seeker, id } = await promised(10);
    await pass(18);
    await tick();
    expect(await decide(recruiter, id, 'reviewing')).toBe(409);
    expect(await decide(recruiter, id, 'accepted')).toBe(200);
    expect(await read(seeker, id)).toMatchObject({ status: 'accepted', answer: { late: true } });
    await portal.work();
    expect(subjectsOf(seeker).at(-1)).toBe('Accepted: Tailor at Malwa Mills');
    await pass(30);
    await tick();
    expect((await read(seeker, id)).status).toBe('accepted');
  });

  test('is not given up before the interview that both agreed on, but seven days after it', async () => {
    const { seeker, id } = await promised(10);
    await sql`insert into interviews (application_id, state, starts_at, minutes, slots, place, bring)
      values (${id}, 'booked', now() + interval '5 days', 30, '{}', 'Noida', '')`.execute(
      portal.db,
    );
    await pass(18);
    await tick();
    expect((await read(seeker, id)).status).toBe('pending');
    await sql`update interviews set starts_at = now() - interval '8 days'`.execute(portal.db);
    await tick();
    expect((await read(seeker, id)).status).toBe('unanswered');
  });

  test('an answer and the clock at the same moment leave one state and an unbroken history', async () => {
    const { recruiter, seeker, id } = await promised(10);
    await pass(18);
    await Promise.all([runAnswerClock(portal.services), decide(recruiter, id, 'rejected')]);
    await tick();
    expect(await read(seeker, id)).toMatchObject({ status: 'rejected', answer: { late: true } });
    expect(await findBrokenHistories(portal.db, [id])).toEqual([]);
  });

  test('somebody whose account is blocked gets no mail, and the application closes all the same', async () => {
    const { seeker, id } = await promised(10);
    await setAccount(seeker, { state: 'inactive' });
    await pass(18);
    await tick();
    expect(subjectsOf(seeker)).toEqual([]);
    const row = portal.db.selectFrom('applications').select('status').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ status: 'unanswered' });
  });
});

describe('an invitation to an interview', () => {
  test('begins the promised days anew', async () => {
    const { recruiter, seeker, id } = await promised(10);
    await pass(9);
    await tick();
    await decide(recruiter, id, 'interview');
    expect((await read(seeker, id)).answer).toEqual({
      due_at: endOfDay(10),
      answered_at: null,
      late: false,
    });
    await pass(10);
    await tick();
    expect(subjectsOf(recruiter).at(-1)).toBe(
      'Today is the last day for an answer that you promised',
    );
    await decide(recruiter, id, 'offered');
    expect((await read(seeker, id)).answer?.late).toBe(false);
    expect(await decide(recruiter, id, 'hired')).toBe(200);
  });

  test('to another day of the same interview changes nothing', async () => {
    const { companyId, recruiter, seeker, id } = await promised(10);
    await decide(recruiter, id, 'interview');
    await pass(5);
    const before = (await read(seeker, id)).answer;
    const again = { id: recruiter.user.id, company_id: companyId } as SignedIn;
    await portal.db.transaction().execute((trx) => moveTo(trx, again, id, 'interview'));
    expect((await read(seeker, id)).answer).toEqual(before);
  });

  test('after the promised day does not make it in time', async () => {
    const { recruiter, seeker, id } = await promised(10);
    await pass(12);
    await decide(recruiter, id, 'interview');
    await decide(recruiter, id, 'accepted');
    expect((await read(seeker, id)).answer?.late).toBe(true);
  });
});

describe('how a company answers', () => {
  const figuresOf = async (jobId: number) => {
    const { body } = await portal.call('GET /barong/public/jobs/:id', { params: { id: jobId } });
    return { job: body.answers, company: body.company.answers };
  };

  test('is public from ten applications on, counts what is late, and leaves out what was taken back', async () => {
    const { recruiter, jobId, id: first } = await promised(10);
    const ids = [first];
    for (let more = 1; more < 12; more += 1) {
      const someone = await register(portal);
      const { id } = await apply(portal, someone, jobId);
      // Two take the question back, one of them too late for the company.
      if (more === 10) await withdraw(someone, id);
      ids.push(id);
    }
    await pass(4);
    for (const id of ids.slice(0, 6)) await decide(recruiter, id, 'rejected');
    await pass(3);
    for (const id of ids.slice(6, 8)) await decide(recruiter, id, 'accepted');
    await tick();
    expect(await figuresOf(jobId)).toEqual({ job: null, company: null });
    await pass(4);
    await decide(recruiter, ids[8] ?? 0, 'accepted');
    await tick();
    // Of twelve, one was withdrawn in time; of the eleven, eight were answered in time.
    const figures = { counted: 11, in_time_percent: 72, median_days: 5 };
    expect(await figuresOf(jobId)).toEqual({ job: figures, company: figures });
  });

  test('sinks its jobs in the search and takes them out of the featured ones while it is below half', async () => {
    const { recruiter, companyId, jobId } = await promised(7, 'Dyer');
    const other = await openCompany(portal, { name: 'Nimar Mills' });
    await registerRecruiter(portal, other.id);
    const rival = await openJob(portal, other.id, {
      title: 'Dyer',
      posted_at: new Date(Date.now() - 20 * 86_400_000),
    });
    // Its recruiter has a confirmed address at this domain, so it is checked, and may feature a job.
    await sql`update companies set website = 'https://people.example'`.execute(portal.db);
    await addFeaturedDays(portal.db, { id: jobId, company_id: companyId });
    const look = async () => {
      const found = await portal.call('GET /barong/public/jobs', { query: { search: 'dyer' } });
      const ids = found.body.jobs.map(({ id }) => id);
      const own = found.body.jobs.find(({ id }) => id === jobId);
      return { above: ids.indexOf(jobId) < ids.indexOf(rival), featured: own?.is_featured };
    };
    expect(await look()).toEqual({ above: true, featured: true });
    const late = [];
    for (let more = 1; more < 10; more += 1) {
      late.push((await apply(portal, await register(portal), jobId)).id);
    }
    for (const id of late.slice(0, 4)) await decide(recruiter, id, 'rejected');
    await pass(8);
    await tick();
    expect(await look()).toEqual({ above: false, featured: false });
    // A new job of the company sinks too; a company that answers better rises again.
    const another = await openJob(portal, companyId, { title: 'Cutter' });
    const row = portal.db
      .selectFrom('job_search')
      .select('is_slow_to_answer')
      .where('job_id', '=', another);
    expect(await row.executeTakeFirst()).toEqual({ is_slow_to_answer: true });
    for (let more = 0; more < 4; more += 1) {
      const { id } = await apply(portal, await register(portal), another);
      await decide(recruiter, id, 'rejected');
    }
    await tick();
    expect(await look()).toEqual({ above: true, featured: true });
  });
});
