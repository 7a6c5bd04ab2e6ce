import fastify from 'fastify';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { createContext } from 'react-router';
import { expect, test } from 'vitest';
import type { Database } from '../../db/schema.ts';
import type { PageContext } from '../../web/lib/api/page-context.ts';
import { pageAddress, type PageSource, servePages } from './pages.ts';
import type { Services } from '../platform/endpoints.ts';
import type { Live } from '../platform/live/live.ts';
import { takeTurns } from '../platform/limits/public-reads.ts';

/** Nothing changes here. */
const live: Partial<Live> = { hear: () => {}, isListening: () => true };

/** A database without a row. */
const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const servicesOf = () =>
  ({
    publicUrl: 'http://vritti.test',
    live: live as Live,
    publicReads: takeTurns(),
    db,
    sms: () => undefined,
    setByEnvironment: {},
  }) as unknown as Services;

test.each([
  ['/jobs?page=2', 'https://jobs.example.in/jobs?page=2'],
  ['//evil.example/jobs', 'https://jobs.example.in//evil.example/jobs'],
  ['//', 'https://jobs.example.in//'],
  ['http://evil.example/jobs?page=2', 'https://jobs.example.in/jobs?page=2'],
])('a request for %s gets the page %s, whatever its Host header', (target, address) => {
  expect(pageAddress('https://jobs.example.in', target).href).toBe(address);
});

/** Pages with one route, which returns the result of `render` for the context. */
function pagesOf(
  render: (page: PageContext) => Promise<Response>,
  action?: (page: PageContext) => Promise<Response>,
): PageSource {
  const pageContext = createContext<PageContext>();
  const module = {
    default: () => null,
    action:
      action &&
      (({ context }: { context: { get(key: typeof pageContext): PageContext } }) =>
        action(context.get(pageContext))),
  };
  const root = { id: 'root', path: '*', module };
  const build = {
    entry: {
      module: {
        pageContext,
        withKnownQuery: (address: URL) => new URL(address.pathname, address),
        default: (...[, , , , context]: { get(key: typeof pageContext): PageContext }[]) =>
          context && render(context.get(pageContext)),
      },
    },
    routes: { root },
    assets: { entry: {}, routes: { root }, url: '', version: '1' },
    future: {},
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
  return { load: async () => build as never, cached: true };
}

test('a page knows whether another site sent its form, and its answer may redirect', async () => {
  const app = fastify();
  const source = pagesOf(
    async () => new Response(),
    async ({ fromElsewhere }) =>
      new Response(null, {
        status: 303,
        headers: { location: `/contact?elsewhere=${fromElsewhere}` },
      }),
  );
  await servePages(app, { services: servicesOf(), demo: false, source });
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/contact',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    },
    payload: 'name=Lata',
  });
  expect([statusCode, headers.location]).toEqual([303, '/contact?elsewhere=true']);
  await app.close();
});

test('a flood of addresses that mean the same is one rendering', async () => {
  const app = fastify();
  let rendered = 0;
  const source = pagesOf(async () => new Response(`rendering ${(rendered += 1)}`));
  await servePages(app, { services: servicesOf(), demo: false, source });
  const flood = Array.from({ length: 500 }, (_, number) =>
    app.inject(`/jobs?x${number}=${'x'.repeat(1_000)}`),
  );
  const bodies = (await Promise.all(flood)).map(({ body }) => body);
  expect(new Set(bodies)).toEqual(new Set(['rendering 1']));
  await app.close();
});

test('two pages at most are rendered at once, and all that were asked for', async () => {
  const app = fastify();
  let rendering = 0;
  let most = 0;
  const source = pagesOf(async () => {
    most = Math.max(most, (rendering += 1));
    await new Promise(setImmediate);
    rendering -= 1;
    return new Response('rendered');
  });
  await servePages(app, { services: servicesOf(), demo: false, source });
  const flood = Array.from({ length: 30 }, (_, number) => app.inject(`/jobs/${number}`));
  const bodies = (await Promise.all(flood)).map(({ body }) => body);
  expect([new Set(bodies), most]).toEqual([new Set(['rendered']), 2]);
  await app.close();
});

test('everybody who waits for a failing page gets the request id of its log line', async () => {
  const lines: { reqId: string; msg: string; level: number }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as never) };
  const app = fastify({ logger: { stream }, genReqId: () => crypto.randomUUID() });
  let go = () => {};
  const together = new Promise<void>((resolve) => (go = resolve));
  const source = pagesOf(async ({ report, requestId }) => {
    await together;
    report(new Error('no database'));
    return new Response(requestId, { status: 500 });
  });
  await servePages(app, {
    services: servicesOf(),
    demo: false,
    source,
  });
  const waiting = [app.inject('/jobs'), app.inject('/jobs')].map(async (answer) => answer);
  go();
  const answers = await Promise.all(waiting);
  const failures = lines.filter(({ msg }) => msg === 'no database');
  expect(failures).toHaveLength(1);
  for (const { statusCode, body, headers } of answers) {
    expect([statusCode, body]).toEqual([500, failures[0]?.reqId]);
    expect(headers['x-request-id']).toBe(failures[0]?.reqId);
  }
  await app.close();
});
