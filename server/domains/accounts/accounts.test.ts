import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openPortal } from '../../test/portal.ts';
import { PASSWORD, register } from '../../test/people.ts';

const portal = await openPortal();

const registration = (email: string, more = {}) => ({
  email,
  password: PASSWORD,
  username: 'Meera Joshi',
  data: JSON.stringify({ user_type: 'user' }),
  ...more,
});

describe('registration', () => {
  test('signs the new account in as pending and mails a code', async () => {
    const { status, body } = await portal.call('POST /barong/identity/users', {
      body: registration('  Meera@people.test '),
    });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      email: 'Meera@people.test',
      role: 'user',
      state: 'pending',
      level: 0,
      fullName: 'Meera Joshi',
      email_verified: false,
    });
    await portal.work();
    expect(portal.inbox.codeFor('meera@people.test')).toMatch(/^\d{6}$/);
    const me = await portal.call('GET /barong/resource/users/me', { as: body });
    expect(me.body.uid).toBe(body.user.uid);
  });

  test.each(['Win money at scam.example today', 'Call 98765', 'A\nB'])(
    'sends no advertisement to a stranger in the greeting of a mail: %j',
    async (username) => {
      const email = `stranger${username.length}@people.test`;
      await portal.call('POST /barong/identity/users', { body: registration(email, { username }) });
      expect((await portal.mailsTo(email)).at(-1)?.text).toMatch(/^Hello,\n/);
    },
  );

  test.each([
    [{ marketing_consent: true }, true, true],
    [{ marketing_consent: false }, false, true],
    [{}, false, false],
  ])('records the answer about advertising mails: %j', async (details, consent, isDated) => {
    const email = `says${JSON.stringify(details).length}@people.test`;
    const { body } = await portal.call('POST /barong/identity/users', {
      body: registration(email, { data: JSON.stringify(details) }),
    });
    expect(body.user.marketing_consent).toBe(consent);
    const { marketing_consent_at } = await portal.db
      .selectFrom('accounts')
      .select('marketing_consent_at')
      .where('id', '=', body.user.id)
      .executeTakeFirstOrThrow();
    expect(marketing_consent_at !== null).toBe(isDated);
  });

  test('stores the domain in lower case and the part before the @ as typed', async () => {
    const { body } = await portal.call('POST /barong/identity/users', {
      body: registration('Meera.J@PEOPLE.Test'),
    });
    expect(body.user.email).toBe('Meera.J@people.test');
  });

  test.each([
    'hr@Mailinator.com',
    'hr@box.yopmail.com',
    'HR@GUERRILLAMAIL.ORG',
    'hr@mail。yopmail.com',
  ])('refuses employers with a disposable mailbox: %s', async (email) => {
    const answerAs = (user_type: string) =>
      portal.call('POST /barong/identity/users', {
        body: registration(email, { data: JSON.stringify({ user_type }) }),
      });
    const { status, body } = await answerAs('hr');
    expect([status, body.errors, Object.keys(body.fields)]).toEqual([
      422,
      ['identity.user.disposable_email'],
      ['email'],
    ]);
    expect((await answerAs('user')).status).toBe(201);
  });

  test('accepts employers whose domain only resembles a disposable one', async () => {
    const { status } = await portal.call('POST /barong/identity/users', {
      body: registration('hr@notmailinator.com', { data: '{"user_type":"hr"}' }),
    });
    expect(status).toBe(201);
  });

  test('never makes an admin', async () => {
    const { body } = await portal.call('POST /barong/identity/users', {
      body: registration('sly@people.test', { data: '{"user_type":"admin"}' }),
    });
    expect(body.user.role).toBe('user');
  });

  test('refuses a taken address in any case', async () => {
    await register(portal, { email: 'taken@people.test', verified: false });
    const { status, body } = await portal.call('POST /barong/identity/users', {
      body: registration('TAKEN@people.test'),
    });
    expect(status).toBe(409);
    expect(body.errors).toEqual(['identity.user.already_exists']);
    expect(body.fields).toEqual({ email: 'An account with this email already exists.' });
  });

  test.each([
    ['no email', { email: '' }, 'identity.user.missing_email', 'email'],
    ['no real email', { email: 'meera@home' }, 'identity.user.invalid_email', 'email'],
    ['two addresses', { email: 'meera@people.test,x.in' }, 'identity.user.invalid_email', 'email'],
    ['a named address', { email: 'meera@x.in<home.in' }, 'identity.user.invalid_email', 'email'],
    ['no name', { username: '  ' }, 'identity.user.missing_name', 'username'],
    ['a number', { username: 'Asha 98450 31277' }, 'identity.user.contact_in_name', 'username'],
    ['no password', { password: '' }, 'identity.user.missing_password', 'password'],
    ['a short password', { password: 'abc123' }, 'identity.user.invalid_password', 'password'],
    ['letters alone', { password: 'abcdefghij' }, 'identity.user.invalid_password', 'password'],
    ['a common password', { password: 'Password123' }, 'password.weak', 'password'],
    ['a listed password', { password: 'blink182' }, 'password.weak', 'password'],
    ['unreadable details', { data: '{' }, 'identity.user.invalid_data', 'data'],
    ['a wrong phone', { data: '{"phone":"12"}' }, 'identity.user.invalid_phone', 'phone'],
  ])('refuses %s with its own code', async (_, wrong, code, field) => {
    const { status, body } = await portal.call('POST /barong/identity/users', {
      body: registration('new@people.test', wrong),
    });
    expect(status).toBe(422);
    expect(body.errors).toContain(code);
    expect(Object.keys(body.fields)).toContain(field);
  });

  test('answers in Hindi when asked', async () => {
    const { body } = await portal.call('POST /barong/identity/users', {
      body: registration(''),
      headers: { 'accept-language': 'hi' },
    });
    expect(body.messages).toEqual(['ईमेल पता ज़रूरी है।']);
  });
});

