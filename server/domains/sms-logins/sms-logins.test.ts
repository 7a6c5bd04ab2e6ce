import { afterAll, describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { SESSIONS_PER_ACCOUNT, SMS_LOGIN_VERIFIED_DAYS } from '../../../contract/constants.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { smsByPost } from '../../platform/sms.ts';
import { openAccount, openSession } from '../../test/account-states.ts';
import { makeAttempts } from '../../test/attempts.ts';
import { stopClock, useApp } from '../../test/authenticator-app.ts';
import { PASSWORD, register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { openSmsGateway } from '../../test/servers/sms-gateway.ts';
import { freshNumber, smsLoginsAt, withSmsLogin } from '../../test/sms-logins.ts';

stopClock();

const gateway = await openSmsGateway();
afterAll(() => gateway.close());
const portal = await openPortal({ sms: smsByPost(gateway.url) });
const calls = smsLoginsAt(portal, gateway);

const readPhone = async (as: Session) =>
  (await portal.call('GET /barong/resource/phone', { as })).body;
const switchTo = (as: Session, enabled: boolean, current_password = PASSWORD) =>
  portal.call('PUT /barong/resource/phone/sms_login', { as, body: { enabled, current_password } });
const change = (as: Session, phone: string | null) =>
  portal.call('PUT /barong/resource/phone', { as, body: { phone } });
const accountOf = (id: number) =>
  portal.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const setAccount = (id: number, facts: object) =>
  portal.db.updateTable('accounts').set(facts).where('id', '=', id).execute();
const kindsOf = async (id: number) => {
  const noted = portal.db.selectFrom('security_events').select('kind').orderBy('id');
  return (await noted.where('account_id', '=', id).execute()).map(({ kind }) => kind);
};
const longAgo = () => new Date(Date.now() - (SMS_LOGIN_VERIFIED_DAYS * 86_400 + 60) * 1000);

/** Somebody who has entered the right code. */
async function withTicket(facts: Parameters<typeof withSmsLogin>[1] = {}) {
  const person = await withSmsLogin(portal, facts);
  const { ticket } = await calls.ticketFor(person.phone);
  return { ...person, ticket };
}

function expectRefusal(
  answer: { status: number; body: { errors: string[]; fields: object } },
  [status, code, field]: [number, string, string?],
) {
  expect([answer.status, answer.body.errors]).toEqual([status, [code]]);
  expect(Object.keys(answer.body.fields)).toEqual(field ? [field] : []);
}

describe('the setting', () => {
  test('is off until it is turned on with the password; each change is mailed and logged', async () => {
    const { as, id, email, phone } = await withSmsLogin(portal, { sms_login: false });
    expect(await readPhone(as)).toMatchObject({ sms_login: false, sms_login_available: true });
    expect((await switchTo(as, true)).body).toMatchObject({ phone, sms_login: true });
    const on = (await portal.mailsTo(email)).at(-1);
    expect(on?.subject).toBe('A code by SMS now opens your Vritti account');
    expect(on?.text).toContain('If this was not you, turn it off in the settings');
    expect(on?.text).toContain(`ending in ${phone.slice(-4)}`);
    expect(on?.text).not.toContain(phone);
    expect((await switchTo(as, false)).body).toMatchObject({ phone, sms_login: false });
    const off = (await portal.mailsTo(email)).at(-1);
    expect(off?.subject).toBe('Codes by SMS no longer open your Vritti account');
    expect(await kindsOf(id)).toEqual(['sms_login_on', 'sms_login_off']);
  });

  test('is not mailed and logged again if nothing changes', async () => {
    const { as, id, email } = await withSmsLogin(portal);
    expect((await switchTo(as, true)).body.sms_login).toBe(true);
    expect(await portal.mailsTo(email)).toEqual([]);
    expect(await kindsOf(id)).toEqual([]);
  });

  test('stays as it is with a wrong password, without one, and without saying on or off', async () => {
    const { as } = await withSmsLogin(portal, { sms_login: false });
    const wrong = await switchTo(as, true, 'Wrong-pass-1');
    expectRefusal(wrong, [422, 'user.password.invalid', 'current_password']);
    const none = await switchTo(as, true, '');
    expectRefusal(none, [422, 'identity.user.missing_password', 'current_password']);
    const url = '/api/v2/barong/resource/phone/sms_login';
    const payload = { current_password: PASSWORD };
    const aimless = await portal.send({ method: 'PUT', url, as, payload });
    expectRefusal(aimless, [422, 'request.missing', 'enabled']);
    expect((await readPhone(as)).sms_login).toBe(false);
  });

  test('needs a number that was verified within a year, and a server that can reach it', async () => {
    const without = await register(portal);
    expectRefusal(await switchTo(without, true), [409, 'identity.phone.not_verified']);
    const unverified = { sms_login: false, phone_verified_at: null };
    const fresh = await withSmsLogin(portal, unverified);
    expectRefusal(await switchTo(fresh.as, true), [409, 'identity.phone.not_verified']);
    const old = await withSmsLogin(portal, { sms_login: false, phone_verified_at: longAgo() });
    expectRefusal(await switchTo(old.as, true), [409, 'identity.phone.not_verified']);
    const dubai = await withSmsLogin(portal, { sms_login: false, phone: '+971501234567' });
    expectRefusal(await switchTo(dubai.as, true), [409, 'identity.phone.no_provider']);
  });

  test('can be turned off whatever has become of the number', async () => {
    const { as, id } = await withSmsLogin(portal, { phone_verified_at: longAgo() });
    expect((await switchTo(as, false)).body.sms_login).toBe(false);
    expect((await accountOf(id)).sms_login).toBe(false);
  });

  test('is not for admins, neither by the API nor in the database', async () => {
    const number = { phone: freshNumber(), phone_verified_at: new Date() };
    const id = await openAccount(portal, 'admin');
    await setAccount(id, number);
    const as = (await openSession(portal, id)) as Session;
    expect((await readPhone(as)).sms_login_available).toBe(false);
    expectRefusal(await switchTo(as, true), [403, 'authz.unauthorized']);
    await expect(setAccount(id, { sms_login: true })).rejects.toThrow('accounts_sms_login');
  });

  test('is turned off when the number is changed, removed, or no longer verified', async () => {
    const changed = await withSmsLogin(portal);
    await change(changed.as, freshNumber());
    expect(await readPhone(changed.as)).toMatchObject({ verified: false, sms_login: false });
    const removed = await withSmsLogin(portal);
    await change(removed.as, null);
    expect(await readPhone(removed.as)).toMatchObject({ phone: null, sms_login: false });
    const unverified = await withSmsLogin(portal);
    await setAccount(unverified.id, { phone_verified_at: null });
    expect((await readPhone(unverified.as)).sms_login).toBe(false);
    // Going back to the old number is like any other change.
    await change(changed.as, changed.phone);
    expect((await readPhone(changed.as)).sms_login).toBe(false);
  });

  test('is turned off when the profile changes the number, and with the account', async () => {
    const { as, id } = await withSmsLogin(portal);
    await portal.call('POST /barong/resource/user_profile', {
      as,
      body: { name: 'Asha Rao', phone: freshNumber(), experience: [], education: [] },
    });
    expect((await accountOf(id)).sms_login).toBe(false);
    const leaving = await withSmsLogin(portal);
    await portal.call('POST /barong/resource/users/me/deletion', {
      as: leaving.as,
      body: { password: PASSWORD },
    });
    const left = await accountOf(leaving.id);
    expect([left.state, left.phone, left.sms_login]).toEqual(['deleted', null, false]);
  });

  test('is not available to guests, nor before the address is confirmed', async () => {
    const body = { enabled: true, current_password: PASSWORD };
    const guest = await portal.call('PUT /barong/resource/phone/sms_login', { body });
    expectRefusal(guest, [401, 'identity.session.invalid']);
    const pending = await register(portal, { verified: false });
    expectRefusal(await switchTo(pending, true), [403, 'identity.user.not_verified']);
  });
});

describe('a ticket', () => {
  test('logs in like the password, and is in the security log', async () => {
    const { ticket, uid, id, email } = await withTicket();
    const { status, body } = await calls.open(ticket, uid);
    expect([status, body.user.email]).toEqual([200, email]);
    const me = await portal.call('GET /barong/resource/users/me', { as: body });
    expect(me.body.id).toBe(id);
    const session = await portal.db
      .selectFrom('sessions')
      .select('authenticated_at')
      .where('account_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(Date.now() - Date.parse(session.authenticated_at)).toBeLessThan(60_000);
    expect(await kindsOf(id)).toEqual(['code_requested', 'sms_login', 'login']);
  });

  test('works once, even if it is sent many times at once', async () => {
    const { ticket, uid } = await withTicket();
    const answers = await Promise.all(Array.from({ length: 4 }, () => calls.open(ticket, uid)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 422, 422, 422,
    ]);
    expectRefusal(await calls.open(ticket, uid), [422, 'identity.otp.expired']);
  });

  test('opens nothing before the code was entered', async () => {
    const { phone, uid } = await withSmsLogin(portal);
    const { ticket } = await calls.receive(phone);
    expectRefusal(await calls.open(ticket, uid), [422, 'identity.otp.expired']);
  });

  test('is valid for some minutes, and only exactly as it was given', async () => {
    const { ticket, uid } = await withTicket();
    expectRefusal(await calls.open('x'.repeat(43), uid), [422, 'identity.otp.expired']);
    await portal.db
      .updateTable('sms_logins')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expectRefusal(await calls.open(ticket, uid), [422, 'identity.otp.expired']);
  });

  test('lets one choose among the accounts of its number, which are named only as far as needed', async () => {
    const phone = freshNumber();
    const asha = await withSmsLogin(portal, {
      phone,
      name: 'Asha Rao',
      email: 'asha1@people.test',
    });
    const ravi = await withSmsLogin(portal, { phone, name: 'Ravi', email: 'ravi1@people.test' });
    const silent = await withSmsLogin(portal, { phone, sms_login: false });
    const { ticket, accounts } = await calls.ticketFor(phone);
    expect(accounts).toEqual([
      { uid: asha.uid, initials: 'AR', email: 'a•••@people.test' },
      { uid: ravi.uid, initials: 'R', email: 'r•••@people.test' },
    ]);
    expectRefusal(await calls.open(ticket, silent.uid), [422, 'identity.otp.expired']);
    const opened = await calls.open(ticket, ravi.uid);
    expect(opened.body.user.id).toBe(ravi.id);
    // Only one of them, because it was one code.
    expectRefusal(await calls.open(ticket, asha.uid), [422, 'identity.otp.expired']);
  });

  test('does not open the account of another number', async () => {
    const [own, other] = [await withTicket(), await withSmsLogin(portal)];
    expectRefusal(await calls.open(own.ticket, other.uid), [422, 'identity.otp.expired']);
  });

  test('opens nothing once its account has turned that off, changed its number or verified it too long ago', async () => {
    const off = await withTicket();
    await switchTo(off.as, false);
    expectRefusal(await calls.open(off.ticket, off.uid), [422, 'identity.otp.expired']);
    const moved = await withTicket();
    await change(moved.as, freshNumber());
    expectRefusal(await calls.open(moved.ticket, moved.uid), [422, 'identity.otp.expired']);
    const old = await withTicket();
    await setAccount(old.id, { phone_verified_at: longAgo() });
    expectRefusal(await calls.open(old.ticket, old.uid), [422, 'identity.otp.expired']);
  });

  test('has to exist, and so does the account', async () => {
    const url = '/api/v2/barong/identity/sessions/sms';
    const { status, body } = await portal.send({ method: 'POST', url, payload: {} });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['ticket', 'account']]);
  });
});

describe('a ticket does not replace', () => {
  test('the second step: the app’s code is required, and a wrong one is reported to the holder', async () => {
    const { as, id, uid, phone, email } = await withSmsLogin(portal);
    const { recovery_codes } = await useApp(portal, as);
    const [recovery = ''] = recovery_codes;
    const { ticket } = await calls.ticketFor(phone);
    const asked = await calls.open(ticket, uid);
    expectRefusal(asked, [401, 'identity.session.missing_otp', 'otp_code']);
    const wrong = await calls.open(ticket, uid, { otp_code: 'WRONG' });
    expectRefusal(wrong, [401, 'identity.session.invalid_otp', 'otp_code']);
    expect((await portal.mailsTo(email)).at(-1)?.text).toContain(
      'a code that we sent to you by SMS',
    );
    expect((await calls.open(ticket, uid, { otp_code: recovery })).body.user.id).toBe(id);
  });

  test('a passkey, if the account has one and no app', async () => {
    const { id, uid, ticket } = await withTicket();
    await portal.db
      .insertInto('passkeys')
      .values({
        account_id: id,
        credential_id: Buffer.from(uid),
        public_key: Buffer.from('key'),
        counter: 0,
        transports: [],
        name: 'My phone',
      })
      .execute();
    expectRefusal(await calls.open(ticket, uid), [401, 'identity.session.passkey_needed']);
  });

  test.each([
    ['inactive', 'identity.session.not_active'],
    ['banned', 'identity.session.banned'],
  ] as const)('letting an account in again: one that is %s is told so', async (state, code) => {
    const { id, uid, ticket } = await withTicket();
    await setAccount(id, { state, state_reason: 'Asked job seekers for money.' });
    const refused = await calls.open(ticket, uid);
    expectRefusal(refused, [401, code]);
    expect(JSON.stringify(refused.body)).toContain('Asked job seekers for money.');
    const noted = await portal.db
      .selectFrom('security_events')
      .select('outcome')
      .where('kind', '=', 'login')
      .where('detail', '=', code)
      .execute();
    expect(noted).toEqual([{ outcome: 'refused' }]);
  });

  test('confirming an address: the session of a pending account can do no more than before', async () => {
    const { uid, ticket, id } = await withTicket();
    await setAccount(id, { state: 'pending', email_verified_at: null });
    const { body: as } = await calls.open(ticket, uid);
    expectRefusal(await switchTo(as, false), [403, 'identity.user.not_verified']);
  });
});

describe('the new session', () => {
  test('ends the session whose token is sent along, and those beyond fifty', async () => {
    const { as, id, uid, ticket } = await withTicket();
    for (let more = 1; more < SESSIONS_PER_ACCOUNT; more += 1) await openSession(portal, id);
    const opened = await portal.call('POST /barong/identity/sessions/sms', {
      as,
      body: { ticket, account: uid },
    });
    expect(opened.status).toBe(200);
    const old = await portal.call('GET /barong/resource/users/me', { as });
    expectRefusal(old, [401, 'identity.session.invalid']);
    const { body } = await portal.call('GET /barong/resource/sessions', {
      as: opened.body,
      query: {},
    });
    expect(body.meta.total).toBeLessThanOrEqual(SESSIONS_PER_ACCOUNT);
  });

  test('on a new device is reported by mail', async () => {
    const { uid, phone, email } = await withSmsLogin(portal);
    const logInOn = async (userAgent: string) => {
      const { ticket } = await calls.ticketFor(phone);
      await portal.call('POST /barong/identity/sessions/sms', {
        body: { ticket, account: uid },
        headers: { 'user-agent': userAgent },
      });
      await portal.work();
    };
    await logInOn('Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0');
    expect(portal.inbox.of(email)).toEqual([]);
    await portal.db
      .updateTable('attempt_counts')
      .set({ last_at: new Date(0) })
      .execute();
    await logInOn('curl/8.5.0');
    expect(portal.inbox.of(email).at(-1)?.subject).toContain('A new device logged in');
  });

  test('uses the same limit for tries of the second step as the password', async () => {
    const { as, id, uid, phone } = await withSmsLogin(portal);
    await useApp(portal, as);
    const { ticket } = await calls.ticketFor(phone);
    await makeAttempts(portal, attemptKey('second-step', { account: id }), 10);
    const refused = await calls.open(ticket, uid, { otp_code: '123456' });
    expect([refused.status, refused.body.errors]).toEqual([429, ['request.too_many_requests']]);
  });
});
