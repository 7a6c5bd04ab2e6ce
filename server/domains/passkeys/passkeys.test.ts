import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { PASSKEY_CHALLENGES_PER_NETWORK, PASSKEYS_MAX } from '../../../contract/constants.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { makeAttempts } from '../../test/attempts.ts';
import { nextCode, stopClock, useApp } from '../../test/authenticator-app.ts';
import { type Authenticator, newAuthenticator } from '../../test/authenticator.ts';
import { openAccount, openSession } from '../../test/account-states.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

const SITE = { origin: 'http://vritti.test', rpId: 'vritti.test' };
const INVALID = 'identity.session.invalid_passkey';

stopClock();
const portal = await openPortal({ publicUrl: SITE.origin });

const begin = (as?: Actor, proof: { current_password?: string; otp_code?: string } = {}) =>
  portal.call('POST /barong/resource/passkeys/generate_challenge', {
    as,
    body: { current_password: PASSWORD, ...proof },
  });
const add = (
  as: Actor | undefined,
  credential: ReturnType<Authenticator['create']>,
  name = 'My phone',
) => portal.call('POST /barong/resource/passkeys', { as, body: { name, credential } });
const list = async (as: Session) =>
  (await portal.call('GET /barong/resource/passkeys', { as, query: {} })).body.passkeys;
const remove = (as: Session | undefined, id: number, current_password = PASSWORD) =>
  portal.call('POST /barong/resource/passkeys/:id/removal', {
    as,
    params: { id },
    body: { current_password },
  });
const challenge = async () =>
  (await portal.call('POST /barong/identity/sessions/passkey/generate_challenge', {})).body;
const signIn = (credential: ReturnType<Authenticator['get']>, as?: Session) =>
  portal.call('POST /barong/identity/sessions/passkey', { as, body: { credential } });
const me = (as: Actor) => portal.call('GET /barong/resource/users/me', { as });
const eventsOf = async (as: Session) => {
  const { body } = await portal.call('GET /barong/resource/security_events', { as, query: {} });
  return body.security_events.map(({ kind }) => kind);
};

/** Somebody with one passkey. */
async function withPasskey() {
  const session = await register(portal);
  const device = newAuthenticator(SITE);
  const added = await add(session, device.create((await begin(session)).body));
  expect(added.status).toBe(201);
  return { session, device, id: added.body.id, email: session.user.email };
}

