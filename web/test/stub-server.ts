import type { z } from 'zod';
import { declaredCodes } from '../../contract/errors/declared-codes.ts';
import { API_BASE, type Endpoint, type Received } from '../../contract/endpoint.ts';
import { type ErrorCode, errors, errorText } from '../../contract/errors.ts';
import { type Contract, contract } from '../../contract/index.ts';
import type { Topic } from '../../contract/live.ts';

// The server of component tests. It replaces `fetch` and enforces the contract: it rejects answers
// that the contract does not allow, and calls that the contract refuses.

type RouteName = keyof Contract;
type Result<E extends Endpoint> = E['output'] extends z.ZodType ? z.input<E['output']> : unknown;

/** The stub's reply to each route, until a test sets another. */
type Reply = (call: Call) => Response | Promise<Response>;

interface Call {
  params: unknown;
  query: unknown;
  body: unknown;
  fields: unknown;
}

const LIVE: RouteName = 'GET /barong/resource/live';
const encoder = new TextEncoder();

const newStub = () => ({
  replies: new Map<RouteName, Reply>(),
  received: [] as { route: RouteName; call: Call; headers: Headers }[],
  problems: [] as string[],
  streams: new Set<ReadableStreamDefaultController<Uint8Array>>(),
  /** Live news that no page has listened for yet. */
  unheard: [] as Topic[],
  released: new Map<RouteName, Promise<void>>(),
});
type Stub = ReturnType<typeof newStub>;

let stub = newStub();

/** Answers a route from now on; a function makes the answer from the call. */
export function answer<R extends RouteName>(
  route: R,
  result: Result<Contract[R]> | ((sent: Received<Contract[R]>) => Result<Contract[R]>),
): void {
  const { output, bare, status = 200 } = contract[route] as Endpoint;
  const inContract = (value: unknown) => {
    if (typeof output === 'string') throw new Error(`${route} answers no JSON`);
    const parsed = output.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new Error(`the contract does not allow this answer to ${route}: ${parsed.error.message}`);
  };
  const isMade = typeof result === 'function';
  if (!isMade) inContract(result);
  const resultOf = (isMade ? result : () => result) as (sent: Call) => unknown;
  stub.replies.set(route, (call) => {
    const answered = inContract(resultOf(call));
    return Response.json(answered, { status, headers: totalsOf(answered, bare) });
  });
}

/** A bare list from a test is complete: one page. */
const totalsOf = (rows: unknown, bare: true | undefined): Record<string, string> =>
  bare && Array.isArray(rows) ? { 'x-total-count': String(rows.length), 'x-total-pages': '1' } : {};

interface Refusal {
  fields?: Record<string, string>;
  reason?: string;
  attempts_left?: number;
  current?: unknown;
  retryAfterSeconds?: number;
  /** Only the next call; later ones get the reply that was set before. */
  once?: boolean;
}

/** Refuses a route from now on, with one of the route's codes. */
export function refuse(route: RouteName, code: ErrorCode, more: Refusal = {}): void {
  const { retryAfterSeconds, once = false, ...said } = more;
  const later = stub.replies.get(route);
  const [method = ''] = route.split(' ');
  const isAnswered = declaredCodes(method, contract[route]).has(code);
  // Rate limits apply to every endpoint.
  if (!isAnswered && code !== 'request.too_many_requests') {
    throw new Error(`the contract does not let ${route} answer ${code}`);
  }
  const headers: Record<string, string> = retryAfterSeconds
    ? { 'retry-after': String(retryAfterSeconds) }
    : {};
  stub.replies.set(route, () => {
    if (once && later) stub.replies.set(route, later);
    const language = document.documentElement.lang === 'hi' ? 'hi' : 'en';
    const refusal = {
      errors: [code],
      messages: [errorText(code, language)],
      fields: {},
      request_id: 'request-7',
      ...said,
    };
    return Response.json(refusal, { status: errors[code].status, headers });
  });
}

/** Fails calls to a route from now on, as without a network; `once` as for refusals. */
export function loseAnswersTo(route: RouteName, { once = false } = {}): void {
  const later = stub.replies.get(route);
  stub.replies.set(route, () => {
    if (once && later) stub.replies.set(route, later);
    throw new TypeError('Failed to fetch');
  });
}

/** Replies with an answer that our own server never gives, such as a proxy's page. */
export function answerAsProxy(route: RouteName, status: number, text: string): void {
  stub.replies.set(route, () => new Response(text, { status }));
}

/** Delays the answers to a route until the returned function is called. */
export function hold(route: RouteName): () => void {
  const { released } = stub;
  let release = () => {};
  released.set(route, new Promise((resolve) => (release = resolve)));
  return () => {
    released.delete(route);
    release();
  };
}

