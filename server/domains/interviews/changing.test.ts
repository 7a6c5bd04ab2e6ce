import { describe, expect, test } from 'vitest';
import { interviewTimeText } from '../../../contract/interviews/time-text.ts';
import { carryOutDecisions, openJob, openTeam } from '../../test/hiring.ts';
import { inHours, openInterviewing } from '../../test/interviews.ts';
import { waitingForLocks } from '../../test/locks.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const at = await openInterviewing(portal);

describe('a change', () => {
  test('reaches all calendars as an update of the same entry, and those who left the panel lose it', async () => {
    const one = await at.applied();
    const panel = [at.recruiter.user.id, at.colleague.user.id];
    const { body } = await at.invite(one.id, { starts_at: inHours(40), panel });
    const starts_at = inHours(44);
    const changed = await at.change(body.id, {
      starts_at,
      place: 'Gate 2',
      panel: [at.recruiter.user.id],
    });
    expect(changed.body).toMatchObject({ starts_at, place: 'Gate 2', panel: [{}] });
    const entry = { uid: `${body.uid}@vritti.test`, sequence: 1 };
    for (const reader of [one.seeker, at.recruiter]) {
      expect(await at.calendarOf(reader)).toMatchObject({
        ...entry,
        method: 'REQUEST',
        starts: starts_at,
        location: 'Gate 2',
      });
    }
    expect(await at.calendarOf(at.colleague)).toMatchObject({ ...entry, method: 'CANCEL' });
    expect((await at.mailsTo(one.seeker)).at(-1)?.subject).toBe(
      'Changed: interview for Loom Fitter at Malwa Mills',
    );
    expect((await at.applicationOf(one)).events.at(-1)).toMatchObject({
      kind: 'interview_moved',
      interview_at: starts_at,
    });
  });

  test('to several times takes the old one out of the calendars', async () => {
    const one = await at.applied();
    const { body } = await at.invite(one.id, { starts_at: inHours(40) });
    const changed = await at.change(body.id, { slots: [inHours(50), inHours(51)] });
    expect(changed.body).toMatchObject({ state: 'proposed', starts_at: null });
    for (const reader of [one.seeker, at.recruiter]) {
      expect(await at.calendarOf(reader)).toMatchObject({
        method: 'CANCEL',
        sequence: 1,
        starts: inHours(40),
      });
    }
  });

  test('waits for the lock of the application, and holds nothing meanwhile that its holder needs next', async () => {
    const one = await at.applied();
    const { body } = await at.invite(one.id, { starts_at: inHours(40) });
    const { changing } = await portal.db.transaction().execute(async (trx) => {
      const application = trx.selectFrom('applications').select('id').where('id', '=', one.id);
      await application.forShare().execute();
      const begun = at.change(body.id, { starts_at: inHours(44) });
      await expect.poll(() => waitingForLocks(portal), { timeout: 10_000 }).toBeGreaterThan(0);
      await application.forNoKeyUpdate().noWait().execute();
      return { changing: begun };
    });
    expect((await changing).status).toBe(200);
  });

  test('that changes nothing tells nobody', async () => {
    const one = await at.applied();
    const facts = { starts_at: inHours(40), panel: [at.recruiter.user.id] };
    const { body } = await at.invite(one.id, facts);
    const before = (await at.mailsTo(one.seeker)).length;
    // Each change counts.
    const { version: _, ...same } = body;
    expect((await at.change(body.id, facts)).body).toMatchObject(same);
    // A recruiter who names no panel holds the interview alone.
    expect((await at.change(body.id, { starts_at: inHours(40) })).body).toMatchObject(same);
    expect(await at.mailsTo(one.seeker)).toHaveLength(before);
    const offered = await at.applied();
    const slots = [inHours(50), inHours(51)];
    const proposed = await at.invite(offered.id, { slots });
    expect((await at.change(proposed.body.id, { slots })).body).toMatchObject({ slots });
    expect(await at.mailsTo(offered.seeker)).toHaveLength(1);
  });

  test('to times to choose from asks the candidate to choose, and the panel only to look', async () => {
    const one = await at.applied();
    const { body } = await at.invite(one.id, { starts_at: inHours(40) });
    await at.change(body.id, { slots: [inHours(50), inHours(51)] });
    expect((await at.mailsTo(one.seeker)).at(-1)?.text).toContain('Choose a time: ');
    const mail = (await at.mailsTo(at.recruiter)).at(-1);
    expect(mail?.subject).toBe('No time yet: interview with Asha Rao, Loom Fitter');
    expect(mail?.text).toContain('See the interview: ');
  });

  test('of the place keeps the other times to choose from', async () => {
    const one = await at.applied();
    const slots = [inHours(60), inHours(61)];
    const { body } = await at.invite(one.id, { slots });
    await at.choose(one.seeker, body.id, slots[0] ?? '');
    const changed = await at.change(body.id, { starts_at: slots[0], place: 'Gate 3' });
    expect(changed.body).toMatchObject({ starts_at: slots[0], place: 'Gate 3' });
    const mine = await at.readMine(one.seeker, body.id);
    expect(mine.body.slots).toEqual(expect.arrayContaining(slots));
    expect((await at.choose(one.seeker, body.id, slots[1] ?? '')).status).toBe(200);
  });

  test('is refused for a past interview, for somebody else’s, and to other roles', async () => {
    const one = await at.applied();
    const { body } = await at.invite(one.id, { starts_at: inHours(40) });
    const again = { starts_at: inHours(41) };
    expect((await at.change(body.id, again, at.stranger)).status).toBe(404);
    expect((await at.change(body.id, again, one.seeker)).status).toBe(403);
    expect((await at.change(body.id, again, null)).status).toBe(401);
    expect((await at.change(body.id, {})).status).toBe(422);
    await at.beginsIn(body.id, -2);
    expect((await at.change(body.id, again)).body.errors).toEqual(['resource.interview.over']);
  });
});

