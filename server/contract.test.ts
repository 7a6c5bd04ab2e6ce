import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Session } from '../contract/accounts.ts';
import {
  API_BASE,
  type Endpoint,
  type Method,
  type Role,
  type Route,
} from '../contract/endpoint.ts';
import { isErrorCode } from '../contract/errors.ts';
import { contract } from '../contract/index.ts';
import { isStorable } from '../contract/storable.ts';
import { register } from './test/people.ts';
import { openPortal, type Portal } from './test/portal.ts';

/** What every endpoint promises, walked from the contract itself: a new endpoint is in here at once. */

let portal: Portal;
const people = {} as Record<Role | 'pendingSeeker' | 'pendingRecruiter' | 'banned', Session>;

beforeAll(async () => {
  portal = await openPortal();
  people.user = await register(portal, { role: 'user' });
  people.hr = await register(portal, { role: 'hr' });
  people.admin = await register(portal, { role: 'user', name: 'Admin' });
  people.pendingSeeker = await register(portal, { role: 'user', verified: false });
  people.pendingRecruiter = await register(portal, { role: 'hr', verified: false });
  people.banned = await register(portal, { role: 'user' });
  await portal.db
    .updateTable('accounts')
    .set({ role: 'admin' })
    .where('id', '=', people.admin.user.id)
    .execute();
  await portal.db
    .updateTable('accounts')
    .set({ state: 'banned' })
    .where('id', '=', people.banned.user.id)
    .execute();
});
afterAll(() => portal.close());

const all = Object.entries(contract) as [Route, Endpoint][];
const named = all.flatMap(([route, endpoint]) =>
  [route, ...(endpoint.aliases ?? [])].map((name): [Route, Endpoint] => [name, endpoint]),
);
const closed = named.filter(([, { who }]) => who !== 'anyone');
const ofOneRole = closed.filter(([, { who }]) => who !== 'account');
const logOut = 'DELETE /barong/identity/sessions';

const splitRoute = (route: Route) => route.split(' ') as [Method, string];

function send(route: Route, as?: Session, payload?: unknown) {
  const [method, path] = splitRoute(route);
  return portal.send({
    method,
    url: API_BASE + path.replaceAll(/:\w+/g, '987654321'),
    as,
    ...(payload === undefined ? {} : { payload: payload as object }),
  });
}

function expectRefusal(answer: Awaited<ReturnType<typeof send>>, status: number, code: string) {
  expect([answer.status, answer.body.errors]).toEqual([status, [code]]);
  expect(answer.body.request_id).toBe(answer.headers['x-request-id']);
}

describe('who may call', () => {
  test.each(closed)('%s refuses guests', async (route) => {
    expectRefusal(await send(route), 401, 'identity.session.invalid');
  });

  test.each(closed)('%s refuses a session that is none', async (route) => {
    const stranger = { ...people.user, token: 'x'.repeat(43) };
    expectRefusal(await send(route, stranger), 401, 'identity.session.invalid');
  });

  test.each(closed)('%s refuses a banned account', async (route) => {
    expectRefusal(await send(route, people.banned), 401, 'identity.session.banned');
  });

  test.each(closed.filter(([route]) => !route.startsWith('GET')))(
    '%s needs the CSRF token of the session',
    async (route) => {
      const without = { ...people.user, csrf_token: '' };
      expectRefusal(await send(route, without), 401, 'authz.missing_csrf_token');
      const foreign = { ...people.user, csrf_token: people.hr.csrf_token };
      expectRefusal(await send(route, foreign), 419, 'authz.csrf_token_mismatch');
    },
  );

  test.each(ofOneRole)('%s refuses the other roles', async (route, { who }) => {
    for (const role of ['user', 'hr', 'admin'] as const) {
      if (role === who) continue;
      expectRefusal(await send(route, people[role]), 403, 'authz.unauthorized');
    }
  });

  test.each(named.filter(([, { verified }]) => verified))(
    '%s refuses an account that has not confirmed its address',
    async (route, { who }) => {
      const pending = who === 'hr' ? people.pendingRecruiter : people.pendingSeeker;
      expectRefusal(await send(route, pending), 403, 'identity.user.not_verified');
    },
  );
});

