// The figures for Prometheus, of a portal that people use.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { sql } from 'kysely';
import type pg from 'pg';
import { openPool } from './platform/database.ts';
import { openHealth } from './platform/health/health.ts';
import { recentStatements } from './platform/health/recent-statements.ts';
import { serveMetrics } from './platform/health/metrics.ts';
import { PageCache } from './platform/pages/page-cache.ts';
import { addTask } from './platform/tasks.ts';
import { register } from './test/people.ts';
import { openPortal } from './test/portal.ts';

const statements = recentStatements();
const healthBy = (of: pg.Pool, newest: () => Promise<number | undefined>) =>
  openHealth({
    pool: of,
    statements,
    folders: { files: import.meta.dirname, database: import.meta.dirname },
    backups: { folder: '/backups', nightly: true, newest },
  });

const TOKEN = 'a-token-of-this-test';

const portal = await openPortal();
let pool: pg.Pool;
const pageCache = new PageCache({
  hear: () => {},
  isListening: () => true,
  settle: () => Promise.resolve(),
});
beforeAll(async () => {
  const name = await sql<{ name: string }>`select current_database() as name`.execute(portal.db);
  pool = openPool({ ...inject('postgres'), database: name.rows[0]?.name, max: 2 });
  serveMetrics(portal.app, TOKEN, {
    pools: { main: pool },
    live: portal.services.live,
    pageCache,
    replica: { reads: { replica: 3, primary: 1 } },
    health: healthBy(pool, async () => Date.UTC(2026, 10, 23)),
  });
});
afterAll(() => pool.end());

const ask = (authorization?: string) =>
  portal.app.inject({ url: '/metrics', ...(authorization ? { headers: { authorization } } : {}) });

