import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayIn } from '../../../contract/format/today.ts';
import {
  type Applied,
  inHours,
  type Interviewing,
  offerTerms,
  openInterviewing,
} from '../../test/interviews.ts';
import { carryOutDecisions } from '../../test/hiring.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { runOfferClock } from './clock.ts';

const portal = await openPortal();
const at = await openInterviewing(portal);

const terms = offerTerms;

/** A candidate who has been interviewed. */
async function interviewed(): Promise<Applied> {
  const one = await at.applied();
  await at.invite(one.id, { starts_at: inHours(40) });
  await at.beginsIn((await at.applicationOf(one)).interview?.id ?? 0, -30);
  return one;
}

const offer: Interviewing['offer'] = (...sent) => at.offer(...sent);
const accept: Interviewing['accept'] = (...sent) => at.accept(...sent);
const decide: Interviewing['decide'] = (...sent) => at.decide(...sent);
const decline = (as: Actor, id: number, note = '') =>
  portal.call('POST /barong/resource/my/offers/:id/refusal', {
    as,
    params: { id },
    body: { note },
  });
const withdraw = (id: number, as: Actor = at.recruiter) =>
  portal.call('POST /barong/resource/offers/:id/withdrawal', {
    as,
    params: { id },
    body: { note: 'The post is gone.' },
  });
const joining = (id: number, joined: boolean, as: Actor = at.recruiter) =>
  portal.call('POST /barong/resource/offers/:id/joining', { as, params: { id }, body: { joined } });
const mine = async (as: Actor, id: number) =>
  (await portal.call('GET /barong/resource/my/offers/:id', { as, params: { id } })).body;
const dated = (id: number, set: { joining_on?: string; valid_until?: string }) =>
  portal.db.updateTable('offers').set(set).where('id', '=', id).execute();

