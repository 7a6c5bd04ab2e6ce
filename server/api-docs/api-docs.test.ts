import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { registerAdmin } from '../test/people.ts';
import { pictureOf } from '../test/files/pictures.ts';
import { openPortal } from '../test/portal.ts';
import { uploadResume } from '../test/resumes.ts';

const portal = await openPortal();
const owner = await registerAdmin(portal);

async function read(url = '/api/docs') {
  const { status, headers, text } = await portal.send({ method: 'GET', url });
  return { status, headers, text };
}
const rename = (name: string | null, accent: string | null = null) =>
  portal.call('PUT /barong/admin/settings/look', {
    as: owner,
    body: { name, accent, accent_dark: null },
  });

test('the pages about the API carry the name of the portal, and no other', async () => {
  const ours = await read();
  expect(ours.status).toBe(200);
  expect(ours.text).toContain('<title>API · Vritti</title>');
  expect(ours.text).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
  expect(ours.text).toMatch(/<a class="portal" href="\/"><img[^>]*>Vritti<\/a>/);

  await rename('Rozgar Setu', '#6d28d9');
  const theirs = await read();
  expect(theirs.text).toContain('<title>API · Rozgar Setu</title>');
  expect(theirs.text).toContain('<a class="portal" href="/">Rozgar Setu</a>');
  expect(theirs.text).toContain('<meta name="theme-color" content="#6d28d9">');
  expect(theirs.text + (await read('/api/docs/start.js')).text).not.toMatch(/vritti|fastify/i);
  const { info } = JSON.parse((await read('/api/openapi.json')).text);
  expect(info.title).toBe('Rozgar Setu API');

  const bytes = await pictureOf('png', 300);
  await uploadResume(portal, {
    as: owner,
    path: '/barong/admin/settings/look/logo',
    name: 'logo.png',
    bytes,
  });
  const logo = /class="portal" href="\/"><img src="([^"]+)" alt="Rozgar Setu">/.exec(
    (await read()).text,
  )?.[1];
  expect((await portal.app.inject({ url: logo ?? '' })).statusCode).toBe(200);
  await rename(null);
});

test('every call is a link to the page of its subject, without JavaScript', async () => {
  const { text } = await read();
  expect(text).not.toContain('<script');
  const { paths } = JSON.parse((await read('/api/openapi.json')).text) as { paths: object };
  const calls = Object.values(paths).flatMap((operations: object) => Object.values(operations));
  const links = [...text.matchAll(/<li><a href="([^"#]+)#/g)].map(([, page]) => page ?? '');
  expect(links).toHaveLength(calls.length);
  for (const page of new Set(links)) {
    expect([page, (await read(page)).status]).toEqual([page, 200]);
  }
  const unknown = await read('/api/docs/calls/barong.nothing');
  expect([unknown.status, unknown.headers['location']]).toEqual([302, '/api/docs']);
});

test('the document of a subject has all its calls and no others', async () => {
  const subject = 'barong.resource.jobs';
  const ofSubject = JSON.parse((await read(`/api/openapi.json?subject=${subject}`)).text);
  const whole = JSON.parse((await read('/api/openapi.json')).text);
  const calls = (document: { paths: Record<string, Record<string, { tags: string[] }>> }) =>
    Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { tags }]) => ({ call: `${method} ${path}`, tags })),
    );
  const wanted = calls(whole).filter(({ tags }) => tags.includes(subject));
  expect(wanted.length).toBeGreaterThan(5);
  expect(calls(ofSubject)).toEqual(wanted);
  expect(ofSubject.components).toEqual(whole.components);
  for (const other of ['nothing', 'nothing&subject=barong']) {
    const answer = await read(`/api/openapi.json?subject=${other}`);
    expect(JSON.parse(answer.text)).toEqual(whole);
  }
});

describe('the document of the API', () => {
  const fetched = (headers: Record<string, string> = {}) =>
    portal.app.inject({ url: '/api/openapi.json', headers });

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
    [undefined, 'identity', (bytes: Buffer) => bytes],
  ])('is sent as %s to whoever takes %s', async (encoding, taken, unpacked) => {
    const whole = await fetched();
    const answer = await fetched({ 'accept-encoding': taken });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('accept-encoding');
    expect(unpacked(answer.rawPayload).equals(whole.rawPayload)).toBe(true);
  });

  test('is not sent again to a browser that has it, until the portal has another name', async () => {
    const { etag = '' } = (await fetched()).headers;
    const again = () => fetched({ 'if-none-match': `"other", ${etag}` });
    const kept = await again();
    expect([kept.statusCode, kept.rawPayload.length]).toEqual([304, 0]);
    await rename('Rozgar Setu');
    expect((await again()).statusCode).toBe(200);
    await rename(null);
  });
});

test('they have what they load, under the policy of pages, and nothing else of Swagger UI', async () => {
  const page = await read('/api/docs/calls/barong.resource.jobs');
  const parts = [...page.text.matchAll(/(?:href|src)="(\/api\/docs\/[^"]+)"/g)].map(
    ([, part]) => part ?? '',
  );
  expect(parts).toHaveLength(4);
  for (const part of [...parts, '/api/docs', '/api/docs/']) {
    const { status, headers } = await read(part);
    expect([part, status]).toEqual([part, 200]);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
  }
  expect((await read('/api/docs/static/index.html')).status).toBe(404);
});
