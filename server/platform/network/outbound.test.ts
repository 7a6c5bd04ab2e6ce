import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import {
  isOnOpenInternet,
  isOutboundAddress,
  type OutboundFailure,
  outboundRequests,
  type OutboundRequest,
} from './outbound.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A server of this machine; returns its port. */
async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return (server.address() as AddressInfo).port;
}

const usual: OutboundRequest = { timeoutMs: 5_000, maxBytes: 1_000, redirects: 3 };
const reasonOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'answered',
    (failure: OutboundFailure) => failure.reason,
  );

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not of the open internet', (address) => {
  expect(isOnOpenInternet(address)).toBe(false);
});

test.each([
  '1.1.1.1',
  '172.32.0.1',
  '49.36.0.1',
  '2606:4700::1111',
  '2405:200::1',
  '::ffff:1.1.1.1',
])('%s is of the open internet', (address) => {
  expect(isOnOpenInternet(address)).toBe(true);
});

test.each([
  'http://example.com/jobs.csv',
  'https://example.com:8443/jobs.csv',
  'https://anil:secret@example.com/jobs.csv',
  'https://localhost/jobs.csv',
  'https://postgres/jobs.csv',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'ftp://example.com/jobs.csv',
  'file:///etc/passwd',
  'no address',
])('%s is no address to ask', async (address) => {
  expect(isOutboundAddress(address)).toBe(false);
  expect(await reasonOf(outboundRequests()(address, usual))).toBe('forbidden');
});

test('an address of https on its usual port is one to ask, written out or not', () => {
  expect(isOutboundAddress('https://example.com/jobs.csv?key=1')).toBe(true);
  expect(isOutboundAddress('https://example.com:443/jobs.csv')).toBe(true);
  expect(isOutboundAddress('https://1.1.1.1/jobs.csv')).toBe(true);
});

test('a name that stands for an address inside is refused before anything is sent', async () => {
  const ask = outboundRequests({
    addressesOf: async () => [
      { address: '10.0.0.5', family: 4 },
      { address: 'fd00::5', family: 6 },
    ],
  });
  expect(await reasonOf(ask('https://inside.example.com/', usual))).toBe('forbidden');
});

test('this machine is closed unless a test opens it', async () => {
  let asked = 0;
  const port = await listening((_, answer) => {
    asked += 1;
    answer.end('secret');
  });
  const ask = outboundRequests({ addressesOf: async () => [{ address: '127.0.0.1', family: 4 }] });
  expect(await reasonOf(ask(`http://127.0.0.1:${port}/`, usual))).toBe('forbidden');
  expect(await reasonOf(ask('https://rebound.example.com/', usual))).toBe('forbidden');
  expect(asked).toBe(0);
});

test.each([
  'https://169.254.169.254/latest/meta-data/',
  'https://inside.example.com/',
  'http://example.com/',
  'https://example.com:22/',
])('a redirect to %s is refused', async (location) => {
  const port = await listening((_, answer) => answer.writeHead(302, { location }).end());
  const ask = outboundRequests({
    thisMachine: true,
    addressesOf: async (name) => [
      { address: name === 'localhost' ? '127.0.0.1' : '192.168.0.7', family: 4 },
    ],
  });
  expect(await reasonOf(ask(`http://localhost:${port}/`, usual))).toBe('forbidden');
});

test('the connection goes to the address that was checked, and nobody asks for the name again', async () => {
  const port = await listening((_, answer) => answer.end('the first'));
  const addresses = ['127.0.0.1', '10.0.0.5'];
  const ask = outboundRequests({
    thisMachine: true,
    addressesOf: async () => [{ address: addresses.shift() ?? '10.0.0.5', family: 4 }],
  });
  const answer = await ask(`http://localhost:${port}/`, usual);
  expect(String(answer.body)).toBe('the first');
  expect(addresses).toEqual(['10.0.0.5']);
});

test('redirects are followed as far as is allowed, and counted', async () => {
  const port = await listening((request, answer) => {
    const left = Number(request.url?.slice(1));
    if (left > 0) answer.writeHead(307, { location: `/${left - 1}` }).end();
    else answer.end('arrived');
  });
  const ask = outboundRequests({ thisMachine: true });
  const arrived = await ask(`http://127.0.0.1:${port}/3`, usual);
  expect([String(arrived.body), arrived.redirected]).toEqual(['arrived', 3]);
  expect(await reasonOf(ask(`http://127.0.0.1:${port}/4`, usual))).toBe('too_many_redirects');
  const { redirects, ...alone } = usual;
  expect((await ask(`http://127.0.0.1:${port}/1`, alone)).status).toBe(307);
  expect(redirects).toBe(3);
});

test('an answer that is too long or does not end is a failure', async () => {
  const long = await listening((_, answer) => answer.end('x'.repeat(1_001)));
  const endless = await listening((_, answer) => void answer.writeHead(200).write('x'));
  const ask = outboundRequests({ thisMachine: true });
  expect(await reasonOf(ask(`http://127.0.0.1:${long}/`, usual))).toBe('too_large');
  expect(await reasonOf(ask(`http://127.0.0.1:${endless}/`, { ...usual, timeoutMs: 50 }))).toBe(
    'too_slow',
  );
});

test('a body is sent with its headers, and a refusal is an answer', async () => {
  const port = await listening((request, answer) => {
    request.on('data', (piece: Buffer) => answer.write(piece));
    request.on('end', () => answer.end(` ${request.headers['content-type']}`));
    answer.writeHead(410);
  });
  const ask = outboundRequests({ thisMachine: true });
  const answer = await ask(`http://127.0.0.1:${port}/`, {
    ...usual,
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'hello',
  });
  expect([answer.status, String(answer.body)]).toEqual([410, 'hello text/plain']);
});

test('a name that nobody knows is unreachable', async () => {
  const ask = outboundRequests({ addressesOf: () => Promise.reject(new Error('ENOTFOUND')) });
  expect(await reasonOf(ask('https://nobody.example.com/', usual))).toBe('unreachable');
});
