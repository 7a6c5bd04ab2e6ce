import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import type { MyInterview } from '../../../contract/interviews.ts';
import { openJob } from '../../test/hiring.ts';
import { inHours, openInterviewing, PLACE } from '../../test/interviews.ts';
import { register } from '../../test/people.ts';
import { forgetTasksTo } from '../../platform/tasks.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
const at = await openInterviewing(portal);

describe('an invitation', () => {
  test('to one time moves the application and is in the mail, the history and the calendars of both', async () => {
    const one = await at.applied();
    const starts_at = inHours(40);
    const note = 'Ask for Mr Joshi at the gate.';
    const panel = [at.recruiter.user.id, at.colleague.user.id];
    const sent = { starts_at, minutes: 30, bring: 'Aadhaar', note, panel };
    const { status, body } = await at.invite(one.id, sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: 'booked',
      starts_at,
      minutes: 30,
      place: PLACE,
      link: null,
      bring: 'Aadhaar',
      candidate: { name: 'Asha Rao' },
      panel: [{ name: 'Lakshmi Nair' }, { name: 'Vikram Seth' }],
    });
    const application = await at.applicationOf(one);
    expect(application).toMatchObject({
      status: 'interview',
      interview: { id: body.id, starts_at },
    });
    expect(application.events.at(-1)).toMatchObject({
      kind: 'status_changed',
      status: 'interview',
      note,
      interview_at: starts_at,
      interview_place: PLACE,
    });
    const mail = (await at.mailsTo(one.seeker)).at(-1);
    expect(mail?.subject).toBe('Interview: Loom Fitter at Malwa Mills');
    for (const said of [PLACE, 'Bring along: Aadhaar', `A note from Malwa Mills: “${note}”`]) {
      expect(mail?.text).toContain(said);
    }
    expect(mail?.text).toContain(`http://vritti.test/user/interviews/${body.id}`);
    for (const reader of [one.seeker, at.recruiter, at.colleague]) {
      expect(await at.calendarOf(reader)).toEqual({
        method: 'REQUEST',
        inMail: 'REQUEST',
        uid: `${body.uid}@vritti.test`,
        sequence: 0,
        starts: starts_at,
        minutes: 30,
        location: PLACE,
        organizer: 'mailto:hello@vritti.test',
        attendees: [`MAILTO:${reader.user.email}`],
      });
    }
    expect((await at.mailsTo(at.recruiter)).at(-1)?.subject).toBe(
      'Interview: Asha Rao, Loom Fitter',
    );
  });

  test('is in Hindi for somebody who reads Hindi', async () => {
    const one = await at.applied({ name: 'आशा राव' });
    await portal.call('PUT /barong/resource/users/me', {
      as: one.seeker,
      body: { username: 'आशा राव', language: 'hi' },
    });
    await at.invite(one.id, { starts_at: inHours(40), bring: 'आधार' });
    const mail = (await at.mailsTo(one.seeker)).at(-1);
    expect(mail?.subject).toBe('इंटरव्यू: Malwa Mills में Loom Fitter');
    expect(mail?.text).toContain('साथ लाएँ: आधार');
  });

  test('to several times asks the candidate for one, and is in nobody’s calendar before that', async () => {
    const one = await at.applied();
    const slots = [inHours(50), inHours(48)];
    const { body } = await at.invite(one.id, { slots, link: 'https://meet.example/x', place: '' });
    expect(body).toMatchObject({ state: 'proposed', starts_at: null, slots: slots.toReversed() });
    const mail = (await at.mailsTo(one.seeker)).at(-1);
    expect(mail?.subject).toBe('Choose a time for your interview: Loom Fitter at Malwa Mills');
    expect(mail?.attachments).toEqual([]);
    const told = (await at.mailsTo(at.recruiter)).length;

    const chosen = await at.choose(one.seeker, body.id, slots[0] ?? '');
    expect(chosen.status).toBe(200);
    expect(chosen.body).toMatchObject({ state: 'booked', starts_at: slots[0] });
    expect((await at.mailsTo(at.recruiter)).length).toBe(told + 1);
    for (const reader of [one.seeker, at.recruiter]) {
      expect(await at.calendarOf(reader)).toMatchObject({
        method: 'REQUEST',
        sequence: 1,
        starts: slots[0],
        location: 'https://meet.example/x',
      });
    }
    expect((await at.applicationOf(one)).events.at(-1)).toMatchObject({
      kind: 'interview_chosen',
      by: { role: 'user' },
      interview_at: slots[0],
    });
  });

  test.each([
    [{}, 'starts_at', 'resource.interview.missing_time'],
    [
      { starts_at: inHours(9), slots: [inHours(9)] },
      'starts_at',
      'resource.interview.missing_time',
    ],
    [{ starts_at: 'tomorrow' }, 'starts_at', 'resource.interview.missing_time'],
    [{ starts_at: inHours(-1) }, 'starts_at', 'resource.interview.past_time'],
    [{ slots: [inHours(9), inHours(-1)] }, 'slots.1', 'resource.interview.past_time'],
    [{ starts_at: inHours(9), place: '' }, 'place', 'resource.interview.missing_place'],
    [{ starts_at: inHours(9), link: 'http://x.in' }, 'link', 'resource.interview.invalid_link'],
    [{ starts_at: inHours(9), link: 'javascript:x' }, 'link', 'resource.interview.invalid_link'],
  ])('is refused with %j', async (more, field, code) => {
    const one = await at.applied();
    const { status, body } = await at.invite(one.id, more);
    expect([status, body.errors, Object.keys(body.fields)]).toEqual([422, [code], [field]]);
    expect((await at.applicationOf(one)).status).toBe('pending');
  });

  test('is refused while one is open, even if two recruiters invite at the same moment', async () => {
    const one = await at.applied();
    const starts_at = inHours(30);
    const both = await Promise.all([
      at.invite(one.id, { starts_at }),
      at.invite(one.id, { starts_at }, at.colleague),
    ]);
    expect(both.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([201, 409]);
    expect((await at.invite(one.id, { starts_at })).body.errors).toEqual([
      'resource.interview.exists',
    ]);
    expect(await at.mailsTo(one.seeker)).toHaveLength(1);
  });

  test('is refused for an application that has ended, somebody else’s and a panel of others', async () => {
    const one = await at.applied();
    const starts_at = inHours(30);
    expect((await at.invite(one.id, { starts_at }, at.stranger)).body.errors).toEqual([
      'resource.application.not_found',
    ]);
    const foreign = await at.invite(one.id, { starts_at, panel: [at.stranger.user.id] });
    expect([foreign.status, Object.keys(foreign.body.fields)]).toEqual([404, ['panel']]);
    expect((await at.invite(one.id, { starts_at }, one.seeker)).status).toBe(403);
    await portal.db
      .updateTable('applications')
      .set({ status: 'withdrawn' })
      .where('id', '=', one.id)
      .execute();
    expect((await at.invite(one.id, { starts_at })).body.errors).toEqual([
      'resource.application.invalid_transition',
    ]);
  });
});

