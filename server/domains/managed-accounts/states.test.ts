import { beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { addAdmin } from '../../../db/world/people.ts';
import { makeOwner, openSession } from '../../test/account-states.ts';
import { apply, openJob, openTeam } from '../../test/hiring.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { waitingForLocks } from '../../test/locks.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();
let admin: Session;
beforeAll(async () => {
  const email = 'admin@people.test';
  await makeOwner(portal, { email, password: PASSWORD });
  admin = (await logIn(email)).body;
});

const logIn = (email: string, password = PASSWORD) =>
  portal.call('POST /barong/identity/sessions', { body: { email, password } });
const me = (as: Actor) => portal.call('GET /barong/resource/users/me', { as });

interface Update {
  uid: string;
  state: 'active' | 'inactive' | 'banned';
  reason?: string;
  dry_run?: boolean;
}
const update = (body: Update, as: Actor = admin) =>
  portal.call('POST /barong/admin/users/update', { as, body });

const REASON = 'Three job seekers were asked for money.';

describe('an account that an admin shuts out', () => {
  test.each([
    ['banned', 'identity.session.banned', 'Your account has been banned.'],
    ['inactive', 'identity.session.not_active', 'Your account has been deactivated.'],
  ] as const)(
    '%s: gets the reason, but only after the right password',
    async (state, code, text) => {
      const session = await register(portal, { role: 'hr' });
      const { uid, email } = session.user;
      const { status, body } = await update({ uid, state, reason: ` ${REASON} ` });
      expect([status, body]).toEqual([
        200,
        { uid, state, reason: REASON, jobs_hidden: 0, seekers_told: 0 },
      ]);
      const said = `${text} Please contact support for assistance.`;
      for (const answer of [await logIn(email), await me(session)]) {
        expect(answer.status).toBe(401);
        expect(answer.body).toMatchObject({ errors: [code], messages: [said], reason: REASON });
      }
      const guess = await logIn(email, 'Wrong-pass-1');
      expect(guess.body.errors).toEqual(['identity.session.invalid_params']);
      expect(guess.body).not.toHaveProperty('reason');
    },
  );

  test('gets no reason if none was given', async () => {
    const { user } = await register(portal);
    for (const reason of [undefined, '  ']) {
      await update({ uid: user.uid, state: 'inactive', ...(reason ? { reason } : {}) });
      expect((await logIn(user.email)).body).not.toHaveProperty('reason');
    }
  });

  test('can be let in again, and an unconfirmed address must still be confirmed', async () => {
    for (const [verified, state] of [
      [true, 'active'],
      [false, 'pending'],
    ] as const) {
      const { user } = await register(portal, { verified });
      await update({ uid: user.uid, state: 'banned', reason: REASON });
      const { body } = await update({
        uid: user.uid,
        state: 'active',
        reason: 'It was a mistake.',
      });
      expect(body).toMatchObject({ uid: user.uid, state, reason: null });
      expect((await logIn(user.email)).body.user.state).toBe(state);
    }
  });

  test('that is pending has its address confirmed by the admin’s word', async () => {
    const session = await register(portal, { verified: false });
    const { uid, email } = session.user;
    const { body } = await update({ uid, state: 'active' });
    expect(body).toMatchObject({ uid, state: 'active', reason: null });
    expect((await logIn(email)).body.user).toMatchObject({ state: 'active', email_verified: true });
    expect((await me(session)).body.level).toBe(1);
  });

  test('is told by mail in their language, with the reason, once for each change', async () => {
    const { user } = await register(portal, { name: 'Asha Rao' });
    await portal.db
      .updateTable('accounts')
      .set({ language: 'hi' })
      .where('id', '=', user.id)
      .execute();
    for (const state of ['banned', 'banned', 'active'] as const) {
      await update({ uid: user.uid, state, reason: REASON });
    }
    const mails = await portal.mailsTo(user.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'आपका Vritti खाता बैन कर दिया गया है',
      'आपका Vritti खाता चालू है',
    ]);
    expect(mails[0]?.text).toContain(`वजह: ${REASON}`);
    expect(mails[0]?.text).toContain('/appeal#token=');
    expect(mails[1]?.text).not.toContain(REASON);
  });

  test('gets no mail at an address that was never confirmed', async () => {
    const { user } = await register(portal, { verified: false });
    await update({ uid: user.uid, state: 'banned', reason: REASON });
    expect(await portal.mailsTo(user.email)).toEqual([]);
  });

  test.each(['banned', 'inactive'] as const)(
    '%s: their sessions stay ended after being let in again',
    async (state) => {
      const session = await register(portal);
      await update({ uid: session.user.uid, state, reason: REASON });
      await update({ uid: session.user.uid, state: 'active' });
      const { status, body } = await me(session);
      expect([status, body.errors]).toEqual([401, ['identity.session.invalid']]);
      expect((await me((await logIn(session.user.email)).body)).status).toBe(200);
    },
  );

  test('gets no session from a login that had begun before', async () => {
    const { user } = await register(portal);
    const login = await portal.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('accounts')
        .set({ state: 'banned' })
        .where('id', '=', user.id)
        .execute();
      const begun = logIn(user.email);
      // The login has read the old state, and waits for this transaction.
      await expect.poll(() => waitingForLocks(portal), { timeout: 10_000 }).toBeGreaterThan(0);
      return { answer: begun };
    });
    const { status, body } = await login.answer;
    expect([status, body.errors]).toEqual([401, ['identity.session.banned']]);
    const sessions = portal.db.selectFrom('sessions').select('ended_at');
    const left = await sessions.where('account_id', '=', user.id).execute();
    expect(left.every(({ ended_at }) => ended_at !== null)).toBe(true);
  });

  test('has a record of who did it, when and why', async () => {
    const { user } = await register(portal);
    await update({ uid: user.uid, state: 'inactive', reason: REASON });
    await update({ uid: user.uid, state: 'active', reason: 'It was a mistake.' });
    const rows = await portal.db
      .selectFrom('account_state_changes')
      .select(['changed_by', 'state', 'reason'])
      .where('account_id', '=', user.id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { changed_by: admin.user.id, state: 'inactive', reason: REASON },
      { changed_by: admin.user.id, state: 'active', reason: 'It was a mistake.' },
    ]);
  });
});

