import { describe, expect, test } from 'vitest';
import { PASSWORD, register } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';
import { ageAuthentication, ageRenewal } from '../../test/sessions.ts';

const portal = await openPortal();

const NEW_PASSWORD = 'Seven-kites-27';

const logIn = async (email: string, password: string) =>
  portal.call('POST /barong/identity/sessions', { body: { email, password } });
const lastMail = async (email: string) => {
  return (await portal.mailsTo(email)).at(-1);
};

describe('name and language', () => {
  const change = (as: Actor | undefined, body: object) =>
    portal.call('PUT /barong/resource/users/me', { as, body });

  test.each(['user', 'hr'] as const)('a %s can change each without the other', async (role) => {
    const session = await register(portal, { role });
    const renamed = await change(session, { username: '  Asha R. Rao ' });
    expect(renamed.body).toMatchObject({ fullName: 'Asha R. Rao', language: 'en' });
    const { body } = await change(session, { language: 'hi' });
    expect(body).toMatchObject({ fullName: 'Asha R. Rao', language: 'hi' });
    const me = await portal.call('GET /barong/resource/users/me', { as: session });
    expect(me.body).toMatchObject({ fullName: 'Asha R. Rao', language: 'hi' });
  });

  test('consent to advertising mails is given and withdrawn, and the time of each is stored', async () => {
    const session = await register(portal, { verified: false });
    const since = async () => {
      const row = await portal.db
        .selectFrom('accounts')
        .select('marketing_consent_at')
        .where('id', '=', session.user.id)
        .executeTakeFirstOrThrow();
      return row.marketing_consent_at;
    };
    expect([session.user.marketing_consent, await since()]).toEqual([false, null]);
    expect((await change(session, { marketing_consent: true })).body.marketing_consent).toBe(true);
    const given = await since();
    expect(Date.parse(given ?? '')).toBeGreaterThan(Date.now() - 60_000);
    await change(session, { marketing_consent: true, username: 'Asha' });
    expect(await since()).toBe(given);
    expect((await change(session, { marketing_consent: false })).body).toMatchObject({
      marketing_consent: false,
      fullName: 'Asha',
    });
    expect(await since()).not.toBe(given);
  });

  test('nothing else of the account can be changed this way', async () => {
    const session = await register(portal, { verified: false });
    const sly = { role: 'admin', state: 'active', email: 'x@y.in' };
    const { body } = await change(session, { username: 'Asha', ...sly });
    expect(body).toMatchObject({ role: 'user', state: 'pending', email: session.user.email });
  });

  test.each([
    [{}, 'request.missing'],
    [{ username: ' ' }, 'identity.user.missing_name'],
    [{ username: 'Asha, asha.in' }, 'identity.user.contact_in_name'],
    [{ username: 'x'.repeat(121) }, 'request.too_long'],
    [{ language: 'fr' }, 'request.invalid_value'],
    [{ marketing_consent: 'yes' }, 'request.invalid_value'],
  ])('refuses %j', async (wrong, code) => {
    const { status, body } = await change(await register(portal, { verified: false }), wrong);
    expect([status, body.errors]).toEqual([422, [code]]);
  });

  test('guests cannot read or change them', async () => {
    expect((await change(undefined, { username: 'Asha' })).status).toBe(401);
  });
});

describe('changing the password', () => {
  const change = (as: Actor | undefined, more = {}) =>
    portal.call('PUT /barong/resource/users/password', {
      as,
      body: {
        current_password: PASSWORD,
        password: NEW_PASSWORD,
        confirm_password: NEW_PASSWORD,
        ...more,
      },
    });
  const isSignedIn = async (as: Actor) =>
    (await portal.call('GET /barong/resource/users/me', { as })).status === 200;

  test('ends the other sessions, keeps this one and is reported by mail', async () => {
    const session = await register(portal);
    const { email } = session.user;
    const elsewhere = (await logIn(email, PASSWORD)).body;
    expect((await change(session)).status).toBe(200);
    expect([await isSignedIn(session), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect((await logIn(email, PASSWORD)).status).toBe(401);
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
    const subjects = await portal.subjectsTo(email);
    expect(subjects).toContain('Your Vritti password was changed');
  });

  test('gives this session a new token, and the one before half a minute more', async () => {
    const session = await register(portal);
    const elsewhere = (await logIn(session.user.email, PASSWORD)).body;
    const { body } = await change(session);
    expect(body.token).not.toBe(session.token);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect([await isSignedIn(session), await isSignedIn(body)]).toEqual([true, true]);
    await ageRenewal(portal, session.user.id);
    expect([await isSignedIn(session), await isSignedIn(body)]).toEqual([false, true]);
  });

  test('does not count as a login: it asks for no second step', async () => {
    const session = await register(portal);
    await ageAuthentication(portal, session.user.id);
    const { body } = await change(session);
    const { errors } = (await portal.call('DELETE /barong/resource/sessions', { as: body })).body;
    expect(errors).toEqual(['authz.reauthentication_required']);
  });

  test('invalidates earlier reset links and changes of address', async () => {
    const session = await register(portal);
    const { id, email } = session.user;
    await portal.call('POST /barong/identity/users/password/generate_code', { body: { email } });
    await portal.call('PUT /barong/resource/users/email_change', {
      as: session,
      body: { email: `new-${email}`, current_password: PASSWORD },
    });
    await portal.work();
    await change(session);
    for (const table of ['password_resets', 'email_changes'] as const) {
      const left = await portal.db
        .selectFrom(table)
        .select('account_id')
        .where('account_id', '=', id)
        .execute();
      expect(left).toEqual([]);
    }
  });

  test('a wrong current password is refused with its own code and does not end the session', async () => {
    const session = await register(portal);
    const { status, body } = await change(session, { current_password: 'Wrong-pass-1' });
    expect([status, body.errors]).toEqual([422, ['user.password.invalid']]);
    expect(body.fields).toEqual({ current_password: 'Current password is incorrect.' });
    expect(await isSignedIn(session)).toBe(true);
  });

  test.each([
    [{ current_password: '' }, 'identity.user.missing_password'],
    [{ password: 'short1' }, 'identity.user.invalid_password'],
    [{ confirm_password: '' }, 'identity.user.missing_confirmations'],
    [{ confirm_password: 'Other-kites-27' }, 'identity.user.passwords_dont_match'],
    [{ password: 'Password123', confirm_password: 'Password123' }, 'password.weak'],
    [{ password: 'Blink182', confirm_password: 'Blink182' }, 'password.weak'],
  ])('refuses %j', async (wrong, code) => {
    const { status, body } = await change(await register(portal), wrong);
    expect(status).toBe(422);
    expect(body.errors).toContain(code);
  });

  test('guesses of the current password are limited across all browsers', async () => {
    const session = await register(portal);
    for (let count = 0; count < 10; count += 1) {
      await change(session, { current_password: `Wrong-pass-${count}` });
    }
    const { status, headers } = await change(session);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  test('guests cannot change a password', async () => {
    expect((await change(undefined)).status).toBe(401);
  });

  test('no mail is sent if nothing changed', async () => {
    const session = await register(portal);
    const before = (await lastMail(session.user.email))?.subject;
    await change(session, { current_password: 'Wrong-pass-1' });
    expect((await lastMail(session.user.email))?.subject).toBe(before);
  });
});
