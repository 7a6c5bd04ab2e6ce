import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { addAdmin, PASSWORD, signIn } from '../../../db/world/people.ts';
import { register, registerAdmin } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { ageAuthentication } from '../../test/sessions.ts';

const portal = await openPortal();
const owner: Session = await registerAdmin(portal, { name: 'Meena Rao' });

const listed = async (as = owner) =>
  (await portal.call('GET /barong/admin/admins', { as, query: { limit: '100' } })).body.admins;
const make = (
  email: string,
  admin_role: 'owner' | 'support' | 'finance' = 'support',
  as: Session = owner,
) =>
  portal.call('POST /barong/admin/admins', { as, body: { email, name: 'Ravi Iyer', admin_role } });
const change = (id: number, admin_role: 'owner' | 'support' | 'finance', as = owner) =>
  portal.call('PUT /barong/admin/admins/:id', { as, params: { id }, body: { admin_role } });
const end = (id: number, as = owner) =>
  portal.call('DELETE /barong/admin/admins/:id', { as, params: { id } });
const signInAs = async (role: 'owner' | 'support' | 'finance') =>
  registerAdmin(portal, { admin_role: role });
const figures = (as: Session) => portal.call('GET /barong/admin/figures', { as });

const acceptBy = async (email: string) => {
  const link = (await portal.mailsTo(email)).at(-1)?.text ?? '';
  const token = /reset_token=([\w-]+)/.exec(link)?.[1] ?? '';
  return portal.call('POST /barong/identity/users/password/confirm_code', {
    body: { reset_password_token: token, password: PASSWORD, confirm_password: PASSWORD },
  });
};
test('an owner invites an admin, who accepts by the mailed link in either language', async () => {
  const email = 'ravi@operator.example';
  const other = await signInAs('owner');
  const { status, body } = await make(email);
  expect([status, body]).toMatchObject([
    201,
    { email, admin_role: 'support', state: 'pending', has_second_step: false, mine: false },
  ]);
  expect((await listed()).find(({ id }) => id === body.id)).toEqual(body);
  const [mail] = await portal.mailsTo(email);
  expect(mail?.text).toMatch(/Meena Rao invites you.*support.*Meena Rao आपको/s);
  expect(await portal.subjectsTo(other.user.email)).toEqual([
    'The rights of an admin were changed',
  ]);
  await acceptBy(email);
  const session = await portal.call('POST /barong/identity/sessions', {
    body: { email, password: PASSWORD },
  });
  expect(session.body.user).toMatchObject({ role: 'admin', admin_role: 'support' });
});

test('an invitation ends after a week with the account; a later mail counts from then', async () => {
  const email = 'wrong@operator.example';
  const { id } = (await make(email)).body;
  const age = (days: number) =>
    sql`update accounts set created_at = created_at - make_interval(days => ${days})
      where id = ${id}`.execute(portal.db);
  const isThere = async () => {
    await sql`select graphile_worker.add_job('remove_unconfirmed_accounts')`.execute(portal.db);
    await portal.work();
    return (await listed()).some((admin) => admin.id === id);
  };
  await age(6);
  expect([(await make(email, 'finance')).status, await isThere()]).toEqual([201, true]);
  await age(6);
  expect(await isThere()).toBe(true);
  await age(2);
  expect(await isThere()).toBe(false);
  expect((await acceptBy(email)).body.errors).toEqual(['identity.password.reset_expired']);
});

test('an address that has an account is refused, whosever it is', async () => {
  const seeker = await register(portal);
  for (const email of [seeker.user.email, owner.user.email.toUpperCase()]) {
    const { status, body } = await make(email);
    expect([status, body.errors]).toEqual([409, ['identity.user.already_exists']]);
  }
  expect((await portal.call('GET /barong/resource/users/me', { as: seeker })).body.role).toBe(
    'user',
  );
});