/** The figures by name and labels, as they are written. */
async function figures(): Promise<Map<string, number>> {
  const { body } = await ask(`Bearer ${TOKEN}`);
  const lines = body.matchAll(/^([^#\s]\S*(?: [^\s}]+})?) (\S+)$/gm);
  return new Map(Array.from(lines, ([, name = '', value]) => [name, Number(value)]));
}

/** The names of the product's series. Node's own grow by themselves: one for each kind of garbage collection. */
const ownSeries = async () =>
  [...(await figures()).keys()].filter((name) => name.startsWith('vritti_')).toSorted();

describe('/metrics', () => {
  test.each([[undefined], ['Bearer wrong'], [TOKEN], [`Bearer ${TOKEN}x`]])(
    'is nowhere for who sends %s',
    async (authorization) => {
      const { statusCode, body } = await ask(authorization);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('vritti_');
    },
  );

  test('counts requests by their route and status, and never by what was typed', async () => {
    const as = await register(portal);
    const before = await figures();
    for (const id of [1, 2, 3]) {
      await portal.call('GET /barong/public/jobs/:id', { params: { id } });
      await portal.app.inject({ url: `/api/v2/nothing/${id}` });
      await portal.app.inject({ method: 'PROPFIND' as 'GET', url: '/api/v2/nothing' });
    }
    await portal.call('GET /barong/resource/users/me', { as });
    const found = await figures();
    const since = (name: string) => (found.get(name) ?? 0) - (before.get(name) ?? 0);
    const route = '/api/v2/barong/public/jobs/:id';
    expect(since(`vritti_http_requests_total{method="GET",route="${route}",status="404"}`)).toBe(3);
    const me = 'route="/api/v2/barong/resource/users/me"';
    expect(since(`vritti_http_request_seconds_count{${me}}`)).toBe(1);
    expect([...found.keys()].filter((name) => /nothing|PROPFIND|@/.test(name))).toEqual([]);
    const none = [...found.keys()].filter((name) =>
      name.includes('requests_total{method="GET",route="none"'),
    );
    expect(none.map(since)).toEqual([3]);
  });

  test('has no more series than routes, methods and statuses allow', async () => {
    const visit = async (number: number) => {
      await portal.app.inject({ url: `/api/v2/barong/public/jobs/9${number}?search=${number}` });
      await portal.app.inject({ url: `/api/v2/odd/${number}` });
    };
    await visit(0);
    const before = await ownSeries();
    for (let number = 1; number < 50; number += 1) await visit(number);
    expect(await ownSeries()).toEqual(before);
  });

  test('names the ten statements that took most, whatever values they had', async () => {
    for (let shape = 0; shape < 40; shape += 1) {
      const columns = Array.from({ length: shape + 1 }, (_, at) => `c${at}`).join();
      statements.note(`select ${columns} from t_${'x'.repeat(shape)} where id = $1`, shape);
    }
    statements.note('select a from jobs where id in ($1, $2)', 900);
    statements.note("select a from jobs where id in ($1, $2, $3) and name = 'Asha'", 100);
    const found = await figures();
    const own = [...found].filter(([name]) => name.startsWith('vritti_database_statement'));
    expect(own).toHaveLength(30);
    const jobs = (figure: string) =>
      found.get(`vritti_database_statements{statement="select jobs",figure="${figure}"}`);
    expect([jobs('count'), jobs('seconds'), jobs('longest_seconds')]).toEqual([2, 1, 0.9]);
    expect(own.map(([name]) => name).join()).not.toContain('Asha');
  });

  test('tells of the queue, connections, pages, streams, memory and the newest backup', async () => {
    await sql`delete from graphile_worker._private_jobs`.execute(portal.db);
    await addTask(portal.db, 'send_mail', { to: 'asha@people.test' });
    await addTask(portal.db, 'index_jobs_of_company', {});
    await addTask(portal.db, 'send_mail', {}, { inSeconds: 600 });
    await addTask(portal.db, 'send_mail', { to: 'meera@people.test' }, { inSeconds: 600 });
    await sql`update graphile_worker._private_jobs set attempts = 7
      where payload ->> 'to' = 'meera@people.test'`.execute(portal.db);
    await sql`update graphile_worker._private_jobs set run_at = now() - interval '1 minute'
      where run_at <= now()`.execute(portal.db);
    const page = { status: 200, headers: {}, body: 'jobs', about: [] };
    for (let time = 0; time < 3; time += 1) await pageCache.get('/jobs', async () => page);
    const found = await figures();
    expect(found.get('vritti_tasks{state="waiting"}')).toBe(2);
    expect(found.get('vritti_tasks{state="mails"}')).toBe(1);
    expect(found.get('vritti_tasks{state="retried_mails"}')).toBe(1);
    expect(found.get('vritti_tasks_oldest_seconds')).toBeGreaterThanOrEqual(60);
    expect(found.get('vritti_database_up')).toBe(1);
    expect(found.get('vritti_database_connections{pool="main",state="waiting"}')).toBe(0);
    expect(found.get('vritti_page_cache_asked{answer="kept"}')).toBe(2);
    expect(found.get('vritti_public_reads{database="replica"}')).toBe(3);
    expect(found.get('vritti_page_cache_pages')).toBe(1);
    expect(found.get('vritti_streams')).toBe(0);
    expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(found.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    expect(found.get('vritti_backup_timestamp_seconds')).toBe(Date.UTC(2026, 10, 23) / 1_000);
    const most = found.get('vritti_database_server_connections{state="most"}') ?? 0;
    const used = found.get('vritti_database_server_connections{state="used"}') ?? 0;
    expect([used > 0, used <= most]).toEqual([true, true]);
    expect(found.get('vritti_database_bytes')).toBeGreaterThan(1e6);
    for (const place of ['files', 'database']) {
      const total = found.get(`vritti_disk_bytes{place="${place}",state="total"}`) ?? 0;
      expect(found.get(`vritti_disk_bytes{place="${place}",state="free"}`)).toBeLessThan(total);
    }
  });
});

test('the other figures come while the database cannot be reached', async () => {
  const lonely = await openPortal();
  const nowhere = openPool({ host: '127.0.0.1', port: 1, user: 'nobody', max: 1 });
  serveMetrics(lonely.app, TOKEN, {
    pools: { main: nowhere },
    live: lonely.services.live,
    health: healthBy(nowhere, async () => undefined),
  });
  const { statusCode, body } = await lonely.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(statusCode).toBe(200);
  expect(body).toContain('vritti_database_up 0');
  expect(body).toContain('vritti_backup_timestamp_seconds 0');
  await nowhere.end();
  await lonely.close();
});

test('the board for Grafana shows only figures that are there', async () => {
  const board = await readFile(new URL('../docs/grafana.json', import.meta.url), 'utf8');
  const names = new Set(board.match(/\b(?:vritti|nodejs|process)_\w+/g));
  const { body } = await ask(`Bearer ${TOKEN}`);
  expect(names.size).toBeGreaterThan(10);
  expect([...names].filter((name) => !body.includes(name))).toEqual([]);
});

/** Somebody is woken by the first one; the others say how often and how long together, or only interest who tunes the cache. */
const notOnTheBoard =
  /^vritti_(?:database_up|http_request_seconds_(?:sum|count)|page_cache_(?:pages|bytes))$/;

test('the board shows every figure of ours that somebody should watch', async () => {
  statements.note('select 1', 1);
  const board = await readFile(new URL('../docs/grafana.json', import.meta.url), 'utf8');
  const names = new Set((await ownSeries()).map((series) => series.replace(/\{.*/, '')));
  expect(names).toContain('vritti_database_statements');
  const left = [...names].filter((name) => !board.includes(name));
  expect(left.filter((name) => !notOnTheBoard.test(name))).toEqual([]);
});
