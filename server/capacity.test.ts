import { writeFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  test,
  vi,
} from 'vitest';
import { sql } from 'kysely';
import { errors } from '../contract/errors.ts';
import { buildApp } from './app.ts';
import { builtPages, servePages } from './pages/pages.ts';
import { type Db, openDatabase, openPool } from './platform/database.ts';
import { refusalOf } from './platform/http/failures.ts';
import { PASSWORD, register } from './test/people.ts';
import { openPortal } from './test/portal.ts';

/** What the server answers when there is more to do than it can. */

const portal = await openPortal();
await servePages(portal.app, { services: portal.services, demo: false, source: builtPages });
const seeker = await register(portal);

const read = (url: string, language = 'en') =>
  portal.send({ url, headers: { 'accept-language': language } });

const logIn = (app: FastifyInstance) =>
  app.inject({
    method: 'POST',
    url: '/api/v2/barong/identity/sessions',
    payload: { email: seeker.user.email, password: PASSWORD },
  });

describe('an address of more than two kilobytes', () => {
  const ofLength = (path: string, length: number) => path.padEnd(length, 'x');

  test('of the API is refused in the shape of every error', async () => {
    const { status, body } = await read(ofLength('/api/v2/barong/public/jobs?x=', 2_049));
    expect([status, body.errors]).toEqual([414, ['request.address_too_long']]);
  });

  test('of a page is refused by a page', async () => {
    const { status, text, headers } = await read(ofLength('/jobs?search=', 2_049), 'hi');
    expect([status, headers['content-type']]).toEqual([414, 'text/html; charset=utf-8']);
    expect(text).toContain(errors['request.address_too_long'].hi);
  });

  test('is answered where the router asks for the routes of all links on a page', async () => {
    const paths = Array.from({ length: 20 }, (_, at) => `/jobs/${at + 1}/${'driver-'.repeat(20)}`);
    const query = new URLSearchParams({ paths: paths.join(','), version: 'of another release' });
    const { status, headers } = await read(`/__manifest?${query.toString()}`);
    // Not the routes themselves, as the browser has those of another release.
    expect([status, headers['x-remix-reload-document']]).toEqual([204, 'true']);
    expect((await read(ofLength('/__manifest?paths=', 8_193))).status).toBe(414);
  });

  test('is one byte longer than the longest that is answered', async () => {
    expect((await read(ofLength('/api/v2/barong/public/jobs?x=', 2_048))).status).toBe(200);
  });
});

describe('parameters that a page does not read', () => {
  test.each(['/about', '/jobs', '/companies', '/auth/login'])(
    'are not on the page %s',
    async (path) => {
      const plain = await read(path);
      const marked = await read(`${path}?made_up_name=made-up-value`);
      expect(marked.status).toBe(plain.status);
      expect(marked.text).not.toMatch(/made.up/);
    },
  );
});

test('a page reads what it knows, beside what it does not', async () => {
  const { text } = await read('/auth/login?utm_source=news&next=%2Fjobs%2F7');
  expect(text).toContain('/auth/register?next=%2Fjobs%2F7');
  const moved = await read('/login?utm_source=news&next=%2Fjobs%2F7');
  expect(moved.headers['location']).toBe('/auth/login?next=%2Fjobs%2F7');
});

