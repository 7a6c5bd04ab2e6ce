import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { countUnderWay } from './under-way.ts';

test('a request is under way until its answer has been sent, or its sender is gone', async () => {
  const held: http.ServerResponse[] = [];
  const server = http.createServer((_request, response) => void held.push(response));
  const underWay = countUnderWay(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = () => http.get({ port, host: '127.0.0.1' }).on('error', () => undefined);
  const asked = [ask(), ask()];
  await expect.poll(underWay).toBe(2);
  held[0]?.end('answer');
  await expect.poll(underWay).toBe(1);
  for (const request of asked) request.destroy();
  await expect.poll(underWay).toBe(0);
  server.close();
});
