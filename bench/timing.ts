// Usage: npm run bench -- timing [ROUNDS]   Whether the time of an answer tells who has an account.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from './kill-drill/server.ts';

const ROUNDS = Number(process.argv[2] ?? 60);
const PORT = 4392;
const PASSWORD = 'Mango-tree-42';
/** A code can be asked for anew only then. */
const RESEND_MS = 31_000;

const dataDir = mkdtempSync(path.join(tmpdir(), 'vritti-timing-'));
const portal = await startServer(dataDir, PORT);
let count = 0;

/** Milliseconds until the answer is there; every call comes from another address. */
async function timeOf(route: string, body: object, expected: number): Promise<number> {
  count += 1;
  const start = performance.now();
  const answer = await fetch(`${portal.address}/api/v2/barong/identity/${route}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `100.64.${count >> 8}.${count & 255}`,
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (answer.status !== expected) throw new Error(`${route} was answered ${answer.status}`);
  return performance.now() - start;
}

const known = (round: number) => `owner${round}@people.example`;
/** New ones for each call: a code that was asked for delays the next one of its address. */
const unknown = (round: number, { name }: Call) =>
  `nobody${round}@${name.replaceAll(/\W/g, '')}.example`;
const newcomer = (email: string) => ({ email, password: PASSWORD, username: 'Asha Rao' });

/** One call: how it is made for an address, and what it answers for a known and an unknown one. */
interface Call {
  name: string;
  route: string;
  body: (email: string) => object;
  statuses: [known: number, unknown: number];
}

const calls: Call[] = [
  {
    name: 'login, wrong password',
    route: 'sessions',
    body: (email) => ({ email, password: 'Wrong-pass-1' }),
    statuses: [401, 401],
  },
  {
    name: 'forgotten password',
    route: 'users/password/generate_code',
    body: (email) => ({ email }),
    statuses: [200, 200],
  },
  {
    name: 'another code',
    route: 'verification/resend-otp',
    body: (email) => ({ email }),
    statuses: [200, 200],
  },
  {
    name: 'a wrong code',
    route: 'verification/verify-otp',
    body: (email) => ({ email, otp: '000000' }),
    statuses: [422, 422],
  },
  // Says so by its answer, as specified.
  { name: 'registration', route: 'users', body: newcomer, statuses: [409, 201] },
];

const quartiles = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.25, 0.5, 0.75].map((share) => sorted[Math.floor(sorted.length * share)] ?? 0);
};

try {
  for (let round = 0; round < ROUNDS; round += 1) {
    await timeOf('users', newcomer(known(round)), 201);
  }
  await sleep(RESEND_MS);
  console.log(`${ROUNDS} rounds, ms: lower quartile, median, upper quartile\n`);
  for (const call of calls) {
    const { name, route, body, statuses } = call;
    const times: [known: number[], unknown: number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const turns = [0, 1] as const;
      // In turn the one and the other first, so that neither always finds the machine warm.
      for (const who of round % 2 === 0 ? turns : turns.toReversed()) {
        const email = who === 0 ? known(round) : unknown(round, call);
        times[who].push(await timeOf(route, body(email), statuses[who]));
      }
    }
    const [ofKnown, ofUnknown] = [quartiles(times[0]), quartiles(times[1])];
    const text = (values: number[]) => values.map((value) => value.toFixed(1).padStart(7)).join('');
    const ratio = ((ofKnown[1] ?? 0) / (ofUnknown[1] ?? 1)).toFixed(2);
    console.log(
      `${name.padEnd(24)} known${text(ofKnown)}   unknown${text(ofUnknown)}   ratio ${ratio}`,
    );
  }
} finally {
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