/** The calls to a route so far, as the server would parse them. */
export const callsOf = <R extends RouteName>(route: R): Received<Contract[R]>[] =>
  stub.received.filter((it) => it.route === route).map((it) => it.call as Received<Contract[R]>);

/** A header's values in the calls to a route so far, such as `if-match`. */
export const headersOf = (route: RouteName, name: string): (string | null)[] =>
  stub.received.filter((it) => it.route === route).map(({ headers }) => headers.get(name));

const eventOf = (topic: Topic) => encoder.encode(`event: changed\ndata: ${topic}\n\n`);

/** Sends news of a change to open pages, or as the server does to the one that listens next. */
export function sendNews(topic: Topic): void {
  const { streams, unheard } = stub;
  if (streams.size === 0) unheard.push(topic);
  for (const stream of streams) stream.enqueue(eventOf(topic));
}

/** Resets the stub and returns the violations of the contract since the last reset. */
export function resetServer(): string[] {
  const { problems, streams } = stub;
  for (const stream of streams) stream.close();
  stub = newStub();
  return problems;
}

/** Whether the test has set an answer for this call. */
export function isExpected({ method, url }: Request): boolean {
  const found = routeOf(method, new URL(url).pathname.slice(API_BASE.length));
  return found !== undefined && stub.replies.has(found.route);
}

/** Replaces `fetch` for calls of the API; other requests pass through. */
export async function fetchFromStub(request: Request): Promise<Response> {
  // A call belongs to the test that made it, also when its answer comes after that test's end.
  const own = stub;
  const { pathname } = new URL(request.url);
  const found = routeOf(request.method, pathname.slice(API_BASE.length));
  if (!found) return complain(own, `${request.method} ${pathname} is no route of the contract`);
  const { route, params } = found;
  const stopped = stoppedBy(request.signal);
  if (route === LIVE) return openStream(own, request.signal);
  try {
    const call = await read(request, contract[route], params);
    own.received.push({ route, call, headers: request.headers });
    await Promise.race([own.released.get(route), stopped]);
    const reply = own.replies.get(route);
    if (!reply) return complain(own, `${route} was called, and the test has no answer to it`);
    return await reply(call);
  } catch (error) {
    // Fails as a real network does, and aborts as a real call does.
    if (error instanceof TypeError || request.signal.aborted) throw error;
    return complain(own, error instanceof Error ? error.message : String(error));
  }
}

function complain({ problems }: Stub, problem: string): never {
  problems.push(problem);
  throw new TypeError(problem);
}

function stoppedBy(signal: AbortSignal): Promise<never> {
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  stopped.catch(() => {});
  return stopped;
}

function routeOf(method: string, path: string) {
  for (const route of Object.keys(contract) as RouteName[]) {
    const [own, pattern = ''] = route.split(' ');
    const named = pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
    const match = own === method ? new RegExp(`^${named}$`).exec(path) : null;
    if (match) return { route, params: { ...match.groups } };
  }
  return undefined;
}

/** Parses the call as the server would; fails where the server would refuse it. */
async function read(
  request: Request,
  endpoint: Endpoint,
  params: Record<string, string>,
): Promise<Call> {
  const { who } = endpoint;
  const isSigned = request.headers.has('authorization');
  if (who !== 'anyone' && !isSigned) throw new Error(`${request.url} was called by a guest`);
  if (isSigned && request.method !== 'GET' && !request.headers.get('x-csrf-token')) {
    throw new Error(`${request.url} was called without a CSRF token`);
  }
  const query: Record<string, string | string[]> = {};
  const { searchParams } = new URL(request.url);
  for (const name of searchParams.keys()) {
    const values = searchParams.getAll(name);
    query[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  const checked = (schema: z.ZodType | undefined, value: unknown) => {
    const parsed = schema?.safeParse(value);
    if (!parsed || parsed.success) return parsed?.data;
    throw new Error(`the contract refuses this call of ${request.url}: ${parsed.error.message}`);
  };
  const text = endpoint.body ? await request.text() : '';
  const form = endpoint.upload ? await request.formData() : new FormData();
  const texts = [...form].filter(([, value]) => typeof value === 'string');
  return {
    params: checked(endpoint.params, params),
    query: checked(endpoint.query, query),
    body: checked(endpoint.body, text ? JSON.parse(text) : undefined),
    fields: checked(endpoint.upload, Object.fromEntries(texts)),
  };
}

function openStream({ streams, unheard }: Stub, signal: AbortSignal): Response {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(encoder.encode(': open\n\n'));
      for (const topic of unheard.splice(0)) stream.enqueue(eventOf(topic));
      streams.add(stream);
      signal.addEventListener('abort', () => {
        if (streams.delete(stream)) stream.error(signal.reason);
      });
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
