import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DECISION_UNDO_SECONDS, DECISIONS_AT_ONCE } from '../../../../contract/constants.ts';
import type { ManyDecisions } from '../../../../contract/applications/deciding.ts';
import {
  apply,
  carryOutDecisions,
  openJob,
  registerRecruiter,
  openTeam,
} from '../../../test/hiring.ts';
import { register } from '../../../test/people.ts';
import { type Actor, openPortal } from '../../../test/portal.ts';

const portal = await openPortal();
const { companyId, recruiter, colleague } = await openTeam(portal, {
  company: { name: 'Sharma Agro Traders' },
  colleague: 'Lakshmi Iyer',
});
const { companyId: otherCompanyId, recruiter: stranger } = await openTeam(portal, {
  recruiter: 'Vikram Seth',
});

type Sent = Partial<ManyDecisions> & { ids: number[] };

const decide = (as: Actor | undefined, body: Sent) =>
  portal.call('POST /barong/resource/applications/decisions', {
    as,
    body: { status: 'rejected', ...body },
  });
const undo = (as: Actor | undefined, ids: number[]) =>
  portal.call('POST /barong/resource/applications/decisions/undo', { as, body: { ids } });
const seenBy = async (as: Actor, id: number) =>
  (await portal.call('GET /barong/resource/my/applications/:id', { as, params: { id } })).body;
const received = async (id: number, as: Actor = recruiter) =>
  (await portal.call('GET /barong/resource/applications/:id', { as, params: { id } })).body;
const byNumber = (one: number, other: number) => one - other;

async function applicant(name = 'Asha Rao', title = 'Clerk') {
  const seeker = await register(portal, { name });
  const job = await openJob(portal, companyId, { title });
  return { seeker, id: (await apply(portal, seeker, job)).id };
}

