import { beforeEach, expect, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { addRecruiter, freshMark, PASSWORD, signIn } from '../../../db/world/people.ts';
import { openCompany } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';

let companyId: number;
let owner: Session;

const portal = await openPortal();
beforeEach(async () => {
  companyId = (await openCompany(portal, { name: 'Narmada Traders' })).id;
  owner = await member('owner');
});

const member = async (team_role: 'owner' | 'recruiter') =>
  signIn(portal.db, await addRecruiter(portal.db, companyId, { team_role }));

/** The notifications that somebody got about the team, newest first. */
const noticesOf = async (as: Session) =>
  (await portal.call('GET /barong/resource/notifications', { as })).body.notifications.flatMap(
    ({ kind, subject }) => (kind === 'team_changed' ? [[subject.change, subject.role]] : []),
  );

const leftBy = ({ user }: Session) => `${user.fullName} has left the team of Narmada Traders`;

const leave = (as: Session) =>
  portal.call('POST /barong/resource/team/departure', { as, body: { confirmed: true } });

test('owners are told who joined and, by mail too, who left, but not about themselves', async () => {
  const other = await member('owner');
  const email = `kavita-${freshMark()}@people.test`;
  await portal.call('POST /barong/resource/team/invitations', {
    as: owner,
    body: { email, role: 'interviewer' },
  });
  const token = /#token=([\w-]+)/.exec((await portal.mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
  const kavita = await register(portal, { role: 'hr', email });
  await portal.call('POST /barong/resource/team/membership', { as: kavita, body: { token } });
  const joined = ['joined', 'interviewer'];
  expect([await noticesOf(owner), await noticesOf(other)]).toEqual([[joined], [joined]]);

  await leave(other);
  expect(await noticesOf(owner)).toEqual([['left', null], joined]);
  expect([await noticesOf(other), await noticesOf(kavita)]).toEqual([[joined], []]);
  expect(await portal.subjectsTo(owner.user.email)).toEqual([leftBy(other)]);
  expect(await portal.subjectsTo(other.user.email)).toEqual([]);
});

test('when an owner leaves or deletes their account, the others are told, by mail too', async () => {
  const [one, other] = [await member('owner'), await member('owner')];
  await portal.call('DELETE /barong/resource/team/members/:id', {
    as: one,
    params: { id: one.user.id },
  });
  await portal.call('POST /barong/resource/users/me/deletion', {
    as: other,
    body: { password: PASSWORD },
  });
  expect(await portal.subjectsTo(owner.user.email)).toEqual([leftBy(one), leftBy(other)]);
  const left = ['left', null];
  expect([await noticesOf(owner), await noticesOf(one)]).toEqual([[left, left], []]);
});

test('when an owner removes somebody, the other owners are told who did it, by mail too', async () => {
  const [other, removed] = [await member('owner'), await member('owner')];
  await portal.call('DELETE /barong/resource/team/members/:id', {
    as: owner,
    params: { id: removed.user.id },
  });
  expect(await portal.subjectsTo(other.user.email)).toEqual([
    `${owner.user.fullName} has removed ${removed.user.fullName} from the team of Narmada Traders`,
  ]);
  expect(await portal.subjectsTo(owner.user.email)).toEqual([]);
  expect(await portal.subjectsTo(removed.user.email)).toEqual([
    'You are no longer in the team of Narmada Traders',
  ]);
  expect([await noticesOf(other), await noticesOf(owner), await noticesOf(removed)]).toEqual([
    [['left', null]],
    [],
    [['removed', null]],
  ]);
});

test('somebody who becomes owner because the last one deleted their account is told, in one mail', async () => {
  const heir = await member('recruiter');
  await portal.call('POST /barong/resource/users/me/deletion', {
    as: owner,
    body: { password: PASSWORD },
  });
  expect(await noticesOf(heir)).toEqual([
    ['left', null],
    ['role_changed', 'owner'],
  ]);
  expect(await portal.subjectsTo(heir.user.email)).toEqual([
    'You are now an owner of Narmada Traders on Vritti',
  ]);
});

test('a member is told of a new role, of becoming an owner and of being removed', async () => {
  const told = await member('recruiter');
  const params = { id: told.user.id };
  const change = (role: 'viewer' | 'interviewer') =>
    portal.call('PUT /barong/resource/team/members/:id', { as: owner, params, body: { role } });
  await change('viewer');
  await change('viewer');
  await portal.call('POST /barong/resource/team/owners', {
    as: owner,
    body: { member_id: told.user.id, own_role: 'owner' },
  });
  await change('viewer');
  await portal.call('DELETE /barong/resource/team/members/:id', { as: owner, params });
  expect(await noticesOf(told)).toEqual([
    ['removed', null],
    ['role_changed', 'viewer'],
    ['role_changed', 'owner'],
    ['role_changed', 'viewer'],
  ]);
  expect(await noticesOf(owner)).toEqual([]);
});