test('an interview that has begun moves to no other time once the application is decided', async () => {
  const one = await at.applied();
  const { id } = (await at.invite(one.id, { starts_at: inHours(40) })).body;
  await at.beginsIn(id, -0.1);
  expect((await at.decide(one.id, 'rejected')).status).toBe(200);
  await portal.work();
  const { body } = await at.read(at.recruiter, id);
  expect([body.state, body.is_needed]).toEqual(['booked', false]);
  const moved = await at.change(id, { starts_at: inHours(60) });
  expect([moved.status, moved.body.errors]).toEqual([
    409,
    ['resource.application.invalid_transition'],
  ]);
});

test('an interview that nobody is left to hold is cancelled, and the candidate is told', async () => {
  const { companyId, recruiter: last } = await openTeam(portal, {
    company: { name: 'Narmada Dyes' },
    recruiter: 'Kiran Rao',
  });
  const one = await at.applied({ jobId: await openJob(portal, companyId) });
  const { body } = await at.invite(one.id, { starts_at: inHours(40) }, last);
  const left = await portal.call('POST /barong/resource/team/departure', {
    as: last,
    body: { confirmed: true },
  });
  expect(left.status).toBe(200);
  const mine = await at.readMine(one.seeker, body.id);
  expect(mine.body.state).toBe('cancelled');
  expect((await at.mailsTo(one.seeker)).at(-1)?.subject).toMatch(/^Cancelled: interview/);
});

test('the time that a candidate chooses, or cannot come to, drops a rejection that waits', async () => {
  const one = await at.applied();
  const slots = [inHours(200)];
  const { id } = (await at.invite(one.id, { slots })).body;
  const reject = () =>
    portal.call('POST /barong/resource/applications/decisions', {
      as: at.recruiter,
      body: { ids: [one.id], status: 'rejected' },
    });
  for (const answer of [
    () => at.choose(one.seeker, id, slots[0] ?? ''),
    () => at.decline(one.seeker, id),
  ]) {
    await reject();
    expect((await answer()).status).toBe(200);
    await carryOutDecisions(portal);
    expect((await at.applicationOf(one)).status).toBe('interview');
  }
});

