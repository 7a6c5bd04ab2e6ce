// Twice as many requests as the server can answer, whether it answers or not.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, openClient } from './client.ts';

const MEASURED_SECONDS = 5;
const TICK_MS = 20;
/** Requests that wait in the client for a free connection count as sent: people do not wait either. */
const CONNECTIONS = 512;

let count = 0;
/** Half of the requests are for what is not in the cache. */
function nextPath(): string {
  count += 1;
  const paths = [
    '/',
    '/jobs',
    `/jobs?posted_within=${1 + (count % 3_000)}`,
    `/api/v2/barong/public/jobs?search=nurse&posted_within=${1 + (count % 3_000)}`,
    '/jobs/1',
    '/api/v2/barong/public/companies',
  ];
  return paths[count % paths.length] ?? '/';
}

/** Requests a second that are answered when each of 16 visitors waits for the answer. */
export async function capacityOf(client: Client): Promise<number> {
  const end = Date.now() + MEASURED_SECONDS * 1_000;
  let answered = 0;
  const visit = async () => {
    while (Date.now() < end) {
      const { status } = await client.send({ path: nextPath() });
      if (status === 200) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, visit));
  return answered / MEASURED_SECONDS;
}

/** Sends `perSecond` requests a second for that many seconds; returns what was answered. */
export async function overload(address: string, perSecond: number, seconds: number) {
  const client = openClient(address, CONNECTIONS);
  const start = Date.now();
  const sent: Promise<unknown>[] = [];
  while (Date.now() - start < seconds * 1_000) {
    const due = ((Date.now() - start) / 1_000) * perSecond;
    while (sent.length < due) sent.push(client.send({ path: nextPath() }));
    await sleep(TICK_MS);
  }
  await Promise.all(sent);
  const statuses = client.statuses();
  client.close();
  return { statuses, failed: client.failed };
}
