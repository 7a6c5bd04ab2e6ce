import fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { requestLine } from './request-line.ts';

test.each(['/p/secret-code', '/verify/secret-code/', '/Verify/secret-code.data'])(
  'the log has of %s no code, which opens what it names',
  (path) => {
    const request = { method: 'GET', url: `${path}?x=1`, host: 'vritti.test', ip: '100.80.0.1' };
    const line = requestLine(request as FastifyRequest);
    expect(line.path).toMatch(/^\/(?:p|verify)\/…\/?$/i);
  },
);

test('the log has the request without its search, token and session', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: { level: 'info', stream, serializers: { req: requestLine } } });
  app.post('/notifications/stop', async () => 'stopped');
  await app.inject({
    method: 'POST',
    url: '/notifications/stop?token=secret-one&search=secret-two',
    headers: { authorization: 'Bearer secret-three' },
  });
  await app.close();
  const log = lines.join('');
  expect(log).toContain('"path":"/notifications/stop"');
  expect(log).not.toContain('secret');
});