describe('adding a passkey', () => {
  test('begins with what a browser needs to make one', async () => {
    const session = await register(portal);
    const { status, body } = await begin(session);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      rp: { id: 'vritti.test', name: 'Vritti' },
      user: { name: session.user.email, displayName: session.user.username },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(Buffer.from(body.challenge, 'base64url')).toHaveLength(32);
    expect(Buffer.from(body.user.id, 'base64url').toString()).toBe(session.user.uid);
  });

  test('lists it under its name, tells its owner, and stops its device from adding another', async () => {
    const { session, device, email } = await withPasskey();
    expect(await list(session)).toMatchObject([{ name: 'My phone', last_used_at: null }]);
    expect(await portal.subjectsTo(email)).toContain('A passkey was added to your Vritti account');
    const { body } = await begin(session);
    const { id } = device.create(body);
    expect(body.excludeCredentials).toEqual([{ id, type: 'public-key', transports: ['internal'] }]);
  });

  test('ends the other sessions of an admin, which began with the password alone', async () => {
    const id = await openAccount(portal, 'admin');
    const [as, other] = [await openSession(portal, id), await openSession(portal, id)];
    const device = newAuthenticator(SITE);
    expect((await add(as, device.create((await begin(as)).body))).status).toBe(201);
    expect((await Promise.all([as, other].map(me))).map(({ status }) => status)).toEqual([
      200, 401,
    ]);
  });

  test('needs the password', async () => {
    const session = await register(portal);
    const wrong = await begin(session, { current_password: 'Wrong-pass-1' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, ['user.password.invalid']]);
    expect(Object.keys(wrong.body.fields)).toEqual(['current_password']);
    const none = await begin(session, { current_password: '' });
    expect(none.body.errors).toEqual(['identity.user.missing_password']);
    expect((await begin()).status).toBe(401);
  });

  test('also needs the second step if there is one', async () => {
    const session = await register(portal);
    const { secret } = await useApp(portal, session);
    expect((await begin(session)).body.errors).toEqual(['identity.session.missing_otp']);
    const wrong = await begin(session, { otp_code: 'no such code' });
    expect(wrong.body.errors).toEqual(['identity.session.invalid_otp']);
    expect((await begin(session, { otp_code: nextCode(secret) })).status).toBe(200);
  });

  test('needs a name, and every part of the answer of the device', async () => {
    const session = await register(portal);
    const { response, ...credential } = newAuthenticator(SITE).create((await begin(session)).body);
    const nameless = await add(session, { ...credential, response }, ' ');
    expect([nameless.status, Object.keys(nameless.body.fields)]).toEqual([422, ['name']]);
    const { attestationObject: _, ...rest } = response;
    const broken = await add(session, { ...credential, response: rest as typeof response });
    expect([broken.status, broken.body.errors]).toEqual([422, ['request.missing']]);
    expect((await add(undefined, { ...credential, response })).status).toBe(401);
  });

  test.each([
    ['of another site', { origin: 'http://vritti.example' }],
    ['for another domain', { rpId: 'vritti.example' }],
    ['whose holder was not verified', { isVerified: false }],
    ['made for signing in', { type: 'webauthn.get' }],
  ])('refuses an answer %s, and its challenge is used up', async (_, lie) => {
    const session = await register(portal);
    const device = newAuthenticator(SITE);
    const options = (await begin(session)).body;
    const refused = await add(session, device.create(options, lie));
    expect([refused.status, refused.body.errors]).toEqual([422, ['resource.passkey.invalid']]);
    expect((await add(session, device.create(options))).body.errors).toEqual([
      'resource.passkey.invalid',
    ]);
    expect(await list(session)).toEqual([]);
  });

  test('works with each challenge once, and not with somebody else’s or with one for signing in', async () => {
    const [session, other] = [await register(portal), await register(portal)];
    const options = (await begin(session)).body;
    const foreign = await add(other, newAuthenticator(SITE).create(options));
    expect(foreign.body.errors).toEqual(['resource.passkey.invalid']);
    expect((await add(session, newAuthenticator(SITE).create(options))).status).toBe(201);
    const again = await add(session, newAuthenticator(SITE).create(options));
    expect(again.body.errors).toEqual(['resource.passkey.invalid']);
    const ofSignIn = await add(session, newAuthenticator(SITE).create(await challenge()));
    expect(ofSignIn.body.errors).toEqual(['resource.passkey.invalid']);
    expect([await list(session), await list(other)].map(({ length }) => length)).toEqual([1, 0]);
  });

  test('refuses something that is not the answer of a device', async () => {
    const session = await register(portal);
    const credential = newAuthenticator(SITE).create((await begin(session)).body);
    for (const clientDataJSON of ['', 'e30', 'bnVsbA', 'eyJjaGFsbGVuZ2UiOjF9']) {
      const { response } = credential;
      const answer = await add(session, {
        ...credential,
        response: { ...response, clientDataJSON },
      });
      expect(answer.body.errors).toEqual(['resource.passkey.invalid']);
    }
  });

  test('refuses a passkey that any account already has', async () => {
    const { session, device } = await withPasskey();
    const other = await register(portal);
    for (const as of [session, other]) {
      const again = await add(as, device.create((await begin(as)).body));
      expect([again.status, again.body.errors]).toEqual([409, ['resource.passkey.exists']]);
    }
    expect(await list(other)).toEqual([]);
  });

  test('ends at the limit for an account', async () => {
    const { session, id } = await withPasskey();
    const pending = newAuthenticator(SITE).create((await begin(session)).body);
    await sql`insert into passkeys (account_id, credential_id, public_key, counter, transports, name)
      select account_id, sha256(n::text::bytea), public_key, 0, '{}', n::text
      from passkeys, generate_series(2, ${PASSKEYS_MAX}::int) as n where id = ${id}`.execute(
      portal.db,
    );
    for (const full of [await begin(session), await add(session, pending)]) {
      expect([full.status, full.body.errors]).toEqual([409, ['resource.passkey.too_many']]);
    }
  });
});

