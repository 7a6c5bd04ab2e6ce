import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { isFor } from '../../../contract/endpoint.ts';
import { addAdmin, PASSWORD, signIn } from '../../../db/world/people.ts';
import { codeNow, nextCode, stopClock } from '../../test/authenticator-app.ts';
import { newAuthenticator } from '../../test/authenticator.ts';
import { operations, urlWith } from '../../test/operations.ts';
import { openCompany } from '../../test/hiring.ts';
import { register, registerAdmin } from '../../test/people.ts';
import { openPortal, type Portal } from '../../test/portal.ts';

stopClock();
/** A portal that is not a demo. */
const portal = await openPortal({ adminsNeedSecondStep: true });

const newAdmin = async () => registerAdmin(portal);
const figures = (as: Session) => portal.call('GET /barong/admin/figures', { as });
const adviceTo = async (at: Portal, as: Session) =>
  (await at.call('GET /barong/resource/otp', { as })).body.advice;
const logIn = ({ user }: Session, otp_code?: string) =>
  portal.call('POST /barong/identity/sessions', {
    body: { email: user.email, password: PASSWORD, ...(otp_code ? { otp_code } : {}) },
  });

async function useApp(as: Session): Promise<string> {
  const { body } = await portal.call('POST /barong/resource/otp/generate_qrcode', { as });
  const enabled = await portal.call('POST /barong/resource/otp/enable', {
    as,
    body: { code: codeNow(body.secret), current_password: PASSWORD },
  });
  expect(enabled.status).toBe(200);
  return body.secret;
}

async function usePasskey(as: Session) {
  const device = newAuthenticator({ origin: 'http://vritti.test', rpId: 'vritti.test' });
  const { body } = await portal.call('POST /barong/resource/passkeys/generate_challenge', {
    as,
    body: { current_password: PASSWORD },
  });
  const credential = device.create(body);
  const added = await portal.call('POST /barong/resource/passkeys', {
    as,
    body: { name: 'My phone', credential },
  });
  expect(added.status).toBe(201);
  return device;
}

const ofAdmins = operations.filter(
  ([
    ,
    {
      endpoint: { who },
    },
  ]) => who !== 'anyone' && who !== 'account' && isFor(who, 'admin'),
);

describe('an admin without a second step', () => {
  test.each(ofAdmins)('is refused %s', async (_, operation) => {
    const { method } = operation;
    const url = urlWith(operation, 987654321);
    const { status, body } = await portal.send({ method, url, as: await newAdmin() });
    expect([status, body.errors]).toEqual([403, ['authz.second_step_required']]);
  });

  test('logs in by password, reaches the own account, and is told to set one up', async () => {
    const admin = (await logIn(await newAdmin())).body;
    expect(await adviceTo(portal, admin)).toBe('required');
    const list = await portal.call('GET /barong/resource/passkeys', { as: admin, query: {} });
    expect(list.body.passkeys).toEqual([]);
  });
});

test('the codes of an app let an admin in, and end the sessions that began without them', async () => {
  const admin = await newAdmin();
  const elsewhere = (await logIn(admin)).body;
  const secret = await useApp(admin);
  expect((await figures(admin)).status).toBe(200);
  expect(await adviceTo(portal, admin)).toBeNull();
  expect((await figures(elsewhere)).body.errors).toEqual(['identity.session.invalid']);
  expect((await logIn(admin)).body.errors).toEqual(['identity.session.missing_otp']);
  expect((await logIn(admin, nextCode(secret))).status).toBe(200);
});

test('a passkey lets an admin in, and then the password alone does not', async () => {
  const admin = await newAdmin();
  const elsewhere = (await logIn(admin)).body;
  const device = await usePasskey(admin);
  expect((await figures(admin)).status).toBe(200);
  expect((await figures(elsewhere)).status).toBe(401);
  const byPassword = await logIn(admin);
  expect([byPassword.status, byPassword.body.errors]).toEqual([
    401,
    ['identity.session.passkey_needed'],
  ]);
  const route = 'POST /barong/identity/sessions/passkey';
  const { body } = await portal.call(`${route}/generate_challenge`, {});
  const again = await portal.call(route, { body: { credential: device.get(body) } });
  expect((await figures(again.body)).status).toBe(200);
});

test('recruiters are recommended one and seekers are free, and both work without', async () => {
  const [recruiter, seeker] = [await register(portal, { role: 'hr' }), await register(portal)];
  expect(await adviceTo(portal, recruiter), 'nobody applies where there is no company').toBeNull();
  const company = await openCompany(portal);
  await portal.db
    .updateTable('accounts')
    .set({ company_id: company.id, team_role: 'owner' })
    .where('id', '=', recruiter.user.id)
    .execute();
  expect(await adviceTo(portal, recruiter)).toBe('recommended');
  expect(await adviceTo(portal, seeker)).toBeNull();
  const jobs = await portal.call('GET /barong/resource/hr/job_stats', { as: recruiter });
  expect(jobs.status).toBe(200);
  await usePasskey(recruiter);
  expect(await adviceTo(portal, recruiter)).toBeNull();
  expect((await logIn(recruiter)).status).toBe(200);
});

test('in a demo an admin is only recommended one', async () => {
  const demo = await openPortal();
  const admin = await signIn(demo.db, await addAdmin(demo.db));
  const advice = await adviceTo(demo, admin);
  const { status } = await demo.call('GET /barong/admin/figures', { as: admin });
  await demo.close();
  expect([advice, status]).toEqual(['recommended', 200]);
});