describe('an account that has the state already', () => {
  const traces = async (id: number) => {
    const changes = portal.db.selectFrom('account_state_changes').select('reason');
    const events = portal.db.selectFrom('security_events').select('count');
    const acts = portal.db.selectFrom('audit.entries').select('act');
    return {
      changes: await changes.where('account_id', '=', id).execute(),
      events: await events
        .where('account_id', '=', id)
        .where('kind', '=', 'account_state')
        .execute(),
      acts: await acts
        .where('act', 'in', ['account_shut_out', 'account_let_in'])
        .where('subject_id', '=', id)
        .execute(),
    };
  };

  test.each(['banned', 'inactive'] as const)(
    '%s: keeps its reason, and nothing more is recorded',
    async (state) => {
      const { user } = await register(portal);
      await update({ uid: user.uid, state, reason: REASON });
      const recorded = await traces(user.id);
      const { status, body } = await update({ uid: user.uid, state, reason: 'Another one.' });
      expect([status, body]).toMatchObject([200, { uid: user.uid, state, reason: REASON }]);
      expect(await traces(user.id)).toEqual(recorded);
      expect(recorded.changes).toEqual([{ reason: REASON }]);
    },
  );

  test('active: nothing is recorded', async () => {
    const { user } = await register(portal);
    const { body } = await update({ uid: user.uid, state: 'active', reason: REASON });
    expect(body).toMatchObject({ state: 'active', reason: null });
    expect(await traces(user.id)).toEqual({ changes: [], events: [], acts: [] });
  });
});

describe('nobody', () => {
  test.each(['user', 'hr'] as const)('of the role %s can shut anybody out', async (role) => {
    const [session, other] = [await register(portal, { role }), await register(portal)];
    const answer = await update({ uid: other.user.uid, state: 'banned', reason: REASON }, session);
    expect([answer.status, (await me(other)).status]).toEqual([403, 200]);
  });

  test('can shut out an admin, a deleted account or an unknown one', async () => {
    const { user } = await register(portal, { verified: false });
    await portal.db
      .updateTable('accounts')
      .set({ state: 'deleted' })
      .where('id', '=', user.id)
      .execute();
    for (const uid of [admin.user.uid, user.uid, 'ID00']) {
      const { status, body } = await update({ uid, state: 'banned', reason: REASON });
      expect([status, body.errors]).toEqual([404, ['resource.user.not_found']]);
    }
    expect((await me(admin)).status).toBe(200);
  });

  test('can ban without a reason, though a dry run needs none', async () => {
    const { user } = await register(portal);
    const { recruiter } = await openTeam(portal);
    for (const reason of [undefined, '  ']) {
      const refused = await update({ uid: user.uid, state: 'banned', ...(reason && { reason }) });
      expect([refused.status, refused.body.errors]).toEqual([422, ['request.missing']]);
      expect(Object.keys(refused.body.fields)).toEqual(['reason']);
    }
    const params = { id: recruiter.user.id };
    const body = { status: 'banned' as const };
    const hr = await portal.call('PUT /admin/hr_accounts/:id', { as: admin, params, body });
    expect([hr.status, Object.keys(hr.body.fields)]).toEqual([422, ['reason']]);
    const many = { uids: [user.uid], state: 'banned' as const };
    const bulk = (dry_run: boolean) =>
      portal.call('POST /barong/admin/users/bulk_update', {
        as: admin,
        body: { ...many, dry_run },
      });
    expect([(await bulk(false)).status, (await bulk(true)).status]).toEqual([422, 200]);
    expect((await update({ uid: user.uid, state: 'banned', dry_run: true })).status).toBe(200);
    expect((await logIn(user.email)).status).toBe(200);
  });

  test('can give a reason of more than 500 characters, or another state', async () => {
    const { user } = await register(portal, { verified: false });
    const long = await update({ uid: user.uid, state: 'banned', reason: 'x'.repeat(501) });
    expect([long.status, long.body.errors]).toEqual([422, ['request.too_long']]);
    const state = 'deleted' as 'banned';
    expect((await update({ uid: user.uid, state })).status).toBe(422);
    expect((await update({ uid: user.uid, state: 'banned', reason: 'क'.repeat(500) })).status).toBe(
      200,
    );
  });
});