describe('an offer', () => {
  test('moves the application, is mailed, and makes the candidate hired once they accepted and joined', async () => {
    const one = await interviewed();
    const { status, body } = await offer(one.id, { note: 'We look forward to you.' });
    expect([status, body.state, body.version]).toEqual([201, 'open', 1]);
    const application = await at.applicationOf(one);
    expect(application).toMatchObject({
      status: 'offered',
      tracker_status: 'Offer Extended',
      offer: { id: body.id, state: 'open', valid_until: terms.valid_until },
    });
    const mail = (await at.mailsTo(one.seeker)).at(-1);
    expect(mail?.subject).toBe('An offer for you: Loom Fitter at Malwa Mills');
    for (const said of ['₹2,40,000 a year', 'We look forward to you.', 'Never pay']) {
      expect(mail?.text).toContain(said);
    }
    expect((await accept(one.seeker, body.id, 'Thank you!')).body.state).toBe('accepted');
    expect((await at.mailsTo(at.colleague)).at(-1)?.subject).toBe('Asha Rao accepts: Loom Fitter');
    const received = await portal.call('GET /barong/resource/applications/:id', {
      as: at.colleague,
      params: { id: one.id },
    });
    expect(received.body).toMatchObject({ status: 'offered', offer: { state: 'accepted' } });
    expect((await joining(body.id, true)).body.errors).toEqual(['resource.offer.not_yet']);
    await dated(body.id, { joining_on: dayIn(0), valid_until: dayIn(-3) });
    expect((await joining(body.id, true)).body.state).toBe('joined');
    const hired = await at.applicationOf(one);
    expect([hired.status, hired.offer?.state]).toEqual(['hired', 'joined']);
    expect(hired.events.slice(-3).map(({ kind, status: now }) => [kind, now])).toEqual([
      ['status_changed', 'offered'],
      ['offer_accepted', 'offered'],
      ['status_changed', 'hired'],
    ]);
  });

  test('that was accepted says that they joined on the joining date, though they were marked as hired before', async () => {
    const one = await interviewed();
    const { body } = await offer(one.id);
    await accept(one.seeker, body.id);
    await decide(one.id, 'hired');
    expect((await mine(one.seeker, body.id)).state).toBe('accepted');
    await dated(body.id, { joining_on: dayIn(0), valid_until: dayIn(-3) });
    expect((await mine(one.seeker, body.id)).state).toBe('joined');
  });

  test('by the day states what a day is paid', async () => {
    const one = await interviewed();
    await offer(one.id, { pay_period: 'day', ctc_inr: 202_800 });
    expect((await at.mailsTo(one.seeker)).at(-1)?.text).toMatch(/Pay \(CTC\): ₹650 a day\n/);
  });

  test('that is revised replaces the one before, which can no longer be accepted and is kept', async () => {
    const one = await interviewed();
    const first = (await offer(one.id)).body;
    const second = (await offer(one.id, { ctc_inr: 276_000 }, at.colleague)).body;
    expect(second.version).toBe(2);
    expect((await accept(one.seeker, first.id)).body.errors).toEqual(['resource.offer.over']);
    expect((await mine(one.seeker, first.id)).state).toBe('replaced');
    expect((await accept(one.seeker, second.id)).status).toBe(200);
    expect((await offer(one.id)).body.errors).toEqual(['resource.offer.over']);
    const list = await portal.call('GET /barong/resource/offers', {
      as: at.recruiter,
      query: { application_id: one.id },
    });
    expect(list.body.offers.map(({ version, terms: { ctc_inr } }) => [version, ctc_inr])).toEqual([
      [2, 276_000],
      [1, 240_000],
    ]);
  });

  test('is either accepted or withdrawn when both happen at once, never both', async () => {
    for (const first of ['accept', 'withdraw']) {
      const one = await interviewed();
      const { id } = (await offer(one.id)).body;
      const calls = [() => accept(one.seeker, id), () => withdraw(id)];
      if (first === 'withdraw') calls.reverse();
      const answers = await Promise.all(calls.map((call) => call()));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const { state } = await mine(one.seeker, id);
      const { events } = await at.applicationOf(one);
      expect(events.at(-1)?.kind).toBe(state === 'accepted' ? 'offer_accepted' : 'offer_withdrawn');
    }
  });

  test('can be declined with a word, and made again', async () => {
    const one = await interviewed();
    const { id } = (await offer(one.id)).body;
    expect((await decline(one.seeker, id, 'The way is too long.')).body.state).toBe('declined');
    expect((await at.mailsTo(at.recruiter)).at(-1)?.text).toContain('The way is too long.');
    expect((await at.applicationOf(one)).status).toBe('offered');
    expect((await offer(one.id, { place: 'Dewas' })).body).toMatchObject({
      version: 2,
      state: 'open',
    });
    const again = (await at.mailsTo(one.seeker)).at(-1)?.subject;
    expect(again).toBe('An offer for you: Loom Fitter at Malwa Mills');
    expect((await at.applicationOf(one)).events.at(-1)).toMatchObject({
      kind: 'status_changed',
      status: 'offered',
    });
  });

  test.each([
    ['accepted', accept],
    ['declined', decline],
  ])(
    'that is %s drops the rejection that waits: the company decides again',
    async (state, answer) => {
      const one = await interviewed();
      const { id } = (await offer(one.id)).body;
      await portal.call('POST /barong/resource/applications/decisions', {
        as: at.recruiter,
        body: { ids: [one.id], status: 'rejected' },
      });
      expect((await answer(one.seeker, id)).body.state).toBe(state);
      await carryOutDecisions(portal);
      expect(await at.applicationOf(one)).toMatchObject({ status: 'offered', offer: { state } });
    },
  );

  test('ends with the application, however it ends', async () => {
    const one = await interviewed();
    const { id } = (await offer(one.id)).body;
    await portal.call('POST /barong/resource/applications/:id/withdrawal', {
      as: one.seeker,
      params: { id: one.id },
    });
    expect((await mine(one.seeker, id)).state).toBe('ended');
    expect((await accept(one.seeker, id)).status).toBe(409);
  });

  test('cannot be accepted if the application was withdrawn and sent again since', async () => {
    const one = await interviewed();
    const { id } = (await offer(one.id)).body;
    await portal.db
      .updateTable('applications')
      .set({ status: 'offered', created_at: new Date() })
      .where('id', '=', one.id)
      .execute();
    expect((await mine(one.seeker, id)).state).toBe('ended');
    expect((await accept(one.seeker, id)).status).toBe(409);
  });

  test('needs a candidate who can be offered the job, whole rupees and possible days', async () => {
    const pending = await at.applied();
    expect((await offer(pending.id)).body.errors).toEqual([
      'resource.application.invalid_transition',
    ]);
    const { id } = await interviewed();
    const refusals: [object, string][] = [
      [{ ctc_inr: 0 }, 'resource.offer.missing_pay'],
      [{ variable_inr: 200_000 }, 'resource.offer.invalid_split'],
      [{ joining_on: dayIn(-1) }, 'resource.offer.past_joining'],
      [{ valid_until: dayIn(21) }, 'resource.offer.invalid_validity'],
      [{ joining_on: '' }, 'request.missing'],
      [{ duties: '' }, 'request.missing'],
    ];
    for (const [more, code] of refusals) {
      const refused = await offer(id, more);
      expect(refused.status).toBe(422);
      expect(refused.body.errors).toEqual([code]);
    }
  });

  test('can be made to somebody who was accepted without an interview', async () => {
    const one = await at.applied();
    expect((await decide(one.id, 'accepted')).body.next_statuses).toContain('offered');
    expect((await offer(one.id)).status).toBe(201);
  });

  test('is invisible to others, and deleted with the candidate’s account', async () => {
    const one = await interviewed();
    const { id } = (await offer(one.id)).body;
    expect((await offer(one.id, {}, at.stranger)).status).toBe(404);
    expect((await withdraw(id, at.stranger)).status).toBe(404);
    expect((await joining(id, true, at.stranger)).status).toBe(404);
    const other = await interviewed();
    expect((await accept(other.seeker, id)).status).toBe(404);
    await portal.call('POST /barong/resource/users/me/deletion', {
      as: one.seeker,
      body: { password: 'Mango-tree-42' },
    });
    expect((await withdraw(id)).status).toBe(404);
  });

  test('that somebody did not take up leaves the company free to decide', async () => {
    const one = await interviewed();
    const { id } = (await offer(one.id)).body;
    await accept(one.seeker, id);
    await dated(id, { joining_on: dayIn(0) });
    expect((await joining(id, false)).body.state).toBe('not_joined');
    expect((await at.mailsTo(one.seeker)).at(-1)?.subject).toBe(
      'Malwa Mills says that you did not join',
    );
    expect((await at.applicationOf(one)).status).toBe('offered');
    expect((await offer(one.id)).status).toBe(201);
  });
});