describe('a time that several candidates may choose', () => {
  test('is given to one of 100 who take it at once; the others are told which are left', async () => {
    const jobId = await openJob(portal, at.companyId);
    const slots = [inHours(60), inHours(61), inHours(62)];
    const [wanted = '', ...left] = slots;
    const people: { seeker: Session; interview: number }[] = [];
    // One after another: only the choosing is at once. So many invitations would wait too long for a
    // connection on a busy machine, and be refused.
    while (people.length < 100) {
      const { id, seeker } = await at.applied({ jobId });
      const invited = await at.invite(id, { slots });
      expect(invited.status).toBe(201);
      people.push({ seeker, interview: invited.body.id });
    }
    // On a busy machine some are asked to come back later, and do.
    const choose = async ({ seeker, interview }: (typeof people)[number]) => {
      let answer = await at.choose(seeker, interview, wanted);
      while (answer.status === 503) answer = await at.choose(seeker, interview, wanted);
      return answer;
    };
    const answers = await Promise.all(people.map(choose));
    const others = answers.filter(({ status }) => status !== 200 && status !== 409);
    expect(others.map(({ text }) => text)).toEqual([]);
    const winners = answers.filter(({ status }) => status === 200);
    const losers = answers.filter(({ status }) => status === 409);
    expect([winners.length, losers.length]).toEqual([1, 99]);
    for (const { body } of losers) {
      expect(body.errors).toEqual(['resource.interview.slot_taken']);
      expect((body as unknown as { current: MyInterview }).current.slots).toEqual(left);
    }
    const taken = await portal.db
      .selectFrom('interview_bookings')
      .select('starts_at')
      .where('job_id', '=', jobId)
      .execute();
    expect(taken).toEqual([{ starts_at: wanted }]);
    await forgetTasksTo(
      portal.db,
      people.map(({ seeker }) => seeker.user.email),
    );
  }, 120_000);

  test('is free again when the one who had it takes another, cancels or is moved', async () => {
    const jobId = await openJob(portal, at.companyId);
    const slots = [inHours(80), inHours(81)];
    const [first = '', second = ''] = slots;
    const [one, other] = [await at.applied({ jobId }), await at.applied({ jobId })];
    const [a, b] = [
      (await at.invite(one.id, { slots })).body,
      (await at.invite(other.id, { slots })).body,
    ];
    await at.choose(one.seeker, a.id, first);
    expect((await at.readMine(other.seeker, b.id)).body).toMatchObject({
      slots: [second],
      taken_slots: [first],
    });
    expect((await at.choose(one.seeker, a.id, second)).body.starts_at).toBe(second);
    expect((await at.choose(other.seeker, b.id, first)).status).toBe(200);
    expect((await at.choose(one.seeker, a.id, first)).status).toBe(409);
    expect((await at.readMine(one.seeker, a.id)).body.starts_at).toBe(second);
    await at.cancel(b.id);
    expect((await at.readMine(one.seeker, a.id)).body.slots).toEqual([first, second]);
    await at.change(a.id, { starts_at: inHours(70) });
    const third = await at.applied({ jobId });
    expect((await at.invite(third.id, { slots })).body.slots).toEqual([first, second]);
  });

  test('is free only while the whole panel is, whatever the job, to the minute', async () => {
    const times = [inHours(90), inHours(91)];
    const [busy = '', free = ''] = times;
    const [one, other, alone] = [await at.applied(), await at.applied(), await at.applied()];
    const both = [at.recruiter.user.id, at.colleague.user.id];
    const a = (await at.invite(one.id, { slots: times, panel: both })).body;
    const b = (await at.invite(other.id, { slots: times }, at.colleague)).body;
    const inHalfAnHour = new Date(Date.parse(busy) + 1_800_000).toISOString();
    // A single time may be set beside others, for people who come one after another.
    const c = (await at.invite(alone.id, { starts_at: inHalfAnHour, minutes: 30 })).body;
    expect((await at.readMine(one.seeker, a.id)).body.slots).toEqual([free]);
    expect((await at.readMine(other.seeker, b.id)).body.slots).toEqual(times);
    expect((await at.choose(one.seeker, a.id, busy)).body.errors).toEqual([
      'resource.interview.slot_taken',
    ]);
    const chosen = await Promise.all([
      at.choose(one.seeker, a.id, free),
      at.choose(other.seeker, b.id, free),
    ]);
    expect(chosen.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
    const { body } = await portal.call('GET /barong/resource/interviewers', { as: at.colleague });
    const booked = body.interviewers.find(({ id }) => id === at.recruiter.user.id)?.booked;
    expect(booked).toContainEqual({
      interview_id: c.id,
      starts_at: inHalfAnHour,
      minutes: 30,
      candidate_name: 'Asha Rao',
      job_title: 'Loom Fitter',
    });
    await at.cancel(c.id);
    await at.cancel(chosen[0].status === 200 ? b.id : a.id);
    const left = chosen[0].status === 200 ? { ...one, id: a.id } : { ...other, id: b.id };
    expect((await at.readMine(left.seeker, left.id)).body.slots).toEqual(times);
  });

  test('must be one that was offered to the candidate who chooses', async () => {
    const one = await at.applied();
    const { body } = await at.invite(one.id, { slots: [inHours(20)] });
    expect((await at.choose(one.seeker, body.id, inHours(21))).status).toBe(409);
    expect((await at.choose(one.seeker, body.id, '')).body).toMatchObject({
      errors: ['resource.interview.missing_choice'],
      fields: { starts_at: 'Choose one of the times.' },
    });
    expect((await at.choose(one.seeker, body.id, inHours(-2))).body.errors).toEqual([
      'resource.interview.past_time',
    ]);
    const other = await register(portal);
    expect((await at.choose(other, body.id, inHours(20))).status).toBe(404);
    expect((await at.choose(at.recruiter, body.id, inHours(20))).status).toBe(403);
    expect((await at.choose(undefined, body.id, inHours(20))).status).toBe(401);
  });
});
