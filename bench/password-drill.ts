// Usage: npm run bench -- password-drill [TRIES [thin|dense|single]]   Guessing passwords, thin and dense: what is
// stopped, whether owners get in, and memory.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './kill-drill/server.ts';
import { type Attack, inParallel, type Outcome, run } from './password-drill/attack.ts';
import { memoryCourse } from './password-drill/memory.ts';

const TRIES = Number(process.argv[2] ?? 10_000);
const ONLY = process.argv[3];
const ACCOUNTS = 100;
const WARM_UP_TRIES = 400;
const PORT = 4391;
const PASSWORD = 'Mango-tree-42';

const thin: Attack = {
  name: 'thin',
  tries: TRIES,
  leastSeconds: Math.min(120, TRIES / 80),
  accounts: ACCOUNTS,
  networks: 500,
  // Below every limit by design: a right password would be accepted, as its owner's is.
  rightOnes: 0,
  ownerEvery: 100,
};
const DENSE_NETWORKS = 10;
/** After this many tries the dense attack has used up what its networks may try. */
const DENSE_JUDGED = 600 * DENSE_NETWORKS;
const dense: Attack = {
  ...thin,
  name: 'dense',
  networks: DENSE_NETWORKS,
  rightOnes: TRIES > DENSE_JUDGED + 1_000 ? 10 : 0,
};
const single: Attack = {
  name: 'single',
  tries: Math.ceil(TRIES / 5),
  leastSeconds: 0,
  accounts: 1,
  networks: 1,
  rightOnes: 1,
  ownerEvery: 400,
};

const dataDir = mkdtempSync(path.join(tmpdir(), 'vritti-drill-'));
const memoryLog = path.join(dataDir, 'memory');
const portal = await startServer(dataDir, PORT, {
  nodeOptions: `--import=${import.meta.resolve('./password-drill/memory-log.ts')}`,
  environment: { MEMORY_LOG: memoryLog },
});

/** Sends a call with the caller's address, as a proxy would. */
async function post(route: string, from: string, body: object): Promise<number> {
  const answer = await fetch(`${portal.address}/api/v2/barong/identity/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

const emailOf = (account: number) => `owner${account}@people.example`;
const homeOf = (account: number) => `198.51.100.${account}`;
const logIn = (email: string, from: string, password: string) =>
  post('sessions', from, { email, password });

/** Each attack has its own networks, so that none is limited by another. */
const attackers: Record<string, (network: number) => string> = {
  thin: (network) => `100.64.${network >> 8}.${network & 255}`,
  dense: (network) => `100.65.0.${network}`,
  single: () => '100.66.0.1',
};

const means = ({ name, accounts }: Attack) => ({
  // The single account is the last one, which the other attacks tried least.
  guess: (account: number, network: number, password: string) =>
    logIn(
      emailOf(accounts === 1 ? ACCOUNTS - 1 : account),
      attackers[name]?.(network) ?? '',
      password,
    ),
  visit: (account: number) => {
    const visited = accounts === 1 ? ACCOUNTS - 1 : account;
    return logIn(emailOf(visited), homeOf(visited), PASSWORD);
  },
  rightPassword: PASSWORD,
});

function report(attack: Attack, outcome: Outcome) {
  const { name, tries, accounts, networks, rightOnes } = attack;
  console.log(
    `\n${name}: ${tries} tries, ${accounts} accounts, ${networks} networks, ${outcome.seconds.toFixed(0)} s`,
  );
  console.table({
    'accounts taken': outcome.taken,
    'tries judged (401)': outcome.judged,
    'tries refused (429)': outcome.refused,
    'refused from try': outcome.firstRefused ?? 'none',
    'last try that was judged': outcome.lastJudged ?? 'none',
    'other answers': outcome.others,
    'right passwords refused': `${outcome.rightRefused} of ${rightOnes}`,
    'owners let in meanwhile': outcome.owners.in,
    'owners refused meanwhile': outcome.owners.refused,
  });
}

try {
  console.log(
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  await inParallel(
    (account) => account >= ACCOUNTS,
    async (account) => {
      const body = { email: emailOf(account), password: PASSWORD, username: 'Asha Rao' };
      const status = await post('users', homeOf(account), body);
      if (status !== 201) throw new Error(`registering was answered ${status}`);
    },
  );
  await inParallel(
    (number) => number >= WARM_UP_TRIES,
    async (number) => {
      await logIn(`nobody${number}@people.example`, `100.67.0.${number % 250}`, 'Wrong-pass-1');
    },
  );
  for (const attack of [thin, dense, single]) {
    if (ONLY && attack.name !== ONLY) continue;
    const from = Date.now();
    const outcome = await run(attack, means(attack));
    report(attack, outcome);
    if (attack !== single) console.table(memoryCourse(memoryLog, from, Date.now()));
    if (outcome.taken > 0 || outcome.owners.refused > 0) process.exitCode = 1;
  }
  console.log(
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
} finally {
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