describe('the clock', () => {
  const run = () => runOfferClock(portal.services);
  const subjects = async ({ seeker }: Applied) =>
    (await at.mailsTo(seeker)).map(({ subject }) => subject);

  test('reminds once before the last day, and ends unanswered offers', async () => {
    const one = await interviewed();
    const { id } = (await offer(one.id)).body;
    await dated(id, { valid_until: dayIn(1) });
    await run();
    expect((await subjects(one)).at(-1)).toBe('An offer for you: Loom Fitter at Malwa Mills');
    const yesterday = { created_at: new Date(Date.now() - 86_400_000) };
    await portal.db.updateTable('applications').set(yesterday).where('id', '=', one.id).execute();
    await sql`update offers set created_at = now() - interval '1 day' where id = ${id}`.execute(
      portal.db,
    );
    await Promise.all([run(), run()]);
    const reminders = (await subjects(one)).filter((subject) => subject?.startsWith('Answer soon'));
    expect(reminders).toHaveLength(1);
    await dated(id, { valid_until: dayIn(-1) });
    expect((await accept(one.seeker, id)).status).toBe(409);
    await Promise.all([run(), run()]);
    const { events, offer: now } = await at.applicationOf(one);
    expect(events.filter(({ kind }) => kind === 'offer_expired')).toHaveLength(1);
    expect([events.at(-1)?.by.role, now?.state]).toEqual(['clock', 'expired']);
  });
});

