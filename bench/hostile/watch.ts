// A separate process, so that the drill's load does not count as the server's: checks its health and logs existing
// people in, and reports how long that took.
import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD } from '../../db/world/people.ts';
import { openClient } from './client.ts';

export interface Watched {
  /** The milliseconds that each answer of `/healthz` took. */
  health: number[];
  logins: number[];
  /** Logins without status 200, and failed health checks. */
  refused: string[];
}

export interface KnownPerson {
  email: string;
  home: string;
  device: string;
}

const HEALTH_EVERY_MS = 100;
const LOGIN_EVERY_MS = 1_000;

const { address, known } = JSON.parse(process.argv[2] ?? '') as {
  address: string;
  known: KnownPerson[];
};
const client = openClient(address);
const watched: Watched = { health: [], logins: [], refused: [] };
const over = new AbortController();

async function timed(times: number[], call: () => Promise<{ status: number }>, name: string) {
  const start = performance.now();
  const { status } = await call();
  times.push(performance.now() - start);
  if (status !== 200) watched.refused.push(`${name}: ${status}`);
}

async function watchHealth() {
  while (!over.signal.aborted) {
    await timed(watched.health, () => client.send({ path: '/healthz' }), 'health');
    await sleep(HEALTH_EVERY_MS);
  }
}

async function watchLogins() {
  for (let count = 0; !over.signal.aborted; count += 1) {
    const person = known[count % known.length];
    if (person) await timed(watched.logins, () => logIn(person), 'login');
    await sleep(LOGIN_EVERY_MS);
  }
}

const logIn = ({ email, home, device }: KnownPerson) =>
  client.sendJson({
    path: '/api/v2/barong/identity/sessions',
    from: home,
    headers: { 'x-device-id': device },
    body: { email, password: PASSWORD },
  });

process.once('message', () => over.abort());
await Promise.all([watchHealth(), watchLogins()]);
client.close();
process.send?.(watched);
process.disconnect?.();
