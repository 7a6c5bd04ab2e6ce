import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtPages, servePages } from './pages.ts';
import { openPortal } from '../test/portal.ts';

const portal = await openPortal();
await servePages(portal.app, { services: portal.services, demo: false, source: builtPages });
const { body } = await portal.app.inject({ url: '/' });
const script = /\/assets\/framework-[^"]+\.js/.exec(body)?.[0] ?? '';
const text = readFileSync(path.join(import.meta.dirname, '../../build/client', script));

const fetchScript = (encodings: string) =>
  portal.app.inject({ url: script, headers: { 'accept-encoding': encodings } });

test.each([
  { encoding: 'br', suffix: '.br', open: brotliDecompressSync },
  { encoding: 'gzip', suffix: '.gz', open: gunzipSync },
])('a script is sent as the build compressed it: $encoding', async ({ encoding, suffix, open }) => {
  const { headers, rawPayload } = await fetchScript(encoding);
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('accept-encoding'),
  });
  const kept = path.join(import.meta.dirname, `../../build/client${script}${suffix}`);
  expect(rawPayload.equals(readFileSync(kept))).toBe(true);
  expect(open(rawPayload).equals(text)).toBe(true);
});

test('a program that takes nothing compressed gets the script itself', async () => {
  const { headers, rawPayload } = await fetchScript('identity');
  expect(headers['content-encoding']).toBeUndefined();
  expect(rawPayload.equals(text)).toBe(true);
});

test('of both, the smaller one is sent', async () => {
  const { headers } = await fetchScript('gzip, deflate, br, zstd');
  expect(headers['content-encoding']).toBe('br');
});

test('a file that is not there is answered as such, without a page', async () => {
  const { statusCode, headers } = await portal.app.inject({ url: '/assets/no-such-script.js' });
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('json');
  expect(headers['cache-control'] ?? '').not.toContain('max-age=31536000');
});

test('no file outside the folder is sent', async () => {
  for (const url of ['/assets/../../bundles.json', '/assets/..%2f..%2fbundles.json']) {
    const { statusCode } = await portal.app.inject({ url });
    expect(statusCode, url).toBeGreaterThanOrEqual(400);
  }
});
