// Usage: npm run bench -- timing [ROUNDS]   Whether response times reveal who has an account.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantileOf } from './figures/quantile.ts';
import { startServer } from './kill-drill/server.ts';

const ROUNDS = Number(process.argv[2] ?? 60);
const PORT = 4392;
const PASSWORD = 'Mango-tree-42';
/** The pause before another code can be requested. */
const RESEND_MS = 31_000;
/** By then the background tasks of a call are done. */
const SETTLE_MS = 80;
/**
 * The largest allowed ratio between the medians for known and unknown addresses, either way. Chosen
 * between noise and what would be noticeable: on two cores with a load of 28 and 24 rounds, equal
 * calls differed by up to 1.7 times (`noise` in the table); a login that hashes no password for
 * unknown addresses differed 3.5 times, a code mailed before the answer 10 times.
 */
const RATIO_MOST = 2;

const dataDir = mkdtempSync(path.join(tmpdir(), 'vritti-timing-'));
const portal = await startServer(dataDir, PORT);
let count = 0;

/** Milliseconds until the answer; every call comes from another IP address. */
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
/** New addresses for each call, because a requested code delays the next one for its address. */
const unknown = (round: number, { name }: Call) =>
  `nobody${round}@${name.replaceAll(/\W/g, '')}.example`;
const newcomer = (email: string) => ({ email, password: PASSWORD, username: 'Asha Rao' });

/**
 * A call to measure: how to make it for an address, and its answers for a known and an unknown one.
 */
interface Call {
  name: string;
  route: string;
  body: (email: string) => object;
  statuses: [known: number, unknown: number];
  /**
   * The specified answer itself reveals whether there is an account, so this is shown but not
   * judged.
   */
  isTold?: true;
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
  { name: 'registration', route: 'users', body: newcomer, statuses: [409, 201], isTold: true },
];

const quartiles = (times: readonly number[]) =>
  [0.25, 0.5, 0.75].map((share) => quantileOf(times, share));
const median = (times: readonly number[]) => quantileOf(times, 0.5);
/** The larger divided by the smaller; 1 if both are equal. */
const ratioOf = (one: number, other: number) => Math.max(one, other) / Math.min(one, other);
/** Compares even with odd rounds of the same kind, and returns the worse of both kinds. */
const noiseOf = (kinds: readonly number[][]) =>
  Math.max(
    ...kinds.map((times) => {
      const half = (rest: number) => median(times.filter((_, round) => round % 2 === rest));
      return ratioOf(half(0), half(1));
    }),
  );

/** One line of the table; a bad `verdict` fails the run. */
function lineOf({ isTold }: Call, ofKnown: number[], ofUnknown: number[]) {
  const text = (times: number[]) =>
    quartiles(times)
      .map((time) => time.toFixed(1))
      .join(' / ');
  const ratio = ratioOf(median(ofKnown), median(ofUnknown));
  const judged = ratio <= RATIO_MOST ? 'alike' : 'TELLS';
  return {
    'known, ms': text(ofKnown),
    'unknown, ms': text(ofUnknown),
    ratio: ratio.toFixed(2),
    noise: noiseOf([ofKnown, ofUnknown]).toFixed(2),
    verdict: isTold ? 'not judged' : judged,
  };
}

try {
  for (let round = 0; round < ROUNDS; round += 1) {
    await timeOf('users', newcomer(known(round)), 201);
  }
  await sleep(RESEND_MS);
  const table: Record<string, ReturnType<typeof lineOf>> = {};
  for (const call of calls) {
    const { name, route, body, statuses } = call;
    const times: [known: number[], unknown: number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const turns = [0, 1] as const;
      // The order alternates, so that neither kind always finds the machine warm.
      for (const who of round % 2 === 0 ? turns : turns.toReversed()) {
        const email = who === 0 ? known(round) : unknown(round, call);
        // Otherwise mailing the known address would slow the next, unknown one.
        await sleep(SETTLE_MS);
        times[who].push(await timeOf(route, body(email), statuses[who]));
      }
    }
    table[name] = lineOf(call, ...times);
  }
  console.log(
    `${ROUNDS} rounds; lower quartile / median / upper quartile; medians may differ ${RATIO_MOST} times`,
  );
  console.table(table);
  if (Object.values(table).some(({ verdict }) => verdict === 'TELLS')) process.exitCode = 1;
} finally {
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