describe('several accounts at once', () => {
  const bulk = (body: { uids: string[]; state: Update['state']; dry_run?: boolean }, as = admin) =>
    portal.call('POST /barong/admin/users/bulk_update', { as, body: { reason: REASON, ...body } });
  const stateOf = async ({ user }: Session) => {
    const [row] = await portal.db
      .selectFrom('accounts')
      .select('state')
      .where('id', '=', user.id)
      .execute();
    return row?.state;
  };

  const mailsAbout = async ({ user }: Session) => {
    const mails = await portal.mailsTo(user.email);
    return mails.filter(({ subject }) => subject === 'Your Vritti account has been deactivated')
      .length;
  };

  test('are summed up in a dry run, and the real run does just that', async () => {
    const { companyId, recruiter } = await openTeam(portal);
    const jobId = await openJob(portal, companyId);
    await openJob(portal, companyId);
    const [seeker, shutOut] = [await register(portal), await register(portal)];
    await apply(portal, seeker, jobId);
    await update({ uid: shutOut.user.uid, state: 'inactive' });
    const all = {
      uids: [recruiter.user.uid, shutOut.user.uid, recruiter.user.uid],
      state: 'inactive' as const,
    };
    const effects = { changed: 1, unchanged: 1, jobs_hidden: 2, seekers_told: 1 };
    expect((await bulk({ ...all, dry_run: true })).body).toEqual(effects);
    expect(await stateOf(recruiter)).toBe('active');
    expect((await me(recruiter)).status).toBe(200);
    expect(await mailsAbout(recruiter)).toBe(0);
    expect((await bulk(all)).body).toEqual(effects);
    expect(await stateOf(recruiter)).toBe('inactive');
    expect(await mailsAbout(recruiter)).toBe(1);
  });

  test('can also be a single one, for roles that may change only one', async () => {
    const { companyId, recruiter } = await openTeam(portal);
    await apply(portal, await register(portal), await openJob(portal, companyId));
    const support = await addAdmin(portal.db, { admin_role: 'support' });
    const as = await openSession(portal, support.id);
    const { uid } = recruiter.user;
    const body = { uid, state: 'inactive' as const };
    const said = { ...body, reason: null, jobs_hidden: 1, seekers_told: 1 };
    expect((await update({ ...body, dry_run: true }, as)).body).toEqual(said);
    expect([await stateOf(recruiter), await mailsAbout(recruiter)]).toEqual(['active', 0]);
    expect((await update(body, as)).body).toEqual(said);
    expect([await stateOf(recruiter), await mailsAbout(recruiter)]).toEqual(['inactive', 1]);
  });

  test('all stay unchanged if one of them is unknown', async () => {
    const seeker = await register(portal);
    const { status, body } = await bulk({ uids: [seeker.user.uid, 'ID00'], state: 'banned' });
    expect([status, body.errors]).toEqual([404, ['resource.user.not_found']]);
    expect(await stateOf(seeker)).toBe('active');
  });

  test('are between one and a hundred, and only admins may change them', async () => {
    expect((await bulk({ uids: [], state: 'banned' })).status).toBe(422);
    const many = Array.from({ length: 101 }, (_, place) => `ID${place}`);
    expect((await bulk({ uids: many, state: 'banned' })).status).toBe(422);
    const seeker = await register(portal);
    const { status } = await bulk({ uids: [seeker.user.uid], state: 'banned' }, seeker);
    expect([status, await stateOf(seeker)]).toEqual([403, 'active']);
  });
});
