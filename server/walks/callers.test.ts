import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '../../contract/accounts.ts';
import { type AdminRole, mayAsAdmin } from '../../contract/admin/admin-roles.ts';
import { isFor, leastTeamRole, type Role, roles } from '../../contract/endpoint.ts';
import { type ErrorCode, errors, isErrorCode } from '../../contract/errors.ts';
import { mayAs, type TeamRole } from '../../contract/team/team-roles.ts';
import { addAccount, addCompany, PASSWORD } from '../../db/world/people.ts';
import { openSession } from '../test/account-states.ts';
import { type Operation, operations, urlWith } from '../test/operations.ts';
import { type Actor, openPortal } from '../test/portal.ts';
import { ageAuthentication } from '../test/sessions.ts';

/**
 * Who may call what: every operation of the contract, including new ones, is called as everybody, and
 * what they are answered follows from the contract. Each is called by its canonical name; its aliases
 * have the same handler. That an id of somebody else leads nowhere is shown in ownership.test.ts.
 */

interface Caller {
  role: Role;
  state: User['state'];
  /** The role in a company's team; recruiters without a company have none. */
  team?: TeamRole;
  /** The role of an admin; without one they may do everything. */
  adminRole?: AdminRole;
}

const recruiter = (team: TeamRole): Caller => ({ role: 'hr', state: 'active', team });

const people: Record<string, Caller> = {
  owner: recruiter('owner'),
  recruiter: recruiter('recruiter'),
  interviewer: recruiter('interviewer'),
  viewer: recruiter('viewer'),
  'owner of another company': recruiter('owner'),
  'recruiter without a company': { role: 'hr', state: 'active' },
  seeker: { role: 'user', state: 'active' },
  admin: { role: 'admin', state: 'active' },
  'support admin': { role: 'admin', state: 'active', adminRole: 'support' },
  'moderating admin': { role: 'admin', state: 'active', adminRole: 'moderator' },
  'finance admin': { role: 'admin', state: 'active', adminRole: 'finance' },
  'data protection admin': { role: 'admin', state: 'active', adminRole: 'data_protection' },
  'pending recruiter': { role: 'hr', state: 'pending', team: 'recruiter' },
  'pending viewer': { role: 'hr', state: 'pending', team: 'viewer' },
  'pending seeker': { role: 'user', state: 'pending' },
  'pending admin': { role: 'admin', state: 'pending' },
};
for (const state of ['inactive', 'banned', 'deleted'] as const) {
  for (const role of roles) people[`${state} ${role}`] = { role, state };
}

/** Who may do most of each role. */
const mightiest: Record<Role, string> = { user: 'seeker', hr: 'owner', admin: 'admin' };

/**
 * The callers that an operation is tried by: always each member of a team, another company, a seeker and an admin. Those
 * who wait for confirmation and admins with a role of their own try only what is for their role: what refuses their role
 * refuses them. Of those who are shut out, only those who could otherwise call it.
 */
const callersOf = ({ endpoint: { who } }: Operation): [string, Caller][] => {
  const first = roles.find((one) => isFor(who, one));
  return Object.entries(people).filter(([, { role, state, adminRole }]) => {
    if (ofState[state]) return role === first;
    if (state === 'active' && !adminRole) return true;
    return who !== 'anyone' && isFor(who, role);
  });
};

type Outcome = ErrorCode | 'let in';

/** What a session of somebody in this state is worth. */
const ofState: Record<User['state'], ErrorCode | null> = {
  active: null,
  pending: null,
  inactive: 'identity.session.not_active',
  banned: 'identity.session.banned',
  deleted: 'identity.session.deleted',
};

/** What the contract lets this caller expect. */
function expected({ route, endpoint }: Operation, caller: Caller): Outcome {
  const { role, state, team, adminRole = 'owner' } = caller;
  if (endpoint.who === 'anyone') return 'let in';
  const least = leastTeamRole(route, endpoint);
  if (ofState[state]) return ofState[state];
  if (!isFor(endpoint.who, role)) return 'authz.unauthorized';
  const hasRights = state !== 'pending' && mayAsAdmin(adminRole, endpoint.admins);
  if (endpoint.who === 'admin' && !hasRights) return 'authz.unauthorized';
  if (team && least && !mayAs(team, least)) return 'authz.team_role';
  if (endpoint.verified && state === 'pending') return 'identity.user.not_verified';
  return 'let in';
}

const portal = await openPortal();
const ids: Record<string, number> = {};
const sessions: Record<string, Actor> = {};

beforeAll(async () => {
  const { id: own } = await addCompany(portal.db);
  const { id: other } = await addCompany(portal.db);
  for (const [name, { role, state, team, adminRole }] of Object.entries(people)) {
    const company_id = name === 'owner of another company' ? other : own;
    const membership = team ? { team_role: team, company_id } : {};
    const rights = adminRole ? { admin_role: adminRole } : {};
    ids[name] = (await addAccount(portal.db, role, { state, ...membership, ...rights })).id;
  }
});

