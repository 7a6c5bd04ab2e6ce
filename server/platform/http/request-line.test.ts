import { once } from 'node:events';
import fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { logAborted, logged, noteCaller, OneLineEach, requestLine } from './request-line.ts';

test.each([
  '/p/secret-code',
  '/verify/secret-code/',
  '/Verify/secret-code.data',
  '/reports/12.secret-code',
])('the log has of %s no code, which opens what it names', (path) => {
  const request = { method: 'GET', url: `${path}?x=1`, host: 'vritti.test', ip: '100.80.0.1' };
  const line = requestLine(request as FastifyRequest);
  expect(line.path).toMatch(/^\/(?:p|verify|reports)\/…\/?$/i);
});

test('of a path that is longer than any of ours, the log has only the beginning', () => {
  const request = { method: 'GET', url: `/${'a'.repeat(15_000)}`, host: 'vritti.test', ip: '::1' };
  expect(requestLine(request as FastifyRequest).path).toHaveLength(2_048);
});

test('addresses are taken out of a line of any length, in less than the minutes that it once took', () => {
  const word = 'a'.repeat(400_000);
  const line = logged('info').hooks.streamWrite(`${word} priya@people.test ${word}`);
  expect(line).toBe(`${word} …@… ${word}`);
});

/** An app whose log is kept, line by line. */
function openLogged() {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({
    logger: { ...logged('info'), stream },
    logController: new OneLineEach(),
  });
  logAborted(app);
  return { app, lines, parsed: () => lines.map((line) => JSON.parse(line) as object) };
}

test('each request has one line, without its search, token and session', async () => {
  const { app, lines, parsed } = openLogged();
  app.post('/notifications/:what', async (request) => {
    noteCaller(request, 12);
    return 'stopped';
  });
  await app.inject({
    method: 'POST',
    url: '/notifications/stop?token=secret-one&search=secret-two',
    headers: { authorization: 'Bearer secret-three' },
  });
  await app.close();
  expect(parsed()).toEqual([
    expect.objectContaining({
      reqId: expect.any(String),
      req: expect.objectContaining({ method: 'POST', path: '/notifications/stop' }),
      route: '/notifications/:what',
      status: 200,
      ms: expect.any(Number),
      account: 12,
    }),
  ]);
  expect(lines.join('')).not.toContain('secret');
});

test('a request whose sender has gone has a line, too', async () => {
  const { app, parsed } = openLogged();
  const gone = new AbortController();
  app.get('/slow', async (request) => {
    gone.abort();
    await once(request.raw.socket, 'close');
    return 'too late';
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await expect(fetch(`${address}/slow`, { signal: gone.signal })).rejects.toThrow('aborted');
  await expect
    .poll(() => parsed().filter((line) => 'route' in line))
    .toEqual([expect.objectContaining({ route: '/slow', aborted: true })]);
  await app.close();
});

test('errors of mail servers and of the database are logged without the addresses and values in them', async () => {
  const { app, lines, parsed } = openLogged();
  const failure = new Error('550 <asha.rao@people.test> is unknown to smtp://me:pass@mail.test');
  const detail = 'Key (phone)=(+919876543210) already exists.';
  app.log.error(Object.assign(failure, { code: '23505', detail }));
  app.log.warn({ task: 'send_mail' }, 'Failed for ravi@people.test');
  await app.close();
  expect(parsed()[0]).toMatchObject({ err: { type: 'Error', code: '23505' } });
  expect(lines.join('')).toContain('550 <…@…> is unknown');
  expect(lines.join('')).not.toMatch(/asha|ravi|pass@|98765/);
});
