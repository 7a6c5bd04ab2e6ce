import { describe, expect, test } from 'vitest';
import { API_BASE } from '../../../contract/endpoint.ts';
import { type AttemptKey, attemptKey } from '../../platform/limits/attempt-keys.ts';
import { inTurn } from '../../platform/secrets/passwords.ts';
import { ageAttempts, makeAttempts } from '../../test/attempts.ts';
import { PASSWORD, register, registerByForm } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();

let count = 0;
/** An IP address that has not made any calls yet. */
const freshPlace = () => `100.64.${(count += 1) >> 8}.${count & 255}`;
const freshEmail = () => `limits${(count += 1)}@people.test`;

const post = (path: string, from: string, payload: object) =>
  portal.send({
    method: 'POST',
    url: `${API_BASE}/barong/identity/${path}`,
    headers: { 'x-forwarded-for': from },
    payload,
  });

/** Uses up the allowed attempts, as if the last had just been made. */
const useUp = (key: AttemptKey, attempts: number) => makeAttempts(portal, key, attempts);

const expectWait = (answer: Awaited<ReturnType<typeof post>>) => {
  expect([answer.status, answer.body.errors]).toEqual([429, ['request.too_many_requests']]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
};

describe('attempts from one network', () => {
  test.each([
    ['login', 'sessions', 600, () => ({ email: freshEmail(), password: 'no' })],
    [
      'register',
      'users',
      300,
      () => ({ email: freshEmail(), password: PASSWORD, username: 'Asha Rao' }),
    ],
    ['verify', 'verification/verify-otp', 300, () => ({ email: freshEmail(), otp: '123456' })],
    ['resend', 'verification/resend-otp', 300, () => ({ email: freshEmail() })],
    ['reset', 'users/password/generate_code', 300, () => ({ email: freshEmail() })],
    [
      'reset-try',
      'users/password/confirm_code',
      300,
      () => ({ reset_password_token: 'x', password: PASSWORD, confirm_password: PASSWORD }),
    ],
  ] as const)('%s: are limited on that network only', async (name, path, most, body) => {
    const [here, there] = [freshPlace(), freshPlace()];
    expect((await post(path, here, body())).status).not.toBe(429);
    await useUp(attemptKey(name, { address: here }), most);
    expectWait(await post(path, here, body()));
    expect((await post(path, there, body())).status).not.toBe(429);
  });
});

describe('wrong passwords for one account', () => {
  const logIn = (email: string, from: string, password: string) =>
    post('sessions', from, { email, password });

  test('from many networks lock out strangers, but not the owner on a known network', async () => {
    const { user } = await registerByForm(portal);
    const home = '127.0.0.1';
    await logIn(user.email, freshPlace(), 'Wrong-pass-1');
    await useUp(attemptKey('login', { email: user.email }), 200);
    expectWait(await logIn(user.email, freshPlace(), 'Wrong-pass-1'));
    expect((await logIn(user.email, home, PASSWORD)).status).toBe(200);
  });

  test('must wait after the fifth, longer each time, and only on their own network', async () => {
    const { user } = await register(portal);
    const [attacker, elsewhere] = [freshPlace(), freshPlace()];
    const key = attemptKey('login', { email: user.email, address: attacker });
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await logIn(user.email, attacker, 'Wrong-pass-1')).status).toBe(401);
    }
    for (const pause of [1, 2, 4]) {
      const early = await logIn(user.email, attacker, PASSWORD);
      expect([early.status, Number(early.headers['retry-after'])]).toEqual([429, pause]);
      await ageAttempts(portal, key, pause);
      expect((await logIn(user.email, attacker, 'Wrong-pass-1')).status).toBe(401);
    }
    expect((await logIn(user.email, elsewhere, PASSWORD)).status).toBe(200);
    // The right password resets the count: a few wrong ones are only slips.
    await ageAttempts(portal, key, 60);
    expect((await logIn(user.email, attacker, PASSWORD)).status).toBe(200);
    expect((await logIn(user.email, attacker, 'Wrong-pass-1')).status).toBe(401);
    expect((await logIn(user.email, attacker, 'Wrong-pass-1')).status).toBe(401);
  });

  test('from many networks do not lock out a browser that the owner has used', async () => {
    const { user } = await register(portal);
    const from = (place: string, deviceId: string) =>
      portal.send({
        method: 'POST',
        url: `${API_BASE}/barong/identity/sessions`,
        headers: { 'x-forwarded-for': place, 'x-device-id': deviceId },
        payload: { email: user.email, password: PASSWORD },
      });
    expect((await from(freshPlace(), 'a'.repeat(32))).status).toBe(200);
    await useUp(attemptKey('login', { email: user.email }), 200);
    expect((await from(freshPlace(), 'a'.repeat(32))).status).toBe(200);
    expectWait(await from(freshPlace(), 'b'.repeat(32)));
  });

  test('cannot be counted for an owner at home by an address that only looks like one', async () => {
    const { user } = await registerByForm(portal);
    const home = '127.0.0.1';
    for (const email of [`${user.email}:${home}`, `${user.email}&address=${home}`]) {
      const { status, body } = await logIn(email, freshPlace(), 'Wrong-pass-1');
      expect([status, body.errors]).toEqual([422, ['identity.user.invalid_email']]);
    }
    const counted = await portal.db.selectFrom('attempt_counts').select('key').execute();
    expect(counted.map(({ key }) => key)).not.toContain(
      attemptKey('login', { email: user.email, address: home }).exact,
    );
    expect((await logIn(user.email, home, PASSWORD)).status).toBe(200);
  });

  test('are refused the same way if there is no such account', async () => {
    const email = freshEmail();
    await logIn(email, freshPlace(), 'Wrong-pass-1');
    await useUp(attemptKey('login', { email }), 200);
    expectWait(await logIn(email, freshPlace(), 'Wrong-pass-1'));
  });

  test('from 300 strangers at once do not keep the owner out at home', async () => {
    const { user } = await registerByForm(portal);
    const flood = new AbortController();
    // Each comes again as soon as it has had its turn or was refused one.
    const strangers = Array.from({ length: 300 }, async () => {
      while (!flood.signal.aborted) {
        await inTurn(() => new Promise(setImmediate)).catch(() => new Promise(setImmediate));
      }
    });
    const { status } = await logIn(user.email, '127.0.0.1', PASSWORD);
    flood.abort();
    await Promise.all(strangers);
    expect(status).toBe(200);
  });

  test('from one network do not lock the owner out on others', async () => {
    const { user } = await register(portal);
    const attacker = freshPlace();
    await logIn(user.email, attacker, 'Wrong-pass-1');
    await useUp(attemptKey('login', { email: user.email, address: attacker }), 20);
    expectWait(await logIn(user.email, attacker, PASSWORD));
    const elsewhere = freshPlace();
    expect((await logIn(user.email, elsewhere, PASSWORD)).status).toBe(200);
  });

  test('addresses in any case and IPv6 neighbours are counted together', async () => {
    const email = freshEmail();
    await logIn(email, '2001:db8:1:2::1', 'no');
    await useUp(attemptKey('login', { email, address: '2001:db8:1:2::7' }), 20);
    expectWait(await logIn(email.toUpperCase(), '2001:db8:1:2:ffff::9', 'no'));
  });
});

describe('an account that may no longer act', () => {
  test.each([
    ['inactive', 'identity.session.not_active'],
    ['banned', 'identity.session.banned'],
    ['deleted', 'identity.session.deleted'],
  ] as const)('is told that it is %s only after the right password', async (state, code) => {
    const { user } = await register(portal);
    await portal.db.updateTable('accounts').set({ state }).where('id', '=', user.id).execute();
    const answer = (password: string) =>
      post('sessions', freshPlace(), { email: user.email, password });
    expect((await answer('Wrong-pass-1')).body.errors).toEqual(['identity.session.invalid_params']);
    expect((await answer(PASSWORD)).body.errors).toEqual([code]);
  });

  test.each(['active', 'pending'] as const)('%s is not such a state', async (state) => {
    const session = await register(portal);
    await portal.db
      .updateTable('accounts')
      .set({ state })
      .where('id', '=', session.user.id)
      .execute();
    const me = await portal.call('GET /barong/resource/users/me', { as: session });
    expect([me.status, me.body.state]).toEqual([200, state]);
    const again = await post('sessions', freshPlace(), {
      email: session.user.email,
      password: PASSWORD,
    });
    expect(again.status).toBe(200);
  });
});