describe('while as many public reads wait as may', () => {
  let finish = () => {};
  let waiting: Promise<void>[] = [];
  beforeEach(() => {
    const finished = new Promise<void>((resolve) => (finish = resolve));
    waiting = Array.from({ length: 200 }, () =>
      portal.services.publicReads(() => finished).catch(() => undefined),
    );
  });
  afterEach(async () => {
    finish();
    await Promise.all(waiting);
  });

  test.each(['/barong/public/figures', '/public/companies', '/barong/resource/jobs'])(
    '%s asks to come back later',
    async (path) => {
      const { status, body, headers } = await read(`/api/v2${path}`);
      expect([status, body.errors]).toEqual([503, ['server.busy']]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    },
  );

  test('a page asks the same in HTML', async () => {
    const { status, text, headers } = await read('/companies?search=nobody-asked-before');
    expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toContain(errors['server.busy'].en);
  });

  test('people sign in and do their own things', async () => {
    expect((await logIn(portal.app)).statusCode).toBe(200);
    const saved = await portal.call('GET /barong/resource/saved_jobs', { as: seeker, query: {} });
    expect(saved.status).toBe(200);
  });

  test('the next one is answered as soon as they are done', async () => {
    finish();
    await Promise.all(waiting);
    expect((await read('/api/v2/barong/public/companies')).status).toBe(200);
  });
});

describe('while every connection to the database is taken', () => {
  let db: Db;
  let app: FastifyInstance;
  let release = () => {};
  let taken: Promise<unknown>;

  beforeAll(async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      portal.db,
    );
    const only = { ...inject('postgres'), database: rows[0]?.name, max: 1 };
    db = openDatabase(openPool({ ...only, connectionTimeoutMillis: 50 }));
    // Opening it may take a busy machine longer than a call is to wait; from then on it is there.
    await vi.waitFor(() => sql`select`.execute(db), { timeout: 60_000 });
    const released = new Promise<void>((resolve) => (release = resolve));
    await new Promise<void>((begun) => {
      taken = db.connection().execute(() => (begun(), released));
    });
    app = await buildApp({ ...portal.services, db, signInDb: portal.db });
  });
  afterAll(async () => {
    release();
    await taken;
    // Not app.close(), which would end the live news of the portal.
    await db.destroy();
  });

  test('a call is refused for now, and is no failure', async () => {
    const answer = await app.inject('/api/v2/barong/public/figures');
    expect([answer.statusCode, answer.json<{ errors: string[] }>().errors]).toEqual([
      503,
      ['server.busy'],
    ]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('people sign in by connections of their own, and their sessions are known', async () => {
    expect((await logIn(app)).statusCode).toBe(200);
    const headers = { authorization: `Bearer ${seeker.token}` };
    // Known, or it would be 401: the list itself needs one of the taken connections.
    const saved = await app.inject({ url: '/api/v2/barong/resource/saved_jobs', headers });
    expect(saved.statusCode).toBe(503);
  });
});

test('a call may be tried again later while the database cannot be reached', async () => {
  const db = openDatabase(openPool({ host: '127.0.0.1', port: 1 }));
  const app = await buildApp({ ...portal.services, db, signInDb: portal.db });
  const answer = await app.inject('/api/v2/barong/public/figures');
  await db.destroy();
  expect([answer.statusCode, answer.json<{ errors: string[] }>().errors]).toEqual([
    503,
    ['server.not_ready'],
  ]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

test('a call may be tried again later if the database stops during it', async () => {
  const pool = openPool({ ...inject('postgres'), database: 'postgres', max: 1 });
  const client = await pool.connect();
  const failureOf = (statement: string) => client.query(statement).catch((error: unknown) => error);
  const ended = await failureOf('select pg_terminate_backend(pg_backend_pid())');
  const after = await failureOf('select 1');
  client.release(true);
  await pool.end();
  const refusal = { rules: [{ code: 'server.not_ready' }], retryAfterSeconds: 30 };
  for (const failure of [ended, after]) expect(refusalOf(failure)).toMatchObject(refusal);
});

test('a call may be tried again later while the disk of the database is full', async () => {
  const full = await sql`do $$ begin raise exception using errcode = 'disk_full'; end $$`
    .execute(portal.db)
    .catch((error: unknown) => error);
  expect(refusalOf(full)).toMatchObject({
    rules: [{ code: 'server.not_ready' }],
    retryAfterSeconds: 30,
  });
});

test.skipIf(process.platform !== 'linux')(
  'an upload may be tried again later while the disk of the files is full',
  async () => {
    const full = await writeFile('/dev/full', 'a resume').catch((error: unknown) => error);
    expect(refusalOf(full)).toMatchObject({
      rules: [{ code: 'server.not_ready' }],
      retryAfterSeconds: 30,
    });
  },
);