describe('sessions', () => {
  const logIn = (email: string, password: string) =>
    portal.call('POST /barong/identity/sessions', { body: { email, password } });

  test('the right password signs in; a wrong one and an unknown address get the same answer', async () => {
    const { user } = await register(portal);
    expect((await logIn(user.email.toUpperCase(), PASSWORD)).body.user.id).toBe(user.id);
    const wrong = await logIn(user.email, 'Wrong-pass-1');
    const unknown = await logIn('stranger@people.test', 'Wrong-pass-1');
    expect([wrong.status, wrong.body.errors]).toEqual([401, ['identity.session.invalid_params']]);
    expect([unknown.status, unknown.body.errors]).toEqual([wrong.status, wrong.body.errors]);
  });

  test('too many wrong passwords are refused with the time to wait', async () => {
    const { user } = await register(portal, { verified: false });
    const answers = [];
    for (let count = 0; count <= 20; count += 1) answers.push(await logIn(user.email, 'no'));
    // After a refusal one more is taken once the time to wait is over, which a busy computer may reach.
    const refused = answers.find(({ status }) => status === 429);
    expect(answers.slice(0, 5).map(({ status }) => status)).toEqual(Array(5).fill(401));
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test.each([
    ['inactive', 'identity.session.not_active'],
    ['banned', 'identity.session.banned'],
    ['deleted', 'identity.session.deleted'],
  ] as const)('an account that is %s cannot log in and its sessions end', async (state, code) => {
    const session = await register(portal);
    await portal.db
      .updateTable('accounts')
      .set({ state })
      .where('id', '=', session.user.id)
      .execute();
    expect((await logIn(session.user.email, PASSWORD)).body.errors).toEqual([code]);
    expect((await logIn(session.user.email, 'Wrong-pass-1')).body.errors).toEqual([
      'identity.session.invalid_params',
    ]);
    const me = await portal.call('GET /barong/resource/users/me', { as: session });
    expect([me.status, me.body.errors]).toEqual([401, [code]]);
  });

  test('logging out ends the session on the server', async () => {
    const session = await register(portal);
    expect((await portal.call('DELETE /barong/identity/sessions', { as: session })).status).toBe(
      200,
    );
    const me = await portal.call('GET /barong/resource/users/me', { as: session });
    expect([me.status, me.body.errors]).toEqual([401, ['identity.session.invalid']]);
  });

  test('a session that was idle too long or is too old has ended', async () => {
    for (const column of ['last_seen_at', 'expires_at'] as const) {
      const session = await register(portal, { verified: false });
      await portal.db
        .updateTable('sessions')
        .set({ [column]: new Date(Date.now() - 25 * 3_600_000) })
        .where('account_id', '=', session.user.id)
        .execute();
      expect((await portal.call('GET /barong/resource/users/me', { as: session })).status).toBe(
        401,
      );
    }
  });

  test('sessions in use live on, which is noted once for all of them and no request waits for', async () => {
    const people = [await register(portal), await register(portal)];
    const ids = people.map(({ user }) => user.id);
    await portal.db
      .updateTable('sessions')
      .set({ last_seen_at: new Date(Date.now() - 23 * 3_600_000) })
      .where('account_id', 'in', ids)
      .execute();
    const nowSeen = () =>
      portal.db
        .selectFrom('sessions')
        .select('account_id')
        .where('account_id', 'in', ids)
        .where('last_seen_at', '>', sql<string>`now() - interval '1 minute'`)
        .orderBy('account_id')
        .execute();
    const before = portal.statements.length;
    await portal.db.transaction().execute(async (trx) => {
      await sql`lock table sessions in share mode`.execute(trx);
      for (const as of people) {
        expect((await portal.call('GET /barong/resource/users/me', { as })).status).toBe(200);
      }
    });
    await expect
      .poll(nowSeen, { timeout: 10_000 })
      .toEqual(ids.map((account_id) => ({ account_id })));
    const sent = portal.statements.slice(before);
    expect(sent.filter((text) => text.includes('set "last_seen_at" = now()'))).toHaveLength(1);
  });

  test('a write needs the CSRF token of its own session', async () => {
    const [first, second] = [await register(portal), await register(portal)];
    const logOut = (as: typeof first) => portal.call('DELETE /barong/identity/sessions', { as });
    const missing = await logOut({ ...first, csrf_token: '' });
    expect([missing.status, missing.body.errors]).toEqual([401, ['authz.missing_csrf_token']]);
    const foreign = await logOut({ ...first, csrf_token: second.csrf_token });
    expect([foreign.status, foreign.body.errors]).toEqual([419, ['authz.csrf_token_mismatch']]);
    const fresh = await portal.call('GET /csrf-token', { as: first });
    expect((await logOut({ ...first, ...fresh.body })).status).toBe(200);
  });
});

describe('requests that cannot be read', () => {
  const address = '/api/v2/barong/identity/users';
  test.each([
    ['broken JSON', { payload: '{', headers: { 'content-type': 'application/json' } }, 400],
    ['no body', {}, 422],
    ['a list', { payload: [] }, 422],
    ['another type', { payload: 'x', headers: { 'content-type': 'text/csv' } }, 415],
    ['NUL characters', { payload: { email: 'a\0@b.in' } }, 422],
    ['two megabytes', { payload: { email: 'x'.repeat(2_000_000) } }, 413],
  ])('%s is refused with the usual error body', async (_, options, status) => {
    const answer = await portal.send({ method: 'POST', url: address, ...options });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      errors: expect.arrayContaining([expect.any(String)]),
      fields: expect.anything(),
    });
    expect(answer.body.request_id).toBe(answer.headers['x-request-id']);
  });

  test('an address that cannot be decoded is refused with the usual error body', async () => {
    const answer = await portal.send({ method: 'GET', url: '/api/v2/%zz' });
    expect([answer.status, answer.body.errors]).toEqual([400, ['request.unreadable']]);
  });

  test('an unknown address is 404', async () => {
    const answer = await portal.send({ method: 'GET', url: '/api/v2/nothing' });
    expect([answer.status, answer.body.errors]).toEqual([404, ['request.not_found']]);
  });
});