describe('a decision about many', () => {
  test('shows the company the new status at once, and the seekers nothing yet', async () => {
    const [one, two] = [await applicant(), await applicant('Bhavna Patel')];
    const { status, body } = await decide(recruiter, { ids: [one.id, two.id] });
    expect([status, body.refused]).toEqual([200, []]);
    expect(body.decided.toSorted(byNumber)).toEqual([one.id, two.id]);
    const seen = await received(one.id, colleague);
    expect(seen).toMatchObject({
      status: 'rejected',
      next_statuses: [],
      held: { by: { id: recruiter.user.id, name: 'Priya Nair' } },
    });
    await portal.work();
    const mine = await seenBy(one.seeker, one.id);
    expect([mine.status, mine.events.map(({ kind }) => kind)]).toEqual(['pending', ['applied']]);
    expect(portal.inbox.of(one.seeker.user.email)).toEqual([]);
    expect(portal.inbox.of(two.seeker.user.email)).toEqual([]);
  });

  test('is counted and filtered by the new status at once', async () => {
    const { id } = await applicant();
    const { body: before } = await portal.call('GET /barong/resource/applications', {
      as: recruiter,
      query: { status: ['accepted'], limit: 1 },
    });
    await decide(recruiter, { ids: [id], status: 'accepted' });
    const { body: after } = await portal.call('GET /barong/resource/applications', {
      as: recruiter,
      query: { status: ['accepted'], limit: 1 },
    });
    expect(after.counts['accepted']).toBe((before.counts['accepted'] ?? 0) + 1);
    expect(after.meta.total).toBe(before.meta.total + 1);
  });

  test('takes effect after ten seconds: one event, one notification and one mail for each', async () => {
    const people = [await applicant(), await applicant('Bhavna Patel')];
    await decide(recruiter, { ids: people.map(({ id }) => id), reason: 'filled' });
    await carryOutDecisions(portal);
    await carryOutDecisions(portal);
    for (const { seeker, id } of people) {
      const mine = await seenBy(seeker, id);
      expect([mine.status, mine.events.map(({ kind }) => kind)]).toEqual([
        'rejected',
        ['applied', 'status_changed'],
      ]);
      const { body } = await portal.call('GET /barong/resource/notifications', { as: seeker });
      expect(body.notifications.map(({ kind }) => kind)).toEqual(['application_decided']);
      expect(await portal.mailsTo(seeker.user.email)).toHaveLength(1);
      expect((await received(id)).held).toBeNull();
    }
  });

  test('that fails does not keep those after it back', async () => {
    const [broken, other] = [await applicant(), await applicant('Bhavna Patel')];
    await decide(recruiter, { ids: [broken.id] });
    await decide(recruiter, { ids: [other.id] });
    await sql`create function break_one() returns trigger language plpgsql as $$
      begin
        if new.application_id = ${sql.lit(broken.id)} then raise 'broken'; end if;
        return new;
      end $$`.execute(portal.db);
    await sql`create trigger break_one before insert on application_events
      for each row execute function break_one()`.execute(portal.db);
    await carryOutDecisions(portal);
    await sql`drop function break_one cascade`.execute(portal.db);
    expect((await seenBy(other.seeker, other.id)).status).toBe('rejected');
    expect((await seenBy(broken.seeker, broken.id)).status).toBe('pending');
    await carryOutDecisions(portal);
    expect((await seenBy(broken.seeker, broken.id)).status).toBe('rejected');
  });

  test('is queued for the end of its ten seconds', async () => {
    const { id } = await applicant();
    const { body } = await decide(recruiter, { ids: [id] });
    const held = await portal.db
      .selectFrom('held_decisions')
      .selectAll()
      .where('application_id', '=', id)
      .executeTakeFirstOrThrow();
    const left = (Date.parse(held.takes_effect_at) - Date.now()) / 1_000;
    expect(left).toBeLessThanOrEqual(DECISION_UNDO_SECONDS);
    expect(Math.abs(Date.parse(body.until) - Date.parse(held.takes_effect_at))).toBeLessThan(5_000);
    // Too early, nothing happens.
    await portal.work();
    expect((await received(id)).held).not.toBeNull();
  });

  test('answers those that changed in between, and those of others, by id with why', async () => {
    const [free, gone, taken, foreign] = [
      await applicant(),
      await applicant(),
      await applicant(),
      await applicant(),
    ];
    await portal.call('POST /barong/resource/applications/:id/withdrawal', {
      as: gone.seeker,
      params: { id: gone.id },
    });
    await decide(colleague, { ids: [taken.id], status: 'accepted' });
    const far = await apply(portal, foreign.seeker, await openJob(portal, otherCompanyId));
    const { body } = await decide(recruiter, { ids: [free.id, gone.id, taken.id, far.id] });
    expect(body.decided).toEqual([free.id]);
    expect(body.refused).toEqual([
      { id: gone.id, code: 'resource.application.invalid_transition', first: null },
      {
        id: taken.id,
        code: 'resource.application.invalid_transition',
        first: { by: 'Lakshmi Iyer', status: 'accepted' },
      },
      { id: far.id, code: 'resource.application.not_found', first: null },
    ]);
  });

  test('names who was first after that took effect, too, but not when the seeker withdrew since', async () => {
    const { seeker, id } = await applicant();
    await decide(colleague, { ids: [id], status: 'accepted' });
    await carryOutDecisions(portal);
    const late = async () => (await decide(recruiter, { ids: [id], status: 'reviewing' })).body;
    expect((await late()).refused).toEqual([
      {
        id,
        code: 'resource.application.invalid_transition',
        first: { by: 'Lakshmi Iyer', status: 'accepted' },
      },
    ]);
    await portal.call('POST /barong/resource/applications/:id/withdrawal', {
      as: seeker,
      params: { id },
    });
    expect((await late()).refused).toMatchObject([{ id, first: null }]);
  });

  test('of two recruiters at once is one decision and one mail', async () => {
    const { seeker, id } = await applicant('Kiran Das', 'Guard');
    const answers = await Promise.all([
      decide(recruiter, { ids: [id], status: 'accepted' }),
      decide(colleague, { ids: [id], status: 'rejected' }),
    ]);
    expect(answers.map(({ body }) => body.decided.length).toSorted(byNumber)).toEqual([0, 1]);
    await carryOutDecisions(portal);
    expect(await portal.mailsTo(seeker.user.email)).toHaveLength(1);
    expect((await seenBy(seeker, id)).events).toHaveLength(2);
  });

  test('keeps the same application from being decided at once, too', async () => {
    const { id } = await applicant();
    await decide(recruiter, { ids: [id] });
    const { status } = await portal.call('PUT /barong/resource/applications/:id/status', {
      as: colleague,
      params: { id },
      body: { status: 'accepted' },
    });
    expect(status).toBe(409);
  });

  test('is forgotten when the seeker withdraws first', async () => {
    const { seeker, id } = await applicant();
    await decide(recruiter, { ids: [id], status: 'accepted' });
    await portal.call('POST /barong/resource/applications/:id/withdrawal', {
      as: seeker,
      params: { id },
    });
    expect(await received(id)).toMatchObject({ status: 'withdrawn', held: null });
    await carryOutDecisions(portal);
    expect((await seenBy(seeker, id)).status).toBe('withdrawn');
    expect(portal.inbox.of(seeker.user.email)).toEqual([]);
  });

  test('is limited by day for each application, and the others go through', async () => {
    const [often, fresh] = [await applicant(), await applicant()];
    for (let turn = 0; turn < 20; turn += 1) {
      await decide(recruiter, { ids: [often.id] });
      await undo(recruiter, [often.id]);
    }
    const { body } = await decide(recruiter, { ids: [often.id, fresh.id] });
    expect(body.decided).toEqual([fresh.id]);
    expect(body.refused).toEqual([
      { id: often.id, code: 'request.too_many_requests', first: null },
    ]);
    expect((await received(often.id)).held).toBeNull();
  });
});

