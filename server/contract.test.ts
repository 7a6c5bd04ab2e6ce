import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountStates, type User } from '../contract/accounts.ts';
import { API_BASE, isFor, leastTeamRole, type Role, roles } from '../contract/endpoint.ts';
import { mayAs, type TeamRole, teamRoles } from '../contract/team/team-roles.ts';
import { type ErrorCode, errors } from '../contract/errors.ts';
import { isList, type Meta } from '../contract/lists.ts';
import { addCompany, addRecruiter } from '../db/world/people.ts';
import { boundRoutes } from './domains.ts';
import type { Services } from './platform/endpoints.ts';
import { serveEndpoints } from './platform/http/http.ts';
import { openAccount, openSession } from './test/account-states.ts';
import { type Operation, operations, urlWith } from './test/operations.ts';
import { type Actor, openPortal, type Portal } from './test/portal.ts';
import { ageAuthentication } from './test/sessions.ts';
import { PASSWORD } from './test/people.ts';

/**
 * Checks who may call what, for every endpoint in the contract, including new ones. Each is called
 * by its canonical name; its aliases have the same handler.
 */

type State = User['state'];

let portal: Portal;
const accounts = {} as Record<`${State} ${Role}`, number>;
const members = {} as Record<`${State} ${TeamRole}`, number>;

beforeAll(async () => {
  portal = await openPortal();
  for (const state of accountStates) {
    for (const role of roles) {
      accounts[`${state} ${role}`] = await openAccount(portal, role, state);
    }
  }
  const { id } = await addCompany(portal.db);
  for (const team_role of teamRoles) {
    for (const state of ['active', 'pending'] as const) {
      const member = await addRecruiter(portal.db, id, { team_role, state });
      members[`${state} ${team_role}`] = member.id;
    }
  }
});
afterAll(() => portal.close());

const closed = operations.filter(([, { endpoint }]) => endpoint.who !== 'anyone');
const open = operations.filter(([, { endpoint }]) => endpoint.who === 'anyone');

/** A new session for each call, because some calls end sessions. */
const sessionOf = (state: State, role: Role) => openSession(portal, accounts[`${state} ${role}`]);

const send = (operation: Operation, as?: Actor) =>
  portal.send({ method: operation.method, url: urlWith(operation, 987654321), as });

/** A stream that starts has been admitted; there is no need to wait for its end. */
async function statusOf(operation: Operation, as?: Actor): Promise<number> {
  if (operation.endpoint.output !== 'events') return (await send(operation, as)).status;
  const answer = await portal.app.inject({
    url: operation.url,
    headers: { authorization: `Bearer ${as?.token}` },
    payloadAsStream: true,
  });
  answer.stream().destroy();
  return answer.statusCode;
}

async function expectRefusal(operation: Operation, as: Actor | undefined, code: ErrorCode) {
  const { status, body, headers } = await send(operation, as);
  expect([status, body.errors]).toEqual([errors[code].status, [code]]);
  expect(body.request_id).toBe(headers['x-request-id']);
}

/**
 * Expects the caller to be admitted; since nothing is sent, the answer may be about missing input.
 */
async function expectLetIn(operation: Operation, as?: Actor) {
  const status = await statusOf(operation, as);
  expect([401, 403, 419]).not.toContain(status);
  expect(status).toBeLessThan(500);
}

/** Each closed operation with each role that may call it, or may not. */
const withRoles = (allowed: boolean) =>
  closed.flatMap(([route, operation]) =>
    roles
      .filter((role) => isFor(operation.endpoint.who, role) === allowed)
      .map((role): [string, Role, Operation] => [route, role, operation]),
  );

test.each(closed)('%s refuses guests', async (_, operation) => {
  await expectRefusal(operation, undefined, 'identity.session.invalid');
});

test.each(closed)('%s refuses invalid sessions', async (_, operation) => {
  const real = await sessionOf('active', 'user');
  const unknown = { ...real, token: 'x'.repeat(43) };
  await expectRefusal(operation, unknown, 'identity.session.invalid');
  const foreign = { ...real, token: 'eyJhbGciOiJub25lIn0.e30.c2ln' };
  await expectRefusal(operation, foreign, 'jwt.decode_and_verify');
});

describe.each([
  ['inactive', 'identity.session.not_active'],
  ['banned', 'identity.session.banned'],
  ['deleted', 'identity.session.deleted'],
] as const)('a live session of an account that is %s', (state, code) => {
  test.each(closed)('%s refuses it in every role', async (_, operation) => {
    for (const role of roles) await expectRefusal(operation, await sessionOf(state, role), code);
  });
});

test.each(withRoles(true))('%s lets an active %s in', async (_, role, operation) => {
  await expectLetIn(operation, await sessionOf('active', role));
});

const isGated = ([, , { endpoint }]: [string, Role, Operation]) => endpoint.verified === true;

test.each(withRoles(true).filter(isGated))(
  '%s refuses a pending %s',
  async (_, role, operation) => {
    const pending = await sessionOf('pending', role);
    await expectRefusal(operation, pending, 'identity.user.not_verified');
  },
);

test.each(withRoles(true).filter((cell) => !isGated(cell)))(
  '%s lets a pending %s in',
  async (_, role, operation) => {
    await expectLetIn(operation, await sessionOf('pending', role));
  },
);

test.each(withRoles(true).filter(([, , { endpoint }]) => endpoint.recentlyAuthenticated))(
  '%s asks a %s who they are, if the login was too long ago, and then lets them in',
  async (_, role, operation) => {
    const session = await sessionOf('active', role);
    await ageAuthentication(portal, accounts[`active ${role}`]);
    await expectRefusal(operation, session, 'authz.reauthentication_required');
    const again = await portal.call('POST /barong/identity/sessions/reauthentication', {
      as: session,
      body: { password: PASSWORD },
    });
    await expectLetIn(operation, again.body);
  },
);

