import fastify, { type FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { isFromElsewhere, sessionCookie } from './session-cookie.ts';

const OWN = 'https://vritti.test';

/** What `look` sees of a request with these headers. */
async function seen<T>(look: (request: FastifyRequest) => T, headers: Record<string, string>) {
  const app = fastify();
  app.post('/', async (request) => ({ seen: look(request) ?? null }));
  const { json } = await app.inject({ method: 'POST', url: '/', headers });
  return json<{ seen: T | null }>().seen;
}

describe('the cookie of a session', () => {
  const TOKEN = 'a'.repeat(43);

  test('can be read by no script, sent by no other site and set by no other host', () => {
    const kept = sessionCookie(OWN).keeping(TOKEN);
    expect(kept).toBe(`__Host-session=${TOKEN}; Path=/; SameSite=Strict; HttpOnly; Secure`);
    expect(sessionCookie('http://localhost:3000').keeping(TOKEN)).not.toMatch(/Secure|__Host/);
    expect(sessionCookie(OWN).dropping).toMatch(/^__Host-session=; Max-Age=0; Path=\/;/);
  });

  test.each([
    [`__Host-session=${TOKEN}`, TOKEN],
    [`__Host-language=hi; __Host-session=${TOKEN}; other=1`, TOKEN],
    [`session=${TOKEN}`, null],
    [`not__Host-session=${TOKEN}`, null],
    ['__Host-session=short', null],
    [`__Host-session=${TOKEN}"<x>`, null],
  ])('%s holds %s', async (cookie, token) => {
    expect(await seen(sessionCookie(OWN).tokenIn, { cookie })).toBe(token);
  });
});

describe('a form', () => {
  const fromElsewhere = (headers: Record<string, string>) =>
    seen((request) => isFromElsewhere(request, OWN), { host: 'inner:3000', ...headers });

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: OWN }],
    [{ origin: 'http://inner:3000' }],
    [{}],
  ])('with %j is our own', async (headers) => {
    expect(await fromElsewhere(headers)).toBe(false);
  });

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site', origin: OWN }],
    [{ origin: 'https://evil.test' }],
    [{ origin: 'https://vritti.test.evil.test' }],
    [{ origin: 'null' }],
  ])('with %j is from elsewhere', async (headers) => {
    expect(await fromElsewhere(headers)).toBe(true);
  });
});