describe('an offer that can be undone', () => {
  const hold = (ids: number[], more: object = {}, as: Actor = at.recruiter) =>
    portal.call('POST /barong/resource/applications/offers', {
      as,
      body: { ids, ...terms, ...more },
    });
  const undo = (ids: number[]) =>
    portal.call('POST /barong/resource/applications/decisions/undo', {
      as: at.recruiter,
      body: { ids },
    });

  test('reaches the candidate after ten seconds, and not at all if it is undone', async () => {
    const [sent, undone] = [await interviewed(), await interviewed()];
    const { body } = await hold([sent.id, undone.id], { note: 'We look forward to you.' });
    expect(body.decided.toSorted((a, b) => a - b)).toEqual([sent.id, undone.id]);
    expect((await undo([undone.id])).body.undone).toEqual([undone.id]);
    for (const one of [sent, undone]) {
      expect(await at.applicationOf(one)).toMatchObject({ status: 'interview', offer: null });
    }
    await carryOutDecisions(portal);
    expect(await at.applicationOf(sent)).toMatchObject({
      status: 'offered',
      offer: { state: 'open' },
    });
    expect((await at.applicationOf(sent)).events.at(-1)?.note).toBe('We look forward to you.');
    expect((await at.mailsTo(sent.seeker)).at(-1)?.subject).toMatch(/Offer/i);
    expect(await at.applicationOf(undone)).toMatchObject({ status: 'interview', offer: null });
    expect((await undo([sent.id])).body.undone).toEqual([]);
  });

  test('replaces the one before only when it takes effect; an acceptance meanwhile counts', async () => {
    const [revised, accepted] = [await interviewed(), await interviewed()];
    const before = [await offer(revised.id), await offer(accepted.id)];
    await hold([revised.id, accepted.id], { ctc_inr: 300_000 });
    const [first, second] = before.map(({ body }) => body.id);
    expect((await mine(revised.seeker, first ?? 0)).state).toBe('open');
    expect((await accept(accepted.seeker, second ?? 0)).status).toBe(200);
    await carryOutDecisions(portal);
    expect((await mine(revised.seeker, first ?? 0)).state).toBe('replaced');
    expect((await at.applicationOf(revised)).events.at(-1)?.kind).toBe('offer_revised');
    expect((await at.applicationOf(accepted)).offer).toMatchObject({
      id: second,
      state: 'accepted',
    });
    expect((await hold([accepted.id])).body.refused).toEqual([
      { id: accepted.id, code: 'resource.offer.over', first: null },
    ]);
  });

  test('is refused with terms that cannot be, and about the candidates of others', async () => {
    const one = await interviewed();
    const payless = await hold([one.id], { ctc_inr: 0, basic_inr: 0 });
    expect([payless.status, payless.body.errors]).toEqual([422, ['resource.offer.missing_pay']]);
    expect((await hold([one.id], {}, at.stranger)).body.refused).toEqual([
      { id: one.id, code: 'resource.application.not_found', first: null },
    ]);
    expect((await hold([one.id], {}, one.seeker)).status).toBe(403);
  });
});

describe('the letter', () => {
  beforeEach(async () => {
    await portal.db.deleteFrom('attempt_counts').execute();
  });

  test('is previewed without being sent, and opens for both sides by an address of its own', async () => {
    const one = await interviewed();
    const preview = await portal.call('POST /barong/resource/offers/preview', {
      as: at.recruiter,
      body: { application_id: one.id, ...terms, language: 'hi', pay_period: 'hour' },
    });
    expect([preview.status, preview.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect((await at.applicationOf(one)).status).toBe('interview');
    const { id, letter_url } = (await offer(one.id)).body;
    for (const url of [letter_url, (await mine(one.seeker, id)).letter_url]) {
      const file = await portal.send({ method: 'GET', url });
      expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(file.text.slice(0, 5)).toBe('%PDF-');
    }
  });

  test('keeps what the draft rules of the OSH Code name; offers from before lack it', async () => {
    const one = await interviewed();
    const named = { lin: '1-1234-5678-9', growth: 'Senior after two years', health_check: true };
    const { body } = await offer(one.id, named);
    expect(body.terms).toMatchObject(named);
    await sql`update offers set terms = terms - array['lin', 'growth', 'health_check']`.execute(
      portal.db,
    );
    const { terms: before, letter_url } = await mine(one.seeker, body.id);
    expect(before).toMatchObject({ lin: '', growth: '', health_check: false });
    expect((await portal.send({ method: 'GET', url: letter_url })).status).toBe(200);
  });

  test('is previewed for candidates who can be offered the job: accepted candidates too, pending ones not', async () => {
    const preview = async ({ id }: Applied) => {
      const body = { application_id: id, ...terms };
      const as = at.recruiter;
      return (await portal.call('POST /barong/resource/offers/preview', { as, body })).status;
    };
    const one = await at.applied();
    expect(await preview(one)).toBe(404);
    await decide(one.id, 'accepted');
    expect(await preview(one)).toBe(200);
  });

  test('is set for one account only so often in an hour', async () => {
    const one = await interviewed();
    const body = { application_id: one.id, ...terms };
    const preview = (as: Actor) =>
      portal.call('POST /barong/resource/offers/preview', { as, body });
    expect((await preview(at.recruiter)).status).toBe(200);
    await sql`update attempt_counts set times = array_fill(now(), array[60])
      where cardinality(times) = 1`.execute(portal.db);
    expect((await preview(at.recruiter)).status).toBe(429);
    expect((await preview(at.colleague)).status).toBe(200);
  });
});
