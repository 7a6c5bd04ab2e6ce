import fastify from 'fastify';
import { expect, test } from 'vitest';
import { API_BASE, isFor, leastTeamRole, type Role, roles } from '../../contract/endpoint.ts';
import { hasTotals, type Meta } from '../../contract/lists.ts';
import { boundRoutes } from '../domains.ts';
import type { Services } from '../platform/endpoints.ts';
import { serveEndpoints } from '../platform/http/http.ts';
import { openAccount, openSession } from '../test/account-states.ts';
import { operations } from '../test/operations.ts';
import { openPortal } from '../test/portal.ts';

/** What holds for every endpoint of the contract; who may call them is shown in callers.test.ts. */

const portal = await openPortal();

const sessionOf = async (role: Role) => openSession(portal, await openAccount(portal, role));

/** What decides who can enter an account; it is not left to anybody who finds an open browser. */
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
  operations.filter(
    ([route, { method }]) =>
      method !== 'GET' && /resource/.test(route) && guarded.test(route) && !harmless.has(route),
  ),
)('%s needs a recent login, or the password', (_, { endpoint }) => {
  const { current_password, password } = (endpoint.body?.shape ?? {}) as Record<string, unknown>;
  expect(endpoint.recentlyAuthenticated ?? Boolean(current_password ?? password)).toBe(true);
});

test('viewers of a team change nothing of their company', () => {
  const changes = operations.filter(
    ([, { method, endpoint }]) => method !== 'GET' && endpoint.who === 'hr',
  );
  expect(changes.length).toBeGreaterThan(10);
  const forViewers = changes.filter(
    ([route, { endpoint }]) => leastTeamRole(route, endpoint) === 'viewer',
  );
  // A referral and an alert are one's own, a team talks with all its members, a report is of what one reads, and who
  // joins or leaves changes only where they belong themselves.
  expect(forViewers.map(([route]) => route)).toEqual([
    'POST /barong/resource/jobs/:id/referral',
    'DELETE /barong/resource/jobs/:id/referral',
    'PUT /barong/resource/candidate_searches/:id/alert',
    'POST /barong/resource/conversations/team',
    'POST /barong/resource/candidates/:id/reports',
    'POST /barong/resource/team/membership',
    'POST /barong/resource/team/departure',
  ]);
});

const lists = operations.filter(
  ([, { endpoint }]) => hasTotals(endpoint) && !endpoint.bare && !endpoint.params,
);
test.each(lists)('%s has the totals in headers too', async (_, operation) => {
  const role = roles.find((one) => isFor(operation.endpoint.who, one)) ?? 'user';
  const as = await sessionOf(role);
  const { body, headers } = await portal.send({ url: operation.url, as });
  const { meta } = body as unknown as { meta: Meta };
  expect(headers).toMatchObject({
    total: String(meta.total),
    'total-pages': String(meta.totalPages),
    'x-total': String(meta.total),
    'x-total-count': String(meta.total_count),
    'x-total-pages': String(meta.total_pages),
    'x-total-capped': String(meta.total_capped),
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
  const session = await sessionOf('user');
  const logOut = () => portal.call('DELETE /barong/identity/sessions', { as: session });
  expect((await logOut()).status).toBe(200);
  expect((await logOut()).body.errors).toEqual(['identity.session.invalid']);
});
