import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openPortal } from '../../../test/portal.ts';
import { takePolicyReports } from './policy-reports.ts';

const lines: string[] = [];
const portal = await openPortal();
const app: FastifyInstance = fastify({
  logger: { level: 'warn', stream: { write: (line) => lines.push(line) } },
});
await takePolicyReports(app, portal.db);
beforeEach(async () => {
  lines.length = 0;
  await portal.db.deleteFrom('attempt_counts').execute();
});
afterAll(() => app.close());

const report = (payload: unknown, type = 'application/csp-report', on = app) =>
  on.inject({
    method: 'POST',
    url: '/policy-reports',
    headers: { 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const noted = () => lines.map((line) => (JSON.parse(line) as { policy?: unknown }).policy);

const old = {
  'csp-report': {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?who=asha',
    'document-uri': 'https://jobs.example.in/auth/reset-password?reset_token=secret',
    'script-sample': 'alert(1)',
  },
};
const violation = {
  directive: 'script-src-elem',
  blocked: 'https://evil.example/x.js',
  page: 'https://jobs.example.in/auth/reset-password',
};

describe('a report of a broken policy', () => {
  test('is a line of the log, without the query of any address', async () => {
    expect((await report(old)).statusCode).toBe(204);
    expect(noted()).toEqual([violation]);
  });

  test('may come in the newer form, several at once', async () => {
    const body = {
      effectiveDirective: violation.directive,
      blockedURL: `${violation.blocked}?x`,
      documentURL: `${violation.page}#reset_token=secret`,
    };
    const entry = { type: 'csp-violation', age: 1, url: 'https://jobs.example.in/', body };
    const others = { type: 'deprecation', body: {} };
    await report([entry, others, entry], 'application/reports+json');
    expect(noted()).toEqual([violation, violation]);
  });

  test.each(['', 'no json', '[]', '{}', '{"csp-report":7}'])(
    'that is none is dropped: %j',
    async (payload) => {
      expect((await report(payload)).statusCode).toBe(204);
      expect(lines).toEqual([]);
    },
  );

  test('cannot be large or of another type', async () => {
    expect((await report(`"${'x'.repeat(20_000)}"`)).statusCode).toBe(413);
    expect((await report(old, 'application/json')).statusCode).toBe(415);
    expect(noted()).not.toContainEqual(violation);
  });

  test('is dropped when one network has sent too many', async () => {
    for (let sent = 0; sent < 40; sent += 1) await report(old);
    expect(lines.length).toBeLessThanOrEqual(30);
    expect((await report(old)).statusCode).toBe(204);
  });

  test('is taken by the whole server too', async () => {
    expect((await report(old, 'application/csp-report', portal.app)).statusCode).toBe(204);
  });
});
