// What an operator watches, in the words of Prometheus. Every label has few values: routes are patterns
// of ours, never what somebody typed.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Live } from './live/live.ts';
import type { PageCache } from './page-cache.ts';
import { refuse } from './refusal.ts';
import { queueState } from './tasks.ts';

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
/** Requests that no route takes, whatever their address. */
const NO_ROUTE = 'none';

export interface Watched {
  /** Connections by what they are for. */
  pools: Record<string, pg.Pool>;
  live: Live;
  /** Absent where no pages are served. */
  pageCache?: PageCache | undefined;
  /** When the newest backup was complete, in milliseconds since 1970; absent if there is none. */
  newestBackup: () => Promise<number | undefined>;
}

/**
 * Counts the requests of an app and serves all figures at `/metrics`, to who sends the token as
 * `Authorization: Bearer …`. Call it before the app is ready.
 */
export function serveMetrics(app: FastifyInstance, token: string, watched: Watched): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(app, registry);
  watchConnections(registry, watched.pools);
  watchPages(registry, watched);
  const watchQueue = queueWatch(registry, watched);
  app.get('/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) throw refuse('request.not_found');
    reply.header('cache-control', 'no-store').type(registry.contentType);
    await watchQueue();
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
  gauge(registry, pages, 'Rendered pages in memory', () => pageCache.kept.pages);
  gauge(registry, bytes, 'What they weigh', () => pageCache.kept.bytes);
  const asked = new Gauge({
    name: 'vritti_page_cache_asked',
    help: 'Pages asked for since the start, by whether they had to be rendered',
    labelNames: ['answer'],
    registers: [registry],
    collect() {
      asked.set({ answer: 'kept' }, pageCache.asked.kept);
      asked.set({ answer: 'rendered' }, pageCache.asked.rendered);
    },
  });
}

/** Figures of the database and of backups, which take a moment to read. */
function queueWatch(registry: Registry, { pools, newestBackup }: Watched): () => Promise<void> {
  const registers = [registry];
  const tasks = new Gauge({
    name: 'vritti_tasks',
    help: 'Tasks that are due, mails among them, and tasks that were given up',
    labelNames: ['state'],
    registers,
  });
  const age = new Gauge({
    name: 'vritti_tasks_oldest_seconds',
    help: 'For how long the oldest task has been due',
    registers,
  });
  const database = new Gauge({
    name: 'vritti_database_up',
    help: 'Whether the database answers',
    registers,
  });
  const backup = new Gauge({
    name: 'vritti_backup_timestamp_seconds',
    help: 'When the newest backup was complete; 0 if there is none',
    registers,
  });
  return async () => {
    backup.set(((await newestBackup()) ?? 0) / 1_000);
    const [first] = Object.values(pools);
    const state = first && (await queueState(first).catch(() => undefined));
    database.set(state ? 1 : 0);
    if (!state) return;
    for (const part of ['waiting', 'mails', 'failed'] as const) {
      tasks.set({ state: part }, state[part]);
    }
    age.set(state.oldestSeconds);
  };
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
