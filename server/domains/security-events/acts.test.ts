import { expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { API_BASE } from '../../../contract/endpoint.ts';
import { openAccount, openSession } from '../../test/account-states.ts';
import { codeNow, stopClock } from '../../test/authenticator-app.ts';
import { PASSWORD, register, registerByForm } from '../../test/people.ts';
import { type Actor, openPortal } from '../../test/portal.ts';

/** Everything that people do about the safety of their account is in the security log, each act under its kind. */

stopClock();
const portal = await openPortal();

const NEW_PASSWORD = 'Seven-kites-27';

const act = (as: Actor | undefined, route: string, payload: object = {}) => {
  const [method = '', path = ''] = route.split(' ');
  return portal.send({ method, url: API_BASE + path, as, payload });
};
const logIn = async (email: string, more: object = {}) => {
  const answer = await act(undefined, 'POST /barong/identity/sessions', {
    email,
    password: PASSWORD,
    ...more,
  });
  return answer.body as unknown as Session;
};
/** The kinds recorded for an account, oldest first. */
const kindsOf = async (id: number): Promise<string[]> => {
  const events = await portal.db
    .selectFrom('security_events')
    .select(['kind', 'outcome'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute();
  return events.map(({ kind, outcome }) => (outcome === 'done' ? kind : `${kind} refused`));
};
const lastMail = async (email: string) => {
  return (await portal.mailsTo(email)).at(-1)?.text ?? '';
};
const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1] ?? '';

test('registering, and confirming the address', async () => {
  const { user } = await registerByForm(portal);
  expect(await kindsOf(user.id)).toEqual(['account_registered', 'login', 'code', 'login']);
});

test('asking for a code, and a wrong one', async () => {
  const { user } = await register(portal, { verified: false });
  const { email } = user;
  await act(undefined, 'POST /barong/identity/verification/resend-otp', { email });
  await portal.work();
  await act(undefined, 'POST /barong/identity/verification/verify-otp', { email, otp: '000000' });
  expect(await kindsOf(user.id)).toEqual(['code_requested', 'code refused']);
});

test('a forgotten password, and an old link', async () => {
  const { user } = await register(portal);
  await act(undefined, 'POST /barong/identity/users/password/generate_code', { email: user.email });
  const reset = {
    reset_password_token: tokenIn(await lastMail(user.email)),
    password: NEW_PASSWORD,
    confirm_password: NEW_PASSWORD,
  };
  await act(undefined, 'POST /barong/identity/users/password/confirm_code', reset);
  expect(await kindsOf(user.id)).toEqual(['reset_requested', 'password_reset', 'sessions_ended']);
  await act(undefined, 'POST /barong/identity/users/password/confirm_code', reset);
  const refused = portal.db
    .selectFrom('security_events')
    .select('account_id')
    .where('kind', '=', 'password_reset')
    .where('outcome', '=', 'refused');
  expect(await refused.execute()).toEqual([{ account_id: null }]);
});

test('a changed password, and a wrong current one', async () => {
  const session = await register(portal);
  const change = { password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
  const route = 'PUT /barong/resource/users/password';
  await act(session, route, { ...change, current_password: 'Wrong-pass-1' });
  await act(session, route, { ...change, current_password: PASSWORD });
  expect(await kindsOf(session.user.id)).toEqual(['password_checked refused', 'password_changed']);
});

test('a changed address', async () => {
  const session = await register(portal);
  const { id, email } = session.user;
  const fresh = `other-${email}`;
  await act(session, 'PUT /barong/resource/users/email_change', {
    email: fresh,
    current_password: PASSWORD,
  });
  for (const address of [email, fresh]) {
    const token = tokenIn(await lastMail(address));
    await act(undefined, 'POST /barong/identity/users/email/confirm_code', { token });
  }
  expect((await kindsOf(id)).slice(0, 2)).toEqual(['email_change_requested', 'email_changed']);
});

test('a changed number, in the settings and in the profile, only if it really changes', async () => {
  const session = await register(portal);
  const phone = '+919876543210';
  const change = { phone, current_password: PASSWORD };
  await act(session, 'PUT /barong/resource/phone', change);
  await act(session, 'PUT /barong/resource/phone', change);
  const profile = { name: 'Asha Rao', title: 'Tailor', skills: [], experience: [], education: [] };
  await act(session, 'POST /barong/resource/user_profile', { ...profile, phone });
  expect(await kindsOf(session.user.id)).toEqual(['phone_changed']);
  await act(session, 'POST /barong/resource/user_profile', { ...profile, phone: '+919876543211' });
  expect(await kindsOf(session.user.id)).toEqual(['phone_changed', 'phone_changed']);
});

test('the second step: on, used, wrong and off', async () => {
  const session = await register(portal);
  const { id, email } = session.user;
  const begun = await act(session, 'POST /barong/resource/otp/generate_qrcode');
  const { secret } = begun.body as unknown as { secret: string };
  const enabled = await act(session, 'POST /barong/resource/otp/enable', {
    code: codeNow(secret),
    current_password: PASSWORD,
  });
  const [first = '', second = ''] = (enabled.body as unknown as { recovery_codes: string[] })
    .recovery_codes;
  await logIn(email, { otp_code: 'AAAA-AAAA' });
  const elsewhere = await logIn(email, { otp_code: first });
  await act(elsewhere, 'POST /barong/resource/otp/disable', {
    code: second,
    current_password: PASSWORD,
  });
  expect((await kindsOf(id)).filter((kind) => kind !== 'sessions_ended')).toEqual([
    'second_step_on',
    'second_step refused',
    'second_step',
    'login',
    'second_step_off',
  ]);
});

test('ending one session, all others and one’s own', async () => {
  const session = await register(portal);
  const { id, email } = session.user;
  await logIn(email);
  const newest = await portal.db
    .selectFrom('sessions')
    .select((row) => row.fn.max('id').as('id'))
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  const again = { current_password: PASSWORD };
  await act(session, `DELETE /barong/resource/sessions/${newest.id}`, again);
  await logIn(email);
  await act(session, 'DELETE /barong/resource/sessions', again);
  await act(session, 'DELETE /barong/identity/sessions');
  expect(await kindsOf(id)).toEqual([
    'login',
    'sessions_ended',
    'login',
    'sessions_ended',
    'logout',
  ]);
});

test('an export of applications', async () => {
  const session = await register(portal);
  await portal.send({ url: `${API_BASE}/barong/resource/my/applications.csv`, as: session });
  expect(await kindsOf(session.user.id)).toEqual(['export']);
});

test('a refused file', async () => {
  const session = await register(portal);
  const answer = await portal.send({
    method: 'POST',
    url: `${API_BASE}/barong/resource/documents`,
    as: session,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: [
      '--x\r\ncontent-disposition: form-data; name="doc_type"\r\n\r\nResume\r\n',
      '--x\r\ncontent-disposition: form-data; name="upload[]"; filename="a.exe"\r\n\r\nMZ\r\n--x--\r\n',
    ].join(''),
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await kindsOf(session.user.id)).toEqual(['upload refused']);
});

test('a ban, for the account and for the admin', async () => {
  const { user } = await register(portal);
  const adminId = await openAccount(portal, 'admin');
  const admin = await openSession(portal, adminId);
  await act(admin, 'POST /barong/admin/users/update', {
    uid: user.uid,
    state: 'banned',
    reason: 'Asked for money',
  });
  expect(await kindsOf(user.id)).toEqual(['account_state']);
  expect(await kindsOf(adminId)).toEqual(['admin_act']);
});