test('an interview is not changed while a rejection waits, and is once that is undone', async () => {
  const one = await at.applied();
  const { id } = (await at.invite(one.id, { starts_at: inHours(210) })).body;
  await portal.call('POST /barong/resource/applications/decisions', {
    as: at.recruiter,
    body: { ids: [one.id], status: 'rejected' },
  });
  const changed = await at.change(id, { starts_at: inHours(212) }, at.colleague);
  expect([changed.status, changed.body.errors]).toEqual([
    409,
    ['resource.application.invalid_transition'],
  ]);
  await portal.call('POST /barong/resource/applications/decisions/undo', {
    as: at.recruiter,
    body: { ids: [one.id] },
  });
  expect((await at.change(id, { starts_at: inHours(212) }, at.colleague)).status).toBe(200);
});

describe('a cancellation', () => {
  test('by the company takes it out of all calendars and leaves the application', async () => {
    const one = await at.applied();
    const { body } = await at.invite(one.id, { starts_at: inHours(40) });
    expect((await at.cancel(body.id, 'The manager is ill.', at.colleague)).body.state).toBe(
      'cancelled',
    );
    for (const reader of [one.seeker, at.recruiter]) {
      expect(await at.calendarOf(reader)).toMatchObject({
        method: 'CANCEL',
        inMail: 'CANCEL',
        uid: `${body.uid}@vritti.test`,
        sequence: 1,
        starts: inHours(40),
      });
    }
    const mail = (await at.mailsTo(one.seeker)).at(-1);
    expect(mail?.subject).toBe('Cancelled: interview for Loom Fitter at Malwa Mills');
    expect(mail?.text).toContain('The manager is ill.');
    expect(mail?.text).toContain(
      `It was set for: ${interviewTimeText(body.starts_at ?? '', 'en')} (India)`,
    );
    const application = await at.applicationOf(one);
    expect([application.status, application.interview]).toEqual(['interview', null]);
    expect((await at.cancel(body.id)).body.errors).toEqual(['resource.interview.over']);
    expect((await at.invite(one.id, { starts_at: inHours(41) })).status).toBe(201);
  });

  test('by the candidate tells the panel why', async () => {
    const one = await at.applied();
    const { body } = await at.invite(one.id, { starts_at: inHours(40) });
    expect((await at.decline(one.seeker, body.id, 'My exam is that day.')).status).toBe(200);
    const mail = (await at.mailsTo(at.recruiter)).at(-1);
    expect(mail?.subject).toBe('Asha Rao cannot come: interview for Loom Fitter');
    expect(mail?.text).toContain('A note from Asha Rao: “My exam is that day.”');
    expect((await at.calendarOf(at.recruiter))?.method).toBe('CANCEL');
    expect((await at.decline(await register(portal), body.id)).status).toBe(404);
    expect((await at.decline(at.recruiter, body.id)).status).toBe(403);
  });

  test('is shown to both sides: who cancelled, and what they wrote', async () => {
    const one = await at.applied();
    const first = (await at.invite(one.id, { starts_at: inHours(40) })).body;
    expect(first.cancelled).toBeNull();
    await at.cancel(first.id, 'The manager is ill.', at.colleague);
    const second = (await at.invite(one.id, { starts_at: inHours(41) })).body;
    await at.decline(one.seeker, second.id, 'My exam is that day.');
    const third = (await at.invite(one.id, { starts_at: inHours(42) })).body;
    await at.cancel(third.id);
    const told = [
      { by: 'company', name: 'Vikram Seth', note: 'The manager is ill.' },
      { by: 'candidate', name: 'Asha Rao', note: 'My exam is that day.' },
      { by: 'company', name: 'Lakshmi Nair', note: null },
    ];
    for (const [index, { id }] of [first, second, third].entries()) {
      expect((await at.readMine(one.seeker, id)).body.cancelled).toEqual(told[index]);
      expect((await at.read(at.recruiter, id)).body.cancelled).toEqual(told[index]);
    }
  });

  test('happens when the candidate deletes the account, and nothing of the interview is kept', async () => {
    const one = await at.applied();
    const { body } = await at.invite(one.id, { starts_at: inHours(40) });
    await portal.call('POST /barong/resource/users/me/deletion', {
      as: one.seeker,
      body: { password: PASSWORD },
    });
    expect((await at.calendarOf(at.recruiter))?.method).toBe('CANCEL');
    expect((await at.read(at.recruiter, body.id)).status).toBe(404);
  });

  test('in the moment in which the candidate withdraws does not take the history back to the interview', async () => {
    const one = await at.applied();
    const { body } = await at.invite(one.id, { starts_at: inHours(40) });
    const { cancelling } = await portal.db.transaction().execute(async (trx) => {
      const application = trx.updateTable('applications').where('id', '=', one.id);
      await application.set({ status: 'withdrawn' }).execute();
      const begun = at.cancel(body.id);
      await expect.poll(() => waitingForLocks(portal), { timeout: 10_000 }).toBeGreaterThan(0);
      return { cancelling: begun };
    });
    expect((await cancelling).status).toBe(200);
    const events = portal.db.selectFrom('application_events').where('application_id', '=', one.id);
    const last = await events.selectAll().orderBy('position', 'desc').limit(1).executeTakeFirst();
    expect(last).toMatchObject({ kind: 'interview_cancelled', status: 'withdrawn' });
  });

  test('because the candidate leaves waits for a change of the interview before it locks the application', async () => {
    const one = await at.applied();
    const { body } = await at.invite(one.id, { starts_at: inHours(40) });
    const { leaving } = await portal.db.transaction().execute(async (trx) => {
      const interview = trx.selectFrom('interviews').where('id', '=', body.id);
      await interview.select('id').forUpdate().execute();
      const begun = portal.call('POST /barong/resource/users/me/deletion', {
        as: one.seeker,
        body: { password: PASSWORD },
      });
      await expect.poll(() => waitingForLocks(portal), { timeout: 10_000 }).toBeGreaterThan(0);
      const application = trx.selectFrom('applications').where('id', '=', one.id);
      await application.select('id').forNoKeyUpdate().noWait().execute();
      return { leaving: begun };
    });
    expect((await leaving).status).toBe(200);
  });
});

