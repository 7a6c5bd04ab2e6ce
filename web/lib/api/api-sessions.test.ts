import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** The requests that the fake server received, and its answers in order; the last one repeats. */
interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  signal: AbortSignal;
}
type Reply = (call: Call) => Promise<Response> | Response;

let calls: Call[];
let replies: Reply[];
let stored: Map<string, string>;
let kept: Map<string, string>;
const assign = vi.fn<(path: string) => void>();
const toast = vi.fn<(words: { title: string; description?: string }) => void>();

const storage = (map: () => Map<string, string>) => ({
  getItem: (key: string) => map().get(key) ?? null,
  setItem: (key: string, value: string) => void map().set(key, value),
  removeItem: (key: string) => void map().delete(key),
});

beforeEach(() => {
  vi.useFakeTimers();
  [calls, replies, stored, kept] = [[], [], new Map(), new Map()];
  stored.set('authToken', 'token-1').set('csrfToken', 'csrf-1');
  vi.stubGlobal(
    'localStorage',
    storage(() => stored),
  );
  vi.stubGlobal(
    'sessionStorage',
    storage(() => kept),
  );
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('location', { pathname: '/user/saved', search: '?page=2', assign });
  vi.stubGlobal('fetch', async (url: string, init: Omit<Call, 'path'>) => {
    const call = { ...init, path: url.replace('/api/v2', '') };
    calls.push(call);
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (!reply) throw new TypeError('Failed to fetch');
    return reply(call);
  });
  vi.doMock('../toast.ts', () => ({ toast }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.doUnmock('../toast.ts');
  vi.resetModules();
  assign.mockClear();
  toast.mockClear();
});

const fine =
  (body: unknown = {}): Reply =>
  () =>
    Response.json(body);
const refused =
  (status: number, code?: string, message = 'No.', headers = {}): Reply =>
  () =>
    Response.json(
      { errors: code ? [code] : [], messages: [message], fields: {}, request_id: 'r' },
      { status, headers },
    );
const noNetwork: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** A server that never answers; only an abort ends the call. */
const silence: Reply = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

const load = () => import('./api.ts');
const me = async () => (await load()).api('GET /barong/resource/users/me', {});
const logOut = async () => (await load()).api('DELETE /barong/identity/sessions', {});
const saveJob = async () =>
  (await load()).api('POST /barong/resource/saved_jobs', { body: { job_id: 7 } });

describe('a call', () => {
  test('carries the token, and a write the CSRF token too', async () => {
    replies = [fine()];
    await me();
    await logOut();
    expect(calls.map(({ headers }) => headers)).toEqual([
      { 'accept-language': 'en', authorization: 'Bearer token-1' },
      { 'accept-language': 'en', authorization: 'Bearer token-1', 'x-csrf-token': 'csrf-1' },
    ]);
  });

  test('is aborted after five seconds, without ending the session', async () => {
    // Fake timers do not reach AbortSignal.timeout.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
      return controller.signal;
    });
    replies = [silence];
    const settled = vi.fn<(error: unknown) => void>();
    const call = me().catch(settled);
    await vi.advanceTimersByTimeAsync(4_990);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    await call;
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ status: 0 }));
    expect(stored.get('authToken')).toBe('token-1');
  });

  test.each([
    ['breaks off', () => Promise.reject(new TypeError('network error'))],
    ['is too slow', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['is not whole', () => Promise.reject(new SyntaxError('Unexpected end of JSON input'))],
  ])('whose answer %s while it is read got none', async (_, json) => {
    replies = [() => Object.assign(new Response('{"id":'), { json, blob: json })];
    await expect(me()).rejects.toMatchObject({ name: 'Error', status: 0, codes: [] });
    const { apiFile } = await load();
    const params = { id: 1 };
    const file = apiFile('GET /barong/resource/documents/:id/file', { params });
    await expect(file).rejects.toMatchObject({ status: 0 });
    expect(stored.get('authToken')).toBe('token-1');
  });

  test('that is refused says how long to wait', async () => {
    replies = [refused(429, 'request.too_many_requests', 'Later.', { 'retry-after': '42' })];
    await expect(me()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 42 });
  });
});

