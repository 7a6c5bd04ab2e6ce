// Usage: npm run bench -- pages   Pages and API answers per second, compared with a server that
// does nothing.
import autocannon from 'autocannon';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { quantileOf } from './figures/quantile.ts';
import { startServer } from './kill-drill/server.ts';

const SECONDS = 4;
const CONNECTIONS = 16;
const ROUNDS = 3;
const PORT = 4390;

let count = 0;

/**
 * Replaces `COUNT` in a URL by a new number each time, for answers that must not come from a cache.
 */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return (pathname + search).replace('COUNT', String((count += 1)));
}

/**
 * Requests per second, as the median of the rounds; each round measures every candidate in turn.
 */
async function measure(candidates: Record<string, string>): Promise<Record<string, number>> {
  const rates: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of Object.entries(candidates)) {
      const { requests, non2xx } = await autocannon({
        url,
        connections: CONNECTIONS,
        duration: SECONDS,
        requests: [{ setupRequest: (request) => ({ ...request, path: pathOf(url) }) }],
      });
      if (non2xx > 0) throw new Error(`${name} was refused ${non2xx} times`);
      (rates[name] ??= []).push(requests.average);
    }
  }
  return Object.fromEntries(
    Object.entries(rates).map(([name, values]) => [name, quantileOf(values, 0.5)]),
  );
}

/** A server that only sends the bytes of one of our pages. */
async function openFloor(body: string) {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'vritti-bench-'));
const portal = await startServer(dataDir, PORT, { demo: true });
const jobsPage = await (await fetch(`${portal.address}/jobs`)).text();
const floor = await openFloor(jobsPage);
try {
  const { port } = floor.address() as AddressInfo;
  const api = `${portal.address}/api/v2/barong/public/jobs`;
  const rates = await measure({
    'floor: the bytes of /jobs from bare node:http': `http://127.0.0.1:${port}/`,
    '/jobs, kept': `${portal.address}/jobs`,
    '/jobs/1, kept': `${portal.address}/jobs/1`,
    '/jobs, rendered each time': `${portal.address}/jobs?posted_within=COUNT`,
    'search by the API': `${api}?search=nurse`,
  });
  const [most = 1] = Object.values(rates);
  console.log(`${CONNECTIONS} connections, ${SECONDS} s each, median of ${ROUNDS} rounds\n`);
  for (const [name, rate] of Object.entries(rates)) {
    console.log(`${name.padEnd(48)} ${rate.toFixed(0).padStart(6)}/s  ${(rate / most).toFixed(2)}`);
  }
} finally {
  floor.close();
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