describe('what is written', () => {
  test('reaches each candidate in their language, with the names filled in', async () => {
    const [asha, ravi] = [await applicant('Asha Rao', 'Tailor'), await applicant('Ravi', 'Cook')];
    await portal.db
      .updateTable('accounts')
      .set({ language: 'hi' })
      .where('id', '=', ravi.seeker.user.id)
      .execute();
    await decide(recruiter, {
      ids: [asha.id, ravi.id],
      reason: 'filled',
      tells_reason: true,
      letter: { en: 'Dear {name}, thanks for {job}. {company}', hi: 'नमस्ते {name}, {job} {other}' },
    });
    await carryOutDecisions(portal);
    expect((await seenBy(asha.seeker, asha.id)).events.at(-1)?.note).toBe(
      'The position has been filled.\n\nDear Asha Rao, thanks for Tailor. Sharma Agro Traders',
    );
    expect((await seenBy(ravi.seeker, ravi.id)).events.at(-1)?.note).toBe(
      'यह पद भर चुका है।\n\nनमस्ते Ravi, Cook {other}',
    );
    expect((await portal.mailsTo(ravi.seeker.user.email)).at(-1)?.text).toContain(
      'नमस्ते Ravi, Cook',
    );
  });

  test('in one language only is read by everybody', async () => {
    const { seeker, id } = await applicant();
    await decide(recruiter, { ids: [id], letter: { en: '', hi: 'धन्यवाद {name}' } });
    await carryOutDecisions(portal);
    expect((await seenBy(seeker, id)).events.at(-1)?.note).toBe('धन्यवाद Asha Rao');
  });

  test('as a reason stays with the company unless it is told', async () => {
    const { seeker, id } = await applicant();
    await decide(recruiter, { ids: [id], reason: 'Asks for twice our pay' });
    expect(await received(id)).toMatchObject({ reason: 'Asks for twice our pay' });
    await carryOutDecisions(portal);
    expect(await received(id)).toMatchObject({ reason: 'Asks for twice our pay', held: null });
    const mine = await portal.call('GET /barong/resource/my/applications/:id', {
      as: seeker,
      params: { id },
    });
    expect(mine.text).not.toContain('twice our pay');
    expect(JSON.stringify(await portal.mailsTo(seeker.user.email))).not.toContain('twice our pay');
    const { body } = await portal.call('GET /barong/resource/applications/:id/candidate', {
      as: colleague,
      params: { id },
    });
    expect(body.events).toContainEqual(
      expect.objectContaining({ reason: 'Asks for twice our pay', note: null }),
    );
  });
});

