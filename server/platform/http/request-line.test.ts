import fastify from 'fastify';
import { expect, test } from 'vitest';
import { requestLine } from './request-line.ts';

test('the log has the request without its search, preview token and session', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: { level: 'info', stream, serializers: { req: requestLine } } });
  app.get('/jobs/:id', async () => 'a job');
  await app.inject({
    url: '/jobs/7?preview=secret-one&search=secret-two',
    headers: { authorization: 'Bearer secret-three' },
  });
  await app.close();
  const log = lines.join('');
  expect(log).toContain('"path":"/jobs/7"');
  expect(log).not.toContain('secret');
});
