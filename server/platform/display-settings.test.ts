import fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { serveDisplaySettings } from './display-settings.ts';

const app = fastify({ trustProxy: true });
serveDisplaySettings(app);
afterAll(() => app.close());

const choose = (query: Record<string, string | string[]>, headers = {}) =>
  app.inject({ url: '/settings/display', query, headers });
const ledTo = async (next: string | string[]) => (await choose({ next })).headers.location;

describe('a choice', () => {
  test('is kept for a year, over https for https alone', async () => {
    const { statusCode, headers } = await choose({ language: 'hi', theme: 'dark' });
    expect(statusCode).toBe(303);
    expect(headers['set-cookie']).toEqual([
      'language=hi; Path=/; Max-Age=31536000; SameSite=Lax',
      'theme=dark; Path=/; Max-Age=31536000; SameSite=Lax',
    ]);
    const safe = await choose({ language: 'hi' }, { 'x-forwarded-proto': 'https' });
    expect(safe.headers['set-cookie']).toEqual([expect.stringMatching(/; Secure$/)]);
  });

  test('that does not exist is none', async () => {
    expect(
      (await choose({ language: 'fr; Path=/x', theme: 'neon' })).headers['set-cookie'],
    ).toEqual([]);
  });
});

describe('the way back', () => {
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

  test('of two is none', async () => {
    expect(await ledTo(['/x', '//evil.example'])).toBe('/');
  });
});
