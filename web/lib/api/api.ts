import { API_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '../../../contract/constants.ts';
import type { Answer, Sent } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import { ApiError } from './api-error.ts';
import { deviceHeader } from './device-id.ts';
import { endSessionIfOver } from '../session/session-end.ts';
import { reauthenticate } from '../session/reauthentication.ts';
import { currentSession, isRenewedSince, keepCsrfToken } from '../session/session.ts';

const BASE = '/api/v2';
const SIGNING_IN = 'POST /barong/identity/';

interface Options {
  signal?: AbortSignal;
  /** For what nobody waits for: it is sent after all other calls of this moment. */
  priority?: 'low' | undefined;
  /** Idempotency key: retries with the same key take effect once. */
  idempotencyKey?: string;
  ifMatch?: string;
  /** Sent as multipart instead of JSON. */
  form?: FormData;
  /** The answer is a file, which the server may still have to make. */
  isFile?: boolean;
  /** Called with how much of `form` has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
}

type QueryValue = string | number | boolean | null | undefined;

interface SentParts {
  params?: Record<string, string | number>;
  query?: Record<string, QueryValue | readonly QueryValue[]>;
  body?: unknown;
}

/**
 * Calls an endpoint of the contract: `api('POST /barong/resource/jobs/:id/apply', { params, body
 * })`. Rejects with ApiError. A call that was refused for a reason that can be mended is sent once
 * more.
 */
export async function api<R extends keyof Contract>(
  route: R,
  sent: Sent<Contract[R]>,
  options: Options = {},
): Promise<Answer<Contract[R]>> {
  return endingIfOver(route, sendOrMend(route, sent, options)) as Promise<Answer<Contract[R]>>;
}

async function sendOrMend(route: string, sent: SentParts, options: Options): Promise<unknown> {
  const session = currentSession();
  try {
    return await send(route, sent, options);
  } catch (error) {
    if (!(error instanceof ApiError) || !(await isMended(error, session))) throw error;
    return send(route, sent, options);
  }
}

/**
 * Whether a refused call may succeed now: with a new CSRF token, with the new token of a session
 * that was renewed meanwhile, or because its holder has just proved who they are.
 */
async function isMended(
  error: ApiError,
  session: ReturnType<typeof currentSession>,
): Promise<boolean> {
  if (isCsrfRefusal(error)) {
    await refreshCsrfToken();
    return true;
  }
  const isUnproven = error.is('authz.reauthentication_required');
  if (!isUnproven && error.status !== 401) return false;
  return isRenewedSince(session) || (isUnproven && reauthenticate());
}

/**
 * Calls whose 401 does not end the session. A sign-in answers 401 for a wrong password. Logging out of
 * a session that has already ended is a success to the visitor. Reading or applying for jobs with an
 * old token must not redirect to the login page (the specification's "a 401 on a path containing /jobs
 * does not force logout"); the next check of the account ends that session.
 */
const ENDS_NOTHING = /^(POST|DELETE) \/barong\/identity\/(?!.*reauthentication)|\/jobs/;

/** Passes the answer on. If it is a refusal because the session is over, logs out first. */
export async function endingIfOver<T>(route: string, answer: Promise<T>): Promise<T> {
  const token = currentSession()?.token;
  try {
    return await answer;
  } catch (error) {
    if (!ENDS_NOTHING.test(route)) endSessionIfOver(error, token, route);
    throw error;
  }
}

/** Downloads the bytes of a `file` endpoint with the session's token. */
export async function apiFile(
  route: keyof Contract,
  sent: object,
): Promise<{ blob: Blob; name: string }> {
  const read = async (response: Response) => {
    const disposition = response.headers.get('content-disposition') ?? '';
    const named = /filename\*=UTF-8''([^;]+)/.exec(disposition);
    return { blob: await response.blob(), name: decodeURIComponent(named?.[1] ?? 'file') };
  };
  return endingIfOver(route, request(route, sent, { isFile: true }, read));
}

const send = (route: string, sent: SentParts, options: Options): Promise<unknown> =>
  request(route, sent, options, (response) => response.json());

/** Sends a call once and reads its answer; rejects with ApiError. */
export async function request<T>(
  route: string,
  sent: SentParts,
  options: Options,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  // Without HTTP/2 a browser sends six calls at a time, and what it has begun to send no priority holds back.
  if (options.priority === 'low') await Promise.resolve();
  const [method = 'GET', pattern = '/'] = route.split(' ');
  const limit = AbortSignal.timeout(
    options.form || options.isFile ? UPLOAD_TIMEOUT_MS : API_TIMEOUT_MS,
  );
  const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
  const body = sent.body === undefined ? null : JSON.stringify(sent.body);
  const headers = { ...headersOf(method, sent, options), ...deviceOf(route) };
  const noAnswer = (error: unknown): never => {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, null);
  };
  const response = await transmit(
    BASE + addressOf(pattern, sent),
    { method, headers, signal, priority: options.priority ?? 'auto', body: options.form ?? body },
    options.onProgress,
  ).catch(noAnswer);
  // An answer that breaks off or times out counts as no answer.
  if (response.ok) return read(response).catch(noAnswer);
  const wait = Number(response.headers.get('retry-after')) || undefined;
  throw new ApiError(response.status, await response.json().catch(() => null), wait);
}

interface Transmission {
  method: string;
  headers: Record<string, string>;
  body: FormData | string | null;
  signal: AbortSignal;
  priority: 'low' | 'auto';
}

async function transmit(
  url: string,
  { body, ...init }: Transmission,
  onProgress: Options['onProgress'],
): Promise<Response> {
  if (!onProgress || !(body instanceof FormData)) return fetch(url, { ...init, body });
  const { fetchWithProgress } = await import('./fetch-with-progress.ts');
  return fetchWithProgress(url, { ...init, body }, onProgress);
}

function addressOf(pattern: string, { params, query }: SentParts): string {
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

function headersOf(method: string, sent: SentParts, options: Options): Record<string, string> {
  const session = currentSession();
  return {
    'accept-language': document.documentElement.lang,
    ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(session ? { authorization: `Bearer ${session.token}` } : {}),
    ...(session && method !== 'GET' ? { 'x-csrf-token': session.csrfToken } : {}),
    ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
    ...(options.ifMatch ? { 'if-match': options.ifMatch } : {}),
  };
}

/** Sent only with sign-ins. */
const deviceOf = (route: string) => (route.startsWith(SIGNING_IN) ? deviceHeader() : {});

const isCsrfRefusal = (error: ApiError) =>
  error.status === 419 || error.is('authz.missing_csrf_token');

async function refreshCsrfToken(): Promise<void> {
  const { csrf_token } = (await send('GET /csrf-token', {}, {})) as { csrf_token: string };
  keepCsrfToken(csrf_token);
}
