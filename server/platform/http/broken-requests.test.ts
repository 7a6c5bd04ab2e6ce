import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { openPortal } from '../../test/portal.ts';

const portal = await openPortal();
await portal.app.listen({ port: 0, host: '127.0.0.1' });

/** What the server answers to these bytes until it closes the connection. */
async function answerTo(lines: string[]): Promise<string> {
  const { port } = portal.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(lines.join('\r\n'));
  return text(socket);
}

const login = 'POST /api/v2/barong/identity/sessions HTTP/1.1';

describe('what is not a request of HTTP', () => {
  test.each([
    ['with two lengths', [login, 'Host: a', 'Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['with a length twice', [login, 'Host: a', 'Content-Length: 4', 'Content-Length: 5']],
    ['with a space before a colon', [login, 'Host: a', 'Content-Length : 4']],
    ['with a broken header', ['GET / HTTP/1.1', 'Host: a', 'X-Header: a\rb']],
    ['with an unknown method', ['BREW / HTTP/1.1', 'Host: a']],
  ])('(%s) is refused and ends the connection', async (_, head) => {
    const answer = await answerTo([...head, '', '0', '', '']);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer.match(/^HTTP/gm)).toHaveLength(1);
    expect(answer).toContain('"request.unreadable"');
  });

  test('with too long headers is refused by its own status', async () => {
    const head = ['GET / HTTP/1.1', 'Host: a', `X-Header: ${'a'.repeat(16_500)}`];
    expect(await answerTo([...head, '', ''])).toMatch(/^HTTP\/1\.1 431 /);
  });

  test('is answered with headers that let a browser guess and frame nothing', async () => {
    const answer = await answerTo(['BREW / HTTP/1.1', '', '']);
    expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
    expect(answer).toContain("frame-ancestors 'none'\r\n");
    expect(answer).toContain('\r\ncontent-type: application/json; charset=utf-8\r\n');
  });
});

test('a request that expects something unheard of is answered as any other', async () => {
  const head = ['GET /healthz HTTP/1.1', 'Host: a', 'Expect: a-miracle', 'Connection: close'];
  expect(await answerTo([...head, '', ''])).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
});

describe('a body that ends before its length', () => {
  const address = (name: string) => `${name}@people.test`;
  const registration = (name: string) =>
    JSON.stringify({ email: address(name), password: 'Mango-tree-77', username: 'Asha Rao' });
  const head = (length: number) => [
    'POST /api/v2/barong/identity/users HTTP/1.1',
    'Host: a',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    'Connection: close',
    '',
  ];
  const isRegistered = async (name: string) =>
    (await portal.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', address(name))
      .executeTakeFirst()) !== undefined;
  const body = registration('cut-off');

  test.each([
    ['complete JSON, with more announced', body.length + 40, body],
    ['a half of it', body.length, body.slice(0, body.length / 2)],
    ['nothing of it', body.length, ''],
  ])('(%s) writes nothing, and the server goes on', async (_, length, sent) => {
    const { port } = portal.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end([...head(length), sent].join('\r\n'));
    expect(await text(socket)).toMatch(/^(?:HTTP\/1\.1 400 [^]*|)$/);
    expect(await isRegistered('cut-off')).toBe(false);
    expect((await portal.send({ method: 'GET', url: '/api/v2/barong/public/jobs' })).status).toBe(
      200,
    );
  });

  test('of the announced length is taken', async () => {
    const whole = registration('whole');
    const answer = await answerTo([...head(whole.length), whole]);
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(await isRegistered('whole')).toBe(true);
  });
});

describe('a method that nothing has', () => {
  test.each(['OPTIONS', 'PATCH', 'PUT', 'TRACE'] as const)('(%s) is 404', async (method) => {
    const url = '/api/v2/barong/public/jobs';
    const answer = await portal.send({ method, url, headers: { cookie: 'a=b' } });
    expect([answer.status, answer.body.errors]).toEqual([404, ['request.not_found']]);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.text).not.toContain('a=b');
  });
});
