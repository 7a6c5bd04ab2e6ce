// What an operator watches, in the format of Prometheus. Labels have few values: routes are the
// patterns of our own addresses, never what somebody typed.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Health } from './health.ts';
import type { StatementRead, StatementsRead } from './recent-statements.ts';
import type { Live } from '../live/live.ts';
import type { PageCache } from '../pages/page-cache.ts';
import type { Replica } from '../postgres/replica.ts';
import { refuse } from '../refusal.ts';

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
/** The label of requests that match no route, whatever their address. */
const NO_ROUTE = 'none';

export interface Watched {
  /** Pools of connections, by what they are for. */
  pools: Record<string, Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>>;
  live: Live;
  /** Absent where no pages are served. */
  pageCache?: PageCache | undefined;
  /** Absent without a replica. */
  replica?: Pick<Replica, 'reads'> | undefined;
  health: Health;
}

/**
 * Counts the requests of an app and serves all figures at `/metrics`, for requests with the token
 * as `Authorization: Bearer …`. Call it before the app is ready.
 */
export function serveMetrics(app: FastifyInstance, token: string, watched: Watched): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(app, registry);
  watchConnections(registry, watched.pools);
  watchPages(registry, watched);
  if (watched.replica) watchReplica(registry, watched.replica);
  const watchHealth = healthWatch(registry, watched.health);
  app.get('/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) throw refuse('request.not_found');
    reply.header('cache-control', 'no-store').type(registry.contentType);
    await watchHealth();
    return registry.metrics();
  });
}

/** Takes the same time for every wrong token. */
function isToken(header: string | undefined, token: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(header ?? ''), hashOf(`Bearer ${token}`));
}

function countRequests(app: FastifyInstance, registry: Registry) {
  const requests = new Counter({
    name: 'vritti_http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'vritti_http_request_seconds',
    help: 'From the first byte of a request to the last of its answer, without streams of events',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const route = request.routeOptions.url ?? NO_ROUTE;
    const method = METHODS.has(request.method) ? request.method : 'other';
    requests.inc({ method, route, status: reply.statusCode });
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!isStream) seconds.observe({ route }, reply.elapsedTime / 1_000);
  });
}

function watchConnections(registry: Registry, pools: Watched['pools']) {
  const connections = new Gauge({
    name: 'vritti_database_connections',
    help: 'Connections to the database, and statements that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        connections.set({ pool, state: 'busy' }, totalCount - idleCount);
        connections.set({ pool, state: 'idle' }, idleCount);
        connections.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
}

function watchPages(registry: Registry, { live, pageCache }: Watched) {
  gauge(registry, 'vritti_streams', 'Open pages that hear of news at once', () => live.streams());
  if (!pageCache) return;
  const [pages, bytes] = ['vritti_page_cache_pages', 'vritti_page_cache_bytes'];
  gauge(registry, pages, 'Rendered pages in memory', () => pageCache.kept.answers);
  gauge(registry, bytes, 'What they weigh', () => pageCache.kept.bytes);
  const asked = new Gauge({
    name: 'vritti_page_cache_asked',
    help: 'Pages asked for since the start, by whether they had to be rendered',
    labelNames: ['answer'],
    registers: [registry],
    collect() {
      asked.set({ answer: 'kept' }, pageCache.asked.kept);
      asked.set({ answer: 'rendered' }, pageCache.asked.made);
    },
  });
}

function watchReplica(registry: Registry, { reads }: Pick<Replica, 'reads'>) {
  const statements = new Gauge({
    name: 'vritti_public_reads',
    help: 'Statements of public reads since the start, by which database answered them',
    labelNames: ['database'],
    registers: [registry],
    collect() {
      statements.set({ database: 'replica' }, reads.replica);
      statements.set({ database: 'primary' }, reads.primary);
    },
  });
}

/** The same figures as on the admins' dashboard; reading them takes a moment. */
function healthWatch(registry: Registry, health: Health): () => Promise<void> {
  const registers = [registry];
  const made = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const tasks = made(
    'vritti_tasks',
    'Tasks that are due, mails among them, and tasks and mails that fail again and again or were given up',
    ['state'],
  );
  const age = made('vritti_tasks_oldest_seconds', 'For how long the oldest task has been due');
  const up = made('vritti_database_up', 'Whether the database answers');
  const size = made('vritti_database_bytes', 'How large the database is');
  const server = made(
    'vritti_database_server_connections',
    'Connections of everybody to the database server, and how many it allows',
    ['state'],
  );
  const disk = made('vritti_disk_bytes', 'The disk of files, database or backups', [
    'place',
    'state',
  ]);
  const backup = made(
    'vritti_backup_timestamp_seconds',
    'When the newest backup was complete; 0 if there is none',
  );
  const searches = made(
    'vritti_search_p95_seconds',
    'What 95 of 100 searches for jobs of the last hour took at most, without kept pages',
  );
  const statements = made(
    'vritti_database_statements',
    'The statements that took most of the last hour: how often, how long together and at most',
    ['statement', 'figure'],
  );
  return async () => {
    const { queue, database, ...read } = await health.read();
    statements.reset();
    for (const [statement, { count, total_ms, longest_ms }] of byName(read.statements)) {
      statements.set({ statement, figure: 'count' }, count);
      statements.set({ statement, figure: 'seconds' }, total_ms / 1_000);
      statements.set({ statement, figure: 'longest_seconds' }, longest_ms / 1_000);
    }
    backup.set((read.backup.newest_ms ?? 0) / 1_000);
    searches.set((read.searches.p95_ms ?? 0) / 1_000);
    for (const { places, free_bytes, total_bytes } of read.disks) {
      for (const place of places) {
        disk.set({ place, state: 'free' }, free_bytes);
        disk.set({ place, state: 'total' }, total_bytes);
      }
    }
    up.set(queue && database ? 1 : 0);
    if (!queue || !database) return;
    size.set(database.size_bytes);
    server.set({ state: 'used' }, database.connections);
    server.set({ state: 'most' }, database.connections_most);
    tasks.set({ state: 'waiting' }, queue.tasks.waiting + queue.mails.waiting);
    tasks.set({ state: 'mails' }, queue.mails.waiting);
    tasks.set({ state: 'retried' }, queue.tasks.retried + queue.mails.retried);
    tasks.set({ state: 'retried_mails' }, queue.mails.retried);
    tasks.set({ state: 'failed' }, queue.tasks.failed + queue.mails.failed);
    tasks.set({ state: 'failed_mails' }, queue.mails.failed);
    age.set(Math.max(queue.tasks.oldestSeconds, queue.mails.oldestSeconds));
  };
}

const STATEMENTS_LISTED = 10;

type Times = Pick<StatementRead, 'count' | 'total_ms' | 'longest_ms'>;

/** The statements that took most time, added up by name, so that there are not too many labels. */
function byName({ shapes }: StatementsRead): [string, Times][] {
  const sums = new Map<string, Times>();
  for (const { name, count, total_ms, longest_ms } of shapes) {
    const sum = sums.get(name) ?? { count: 0, total_ms: 0, longest_ms: 0 };
    sums.set(name, {
      count: sum.count + count,
      total_ms: sum.total_ms + total_ms,
      longest_ms: Math.max(sum.longest_ms, longest_ms),
    });
  }
  return [...sums].toSorted(([, a], [, b]) => b.total_ms - a.total_ms).slice(0, STATEMENTS_LISTED);
}

function gauge(registry: Registry, name: string, help: string, read: () => number) {
  const made = new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      made.set(read());
    },
  });
}
