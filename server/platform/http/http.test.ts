import { describe, expect, test } from 'vitest';
import { errors } from '../../../contract/errors.ts';
import { addAccount, signIn } from '../../../db/world/people.ts';
import { register } from '../../test/people.ts';
import { openPortal } from '../../test/portal.ts';
import { pdf, uploadResume } from '../../test/resumes.ts';

const portal = await openPortal();
const asha = await register(portal);

const API = '/api/v2/barong';
const json = { 'content-type': 'application/json' };

describe('a request that cannot be read', () => {
  test.each([
    ['JSON that is broken', 400, 'request.unreadable', json, '{"email":'],
    ['null', 400, 'request.unreadable', json, 'null'],
    ['a text', 400, 'request.unreadable', json, '"email"'],
    ['XML', 415, 'request.unsupported_type', { 'content-type': 'text/xml' }, '<a/>'],
    ['two megabytes', 413, 'request.too_large', json, JSON.stringify({ a: 'x'.repeat(2_000_000) })],
  ])(
    '(%s) is answered with %i and the usual error body',
    async (_, status, code, headers, payload) => {
      const url = `${API}/identity/sessions`;
      const answer = await portal.send({ method: 'POST', url, headers, payload });
      expect(answer.status).toBe(status);
      expect(answer.body.errors).toEqual([code]);
      expect(answer.body.messages.length).toBeGreaterThan(0);
      expect(answer.body.request_id).toBe(answer.headers['x-request-id']);
    },
  );

  test('because of an unknown compression is refused with a code that its endpoint declares, a GET too', async () => {
    const url = `${API}/public/categories`;
    const answer = await portal.send({ url, headers: { 'content-encoding': 'br, gzip' } });
    expect([answer.status, answer.body.errors]).toEqual([415, ['request.unsupported_type']]);
  });

  test('because it has no body lacks the fields, whatever its method', async () => {
    const admin = await signIn(portal.db, await addAccount(portal.db, 'admin'));
    const requests = [
      { method: 'POST', url: `${API}/resource/saved_jobs`, as: asha, headers: json, payload: '' },
      { method: 'DELETE', url: '/api/v2/admin/hr_accounts/987654321', as: admin },
    ] as const;
    for (const request of requests) {
      const { status, body } = await portal.send(request);
      expect([status, body.errors]).toEqual([422, ['request.missing']]);
      expect(Object.keys(body.fields)).toHaveLength(1);
    }
  });

  test('as a truncated form is the sender’s mistake', async () => {
    const answer = await portal.send({
      method: 'POST',
      url: `${API}/resource/documents`,
      as: asha,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload:
        '--x\r\nContent-Disposition: form-data; name="upload[]"; filename="a.pdf"\r\n\r\n%PDF',
    });
    expect([answer.status, answer.body.errors]).toEqual([400, ['request.unreadable']]);
  });

  test('as JSON in place of a form is of the wrong type', async () => {
    const url = `${API}/resource/documents`;
    const answer = await portal.send({ method: 'POST', url, as: asha, payload: {} });
    expect([answer.status, answer.body.errors]).toEqual([415, ['request.unsupported_type']]);
  });

  test.each(['/api/v2/nothing', '/api/v2/barong/public/jobs/7/nothing', '/nothing'])(
    'at %s, where nothing is, is 404',
    async (url) => {
      const answer = await portal.send({ method: 'GET', url });
      expect([answer.status, answer.body.errors]).toEqual([404, ['request.not_found']]);
    },
  );

  test('as an address that cannot be decoded is not a server error', async () => {
    const answer = await portal.send({ method: 'GET', url: `${API}/public/jobs/%E0%A4%A` });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.errors).toHaveLength(1);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': answer.body.request_id,
    });
  });
});

describe('a body of another type than JSON', () => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ];
  test.each(types)('(%s) is refused for its type, not as broken JSON', async (type) => {
    const answer = await portal.send({
      method: 'POST',
      url: `${API}/identity/sessions`,
      headers: { 'content-type': type },
      payload: '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na@b.in\r\n--x--\r\n',
    });
    expect([answer.status, answer.body.errors]).toEqual([415, ['request.unsupported_type']]);
  });
});