describe('a lost CSRF token', () => {
  test.each([
    [401, 'authz.missing_csrf_token'],
    [419, 'authz.csrf_token_mismatch'],
  ])('(%i %s) is fetched anew and the call sent again', async (status, code) => {
    replies = [refused(status, code), fine({ csrf_token: 'csrf-2' }), fine({ message: 'ok' })];
    await expect(logOut()).resolves.toEqual({ message: 'ok' });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /barong/identity/sessions',
      'GET /csrf-token',
      'DELETE /barong/identity/sessions',
    ]);
    expect(calls[2]?.headers['x-csrf-token']).toBe('csrf-2');
    expect(stored.get('csrfToken')).toBe('csrf-2');
  });

  test('is fetched only once; when it is missing again, the session is over', async () => {
    const missing = refused(401, 'authz.missing_csrf_token');
    replies = [missing, fine({ csrf_token: 'csrf-2' }), missing];
    await expect(saveJob()).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(3);
    expect(stored.has('authToken')).toBe(false);
  });

  test('that cannot be fetched without a network does not end the session', async () => {
    replies = [refused(419, 'authz.csrf_token_mismatch'), noNetwork];
    await expect(logOut()).rejects.toMatchObject({ status: 0 });
    expect(stored.get('authToken')).toBe('token-1');
  });
});

