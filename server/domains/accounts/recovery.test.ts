import { describe, expect, test } from 'vitest';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { ageAttempts } from '../../test/attempts.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();

const NEW_PASSWORD = 'Seven-kites-27';

const ask = (email: string) =>
  portal.call('POST /barong/identity/users/password/generate_code', { body: { email } });
const reset = (token: string, more = {}) =>
  portal.call('POST /barong/identity/users/password/confirm_code', {
    body: {
      reset_password_token: token,
      password: NEW_PASSWORD,
      confirm_password: NEW_PASSWORD,
      ...more,
    },
  });
const logIn = (email: string, password: string) =>
  portal.call('POST /barong/identity/sessions', { body: { email, password } });
const lastMail = async (email: string) => {
  return (await portal.mailsTo(email)).at(-1);
};
const tokenIn = (text = '') => /reset_token=([\w-]{43})/.exec(text)?.[1] ?? '';
const tokenFor = async (email: string) => {
  expect((await ask(email)).status).toBe(200);
  return tokenIn((await lastMail(email))?.text);
};
/** Makes the last request half a minute old. */
const letTimePass = (email: string) => ageAttempts(portal, attemptKey('reset', { email }), 31);

describe('a forgotten password', () => {
  test('can be replaced by the mailed link, which ends every session and mails the holder', async () => {
    const session = await register(portal);
    const { email } = session.user;
    const answer = await ask(email.toUpperCase());
    expect([answer.status, answer.body]).toEqual([200, { message: 'Reset Link Sent' }]);
    const mail = await lastMail(email);
    expect(mail?.text).toContain('http://vritti.test/auth/reset-password#reset_token=');
    const done = await reset(tokenIn(mail?.text));
    expect([done.status, done.body]).toEqual([200, { message: 'Password Reset Successfully' }]);
    const me = await portal.call('GET /barong/resource/users/me', { as: session });
    expect(me.body.errors).toEqual(['identity.session.invalid']);
    expect((await logIn(email, PASSWORD)).status).toBe(401);
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
    expect((await lastMail(email))?.subject).toBe('Your Vritti password was changed');
  });

  test('accepts the token under its other name', async () => {
    const { user } = await register(portal);
    const token = await tokenFor(user.email);
    const body = { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD, reset_token: token };
    const done = await portal.call('POST /barong/identity/users/password/confirm_code', { body });
    expect(done.status).toBe(200);
  });

  test('a link works once, even if it is used twice at the same moment', async () => {
    const { user } = await register(portal);
    const token = await tokenFor(user.email);
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    expect((await reset(token)).body.errors).toEqual(['identity.password.reset_expired']);
  });

  test('a link works for 30 minutes', async () => {
    const { user } = await register(portal);
    const token = await tokenFor(user.email);
    const { expires_at } = await portal.db
      .selectFrom('password_resets')
      .select('expires_at')
      .where('account_id', '=', user.id)
      .executeTakeFirstOrThrow();
    const minutes = (Date.parse(expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    await portal.db
      .updateTable('password_resets')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('account_id', '=', user.id)
      .execute();
    expect((await reset(token)).body.errors).toEqual(['identity.password.reset_expired']);
  });

  test('a new link invalidates the previous one', async () => {
    const { user } = await register(portal);
    const first = await tokenFor(user.email);
    await letTimePass(user.email);
    const second = await tokenFor(user.email);
    expect(second).not.toBe(first);
    expect((await reset(first)).status).toBe(422);
    expect((await reset(second)).status).toBe(200);
  });

  test('the database stores only a hash of the token', async () => {
    const { user } = await register(portal);
    const token = await tokenFor(user.email);
    const kept = await portal.db
      .selectFrom('password_resets')
      .selectAll()
      .where('account_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(token).toHaveLength(43);
    expect(kept.token_hash.includes(token)).toBe(false);
    expect(kept.token_hash).toHaveLength(32);
  });

  test.each([
    ['no password', { password: '' }, 'identity.user.missing_password', 'password'],
    ['a short one', { password: 'abc123' }, 'identity.user.invalid_password', 'password'],
    ['letters alone', { password: 'abcdefghij' }, 'identity.user.invalid_password', 'password'],
    ['no confirmation', { confirm_password: '' }, 'identity.user.missing_confirmations'],
    ['another one', { confirm_password: 'Kites-27' }, 'identity.user.passwords_dont_match'],
  ])('refuses %s', async (_, wrong, code, field = 'confirm_password') => {
    const { status, body } = await reset('x', wrong);
    expect(status).toBe(422);
    expect(body.errors).toContain(code);
    expect(Object.keys(body.fields)).toContain(field);
  });

  test('a common password or one’s own name is refused, and the link stays valid', async () => {
    const { user } = await register(portal, { name: 'Lakshitha' });
    const token = await tokenFor(user.email);
    for (const password of ['Password123', 'Lakshitha77', 'blink182']) {
      const { body } = await reset(token, { password, confirm_password: password });
      expect(body.errors).toEqual(['password.weak']);
    }
    expect((await reset(token)).status).toBe(200);
  });

  test('a missing, made-up or overlong token is refused', async () => {
    for (const token of ['', 'x'.repeat(43)]) {
      expect((await reset(token)).body.errors).toEqual(['identity.password.reset_expired']);
    }
    expect((await reset('x'.repeat(300))).status).toBe(422);
  });
});

describe('an account that was never confirmed', () => {
  test('is confirmed by the link, and its first password no longer works', async () => {
    const stranger = await register(portal, { verified: false });
    const { email } = stranger.user;
    await reset(await tokenFor(email));
    expect((await logIn(email, PASSWORD)).body.errors).toEqual(['identity.session.invalid_params']);
    const { body } = await logIn(email, NEW_PASSWORD);
    expect(body.user).toMatchObject({ state: 'active', level: 1, email_verified: true });
    const me = await portal.call('GET /barong/resource/users/me', { as: stranger });
    expect(me.status).toBe(401);
  });

  test('loses the second step that a stranger may have set up', async () => {
    const { user } = await register(portal, { verified: false });
    await portal.db
      .insertInto('two_step')
      .values({ account_id: user.id, sealed_secret: Buffer.from('x'), enabled_at: new Date() })
      .execute();
    await reset(await tokenFor(user.email));
    expect((await logIn(user.email, NEW_PASSWORD)).status).toBe(200);
  });
});

test('two-step sign-in stays on after a reset: the mailbox alone does not open the account', async () => {
  const { user } = await register(portal);
  await portal.db
    .insertInto('two_step')
    .values({ account_id: user.id, sealed_secret: Buffer.from('x'), enabled_at: new Date() })
    .execute();
  await reset(await tokenFor(user.email));
  expect((await logIn(user.email, NEW_PASSWORD)).status).not.toBe(200);
});

describe('asking for a reset link does not reveal who has an account', () => {
  test('known, unknown and banned addresses get the same answer, and only the first a mail', async () => {
    const known = await register(portal);
    const banned = await register(portal);
    await portal.db
      .updateTable('accounts')
      .set({ state: 'banned' })
      .where('id', '=', banned.user.id)
      .execute();
    const before = (await portal.mailsTo(banned.user.email)).length;
    const emails = [known.user.email, banned.user.email, 'nobody@people.test'];
    const answers = [];
    for (const email of emails) answers.push(await ask(email));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(tokenIn((await lastMail(known.user.email))?.text)).not.toBe('');
    expect(portal.inbox.of('nobody@people.test')).toEqual([]);
    expect(portal.inbox.of(banned.user.email)).toHaveLength(before);
  });

  test('the server does the same work for all addresses before it answers', async () => {
    const { user } = await register(portal);
    const workFor = async (email: string) => {
      const start = portal.statements.length;
      await ask(email);
      return portal.statements.slice(start);
    };
    const known = await workFor(user.email);
    expect(known.length).toBeGreaterThan(0);
    expect(await workFor('stranger@people.test')).toEqual(known);
    expect(known.join('\n')).not.toContain('accounts');
  });

  test('a wrong password runs the same statements whether there is an account or not', async () => {
    const { user } = await register(portal);
    const workFor = async (email: string) => {
      const start = portal.statements.length;
      await logIn(email, 'Wrong-pass-1');
      return portal.statements.slice(start);
    };
    const gone = await workFor('gone@people.test');
    expect(gone.length).toBeGreaterThan(0);
    expect(await workFor('other@people.test')).toEqual(gone);
    // A known browser or network skips one count. That depends on the device, not on the account.
    await portal.db.deleteFrom('known_devices').where('account_id', '=', user.id).execute();
    expect(await workFor(user.email)).toEqual(gone);
  });

  test('both must wait alike: half a minute, and five times an hour', async () => {
    const { user } = await register(portal);
    for (const email of [user.email, 'patient@people.test']) {
      expect((await ask(email)).status).toBe(200);
      const early = await ask(email);
      expect([early.status, early.body.errors]).toEqual([429, ['request.too_many_requests']]);
      expect(early.headers['retry-after']).toBe('30');
      for (let count = 2; count <= 5; count += 1) {
        await letTimePass(email);
        expect((await ask(email)).status).toBe(200);
      }
      await letTimePass(email);
      expect(Number((await ask(email)).headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  test('an invalid address is refused', async () => {
    expect((await ask('')).body.errors).toEqual(['identity.user.missing_email']);
    expect((await ask('asha@home')).body.errors).toEqual(['identity.user.invalid_email']);
  });
});

test('the mail is in the language of the account', async () => {
  const { user } = await register(portal);
  await portal.db
    .updateTable('accounts')
    .set({ language: 'hi' })
    .where('id', '=', user.id)
    .execute();
  await ask(user.email);
  expect((await lastMail(user.email))?.subject).toBe('Vritti का नया पासवर्ड बनाएँ');
});