describe('an empty body', () => {
  const empty = { headers: json, payload: '' };

  test('with a content type is not broken JSON: a guest is told to sign in', async () => {
    const calls = [
      ['POST', '/resource/applications/1/withdrawal'],
      ['DELETE', '/resource/jobs/1'],
      ['DELETE', '/resource/saved_jobs/1'],
      ['DELETE', '/identity/sessions'],
      ['PUT', '/resource/jobs/1'],
    ] as const;
    for (const [method, path] of calls) {
      const { status } = await portal.send({ method, url: API + path, ...empty });
      expect(status, path).toBe(401);
    }
  });

  test.each(['application/json', 'text/plain'])(
    'of type %s is right where none is needed',
    async (type) => {
      const url = `${API}/identity/sessions`;
      const as = await register(portal);
      const headers = { 'content-type': type };
      expect((await portal.send({ method: 'DELETE', url, as, headers, payload: '' })).status).toBe(
        200,
      );
    },
  );
});

describe('HEAD', () => {
  test.each(['resource/users/me', 'resource/live', 'public/jobs'])(
    'of %s answers as GET, without the rest',
    async (path) => {
      const { token } = asha;
      const answer = await portal.app.inject({
        method: 'HEAD',
        url: `${API}/${path}`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect([answer.statusCode, answer.body]).toEqual([200, '']);
    },
  );
});

describe('an answer', () => {
  test.each([
    [undefined, 'en'],
    ['en-IN', 'en'],
    ['hi', 'hi'],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['ta,hi;q=0.5', 'hi'],
    ['hit-me', 'en'],
  ] as const)('to somebody who prefers %s speaks %s', async (preferred, language) => {
    const headers = preferred ? { 'accept-language': preferred } : {};
    const answer = await portal.send({ method: 'GET', url: `${API}/resource/users/me`, headers });
    expect(answer.body.messages).toEqual([errors['identity.session.invalid'][language]]);
  });

  test('does not wait for a preference of many spaces, which once took minutes', async () => {
    const headers = { 'accept-language': `ta${' '.repeat(400_000)}x, hi` };
    const answer = await portal.send({ method: 'GET', url: `${API}/resource/users/me`, headers });
    expect(answer.body.messages).toEqual([errors['identity.session.invalid'].hi]);
  });

  test('is not cached by anybody on the way', async () => {
    for (const url of [`${API}/public/jobs`, `${API}/public/jobs/987654321`]) {
      expect((await portal.send({ method: 'GET', url })).headers['cache-control']).toBe('no-store');
    }
  });

  test('has a request id that is in the log too', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => {
        const answer = await portal.send({ method: 'GET', url: `${API}/public/jobs` });
        return answer.headers['x-request-id'];
      }),
    );
    expect(new Set(ids).size).toBe(3);
  });

  test('forbids content sniffing and framing and limits the referrer', async () => {
    const { headers } = await portal.send({ method: 'GET', url: `${API}/public/jobs` });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/\bcamera=\(\).*\bgeolocation=\(\)/),
    });
    // Over plain http, browsers must not be told to insist on https.
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });
});

test('tells browsers to insist on https for a year if the public address is https', async () => {
  const safe = await openPortal({ publicUrl: 'https://jobs.example.in' });
  const { headers } = await safe.send({ method: 'GET', url: `${API}/public/figures` });
  await safe.close();
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

describe('a token', () => {
  const me = (authorization: string) =>
    portal.send({ method: 'GET', url: `${API}/resource/users/me`, headers: { authorization } });

  test('is accepted with Bearer in any case', async () => {
    expect((await me(`Bearer ${asha.token}`)).status).toBe(200);
    expect((await me(`bearer ${asha.token}`)).status).toBe(200);
  });

  test.each([
    ['nothing but the word', () => 'Bearer '],
    ['the token alone', () => asha.token],
    ['another kind', () => `Basic ${asha.token}`],
    ['half of it', () => `Bearer ${asha.token.slice(0, 20)}`],
    ['one letter more', () => `Bearer ${asha.token}x`],
  ])('as %s is ignored', async (_, write) => {
    expect((await me(write())).status).toBe(401);
  });
});

describe('a file', () => {
  test('keeps its own name in any script and cannot run anything in a browser', async () => {
    const name = 'आशा राव; "2026".pdf';
    const { body } = await uploadResume(portal, { as: asha, bytes: pdf(), name });
    const answer = await portal.send({
      method: 'GET',
      url: `${API}/resource/documents/${body.id}/file`,
      as: asha,
    });
    const disposition = String(answer.headers['content-disposition']);
    expect(disposition).toMatch(/^inline; filename\*=UTF-8''[\w%.\-!~*'()]+$/);
    expect(decodeURIComponent(disposition)).toContain('आशा राव');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'private, no-store',
    });
  });
});

test.each([
  '/api/v2/barong/public/jobs',
  '/api/v2/barong/resource/sessions',
  '/api/none',
  '/healthz',
])('nothing in the answer of %s may run, load or be framed', async (url) => {
  const { headers } = await portal.send({ url });
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
});