const startSession = (name: string): Promise<Actor> => openSession(portal, ids[name] ?? 0);
const sessionOf = async (name: string): Promise<Actor> =>
  (sessions[name] ??= await startSession(name));

/** A stream that starts has been admitted; there is no need to wait for its end. */
async function send({ method, endpoint, ...operation }: Operation, as?: Actor) {
  const url = urlWith({ method, endpoint, ...operation }, 987654321);
  if (endpoint.output !== 'events' || !as) return portal.send({ method, url, as });
  const authorization = `Bearer ${as.token}`;
  const answer = await portal.app.inject({
    url,
    headers: { authorization },
    payloadAsStream: true,
  });
  if (answer.statusCode >= 400) return portal.send({ method, url, as });
  answer.stream().destroy();
  return { status: answer.statusCode, headers: answer.headers, body: null };
}

/** Since nothing is sent, a caller who is let in may be told of missing input. */
async function outcomeOf(operation: Operation, as?: Actor): Promise<string> {
  const { status, body, headers } = await send(operation, as);
  if (status < 500 && ![401, 403, 419].includes(status)) return 'let in';
  expect(body?.request_id).toBe(headers['x-request-id']);
  const [code = ''] = body?.errors ?? [];
  return isErrorCode(code) && errors[code].status === status ? code : `${status} ${code}`;
}

/** What each of these callers was answered, all at once. */
async function outcomes(
  operation: Operation,
  callers: readonly (readonly [string, Actor | undefined])[],
): Promise<Record<string, string>> {
  const answers = callers.map(
    async ([name, as]) => [name, await outcomeOf(operation, as)] as const,
  );
  return Object.fromEntries(await Promise.all(answers));
}

test.each(operations)('%s answers every caller as the contract says', async (_, operation) => {
  const callers = callersOf(operation);
  const signedIn = await Promise.all(
    callers.map(async ([name]) => [name, await sessionOf(name)] as const),
  );
  const isOpen = operation.endpoint.who === 'anyone';
  const answered = await outcomes(operation, [['guest', undefined], ...signedIn]);
  expect(answered).toEqual({
    guest: isOpen ? 'let in' : 'identity.session.invalid',
    ...Object.fromEntries(callers.map(([name, caller]) => [name, expected(operation, caller)])),
  });
  // Some calls end the sessions of their caller.
  if (operation.method === 'GET') return;
  for (const [name] of callers) if (answered[name] === 'let in') delete sessions[name];
});

const closed = operations.filter(([, { endpoint }]) => endpoint.who !== 'anyone');

test.each(closed)('%s refuses tokens that are nobody’s', async (_, operation) => {
  const real = await sessionOf('seeker');
  expect(
    await outcomes(operation, [
      ['unknown', { ...real, token: 'x'.repeat(43) }],
      ['of another service', { ...real, token: 'eyJhbGciOiJub25lIn0.e30.c2ln' }],
    ]),
  ).toEqual({
    unknown: 'identity.session.invalid',
    'of another service': 'jwt.decode_and_verify',
  });
});

test.each(closed.filter(([, { method }]) => method !== 'GET'))(
  '%s needs the CSRF token of the session',
  async (_, operation) => {
    const [own, other] = [await sessionOf('seeker'), await sessionOf('admin')];
    expect(
      await outcomes(operation, [
        ['none', { ...own, csrf_token: '' }],
        ['of another session', { ...own, csrf_token: other.csrf_token }],
      ]),
    ).toEqual({
      none: 'authz.missing_csrf_token',
      'of another session': 'authz.csrf_token_mismatch',
    });
  },
);

describe('after a while', () => {
  const guarded = closed.flatMap(([route, operation]) =>
    operation.endpoint.recentlyAuthenticated
      ? roles
          .filter((role) => isFor(operation.endpoint.who, role))
          .map((role): [string, Role, Operation] => [route, role, operation])
      : [],
  );

  test.each(guarded)(
    '%s asks a %s who they are, if the login was too long ago, and then lets them in',
    async (_, role, operation) => {
      const name = mightiest[role];
      const session = await startSession(name);
      await ageAuthentication(portal, ids[name] ?? 0);
      // One account proves more often who it is than anybody would.
      await portal.db.deleteFrom('attempt_counts').execute();
      expect(await outcomeOf(operation, session)).toBe('authz.reauthentication_required');
      const again = await portal.call('POST /barong/identity/sessions/reauthentication', {
        as: session,
        body: { password: PASSWORD },
      });
      expect(await outcomeOf(operation, again.body)).toBe('let in');
    },
  );
});