describe('the list of the company', () => {
  const list = async (query: object, as: Actor = at.recruiter) =>
    (await portal.call('GET /barong/resource/interviews', { as, query })).body.interviews;

  test('has upcoming ones by time, those without a time last, and past ones separately, the latest first', async () => {
    const { companyId, recruiter: as } = await openTeam(portal, {
      company: { name: 'Tapti Foods' },
    });
    const jobId = await openJob(portal, companyId);
    const invited = async (more: object) =>
      (await at.invite((await at.applied({ jobId })).id, more, as)).body.id;
    const open = await invited({ slots: [inHours(5)] });
    const later = await invited({ starts_at: inHours(50) });
    const sooner = await invited({ starts_at: inHours(3) });
    const off = await invited({ starts_at: inHours(4) });
    await at.cancel(off, '', as);
    const untimed = await invited({ slots: [inHours(9)] });
    await at.cancel(untimed, '', as);
    const over = await invited({ starts_at: inHours(6) });
    await at.beginsIn(over, -30);
    const ids = async (query: object) => (await list(query, as)).map(({ id }) => id);
    expect(await ids({})).toEqual([sooner, later, open]);
    expect(await ids({ when: 'past' })).toEqual([off, untimed, over]);
    expect(await ids({ when: 'all' })).toHaveLength(6);
    const { application_id } = (await at.read(as, later)).body;
    expect(await ids({ application_id })).toEqual([later]);
    expect(await list({ application_id }, at.stranger)).toEqual([]);
    expect((await at.read(at.stranger, later)).status).toBe(404);
  });

  test('names the colleagues who can hold one', async () => {
    const { body } = await portal.call('GET /barong/resource/interviewers', { as: at.recruiter });
    expect(body.interviewers.map(({ name }) => name)).toEqual(['Lakshmi Nair', 'Vikram Seth']);
  });
});
