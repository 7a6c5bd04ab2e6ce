import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { PASSWORD } from '../db/world/people.ts';
import { buildApp } from './app.ts';
import { logged } from './platform/http/request-line.ts';
import { register } from './test/people.ts';
import { openPortal } from './test/portal.ts';

const portal = await openPortal();

test('the log names accounts by number, and has no address, password, token, code or search', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = await buildApp({ ...portal.services, logger: { ...logged('trace'), stream } });
  const session = await register(portal);
  const { email } = session.user;
  const secret = `secret${randomBytes(6).toString('hex')}`;
  const headers = { authorization: `Bearer ${session.token}`, 'x-csrf-token': session.csrf_token };
  const send = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/v2/barong${path}`,
      headers: { ...headers, 'user-agent': 'Firefox', cookie: `x=${secret}` },
      ...(payload ? { payload } : {}),
    });
  await send('POST', '/identity/sessions', { email, password: PASSWORD });
  await send('POST', '/identity/sessions', { email, password: secret });
  await send('POST', '/identity/verification/verify-otp', { email, otp: '123456' });
  await send('POST', '/identity/users', { email: `${secret}@people.test`, password: secret });
  await send('GET', `/public/jobs?search=${secret}&email=${email}`);
  await send('GET', '/resource/users/me');
  await send('PUT', '/resource/users/password', { old_password: PASSWORD, new_password: secret });
  await send('POST', '/resource/contact_requests', { note: secret });
  await app.close();
  const log = lines.join('');
  expect(lines.length).toBeGreaterThanOrEqual(8);
  expect(log).toContain(`"account":${session.user.id}`);
  expect(log).toContain('"route":"/api/v2/barong/resource/users/me"');
  const keys = [email, secret, session.token, session.csrf_token, PASSWORD, '123456', 'Firefox'];
  expect(keys.filter((key) => log.includes(key))).toEqual([]);
});