describe('signing in with a passkey', () => {
  test('opens the account of the passkey, and records the time', async () => {
    const { session, device } = await withPasskey();
    const userHandle = Buffer.from(session.user.uid).toString('base64url');
    const { status, body } = await signIn(device.get(await challenge(), { userHandle }));
    expect([status, body.user.id]).toEqual([200, session.user.id]);
    expect((await me(body)).body.email).toBe(session.user.email);
    expect(await list(session)).toMatchObject([{ last_used_at: expect.any(String) as string }]);
  });

  test('with the token of a session of the account ends that one, and no other account’s', async () => {
    const [mine, other] = [await withPasskey(), await register(portal)];
    const get = async () => mine.device.get(await challenge());
    const { body: beside } = await signIn(await get(), other);
    const { body: again } = await signIn(await get(), beside);
    const seen = await Promise.all([other, mine.session, again, beside].map(me));
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 401]);
  });

  test('is both steps: no code is asked for', async () => {
    const { session, device } = await withPasskey();
    await useApp(portal, session);
    expect((await signIn(device.get(await challenge()))).status).toBe(200);
  });

  test.each([
    ['of another site', { origin: 'http://vritti.example' }],
    ['for another domain', { rpId: 'vritti.example' }],
    ['whose holder was not verified', { isVerified: false }],
    ['made for adding a passkey', { type: 'webauthn.create' }],
    ['for another account', { userHandle: 'SUQw' }],
  ])('refuses an answer %s, and its challenge is used up', async (_, lie) => {
    const { device } = await withPasskey();
    const options = await challenge();
    const refused = await signIn(device.get(options, lie));
    expect([refused.status, refused.body.errors]).toEqual([401, [INVALID]]);
    expect((await signIn(device.get(options))).body.errors).toEqual([INVALID]);
    expect((await signIn(device.get(await challenge()))).status).toBe(200);
  });

  test('refuses an answer that was sent before, and one signed by another key', async () => {
    const { device } = await withPasskey();
    const answer = device.get(await challenge());
    expect((await signIn(answer)).status).toBe(200);
    expect((await signIn(answer)).body.errors).toEqual([INVALID]);
    const { response } = newAuthenticator(SITE).get(await challenge());
    expect((await signIn({ ...answer, response })).body.errors).toEqual([INVALID]);
    expect((await signIn(newAuthenticator(SITE).get(await challenge()))).body.errors).toEqual([
      INVALID,
    ]);
  });

  test('refuses a challenge that is too old, and forgets it', async () => {
    const { device } = await withPasskey();
    const options = await challenge();
    await sql`update passkey_challenges set expires_at = now() - interval '1 second'`.execute(
      portal.db,
    );
    expect((await signIn(device.get(options))).body.errors).toEqual([INVALID]);
    await sql`select graphile_worker.add_job('forget_old_passkey_challenges')`.execute(portal.db);
    await portal.work();
    const left = await portal.db.selectFrom('passkey_challenges').selectAll().execute();
    expect(left).toEqual([]);
  });

  test('refuses a cloned device, whose counter lags behind', async () => {
    const { device } = await withPasskey();
    expect((await signIn(device.get(await challenge(), { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 6, 0]) {
      const copy = await signIn(device.get(await challenge(), { counter }));
      expect(copy.body.errors).toEqual([INVALID]);
    }
    expect((await signIn(device.get(await challenge(), { counter: 8 }))).status).toBe(200);
  });

  test('accepts only one of two answers with the same count, even at the same moment', async () => {
    const { device } = await withPasskey();
    const options = [await challenge(), await challenge()];
    const both = options.map((option) => signIn(device.get(option, { counter: 7 })));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  test('accepts passkeys without a counter, such as those that several devices share', async () => {
    const { device } = await withPasskey();
    for (const counter of [0, 0]) {
      expect((await signIn(device.get(await challenge(), { counter }))).status).toBe(200);
    }
  });

  test('is refused to accounts that are shut out, with the reason', async () => {
    const { session, device } = await withPasskey();
    for (const state of ['banned', 'inactive'] as const) {
      await portal.db
        .updateTable('accounts')
        .set({ state })
        .where('id', '=', session.user.id)
        .execute();
      const { status, body } = await signIn(device.get(await challenge()));
      const code = state === 'banned' ? 'banned' : 'not_active';
      expect([status, body.errors]).toEqual([401, [`identity.session.${code}`]]);
    }
  });

  test('is limited by network', async () => {
    const address = '203.0.113.77';
    const key = attemptKey('passkey', { address });
    await makeAttempts(portal, key, PASSKEY_CHALLENGES_PER_NETWORK);
    const late = await portal.call('POST /barong/identity/sessions/passkey/generate_challenge', {
      headers: { 'x-forwarded-for': address },
    });
    expect([late.status, late.body.errors]).toEqual([429, ['request.too_many_requests']]);
  });
});

describe('removing a passkey', () => {
  test('needs the password, tells the owner, and afterwards it opens nothing', async () => {
    const { session, device, id, email } = await withPasskey();
    const wrong = await remove(session, id, 'Wrong-pass-1');
    expect([wrong.status, wrong.body.errors]).toEqual([422, ['user.password.invalid']]);
    expect((await remove(undefined, id)).status).toBe(401);
    expect((await signIn(device.get(await challenge()))).status).toBe(200);
    expect((await remove(session, id)).status).toBe(200);
    expect(await list(session)).toEqual([]);
    expect((await signIn(device.get(await challenge()))).body.errors).toEqual([INVALID]);
    expect(await portal.subjectsTo(email)).toContain(
      'A passkey was removed from your Vritti account',
    );
    expect(await eventsOf(session)).toEqual(
      expect.arrayContaining(['passkey_added', 'passkey_removed']),
    );
    expect((await remove(session, id)).body.errors).toEqual(['resource.passkey.not_found']);
  });

  test('somebody else’s passkey is not found', async () => {
    const { session, id } = await withPasskey();
    const other = await register(portal);
    expect((await remove(other, id)).body.errors).toEqual(['resource.passkey.not_found']);
    expect(await list(session)).toHaveLength(1);
  });
});

test('a portal at 127.0.0.1 has passkeys for localhost, since they need a name', async () => {
  const local = await openPortal({ publicUrl: 'http://127.0.0.1:3000' });
  const route = 'POST /barong/identity/sessions/passkey/generate_challenge';
  const { body } = await local.call(route, {});
  await local.close();
  expect(body.rpId).toBe('localhost');
});
