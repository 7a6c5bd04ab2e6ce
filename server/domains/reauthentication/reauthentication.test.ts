import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { nextCode, stopClock, useApp } from '../../test/authenticator-app.ts';
import { newAuthenticator } from '../../test/authenticator.ts';
import { PASSWORD, register, registerAdmin } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { ageAuthentication, ageRenewal } from '../../test/sessions.ts';

stopClock();
const portal = await openPortal({ adminsNeedSecondStep: true });

const ROUTE = 'POST /barong/identity/sessions/reauthentication';
const prove = (as: Actor | undefined, body: object = { password: PASSWORD }) =>
  portal.call(ROUTE, { as, body });
const statusOf = async (as: Actor) =>
  (await portal.call('GET /barong/resource/users/me', { as })).status;
/** Whether the session may change what guards the account. */
const isTrusted = async (as: Actor) =>
  (await portal.call('DELETE /barong/resource/sessions', { as })).status === 200;

/** Somebody whose last login was too long ago. */
async function registerLongAgo(): Promise<Session> {
  const session = await register(portal);
  await ageAuthentication(portal, session.user.id);
  return session;
}

async function usePasskey(as: Session) {
  const device = newAuthenticator({ origin: 'http://vritti.test', rpId: 'vritti.test' });
  const { body } = await portal.call('POST /barong/resource/passkeys/generate_challenge', {
    as,
    body: { current_password: PASSWORD },
  });
  const credential = device.create(body);
  await portal.call('POST /barong/resource/passkeys', { as, body: { name: 'Phone', credential } });
  return async () => {
    const route = 'POST /barong/identity/sessions/passkey/generate_challenge';
    return device.get((await portal.call(route, {})).body);
  };
}

describe('authenticating again', () => {
  test('with the password makes the session one of a recent login, with a new token', async () => {
    const session = await registerLongAgo();
    expect(await isTrusted(session)).toBe(false);
    const { status, body } = await prove(session);
    expect([status, body.expires_at]).toEqual([200, session.expires_at]);
    expect(body.token).not.toBe(session.token);
    expect(await isTrusted(body)).toBe(true);
    const events = await portal.call('GET /barong/resource/security_events', {
      as: body,
      query: {},
    });
    expect(events.body.security_events.map(({ kind }) => kind)).toContain('reauthenticated');
  });

  test('keeps the old token valid for requests in progress, for half a minute, but for nothing that needs recent authentication', async () => {
    const session = await registerLongAgo();
    const { body } = await prove(session);
    expect([await statusOf(session), await isTrusted(session)]).toEqual([200, false]);
    await ageRenewal(portal, session.user.id);
    expect([await statusOf(session), await statusOf(body)]).toEqual([401, 200]);
  });

  test('twice keeps only the token before the last', async () => {
    const first = await register(portal);
    const second = (await prove(first)).body;
    const third = (await prove(second)).body;
    expect(await Promise.all([first, second, third].map(statusOf))).toEqual([401, 200, 200]);
  });

  test('is refused with a wrong password, with none, and for a guest, and changes nothing', async () => {
    const session = await registerLongAgo();
    const wrong = await prove(session, { password: 'Wrong-pass-1' });
    expect([wrong.status, wrong.body.errors]).toEqual([422, ['user.password.invalid']]);
    expect(Object.keys(wrong.body.fields)).toEqual(['password']);
    const none = await prove(session, {});
    expect([none.status, none.body.errors]).toEqual([422, ['identity.user.missing_password']]);
    expect((await prove(undefined)).status).toBe(401);
    expect([await statusOf(session), await isTrusted(session)]).toEqual([200, false]);
  });

  test('is slowed down like any guessing of the password', async () => {
    const session = await registerLongAgo();
    for (let count = 0; count < 10; count += 1) {
      await prove(session, { password: `Wrong-pass-${count}` });
    }
    expect((await prove(session)).status).toBe(429);
  });

  test('also needs the code of the second step if there is one', async () => {
    const session = await register(portal);
    const { secret } = await useApp(portal, session);
    await ageAuthentication(portal, session.user.id);
    const missing = await prove(session);
    expect([missing.status, missing.body.errors]).toEqual([401, ['identity.session.missing_otp']]);
    const wrong = await prove(session, { password: PASSWORD, otp_code: 'no such code' });
    expect([wrong.status, wrong.body.errors]).toEqual([401, ['identity.session.invalid_otp']]);
    expect(await isTrusted(session)).toBe(false);
    const right = await prove(session, { password: PASSWORD, otp_code: nextCode(secret) });
    expect(await isTrusted(right.body)).toBe(true);
  });

  test('with a passkey needs neither password nor code, but one of the same account', async () => {
    const [mine, other] = [await register(portal), await register(portal)];
    const [myAnswer, otherAnswer] = [await usePasskey(mine), await usePasskey(other)];
    await useApp(portal, mine);
    await ageAuthentication(portal, mine.user.id);
    const foreign = await prove(mine, { credential: await otherAnswer() });
    expect([foreign.status, foreign.body.errors]).toEqual([
      401,
      ['identity.session.invalid_passkey'],
    ]);
    expect(await isTrusted(mine)).toBe(false);
    const { body } = await prove(mine, { credential: await myAnswer() });
    expect(await isTrusted(body)).toBe(true);
  });

  test('is refused by password to an admin who has only a passkey, just as logging in is', async () => {
    const admin = await registerAdmin(portal);
    const answer = await usePasskey(admin);
    const byPassword = await prove(admin);
    expect(byPassword.body.errors).toEqual(['identity.session.passkey_needed']);
    expect((await prove(admin, { credential: await answer() })).status).toBe(200);
  });
});
