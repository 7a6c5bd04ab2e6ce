import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { api, apiFile } from './api.ts';
import { currentSession, forgetSession, keepCsrfToken, keepSession } from '../session/session.ts';
import { sampleSession } from '../session/sample-session.ts';

/** The requests that the server received, and its queued answers. */
interface Call {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
  signal: AbortSignal;
  priority: string;
}
let calls: Call[];
let answers: (() => Response | Promise<Response>)[];
let stored: Map<string, string>;
const assign = vi.fn<(address: string) => void>();

const json =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify(body), { status, headers });
const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  json(
    status,
    { errors: [code], messages: [`${code} in words`], fields: {}, request_id: 'r1' },
    headers,
  );

beforeEach(() => {
  calls = [];
  answers = [];
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'hi' } });
  vi.stubGlobal('location', { pathname: '/user/applications', search: '?page=2', assign });
  vi.stubGlobal('fetch', async (url: string, init: Omit<Call, 'url'>) => {
    calls.push({ url, ...init });
    const answer = answers.shift();
    if (!answer) throw new Error(`nobody expected ${init.method} ${url}`);
    return answer();
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  forgetSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  assign.mockClear();
});

const signIn = () => keepSession(sampleSession());
const caught = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );
const lastCall = () => calls.at(-1);

describe('what a call sends', () => {
  test('a call that nobody waits for is sent after the others of its moment', async () => {
    answers = [json(200, {}), json(200, {})];
    const late = api('GET /barong/public/companies', {}, { priority: 'low' });
    await Promise.all([late, api('GET /barong/public/jobs', {})]);
    expect(calls.map(({ priority }) => priority)).toEqual(['auto', 'low']);
  });

  test('a guest reads without a token, in the language of the page', async () => {
    answers = [json(200, { jobs: [] })];
    await expect(api('GET /barong/public/jobs', {})).resolves.toEqual({ jobs: [] });
    expect(lastCall()).toMatchObject({
      url: '/api/v2/barong/public/jobs',
      method: 'GET',
      body: null,
    });
    expect(lastCall()?.headers).toEqual({ 'accept-language': 'hi' });
  });

  test('a signed-in visitor sends the token with reads, and the CSRF token too with writes', async () => {
    signIn();
    answers = [json(200, {}), json(201, {})];
    await api('GET /barong/resource/users/me', {});
    expect(lastCall()?.headers).toEqual({
      'accept-language': 'hi',
      authorization: 'Bearer token-1',
    });
    await api('POST /barong/resource/saved_jobs', { body: { job_id: 7 } });
    expect(lastCall()?.headers).toEqual({
      'accept-language': 'hi',
      authorization: 'Bearer token-1',
      'content-type': 'application/json',
      'x-csrf-token': 'csrf-1',
    });
    expect(lastCall()?.body).toBe('{"job_id":7}');
  });

  test('only a sign-in sends the device id, which stays the same after logging out', async () => {
    const logIn = async () => {
      answers = [json(200, {})];
      await api('POST /barong/identity/sessions', { body: { email: 'a@b.in', password: 'x' } });
      return lastCall()?.headers['x-device-id'];
    };
    const id = await logIn();
    expect(id).toMatch(/^[\da-f]{32}$/);
    signIn();
    answers = [json(200, {})];
    await api('GET /barong/resource/users/me', {});
    expect(lastCall()?.headers).not.toHaveProperty('x-device-id');
    forgetSession();
    expect(await logIn()).toBe(id);
    stored.clear();
    expect(await logIn()).not.toBe(id);
  });

  test('a browser without storage sends no device id, rather than a new one each time', async () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
    answers = [json(200, {})];
    await api('POST /barong/identity/sessions', { body: { email: 'a@b.in', password: 'x' } });
    expect(lastCall()?.headers).not.toHaveProperty('x-device-id');
    vi.stubGlobal('localStorage', undefined);
  });

  test('a write without a body has no content type', async () => {
    signIn();
    answers = [json(200, {})];
    await api('DELETE /barong/resource/documents/:id', { params: { id: 4 } });
    expect(lastCall()).toMatchObject({ method: 'DELETE', body: null });
    expect(lastCall()?.headers).not.toHaveProperty('content-type');
  });

  test('parameters and queries are encoded, lists repeat the name, and empty ones are left out', async () => {
    answers = [json(200, {})];
    await api('GET /barong/public/jobs', {
      query: {
        search: 'नर्स & आया',
        location: '',
        skill: ['C++', 'R&D'],
        company_id: undefined,
        page: 2,
      },
    });
    const { pathname, searchParams } = new URL(lastCall()?.url ?? '', 'http://own.test');
    expect(pathname).toBe('/api/v2/barong/public/jobs');
    expect([...searchParams]).toEqual([
      ['search', 'नर्स & आया'],
      ['skill', 'C++'],
      ['skill', 'R&D'],
      ['page', '2'],
    ]);
  });

  test('a parameter cannot change the rest of the path', async () => {
    answers = [json(200, {})];
    await api('GET /barong/public/jobs/:id', { params: { id: '../../x?y' } });
    expect(lastCall()?.url).toBe('/api/v2/barong/public/jobs/..%2F..%2Fx%3Fy');
  });

  test('retries carry the same idempotency key, and a change the version it was made on', async () => {
    signIn();
    answers = [json(201, {}), json(200, {})];
    const letter = { cover_letter: 'I can start on Monday.' };
    const applied = { params: { id: 7 }, body: letter };
    await api('POST /barong/resource/jobs/:id/apply', applied, { idempotencyKey: 'k1' });
    expect(lastCall()?.headers).toMatchObject({ 'idempotency-key': 'k1' });
    const profile = { name: 'Asha', experience: [], education: [] };
    await api('POST /barong/resource/user_profile', { body: profile }, { ifMatch: '"3"' });
    expect(lastCall()?.headers).toMatchObject({ 'if-match': '"3"' });
    expect(lastCall()?.headers).not.toHaveProperty('idempotency-key');
  });

  test('a form is sent unchanged, and the browser sets its content type', async () => {
    signIn();
    answers = [json(201, {})];
    const form = new FormData();
    form.append('upload[]', new Blob(['%PDF-']), 'resume.pdf');
    await api('POST /barong/resource/documents', {}, { form });
    expect(lastCall()?.body).toBe(form);
    expect(lastCall()?.headers).not.toHaveProperty('content-type');
  });
});

