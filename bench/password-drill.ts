// Usage: npm run bench -- password-drill [TRIES]   Wrong passwords from many addresses, and whether the owners still get in.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './kill-drill/server.ts';

const TRIES = Number(process.argv[2] ?? 10_000);
const ACCOUNTS = 100;
const ATTACKERS = 500;
const AT_ONCE = 16;
/** After each so many wrong ones an owner logs in, in turn from home and from a new place. */
const OWNER_EVERY = 100;
const PORT = 4391;
const PASSWORD = 'Mango-tree-42';

const dataDir = mkdtempSync(path.join(tmpdir(), 'vritti-drill-'));
const portal = await startServer(dataDir, PORT);

/** As the proxy in front would name the caller. */
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
const newPlaceOf = (visit: number) => `203.0.113.${visit % 250}`;
const attackerOf = (attempt: number) =>
  `100.64.${(attempt % ATTACKERS) >> 8}.${(attempt % ATTACKERS) & 255}`;
const logIn = (account: number, from: string, password: string) =>
  post('sessions', from, { email: emailOf(account), password });

function memoryMb(): number {
  const status = readFileSync(`/proc/${portal.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Runs `count` tasks, a few at once. */
async function inParallel(count: number, task: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < count) await task((next += 1) - 1);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

try {
  await inParallel(ACCOUNTS, async (account) => {
    const body = { email: emailOf(account), password: PASSWORD, username: 'Asha Rao' };
    const status = await post('users', homeOf(account), body);
    if (status !== 201) throw new Error(`registering was answered ${status}`);
  });

  const answers: Record<number, number> = {};
  const owners = { home: [0, 0], elsewhere: [0, 0] };
  const memory: number[] = [];
  const visit = async (number: number) => {
    const account = number % ACCOUNTS;
    const place = number % 2 === 0 ? 'home' : 'elsewhere';
    const from = place === 'home' ? homeOf(account) : newPlaceOf(number);
    const status = await logIn(account, from, PASSWORD);
    owners[place][status === 200 ? 0 : 1] = (owners[place][status === 200 ? 0 : 1] ?? 0) + 1;
  };
  const start = performance.now();
  await inParallel(TRIES, async (attempt) => {
    const status = await logIn(attempt % ACCOUNTS, attackerOf(attempt), `Wrong-pass-${attempt}`);
    answers[status] = (answers[status] ?? 0) + 1;
    if (attempt % OWNER_EVERY === OWNER_EVERY - 1) await visit(Math.floor(attempt / OWNER_EVERY));
    if (attempt % Math.ceil(TRIES / 10) === 0) memory.push(memoryMb());
  });
  const seconds = (performance.now() - start) / 1000;
  let ownersAfter = 0;
  await inParallel(ACCOUNTS, async (account) => {
    if ((await logIn(account, newPlaceOf(account), PASSWORD)) === 200) ownersAfter += 1;
  });

  const answered = Object.entries(answers).map(([status, count]) => `${count} x ${status}`);
  console.log(
    `${TRIES} wrong passwords, ${ACCOUNTS} accounts, ${ATTACKERS} addresses, ${seconds.toFixed(0)} s`,
  );
  console.log(`answers            ${answered.join(', ')}`);
  console.log(`accounts taken     ${answers[200] ?? 0}`);
  console.log(`owners meanwhile   from home ${owners.home[0]} in, ${owners.home[1]} refused`);
  console.log(
    `                   from a new place ${owners.elsewhere[0]} in, ${owners.elsewhere[1]} refused`,
  );
  console.log(`owners afterwards  ${ownersAfter} of ${ACCOUNTS} in, from a new place`);
  console.log(`memory, MB         ${[...memory, memoryMb()].join(' ')}`);
  const failed = (answers[200] ?? 0) > 0 || ownersAfter < ACCOUNTS || (owners.home[1] ?? 0) > 0;
  if (failed) process.exitCode = 1;
} finally {
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
