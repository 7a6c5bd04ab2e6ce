import fastify, { type FastifyRequest } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { displayOf, serveDisplaySettings } from './display-settings.ts';

const app = fastify({ trustProxy: true });
serveDisplaySettings(app, 'http://jobs.example.in');
const safeApp = fastify();
serveDisplaySettings(safeApp, 'https://jobs.example.in');
afterAll(() => Promise.all([app.close(), safeApp.close()]));

const choose = (query: Record<string, string | string[]>, headers = {}) =>
  app.inject({ url: '/settings/display', query, headers });
const ledTo = async (next: string | string[]) => (await choose({ next })).headers.location;

describe('a display setting', () => {
  test('is kept for a year in a cookie that no script can read', async () => {
    const { statusCode, headers } = await choose({ language: 'hi', theme: 'dark' });
    expect(statusCode).toBe(303);
    expect(headers['set-cookie']).toEqual([
      'language=hi; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
      'theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
    ]);
  });

  test('is a Secure cookie if the public address is https, whatever the request claims', async () => {
    const request = { url: '/settings/display', query: { language: 'hi' } };
    const safe = await safeApp.inject(request);
    expect(safe.headers['set-cookie']).toEqual([expect.stringMatching(/; HttpOnly; Secure$/)]);
    const claimed = await choose({ language: 'hi' }, { 'x-forwarded-proto': 'https' });
    expect(claimed.headers['set-cookie']).toEqual([expect.not.stringContaining('Secure')]);
  });

  test('is a cookie that no other host can set if the public address is https', async () => {
    const { headers } = await safeApp.inject({
      url: '/settings/display',
      query: { language: 'hi', theme: 'dark' },
    });
    expect(headers['set-cookie']).toEqual([
      '__Host-language=hi; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure',
      '__Host-theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure',
    ]);
  });

  test.each([
    ['language=hi; theme=dark', 'hi', 'dark'],
    ['__Host-language=hi; __Host-theme=dark', 'hi', 'dark'],
    ['language=hi; theme=dark; __Host-language=en; __Host-theme=light', 'en', 'light'],
  ])('is read from %s', (cookie, language, theme) => {
    const headers = { cookie };
    expect(displayOf({ headers } as FastifyRequest)).toEqual({ language, theme });
  });

  test('is ignored when it does not exist', async () => {
    expect(
      (await choose({ language: 'fr; Path=/x', theme: 'neon' })).headers['set-cookie'],
    ).toEqual([]);
  });
});

describe('the redirect back', () => {
  test.each([
    ['/jobs?search=nurse&page=2', '/jobs?search=nurse&page=2'],
    ['/jobs/8/ड्राइवर-की-ज़रूरत', encodeURI('/jobs/8/ड्राइवर-की-ज़रूरत')],
    ['/jobs/8/%E0%A4%A1', '/jobs/8/%E0%A4%A1'],
  ])('leads to %s', async (next, place) => {
    expect(await ledTo(next)).toBe(place);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    '/\t/evil.example',
    '/x\r\nSet-Cookie: a=b',
    'javascript:alert(1)',
    '',
  ])('never leads to another site: %j', async (next) => {
    expect(await ledTo(next)).toBe('/');
  });

  test('ignores several addresses', async () => {
    expect(await ledTo(['/x', '//evil.example'])).toBe('/');
  });
});