describe('a refused call', () => {
  test('rejects with the codes, the messages, the fields and the seconds to wait', async () => {
    const fields = { email: 'is missing' };
    const words = { errors: ['a.b'], messages: ['No'], fields, request_id: 'r7' };
    answers = [json(429, words, { 'retry-after': '30' })];
    const login = { email: 'a@b.test', password: 'x' };
    const error = await caught(api('POST /barong/identity/sessions', { body: login }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 429,
      codes: ['a.b'],
      messages: ['No'],
      message: 'No',
      fields,
      requestId: 'r7',
      retryAfterSeconds: 30,
    });
    expect((error as ApiError).is('a.b')).toBe(true);
    expect((error as ApiError).is('a')).toBe(false);
  });

  test('without a message from the server still has its status, and no time to wait', async () => {
    answers = [() => new Response('<h1>Bad gateway</h1>', { status: 502 })];
    const error = await caught(api('GET /barong/public/jobs', {}));
    expect(error).toMatchObject({ status: 502, codes: [], messages: [], message: 'HTTP 502' });
    expect(error).toHaveProperty('retryAfterSeconds', undefined);
  });

  test('without any answer has the status 0', async () => {
    answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
    expect(await caught(api('GET /barong/public/jobs', {}))).toMatchObject({
      status: 0,
      codes: [],
    });
  });

  test('that the page aborted rejects with the reason, not with an ApiError', async () => {
    const leaving = new AbortController();
    const pending = new Promise<Response>((_, reject) => {
      leaving.signal.addEventListener('abort', () => reject(leaving.signal.reason as Error));
    });
    answers = [() => pending];
    const call = caught(api('GET /barong/public/jobs', {}, { signal: leaving.signal }));
    leaving.abort();
    const error = await call;
    expect(error).not.toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'AbortError' });
  });

  test('that takes too long counts as unanswered; an upload, and a file that is made first, may take longer', async () => {
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return AbortSignal.abort(new DOMException('too slow', 'TimeoutError'));
    });
    const slow = () => {
      lastCall()?.signal.throwIfAborted();
      return new Response('{}');
    };
    answers = [slow, slow, slow];
    expect(await caught(api('GET /barong/public/jobs', {}))).toMatchObject({ status: 0 });
    await caught(api('POST /barong/resource/documents', {}, { form: new FormData() }));
    await caught(apiFile('GET /barong/resource/applications.csv', {}));
    expect(limits).toEqual([5_000, 60_000, 60_000]);
    vi.restoreAllMocks();
  });
});