describe('what ends a session', () => {
  test.each([
    'identity.session.invalid',
    'jwt.decode_and_verify',
    'authz.invalid_token',
    'authz.token_expired',
    'authz.session_expired',
    'authz.invalid_session',
    'authz.unauthorized',
    'some.code_of_tomorrow',
  ])('%s (401) does, with the specified notice, and the login page leads back', async (code) => {
    replies = [refused(401, code)];
    await expect(me()).rejects.toMatchObject({ status: 401 });
    expect([...stored.keys()]).toEqual([]);
    expect(toast).toHaveBeenCalledExactlyOnceWith({
      title: 'Session Expired',
      description: 'Your session has ended. Please log in again.',
      variant: 'destructive',
      id: 'session-end',
      urgent: true,
      duration_ms: 1_000_000,
    });
    await vi.advanceTimersByTimeAsync(99);
    expect(assign).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/auth/login?next=%2Fuser%2Fsaved%3Fpage%3D2');
    expect(kept.get('sessionEnd')).toContain('Your session has ended.');
  });

  test.each(['authz.session_expired', 'session_expired', 'invalid_token'])(
    '%s, with a 403 too',
    async (code) => {
      replies = [refused(403, code)];
      await expect(me()).rejects.toMatchObject({ status: 403 });
      expect(stored.has('authToken')).toBe(false);
    },
  );

  test('a page that already leads to the login is not loaded a second time', async () => {
    replies = [refused(401, 'identity.session.invalid')];
    await expect(me()).rejects.toMatchObject({ status: 401 });
    vi.stubGlobal('location', { pathname: '/auth/login', search: '', assign });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(assign).not.toHaveBeenCalled();
  });

  test.each(['not_active', 'banned', 'deleted'])('%s, with the server’s message', async (it) => {
    replies = [refused(401, `identity.session.${it}`, 'The words of the catalogue.')];
    await expect(me()).rejects.toMatchObject({ status: 401 });
    expect(toast.mock.calls[0]?.[0].description).toBe('The words of the catalogue.');
  });

  test('a ban, with the reason that an admin gave', async () => {
    const body = {
      errors: ['identity.session.banned'],
      messages: ['Your account has been banned.'],
      fields: {},
      request_id: '',
      reason: 'It asked for money.',
    };
    replies = [() => Response.json(body, { status: 401 })];
    await expect(me()).rejects.toMatchObject({ status: 401 });
    expect(toast.mock.calls[0]?.[0].description).toBe(
      'Your account has been banned. It asked for money.',
    );
  });

  test('many refusals at once show one notice', async () => {
    replies = [refused(401, 'identity.session.invalid')];
    await Promise.allSettled([me(), me(), me()]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(toast).toHaveBeenCalledOnce();
    expect(assign).toHaveBeenCalledOnce();
  });

  test('the login page itself does not redirect', async () => {
    vi.stubGlobal('location', { pathname: '/auth/login', search: '', assign });
    replies = [refused(401, 'identity.session.invalid')];
    await expect(me()).rejects.toMatchObject({ status: 401 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(toast).toHaveBeenCalledOnce();
    expect(assign).not.toHaveBeenCalled();
  });

  test('a refused call of an older session does not end the new one', async () => {
    replies = [
      async () => {
        stored.set('authToken', 'token-2');
        const { keepCsrfToken } = await import('../session/session.ts');
        keepCsrfToken('csrf-2');
        return refused(401, 'identity.session.invalid')(calls[0] as Call);
      },
    ];
    await expect(me()).rejects.toMatchObject({ status: 401 });
    expect(stored.get('authToken')).toBe('token-2');
  });
});

describe('what ends no session', () => {
  test.each([
    ['no network', noNetwork, 0],
    ['a failing server', refused(500, 'server.internal_error'), 500],
    ['a server under repair', refused(503, 'server.not_ready'), 503],
    ['a proxy’s page', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
    ['a 401 without a code', refused(401), 401],
    ['what is not allowed', refused(403, 'authz.unauthorized'), 403],
    ['an unconfirmed address', refused(403, 'identity.user.not_verified'), 403],
    ['too many calls', refused(429, 'request.too_many_requests'), 429],
  ])('%s', async (_, reply, status) => {
    replies = [reply];
    await expect(me()).rejects.toMatchObject({ status });
    expect(stored.get('authToken')).toBe('token-1');
    expect(toast).not.toHaveBeenCalled();
  });

  test.each([
    'identity.session.invalid_params',
    'identity.session.missing_otp',
    'identity.session.invalid_otp',
    'identity.session.banned',
  ])('%s while logging in', async (code) => {
    replies = [refused(401, code)];
    const { api } = await load();
    const body = { email: 'a@b.in', password: 'x' };
    await expect(api('POST /barong/identity/sessions', { body })).rejects.toMatchObject({
      codes: [code],
    });
    expect(stored.get('authToken')).toBe('token-1');
    expect(toast).not.toHaveBeenCalled();
  });
});

describe('a 401 on a path with /jobs', () => {
  test('ends no session; the next check of the account does', async () => {
    replies = [refused(401, 'identity.session.invalid')];
    const { api } = await load();
    const params = { id: 7 };
    const body = { cover_letter: 'I would like to work here.' };
    await expect(
      api('POST /barong/resource/jobs/:id/apply', { params, body }),
    ).rejects.toMatchObject({ status: 401 });
    await expect(api('GET /barong/resource/hr/jobs', {})).rejects.toMatchObject({ status: 401 });
    expect(stored.get('authToken')).toBe('token-1');
    expect(toast).not.toHaveBeenCalled();
    await expect(me()).rejects.toMatchObject({ status: 401 });
    expect(stored.has('authToken')).toBe(false);
    expect(toast).toHaveBeenCalledOnce();
  });
});

test('logging out of a session that is over shows no notice', async () => {
  replies = [refused(401, 'identity.session.invalid')];
  await expect(logOut()).rejects.toMatchObject({ status: 401 });
  expect(toast).not.toHaveBeenCalled();
});

describe('on a public page', () => {
  beforeEach(async () => {
    vi.doMock(import('react'), async (original) => ({
      ...(await original()),
      useEffect: (effect) => void effect(),
    }));
    (await import('../session/session-end.ts')).usePageForAll();
  });
  afterEach(() => vi.doUnmock('react'));

  test('a session that is over is forgotten silently', async () => {
    replies = [refused(401, 'identity.session.invalid')];
    await expect(me()).rejects.toMatchObject({ status: 401 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...stored.keys(), ...kept.keys()]).toEqual([]);
    expect(toast).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });

  test('a banned or deleted account sees why, without a redirect', async () => {
    replies = [refused(401, 'identity.session.banned', 'The words of the catalogue.')];
    await expect(me()).rejects.toMatchObject({ status: 401 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(toast.mock.calls[0]?.[0].description).toBe('The words of the catalogue.');
    expect(assign).not.toHaveBeenCalled();
  });

  test('an action that fails shows the notice and leads back here after the login', async () => {
    replies = [refused(401, 'identity.session.invalid')];
    await expect(saveJob()).rejects.toMatchObject({ status: 401 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(toast).toHaveBeenCalledOnce();
    expect(assign).toHaveBeenCalledOnce();
  });
});

describe('retries', () => {
  /** Loads the modules first, so that the fake clock controls all waiting. */
  const loadAll = async () => {
    const [{ newQueryClient }, { MutationObserver }] = await Promise.all([
      import('./query.ts'),
      import('@tanstack/react-query'),
      load(),
    ]);
    return { client: newQueryClient(), MutationObserver };
  };

  test.each([
    ['without a network', noNetwork, 4],
    ['of a failing server', refused(500, 'server.internal_error'), 4],
    ['of what is not there', refused(404, 'request.not_found'), 1],
    ['of what is not allowed', refused(403, 'authz.unauthorized'), 1],
  ])('reading %s', async (_, reply, times) => {
    replies = [reply];
    const { client } = await loadAll();
    // Outside a page the library does not retry unless told to.
    const { retry = 0 } = client.getDefaultOptions().queries ?? {};
    const read = client.fetchQuery({ queryKey: ['me'], queryFn: me, retry }).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    await read;
    expect(calls).toHaveLength(times);
  });

  test('a write is never retried', async () => {
    replies = [noNetwork];
    const { client, MutationObserver } = await loadAll();
    const write = new MutationObserver(client, { mutationFn: logOut });
    const written = write.mutate().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    await written;
    expect(calls).toHaveLength(1);
  });
});
