import { describe, expect, test } from 'vitest';
import { waitingForLocks } from '../../test/locks.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();

let count = 0;
const freshAddress = () => `fresh${(count += 1)}@people.test`;

const ask = (as: Actor | undefined, email: string, current_password = PASSWORD) =>
  portal.call('PUT /barong/resource/users/email_change', { as, body: { email, current_password } });
const read = (as: Actor) => portal.call('GET /barong/resource/users/email_change', { as });
const agree = (token: string) =>
  portal.call('POST /barong/identity/users/email/confirm_code', { body: { token } });
const tokenFor = async (email: string) => {
  const text = (await portal.mailsTo(email)).at(-1)?.text ?? '';
  return /confirm-email#token=([\w-]{43})/.exec(text)?.[1] ?? '';
};
const logIn = (email: string) =>
  portal.call('POST /barong/identity/sessions', { body: { email, password: PASSWORD } });

describe('a change of address', () => {
  test.each([
    ['the old one first', (old: string, fresh: string) => [old, fresh]],
    ['the new one first', (old: string, fresh: string) => [fresh, old]],
  ])('takes effect when both addresses have agreed, %s', async (_, order) => {
    const session = await register(portal);
    const old = session.user.email;
    const fresh = freshAddress();
    const asked = await ask(session, fresh);
    expect(asked.body.email_change).toMatchObject({
      new_email: fresh,
      old_confirmed: false,
      new_confirmed: false,
    });
    const [first = '', second = ''] = order(await tokenFor(old), await tokenFor(fresh));
    expect((await agree(first)).body).toEqual({ changed: false, new_email: fresh });
    // Agreeing twice counts once.
    expect((await agree(first)).body.changed).toBe(false);
    expect((await logIn(old)).status).toBe(200);
    expect((await agree(second)).body).toEqual({ changed: true, new_email: fresh });
    expect((await read(session)).body).toEqual({ email_change: null });
    const me = await portal.call('GET /barong/resource/users/me', { as: session });
    expect(me.body).toMatchObject({ email: fresh, email_verified: true });
    expect([(await logIn(old)).status, (await logIn(fresh)).status]).toEqual([401, 200]);
    const told = 'The address of your Vritti account was changed';
    expect(await portal.subjectsTo(old)).toContain(told);
    expect(await portal.subjectsTo(fresh)).toContain(told);
    expect((await agree(second)).body.errors).toEqual(['identity.email_change.expired']);
  });

  test('the mail to the new address contains no name, since it may be a stranger’s', async () => {
    const session = await register(portal, { name: 'Lakshitha Iyer' });
    const fresh = freshAddress();
    await ask(session, fresh);
    expect((await portal.mailsTo(fresh)).at(-1)?.text).not.toContain('Lakshitha');
  });

  test('an address that was never confirmed is not asked', async () => {
    const session = await register(portal, { verified: false });
    const fresh = freshAddress();
    const asked = await ask(session, fresh);
    expect(asked.body.email_change?.old_confirmed).toBe(true);
    expect((await agree(await tokenFor(fresh))).body.changed).toBe(true);
    const me = await portal.call('GET /barong/resource/users/me', { as: session });
    expect(me.body).toMatchObject({ email: fresh, state: 'active', email_verified: true });
    expect((await portal.subjectsTo(session.user.email)).join()).not.toContain('was changed');
  });

  test('two requests in the same moment do not fail each other', async () => {
    const session = await register(portal);
    await ask(session, freshAddress());
    const { asking } = await portal.db.transaction().execute(async (trx) => {
      const kept = trx.selectFrom('email_changes').where('account_id', '=', session.user.id);
      await kept.select('new_email').forUpdate().execute();
      const both = Promise.all([ask(session, freshAddress()), ask(session, freshAddress())]);
      await expect.poll(() => waitingForLocks(portal), { timeout: 10_000 }).toBe(2);
      return { asking: both };
    });
    expect((await asking).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('a later request invalidates the links of an earlier one, and so does cancelling', async () => {
    const session = await register(portal);
    const [first, second] = [freshAddress(), freshAddress()];
    await ask(session, first);
    const stale = await tokenFor(first);
    await ask(session, second);
    expect((await agree(stale)).status).toBe(422);
    const good = await tokenFor(second);
    const dropped = await portal.call('DELETE /barong/resource/users/email_change', {
      as: session,
    });
    expect(dropped.body).toEqual({ email_change: null });
    expect((await agree(good)).body.errors).toEqual(['identity.email_change.expired']);
  });

  test('the links work for a day', async () => {
    const session = await register(portal);
    const fresh = freshAddress();
    await ask(session, fresh);
    await portal.db
      .updateTable('email_changes')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('account_id', '=', session.user.id)
      .execute();
    expect((await agree(await tokenFor(fresh))).body.errors).toEqual([
      'identity.email_change.expired',
    ]);
    expect((await read(session)).body).toEqual({ email_change: null });
  });

  test('an account registered with the new address in the meantime keeps it', async () => {
    const session = await register(portal);
    const fresh = freshAddress();
    await ask(session, fresh);
    const [old, token] = [await tokenFor(session.user.email), await tokenFor(fresh)];
    await agree(old);
    await register(portal, { email: fresh, verified: false });
    expect((await agree(token)).body.errors).toEqual(['identity.user.already_exists']);
    const me = await portal.call('GET /barong/resource/users/me', { as: session });
    expect(me.body.email).toBe(session.user.email);
  });
});

describe('refusals', () => {
  test('a taken address, one’s own address, an invalid one and a wrong password are refused', async () => {
    const session = await register(portal);
    const other = await register(portal, { verified: false });
    const codes = async (email: string, password?: string) =>
      (await ask(session, email, password)).body.errors;
    expect(await codes(other.user.email.toUpperCase())).toEqual(['identity.user.already_exists']);
    expect(await codes(session.user.email.toUpperCase())).toEqual(['identity.email_change.same']);
    expect(await codes('asha@home')).toEqual(['identity.user.invalid_email']);
    expect(await codes(freshAddress(), 'Wrong-pass-1')).toEqual(['user.password.invalid']);
  });

  test('employers cannot change to a disposable mailbox', async () => {
    const body = { email: 'hr@mailinator.com', current_password: PASSWORD };
    const change = async (role: 'user' | 'hr') => {
      const as = await register(portal, { role, verified: false });
      return portal.call('PUT /barong/resource/users/email_change', { as, body });
    };
    const refused = await change('hr');
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      ['identity.user.disposable_email'],
    ]);
    expect((await change('user')).status).toBe(200);
  });

  test('more than five requests an hour are refused', async () => {
    const session = await register(portal);
    for (let wish = 0; wish < 5; wish += 1) await ask(session, freshAddress());
    expect((await ask(session, freshAddress())).status).toBe(429);
  });

  test('a made-up token is refused', async () => {
    expect((await agree('x'.repeat(43))).body.errors).toEqual(['identity.email_change.expired']);
  });

  test('guests are refused', async () => {
    expect((await ask(undefined, freshAddress())).status).toBe(401);
  });

  test('nobody can see or cancel somebody else’s change', async () => {
    const session = await register(portal);
    const other = await register(portal, { verified: false });
    await ask(session, freshAddress());
    expect((await read(other)).body).toEqual({ email_change: null });
    await portal.call('DELETE /barong/resource/users/email_change', { as: other });
    expect((await read(session)).body.email_change).not.toBeNull();
  });
});