/** What decides who can enter an account; it is not left to whoever finds an open browser. */
const guarded = /\/(phone|sessions|otp|passkeys|users\/(password|email_change|me\/deletion))(\/|$)/;
const harmless = new Set([
  // Begins what the next call completes with the password.
  'POST /barong/resource/otp/generate_qrcode',
  // Answers a challenge that was given for the password.
  'POST /barong/resource/passkeys',
  // Leaves the address as it is.
  'DELETE /barong/resource/users/email_change',
]);
test.each(
  closed.filter(
    ([route, { method }]) =>
      method !== 'GET' && /resource/.test(route) && guarded.test(route) && !harmless.has(route),
  ),
)('%s needs a recent login, or the password', (_, { endpoint }) => {
  const { current_password, password } = (endpoint.body?.shape ?? {}) as Record<string, unknown>;
  expect(endpoint.recentlyAuthenticated ?? Boolean(current_password ?? password)).toBe(true);
});

test.each(withRoles(false))(
  '%s refuses the role %s, whether pending or active',
  async (_, role, operation) => {
    for (const state of ['active', 'pending'] as const) {
      await expectRefusal(operation, await sessionOf(state, role), 'authz.unauthorized');
    }
  },
);

const inTeams = closed
  .filter(([, { endpoint }]) => isFor(endpoint.who, 'hr'))
  .flatMap(([route, operation]) =>
    teamRoles.map((role): [string, TeamRole, Operation] => [route, role, operation]),
  );

const isEnough = ([route, own, { endpoint }]: [string, TeamRole, Operation]) => {
  const least = leastTeamRole(route, endpoint);
  return least === null || mayAs(own, least);
};

test.each(inTeams.filter(isEnough))('%s lets a %s of a team in', async (_, role, operation) => {
  await expectLetIn(operation, await openSession(portal, members[`active ${role}`]));
});

test.each(inTeams.filter((cell) => !isEnough(cell)))(
  '%s refuses a %s of a team, whether pending or active',
  async (_, role, operation) => {
    for (const state of ['active', 'pending'] as const) {
      const session = await openSession(portal, members[`${state} ${role}`]);
      await expectRefusal(operation, session, 'authz.team_role');
    }
  },
);

test('viewers of a team change nothing of their company', () => {
  const changes = operations.filter(
    ([, { method, endpoint }]) => method !== 'GET' && endpoint.who === 'hr',
  );
  expect(changes.length).toBeGreaterThan(10);
  const forViewers = changes.filter(
    ([route, { endpoint }]) => leastTeamRole(route, endpoint) === 'viewer',
  );
  // Who joins or leaves changes only where they belong themselves.
  expect(forViewers.map(([route]) => route)).toEqual([
    'POST /barong/resource/team/membership',
    'POST /barong/resource/team/departure',
  ]);
});

test.each(closed.filter(([, { method }]) => method !== 'GET'))(
  '%s needs the CSRF token of the session',
  async (_, operation) => {
    const [own, other] = [await sessionOf('active', 'user'), await sessionOf('active', 'user')];
    const without = { ...own, csrf_token: '' };
    await expectRefusal(operation, without, 'authz.missing_csrf_token');
    const foreign = { ...own, csrf_token: other.csrf_token };
    await expectRefusal(operation, foreign, 'authz.csrf_token_mismatch');
  },
);

test.each(open)('%s admits everybody, and banned accounts as guests', async (_, operation) => {
  await expectLetIn(operation);
  for (const state of accountStates) {
    for (const role of roles) await expectLetIn(operation, await sessionOf(state, role));
  }
});

const lists = operations.filter(([, { endpoint }]) => isList(endpoint.output) && !endpoint.params);
test.each(lists)('%s has the totals in headers too', async (_, operation) => {
  const role = roles.find((one) => isFor(operation.endpoint.who, one)) ?? 'user';
  const { body, headers } = await send(operation, await sessionOf('active', role));
  const { meta } = body as unknown as { meta: Meta };
  expect(headers).toMatchObject({
    total: String(meta.total),
    'total-pages': String(meta.totalPages),
    'x-total-count': String(meta.total_count),
    'x-total-pages': String(meta.total_pages),
  });
});

test('the served API document describes this contract, with its aliases', async () => {
  const { body } = await portal.send({ url: '/api/openapi.json' });
  const { paths } = body as unknown as {
    paths: Record<string, Record<string, { deprecated?: true }>>;
  };
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { deprecated }]) =>
      deprecated ? [] : [`${method.toUpperCase()} ${path}`],
    ),
  );
  const walked = operations.map(
    ([, { method, url }]) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(served.toSorted()).toEqual(walked.toSorted());
});

test('an endpoint has the same handler under all its names', () => {
  const handlers = new Map<string, unknown>();
  const app = fastify();
  app.addHook('onRoute', ({ method, url, handler }) => {
    handlers.set(`${String(method)} ${url}`, handler);
  });
  // Nothing is called here.
  serveEndpoints(app, boundRoutes, {} as Services);
  for (const [, { method, url, endpoint }] of operations) {
    const handler = handlers.get(`${method} ${url}`);
    expect(handler).toBeTypeOf('function');
    for (const alias of endpoint.aliases ?? []) {
      expect(handlers.get(alias.replace(' ', ` ${API_BASE}`)), alias).toBe(handler);
    }
  }
});

test('logging out ends the session', async () => {
  const session = await sessionOf('active', 'user');
  const logOut = () => portal.call('DELETE /barong/identity/sessions', { as: session });
  expect((await logOut()).status).toBe(200);
  expect((await logOut()).body.errors).toEqual(['identity.session.invalid']);
});