test('a change of role takes effect at once', async () => {
  const finance = await signInAs('finance');
  const payments = () => portal.call('GET /barong/admin/payments', { as: finance, query: {} });
  expect((await payments()).status).toBe(200);
  const other = await signInAs('owner');
  expect((await change(finance.user.id, 'support')).body.admin_role).toBe('support');
  expect(await portal.subjectsTo(finance.user.email)).toEqual([
    'Your rights as an admin were changed',
  ]);
  expect(await portal.subjectsTo(other.user.email)).toEqual([
    'The rights of an admin were changed',
  ]);
  expect((await payments()).body.errors).toEqual(['authz.unauthorized']);
});

test('an admin whose access was ended is out at once, and can be let in again in another role', async () => {
  const admin = await signInAs('support');
  const { id, email } = admin.user;
  expect((await end(id)).body.state).toBe('inactive');
  expect((await figures(admin)).body.errors).toEqual(['identity.session.not_active']);
  const again = await make(email, 'finance');
  expect([again.status, again.body.id, again.body.admin_role]).toEqual([201, id, 'finance']);
  expect((await figures(admin)).body.errors).toEqual(['identity.session.invalid']);
});

test('nobody changes or removes their own rights, and only owners create admins', async () => {
  for (const answer of [await change(owner.user.id, 'support'), await end(owner.user.id)]) {
    expect([answer.status, answer.body.errors]).toEqual([409, ['resource.admin.own_rights']]);
  }
  const support = await signInAs('support');
  for (const answer of [
    await make('more@operator.example', 'owner', support),
    await change(support.user.id, 'owner', support),
    await change(owner.user.id, 'support', support),
    await end(owner.user.id, support),
    await portal.call('GET /barong/admin/admins', { as: support, query: {} }),
  ]) {
    expect([answer.status, answer.body.errors]).toEqual([403, ['authz.unauthorized']]);
  }
});

test('of two owners who remove each other at the same moment, one remains', async () => {
  const [one, other] = [await signInAs('owner'), await signInAs('owner')];
  const answers = await Promise.all([end(other.user.id, one), end(one.user.id, other)]);
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
});

test('the only owner cannot delete the account; with another one they can', async () => {
  const alone = await openPortal();
  try {
    const only = await signIn(alone.db, await addAdmin(alone.db));
    const leave = () =>
      alone.call('POST /barong/resource/users/me/deletion', {
        as: only,
        body: { password: PASSWORD },
      });
    expect((await leave()).body.errors).toEqual(['resource.admin.last_owner']);
    await addAdmin(alone.db);
    expect((await leave()).status).toBe(200);
  } finally {
    await alone.close();
  }
});

test('the last owner able to act cannot leave: owners without a second step or not yet accepted do not count', async () => {
  const strict = await openPortal({ adminsNeedSecondStep: true });
  try {
    const only = await signIn(strict.db, await addAdmin(strict.db));
    const leave = () =>
      strict.call('POST /barong/resource/users/me/deletion', {
        as: only,
        body: { password: PASSWORD },
      });
    await addAdmin(strict.db, { state: 'pending' });
    const { id } = await addAdmin(strict.db);
    expect((await leave()).body.errors).toEqual(['resource.admin.last_owner']);
    await sql`insert into two_step (account_id, sealed_secret, enabled_at)
      values (${id}, '\\x00', now())`.execute(strict.db);
    expect((await leave()).status).toBe(200);
  } finally {
    await strict.close();
  }
});

test('rights are changed only by somebody who has recently authenticated again', async () => {
  const late = await signInAs('owner');
  await ageAuthentication(portal, late.user.id);
  const { status, body } = await make('late@operator.example', 'support', late);
  expect([status, body.errors]).toEqual([403, ['authz.reauthentication_required']]);
});

test('a new admin needs an address, a name and a role, and an unknown one is not found', async () => {
  const { status, body } = await portal.call('POST /barong/admin/admins', {
    as: owner,
    body: { email: 'x', name: ' ', admin_role: 'king' as 'owner' },
  });
  expect([status, Object.keys(body.fields).toSorted()]).toEqual([
    422,
    ['admin_role', 'email', 'name'],
  ]);
  expect((await end(999_999)).body.errors).toEqual(['resource.admin.not_found']);
});