describe('wrong input is refused in the one shape, never with a 5xx', () => {
  const wrongBodies: [string, unknown][] = [
    ['nothing', undefined],
    ['an empty object', {}],
    ['a list', [1, 2]],
    ['numbers for texts', { title: 1, cover_letter: 2, email: 3, status: 4, name: 5, job_id: 'x' }],
    ['texts without end', { title: 'x'.repeat(300_000), cover_letter: 'x'.repeat(300_000) }],
    ['objects inside', { title: { a: 1 }, email: ['x'], status: {}, skills: 'x', data: 7 }],
    ['NUL characters', { title: 'a\0', email: 'a\0@b.in', name: '\0', cover_letter: '\0' }],
  ];
  const actorOf = ({ who }: Endpoint) =>
    who === 'anyone' ? undefined : people[who === 'account' ? 'user' : who];

  const writing = named.filter(([, endpoint]) => endpoint.body ?? endpoint.upload);
  test.each(writing)('%s judges every body', async (route, endpoint) => {
    for (const [, body] of wrongBodies) {
      // Where everything may be left out, an empty object is right.
      if (isStorable(body) && endpoint.body?.safeParse(body).success) continue;
      const { status, body: answer } = await send(route, actorOf(endpoint), body);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(answer.errors.every(isErrorCode)).toBe(true);
      expect(answer.messages.length).toBeGreaterThan(0);
    }
  });

  const withId = named.filter(([route]) => route.includes(':'));
  test.each(withId)('%s answers unknown and impossible ids', async (route, endpoint) => {
    const [method, path] = splitRoute(route);
    for (const id of [
      '987654321',
      '0',
      '-1',
      'abc',
      '99999999999999999999',
      '1e3',
      '%00',
      "1'--",
    ]) {
      const answer = await portal.send({
        method,
        url: API_BASE + path.replaceAll(/:\w+/g, id),
        as: actorOf(endpoint),
        ...(endpoint.body ? { payload: {} } : {}),
      });
      expect(answer.status, `${route} with ${id}`).toBeLessThan(500);
    }
  });

  const listing = named.filter(([, endpoint]) => endpoint.query);
  test.each(listing)('%s judges every query', async (route, endpoint) => {
    const [method, path] = splitRoute(route);
    const queries = [
      'page=0',
      'page=x',
      'limit=1000',
      'limit=-1',
      'search=%00',
      'status=nonsense',
      'sort=nonsense',
      'sort_by=password_hash',
      'from=yesterday',
      'salary_min=abc',
      'cursor=%7B%7D',
      'page=1&page=2',
      'search=%27%22%28%29%7C%26%21%3A%2A',
      `search=${'a'.repeat(5000)}`,
      'company_id=1;drop',
      'skill[]=x',
    ];
    for (const query of queries) {
      const answer = await portal.send({
        method,
        url: `${API_BASE}${path.replaceAll(/:\w+/g, '1')}?${query}`,
        as: actorOf(endpoint),
      });
      expect(answer.status, query).toBeLessThan(500);
    }
  });
});

test('every endpoint answers under each of its names and is in the OpenAPI document', async () => {
  const { body } = await portal.send({ method: 'GET', url: '/api/openapi.json' });
  const { paths } = body as unknown as { paths: Record<string, Record<string, object>> };
  for (const [route] of named) {
    const [method, path] = splitRoute(route);
    const documented = paths[API_BASE + path.replaceAll(/:(\w+)/g, '{$1}')];
    expect(documented?.[method.toLowerCase()], route).toBeDefined();
  }
});

test('logging out is the last thing a session does', async () => {
  expect((await send(logOut, people.user)).status).toBe(200);
  expectRefusal(await send(logOut, people.user), 401, 'identity.session.invalid');
});
