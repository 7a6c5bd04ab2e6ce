import { describe, expect, test } from 'vitest';
import {
  CODE_SENDS_PER_HOUR,
  CODE_TRIES,
  CODE_TRIES_ALTOGETHER,
} from '../../../contract/constants.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { ageAttempts, makeAttempts } from '../../test/attempts.ts';
import { PASSWORD, registerByForm, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const portal = await openPortal();

const VERIFY = 'POST /barong/identity/verification/verify-otp';
const verify = (email: string, otp: string, from = '127.0.0.1', password?: string) =>
  portal.call(VERIFY, {
    body: { email, otp, ...(password === undefined ? {} : { password }) },
    headers: { 'x-forwarded-for': from },
  });
const resend = (email: string, from = '127.0.0.1') =>
  portal.call('POST /barong/identity/verification/resend-otp', {
    body: { email },
    headers: { 'x-forwarded-for': from },
  });
/** Counts what a caller on this machine has to wait between two codes. */
const pauseOf = (email: string) => attemptKey('code-pause', { email, address: '127.0.0.1' });
const codeFor = async (email: string) => {
  await portal.work();
  return portal.inbox.codeFor(email);
};
const wrongFor = async (email: string) =>
  ((await codeFor(email)) === '000000' ? '1' : '0').repeat(6);
const me = async (as: Actor) => (await portal.call('GET /barong/resource/users/me', { as })).status;

describe('a mailed code', () => {
  test('activates the account, once', async () => {
    const { user } = await registerByForm(portal, { verified: false });
    await portal.work();
    const code = portal.inbox.codeFor(user.email);
    const verified = await verify(user.email, code);
    expect(verified.body.user).toMatchObject({ state: 'active', level: 1, email_verified: true });
    expect((await verify(user.email, code)).body.errors).toEqual(['identity.otp.invalid']);
  });

  test('has five tries; the sixth is refused, right or wrong', async () => {
    const { user } = await registerByForm(portal, { verified: false });
    await portal.work();
    const code = portal.inbox.codeFor(user.email);
    const wrong = code === '000000' ? '111111' : '000000';
    const tries = await Promise.all(Array.from({ length: 5 }, () => verify(user.email, wrong)));
    expect(tries.map((answer) => answer.body.errors[0])).toEqual(
      Array.from({ length: 5 }, () => 'identity.otp.invalid'),
    );
    expect((await verify(user.email, code)).body.errors).toEqual(['identity.otp.expired']);
  });

  test('expires', async () => {
    const { user } = await registerByForm(portal, { verified: false });
    await portal.work();
    await portal.db
      .updateTable('email_codes')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('account_id', '=', user.id)
      .execute();
    const { status, body } = await verify(user.email, portal.inbox.codeFor(user.email));
    expect(status).toBe(422);
    expect(body.errors).toEqual(['identity.otp.expired']);
  });

  test('is refused alike for anything but six digits and for unknown addresses', async () => {
    expect((await verify('nobody@people.test', '12345')).body.errors).toEqual([
      'identity.otp.invalid',
    ]);
    expect((await verify('nobody@people.test', '123456')).body.errors).toEqual([
      'identity.otp.invalid',
    ]);
  });

  test('can be requested every 30 seconds and replaces the old one', async () => {
    const { user } = await registerByForm(portal, { verified: false });
    await portal.work();
    const early = await resend(user.email);
    expect(early.status).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(0);
    const old = portal.inbox.codeFor(user.email);
    await ageAttempts(portal, pauseOf(user.email), 31);
    expect((await resend(user.email)).status).toBe(200);
    expect(await portal.mailsTo(user.email)).toHaveLength(2);
    const fresh = portal.inbox.codeFor(user.email);
    expect((await verify(user.email, fresh)).status).toBe(200);
    expect(old).toMatch(/^\d{6}$/);
  });

  test('is asked for with the same answers whether the address waits for one or not', async () => {
    const { user } = await registerByForm(portal, { verified: false });
    const answersFor = async (email: string) => {
      const told = [];
      for (const place of ['198.51.100.1', '198.51.100.1', '198.51.100.2']) {
        const { status, body } = await resend(email, place);
        told.push([status, body.errors ?? body.message]);
      }
      return told;
    };
    const stranger = await answersFor('nobody-waits@people.test');
    expect(stranger).toEqual([
      [200, 'OTP Resent'],
      [429, ['request.too_many_requests']],
      [200, 'OTP Resent'],
    ]);
    expect(await answersFor(user.email)).toEqual(stranger);
  });

  test('is mailed once in half a minute, however many networks ask', async () => {
    const { user } = await registerByForm(portal, { verified: false });
    for (const place of ['198.51.100.3', '198.51.100.4']) await resend(user.email, place);
    await portal.work();
    // That of the registration, and one more.
    expect(portal.inbox.of(user.email)).toHaveLength(2);
  });

  test('requested for an unknown address gets the same answer and no mail', async () => {
    const { status, body } = await portal.call('POST /barong/identity/verification/resend-otp', {
      body: { email: 'stranger@people.test' },
    });
    expect([status, body]).toEqual([200, { message: 'OTP Resent' }]);
    expect(await portal.mailsTo('stranger@people.test')).toEqual([]);
  });
});

test('sent twice at the same moment is used once', async () => {
  const { user } = await registerByForm(portal, { email: 'both@people.test', verified: false });
  await portal.work();
  const body = { email: user.email, otp: portal.inbox.codeFor(user.email) };
  const answers = await Promise.all(
    Array.from({ length: 3 }, () =>
      portal.call('POST /barong/identity/verification/verify-otp', { body }),
    ),
  );
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
});

test.each([
  ['inactive', 'identity.session.not_active'],
  ['banned', 'identity.session.banned'],
] as const)(
  'of an account that is %s by now is answered with that and the reason',
  async (state, code) => {
    const { user } = await registerByForm(portal, { verified: false });
    const otp = await codeFor(user.email);
    const state_reason = 'It asked for money.';
    await portal.db
      .updateTable('accounts')
      .set({ state, state_reason })
      .where('id', '=', user.id)
      .execute();
    const { status, body } = await verify(user.email, otp);
    expect([status, body]).toMatchObject([401, { errors: [code], reason: state_reason }]);
  },
);

test('the right code of an account that an admin has let in meanwhile signs its holder in', async () => {
  const { user } = await registerByForm(portal, { verified: false });
  const otp = await codeFor(user.email);
  await portal.call('POST /barong/admin/users/update', {
    as: await registerAdmin(portal),
    body: { uid: user.uid, state: 'active' },
  });
  const { status, body } = await verify(user.email, otp);
  expect([status, body.user?.state]).toEqual([200, 'active']);
  expect((await verify(user.email, otp)).body.errors).toEqual(['identity.otp.invalid']);
});

describe('strangers who request codes for an address without an account', () => {
  test('do not stop its owner from registering', async () => {
    const email = 'wanted@people.test';
    expect((await resend(email)).status).toBe(200);
    await makeAttempts(portal, attemptKey('code', { email }), CODE_SENDS_PER_HOUR);
    await makeAttempts(portal, attemptKey('code-tries', { email }), CODE_TRIES_ALTOGETHER);
    const { body } = await portal.call('POST /barong/identity/users', {
      body: { email, password: PASSWORD, username: 'Meera Joshi' },
    });
    expect(body.user.state).toBe('pending');
    // Their tries do not count as the owner's, and the next code can be requested in half a minute.
    expect(Number((await resend(email)).headers['retry-after'])).toBeLessThanOrEqual(30);
    expect((await verify(email, await codeFor(email))).status).toBe(200);
  });
});

describe('guessing a code', () => {
  const answersFor = async (email: string, otp: string) => {
    const told = [];
    const start = portal.statements.length;
    for (let tries = 0; tries < CODE_TRIES + 2; tries += 1) {
      const { status, body } = await verify(email, otp);
      told.push([status, body.errors[0], body.attempts_left]);
    }
    return { told, statements: portal.statements.slice(start) };
  };

  test('reports how many tries are left, and when there are none', async () => {
    const { user } = await registerByForm(portal, { verified: false });
    const { told } = await answersFor(user.email, await wrongFor(user.email));
    expect(told).toEqual([
      [422, 'identity.otp.invalid', 4],
      [422, 'identity.otp.invalid', 3],
      [422, 'identity.otp.invalid', 2],
      [422, 'identity.otp.invalid', 1],
      [422, 'identity.otp.invalid', 0],
      [422, 'identity.otp.expired', undefined],
      [422, 'identity.otp.expired', undefined],
    ]);
  });

  test('does not reveal who waits for a code: answers and work are the same', async () => {
    const pending = await registerByForm(portal, { verified: false });
    const old = await registerByForm(portal, { verified: false });
    const active = await registerByForm(portal);
    const otp = await wrongFor(pending.user.email);
    await portal.db
      .updateTable('email_codes')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('account_id', '=', old.user.id)
      .execute();
    const stranger = await answersFor('ghost@people.test', otp);
    for (const { user } of [pending, old, active]) {
      expect(await answersFor(user.email, otp)).toEqual(stranger);
    }
  });

  test('has five tries per requested code, whatever the case of the address', async () => {
    const { user } = await registerByForm(portal, { verified: false });
    await answersFor(user.email.toUpperCase(), await wrongFor(user.email));
    expect((await verify(user.email, await codeFor(user.email))).body.errors).toEqual([
      'identity.otp.expired',
    ]);
    await ageAttempts(portal, pauseOf(user.email), 31);
    expect((await resend(user.email)).status).toBe(200);
    expect((await verify(user.email, await codeFor(user.email))).status).toBe(200);
  });
});

describe('strangers who guess at a code', () => {
  const guessFrom = async (email: string, wrong: string, place: string) => {
    for (let tries = 0; tries < CODE_TRIES + 1; tries += 1) await verify(email, wrong, place);
  };

  test('use up only their own tries, not those of the owner on another network', async () => {
    const { user } = await registerByForm(portal, { verified: false });
    await guessFrom(user.email, await wrongFor(user.email), '203.0.113.1');
    await guessFrom(user.email, await wrongFor(user.email), '203.0.113.2');
    expect((await verify(user.email, await codeFor(user.email))).status).toBe(200);
  });

  const places = Array.from(
    { length: CODE_TRIES_ALTOGETHER / CODE_TRIES },
    (_, n) => `203.0.113.${n}`,
  );

  test('on many networks have twenty tries together, and the network that registered keeps its five', async () => {
    const { user } = await registerByForm(portal, { verified: false });
    // Asking for a code gives a stranger no part of them.
    for (const place of places) await resend(user.email, place);
    const code = await codeFor(user.email);
    const wrong = await wrongFor(user.email);
    for (const place of places) await guessFrom(user.email, wrong, place);
    const refused = await verify(user.email, code, '203.0.113.200');
    expect(refused.body.errors).toEqual(['identity.otp.expired']);
    expect((await verify(user.email, wrong)).body.attempts_left).toBe(CODE_TRIES - 1);
    expect((await verify(user.email, code)).status).toBe(200);
  });

  test('do not stop the owner from requesting a new code, with new tries on any network', async () => {
    const { user } = await registerByForm(portal, { verified: false });
    const wrong = await wrongFor(user.email);
    for (const place of places) await guessFrom(user.email, wrong, place);
    await ageAttempts(portal, pauseOf(user.email), 31);
    expect((await resend(user.email)).status).toBe(200);
    const code = await codeFor(user.email);
    expect((await verify(user.email, code, '203.0.113.200', PASSWORD)).status).toBe(200);
  });
});

describe('confirming the address', () => {
  test('starts a session, and the session of the registration continues', async () => {
    const before = await registerByForm(portal, { verified: false });
    const { body } = await verify(before.user.email, await codeFor(before.user.email));
    expect([await me(before), await me(body)]).toEqual([200, 200]);
    const seen = await portal.call('GET /barong/resource/users/me', { as: before });
    expect(seen.body.email_verified).toBe(true);
  });

  const elsewhere = '203.0.113.9';
  const browser = { 'x-device-id': 'the-browser-of-somebody-else' };
  const logInFrom = async (email: string, place: string) => {
    const { body } = await portal.call('POST /barong/identity/sessions', {
      body: { email, password: PASSWORD },
      headers: { 'x-forwarded-for': place },
    });
    return body;
  };

  test('by the session that registered ends all others, from any network', async () => {
    const first = await registerByForm(portal, { verified: false });
    const { email } = first.user;
    const other = await logInFrom(email, '127.0.0.1');
    const { status, body } = await portal.call(VERIFY, {
      as: first,
      body: { email, otp: await codeFor(email) },
      headers: { 'x-forwarded-for': elsewhere, ...browser },
    });
    expect(status).toBe(200);
    expect([await me(first), await me(body), await me(other)]).toEqual([200, 200, 401]);
  });

  test('by the password ends the session of the registration', async () => {
    const stranger = await registerByForm(portal, { verified: false });
    const { email } = stranger.user;
    const { body } = await verify(email, await codeFor(email), elsewhere, PASSWORD);
    expect([await me(body), await me(stranger)]).toEqual([200, 401]);
  });

  test.each([
    ['a program on another network', { 'x-forwarded-for': elsewhere }],
    ['another program on the same network', { 'user-agent': 'Firefox/132.0' }],
    ['a browser on the same network', browser],
  ])(
    'by %s takes the password: the code alone neither signs in nor confirms',
    async (_, headers) => {
      const stranger = await registerByForm(portal, { verified: false });
      const { email } = stranger.user;
      const otp = await codeFor(email);
      const type = (password?: string) =>
        portal.call(VERIFY, {
          body: { email, otp, ...(password === undefined ? {} : { password }) },
          headers,
        });
      const asked = await type();
      expect([asked.status, asked.body.errors]).toEqual([422, ['identity.user.missing_password']]);
      expect(Object.keys(asked.body.fields)).toEqual(['password']);
      const wrong = await type('Wrong-pass-1');
      expect([wrong.status, wrong.body.errors]).toEqual([422, ['user.password.invalid']]);
      const seen = await portal.call('GET /barong/resource/users/me', { as: stranger });
      expect(seen.body).toMatchObject({ state: 'pending', email_verified: false });
      expect((await type(PASSWORD)).status).toBe(200);
    },
  );

  test('takes the password from somebody who is signed in to another account', async () => {
    const { user } = await registerByForm(portal, { verified: false });
    const as = await registerByForm(portal);
    const { body } = await portal.call(VERIFY, {
      as,
      body: { email: user.email, otp: await codeFor(user.email) },
      headers: browser,
    });
    expect(body.errors).toEqual(['identity.user.missing_password']);
    expect(await me(as)).toBe(200);
  });

  test.each([
    [0, 1],
    [2, 2],
  ])('raises level %i to %i', async (level, after) => {
    const { user } = await registerByForm(portal, { verified: false });
    expect(user.level).toBe(0);
    await portal.db.updateTable('accounts').set({ level }).where('id', '=', user.id).execute();
    const { body } = await verify(user.email, await codeFor(user.email));
    expect(body.user.level).toBe(after);
  });
});