describe('undo', () => {
  test('within ten seconds leaves everything as it was, and tells nobody', async () => {
    const { seeker, id } = await applicant();
    await decide(recruiter, { ids: [id] });
    expect((await undo(recruiter, [id])).body).toEqual({ undone: [id] });
    expect(await received(id)).toMatchObject({ status: 'pending', held: null });
    await carryOutDecisions(portal);
    const mine = await seenBy(seeker, id);
    expect([mine.status, mine.events.map(({ kind }) => kind)]).toEqual(['pending', ['applied']]);
    expect(portal.inbox.of(seeker.user.email)).toEqual([]);
  });

  test('comes too late once the decision has taken effect', async () => {
    const { seeker, id } = await applicant();
    await decide(recruiter, { ids: [id] });
    await carryOutDecisions(portal);
    expect((await undo(recruiter, [id])).body).toEqual({ undone: [] });
    expect((await seenBy(seeker, id)).status).toBe('rejected');
  });

  test('takes back only what one has decided oneself', async () => {
    const { id } = await applicant();
    await decide(recruiter, { ids: [id] });
    expect((await undo(colleague, [id])).body).toEqual({ undone: [] });
    expect((await undo(stranger, [id])).body).toEqual({ undone: [] });
    expect((await received(id)).status).toBe('rejected');
  });

  test('is for recruiters, and takes a list of ids', async () => {
    const { seeker, id } = await applicant();
    expect((await undo(undefined, [id])).status).toBe(401);
    expect((await undo(seeker, [id])).status).toBe(403);
    expect((await undo(recruiter, [])).status).toBe(422);
    const many = Array.from({ length: DECISIONS_AT_ONCE + 1 }, () => id);
    expect((await undo(recruiter, many)).status).toBe(422);
  });
});

test('colleagues hear of a decision, of its undoing and of its effect', async () => {
  const { id } = await applicant();
  const colleagueOfTwo = await registerRecruiter(portal, companyId, 'Farhan Ali');
  const stream = portal.services.live.open(colleagueOfTwo.user.id);
  const news = stream[Symbol.asyncIterator]();
  const heard = async () => {
    for (;;) {
      const text = String((await news.next()).value);
      if (text.includes('data: applications')) return text;
    }
  };
  for (const step of [
    () => decide(recruiter, { ids: [id] }),
    () => undo(recruiter, [id]),
    () => decide(recruiter, { ids: [id] }),
    () => carryOutDecisions(portal),
  ]) {
    await step();
    expect(await heard()).toContain('data: applications');
  }
  stream.destroy();
});

test('as many as are allowed are decided at once, and those of nobody or of another company are told apart', async () => {
  const { id } = await applicant();
  const elsewhere = await openJob(portal, otherCompanyId, { title: 'Clerk' });
  const theirs = await apply(portal, await register(portal), elsewhere);
  const unknown = Array.from({ length: DECISIONS_AT_ONCE - 2 }, (_, at) => 1_000_000 + at);
  const { status, body } = await decide(recruiter, { ids: [id, theirs.id, ...unknown] });
  expect([status, body.decided, body.refused.length]).toEqual([200, [id], DECISIONS_AT_ONCE - 1]);
  const code = 'resource.application.not_found';
  expect(body.refused[0]).toEqual({ id: theirs.id, code, first: null });
  expect((await received(theirs.id, stranger)).status).toBe('pending');
});

test('deciding is for recruiters, and about known statuses and not too many', async () => {
  const { seeker, id } = await applicant();
  expect((await decide(undefined, { ids: [id] })).status).toBe(401);
  expect((await decide(seeker, { ids: [id] })).status).toBe(403);
  expect((await decide(recruiter, { ids: [] })).status).toBe(422);
  expect((await decide(recruiter, { ids: [id], status: 'lost' as 'rejected' })).status).toBe(422);
  const many = Array.from({ length: DECISIONS_AT_ONCE + 1 }, () => id);
  expect((await decide(recruiter, { ids: many })).status).toBe(422);
  const homeless = await register(portal, { role: 'hr' });
  expect((await decide(homeless, { ids: [id] })).body.refused).toEqual([
    { id, code: 'resource.application.not_found', first: null },
  ]);
});