describe('a lost CSRF token', () => {
  const save = () => api('POST /barong/resource/saved_jobs', { body: { job_id: 7 } });

  test.each([
    [419, 'authz.csrf_token_mismatch'],
    [401, 'authz.missing_csrf_token'],
  ])('is fetched anew after %i, and the call sent again with it', async (status, code) => {
    signIn();
    answers = [
      refusal(status, code),
      json(200, { csrf_token: 'csrf-2' }),
      json(201, { job_id: 7 }),
    ];
    await expect(save()).resolves.toEqual({ job_id: 7 });
    expect(calls.map((call) => [call.method, call.url, call.headers['x-csrf-token']])).toEqual([
      ['POST', '/api/v2/barong/resource/saved_jobs', 'csrf-1'],
      ['GET', '/api/v2/csrf-token', undefined],
      ['POST', '/api/v2/barong/resource/saved_jobs', 'csrf-2'],
    ]);
    expect(currentSession()?.csrfToken).toBe('csrf-2');
  });

  test('is fetched once: a second refusal is final', async () => {
    signIn();
    const mismatch = refusal(419, 'authz.csrf_token_mismatch');
    answers = [mismatch, json(200, { csrf_token: 'csrf-2' }), mismatch];
    expect(await caught(save())).toMatchObject({ status: 419 });
    expect(calls).toHaveLength(3);
    expect(currentSession()).not.toBeNull();
  });

  test('keeps the idempotency key for the retry', async () => {
    signIn();
    answers = [refusal(419, 'x'), json(200, { csrf_token: 'csrf-2' }), json(201, {})];
    const letter = { params: { id: 7 }, body: { cover_letter: 'Hello' } };
    await api('POST /barong/resource/jobs/:id/apply', letter, { idempotencyKey: 'k1' });
    expect(calls.map((call) => call.headers['idempotency-key'])).toEqual(['k1', undefined, 'k1']);
  });

  test('is not fetched after any other refusal', async () => {
    signIn();
    answers = [refusal(409, 'resource.application.exists')];
    expect(await caught(save())).toMatchObject({ status: 409 });
    expect(calls).toHaveLength(1);
  });
});

describe('the end of a session', () => {
  test.each([
    'identity.session.invalid',
    'identity.session.not_active',
    'identity.session.banned',
    'identity.session.deleted',
    'jwt.decode_and_verify',
  ])('%s forgets it and leads to the login, and back', async (code) => {
    signIn();
    answers = [refusal(401, code)];
    await caught(api('GET /barong/resource/users/me', {}));
    expect(currentSession()).toBeNull();
    expect(stored.size).toBe(0);
    vi.runAllTimers();
    const back = encodeURIComponent('/user/applications?page=2');
    expect(assign.mock.calls).toEqual([[`/auth/login?next=${back}`]]);
  });

  test.each([
    [401, 'identity.session.invalid_params'],
    [403, 'authz.unauthorized'],
    [403, 'identity.user.not_verified'],
    [500, 'server.internal_error'],
  ])('%i %s is none', async (status, code) => {
    signIn();
    answers = [refusal(status, code)];
    await caught(api('GET /barong/resource/users/me', {}));
    expect(currentSession()?.token).toBe('token-1');
  });

  test('a refused login of a banned account does not end another account’s session', async () => {
    signIn();
    answers = [refusal(401, 'identity.session.banned')];
    const login = { email: 'a@b.test', password: 'x' };
    await caught(api('POST /barong/identity/sessions', { body: login }));
    expect(currentSession()?.token).toBe('token-1');
  });

  test('is not announced to a guest, who has none', async () => {
    answers = [refusal(401, 'identity.session.invalid')];
    await caught(api('GET /barong/resource/users/me', {}));
    vi.runAllTimers();
    expect(assign).not.toHaveBeenCalled();
  });

  test('comes when the CSRF token is still missing on the second try', async () => {
    signIn();
    keepCsrfToken('');
    const missing = refusal(401, 'authz.missing_csrf_token');
    answers = [missing, json(200, { csrf_token: 'csrf-2' }), missing];
    await caught(api('POST /barong/resource/saved_jobs', { body: { job_id: 7 } }));
    expect(currentSession()).toBeNull();
  });

  test('on a login page leads nowhere else', async () => {
    vi.stubGlobal('location', { pathname: '/auth/verify', search: '', assign });
    signIn();
    answers = [refusal(401, 'identity.session.invalid')];
    await caught(api('GET /barong/resource/users/me', {}));
    vi.runAllTimers();
    expect(currentSession()).toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a download', () => {
  const open = () => apiFile('GET /barong/resource/documents/:id/file', { params: { id: 4 } });

  test('sends the owner’s token, and has its bytes and its name in any script', async () => {
    signIn();
    const name = `attachment; filename*=UTF-8''${encodeURIComponent('आशा राव.pdf')}`;
    answers = [() => new Response('%PDF-1.7', { headers: { 'content-disposition': name } })];
    const file = await open();
    expect(file.name).toBe('आशा राव.pdf');
    expect(await file.blob.text()).toBe('%PDF-1.7');
    expect(lastCall()?.headers).toMatchObject({ authorization: 'Bearer token-1' });
  });

  test('without a name is called "file", and a refused one rejects', async () => {
    answers = [() => new Response('x'), refusal(404, 'resource.document.not_found')];
    expect((await open()).name).toBe('file');
    expect(await caught(open())).toMatchObject({ status: 404 });
  });
});
