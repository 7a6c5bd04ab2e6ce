// Usage: npm run bench -- replica-drill [ROUNDS]   Two servers behind HAProxy, a primary and a streaming replica
// (Debian's packages postgresql and haproxy), people who post jobs and look for them at once, and others who read.
// In each round something dies or falls behind: whatever was acknowledged must be found at once and stay.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseConfig } from '../server/config.ts';
import { openStorage, type Storage } from '../server/storage.ts';
import type { Session } from '../contract/accounts.ts';
import { addCompany, addRecruiter, signIn } from '../db/world/people.ts';
import { networkOf, openClient } from './hostile/client.ts';
import { type RunningServer, startServer } from './kill-drill/server.ts';
import { newJob } from './search/new-job.ts';
import { startBalancer } from './replica-drill/balancer.ts';
import { startDatabases } from './replica-drill/databases.ts';

const ROUNDS = Number(process.argv[2] ?? 20);
const PORT = 4380;
const SERVERS = [4381, 4382] as const;
const DATABASES = [4383, 4384] as const;
const METRICS_TOKEN = randomUUID();
const WRITERS = 3;
const READERS = 4;
const CALM_MS = 1_500;
const TROUBLE_MS = 2_500;
const PATIENCE_MS = 60_000;
const API = '/api/v2/barong';

const folder = mkdtempSync(path.join(tmpdir(), 'vritti-replica-'));
const { primary, replica } = await startDatabases(folder, DATABASES);
const environment = {
  DATABASE_URL: primary.url,
  DATABASE_REPLICA_URL: replica.url,
  METRICS_TOKEN,
};
const storage = await openStorage(parseConfig({ DATA_DIR: folder, DATABASE_URL: primary.url }));
const recruiters = await addRecruiters(storage);
const servers: RunningServer[] = [];
for (const port of SERVERS) servers.push(await startServer(folder, port, { environment }));
const balancer = startBalancer(folder, PORT, SERVERS);
const client = openClient(`http://127.0.0.1:${PORT}`);
const over = new AbortController();
while ((await client.send({ path: '/healthz' })).status !== 200) await sleep(100);

const acknowledged: string[] = [];
const faults: string[] = [];
const counts = { reads: 0, 'reads refused': 0, 'writes tried again': 0 };
let isPrimaryAway = false;
let sent = 0;

/** The events of a round, and how each is repaired. */
const troubles: Record<string, () => Promise<() => Promise<void>>> = {
  'the replica is killed': async () => {
    await replica.kill();
    return () => replica.start();
  },
  'the replica falls behind': async () => {
    await replica.administer('select pg_wal_replay_pause()');
    return () => replica.administer('select pg_wal_replay_resume()');
  },
  'the first server is killed': () => killServer(0),
  'the second server is killed': () => killServer(1),
  'the primary is killed': async () => {
    isPrimaryAway = true;
    await primary.kill();
    return async () => {
      await primary.start();
      // Servers reconnect within a second.
      await sleep(1_500);
      isPrimaryAway = false;
    };
  },
};

async function killServer(which: 0 | 1): Promise<() => Promise<void>> {
  await servers[which]?.killAll();
  return async () => {
    servers[which] = await startServer(folder, SERVERS[which], { environment });
  };
}

const people = [
  ...recruiters.map((as) => until(() => postAndFind(as))),
  ...Array.from({ length: READERS }, () => until(read)),
];
try {
  const names = Object.keys(troubles);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const name = names[(round - 1) % names.length] ?? '';
    await sleep(CALM_MS);
    const makeGood = await troubles[name]?.();
    await sleep(TROUBLE_MS);
    await makeGood?.();
    console.log(
      `round ${round}: ${name}; ${acknowledged.length} acknowledged, ${faults.length} faults`,
    );
  }
  const shares = await Promise.all(SERVERS.map(readsOf));
  over.abort();
  await Promise.all(people);
  await findLosses(storage);
  console.table({
    rounds: ROUNDS,
    'jobs acknowledged': acknowledged.length,
    ...counts,
    'statements by the replica': sumOf(shares, 'replica'),
    'statements left to the primary': sumOf(shares, 'primary'),
    faults: faults.length,
  });
  for (const fault of faults.slice(0, 20)) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  over.abort();
  client.close();
  balancer.kill('SIGKILL');
  await Promise.all(servers.map((server) => server.killAll()));
  await storage.close();
  await replica.kill();
  await primary.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function until(work: () => Promise<void>): Promise<void> {
  while (!over.signal.aborted) await work();
}

function addRecruiters({ db }: Storage): Promise<Session[]> {
  const one = async () => signIn(db, await addRecruiter(db, (await addCompany(db)).id));
  return Promise.all(Array.from({ length: WRITERS }, one));
}

/** A recruiter posts a job and looks for it as a guest would, closes it and looks again. */
async function postAndFind(as: Session): Promise<void> {
  const word = newWord();
  const id = await write(as, '/resource/jobs', newJob(titleOf(word)));
  if (id === undefined) return;
  acknowledged.push(word);
  await expectFound(word, 1);
  if ((await write(as, `/resource/jobs/${id}/closure`, {})) !== undefined)
    await expectFound(word, 0);
}

/** Only letters: a title with digits could look like a phone number. */
function newWord(): string {
  return `zq${Array.from(randomBytes(10), (byte) => String.fromCodePoint(97 + (byte % 26))).join('')}`;
}

/** Retries, as the page would, until it is acknowledged; undefined if the drill ends first. */
async function write(as: Session, route: string, body: object): Promise<number | undefined> {
  const key = randomUUID();
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    sent += 1;
    const { status, text } = await client.sendJson({
      path: API + route,
      from: networkOf(sent),
      as,
      headers: { 'idempotency-key': key },
      body,
    });
    if (status === 200 || status === 201) {
      const found = JSON.parse(text) as { id?: number; job?: { id: number } };
      return found.job?.id ?? found.id ?? 0;
    }
    // An earlier try closed it, but the answer was lost with its server.
    if (text.includes('resource.job.not_open')) return 0;
    if (status !== 0 && status < 500) {
      faults.push(`${route}: ${status} ${text.slice(0, 200)}`);
      return undefined;
    }
    counts['writes tried again'] += 1;
    if (over.signal.aborted) return undefined;
    await sleep(200);
  }
  faults.push(`${route} was never acknowledged`);
  return undefined;
}

async function expectFound(word: string, wanted: number): Promise<void> {
  const wasAway = isPrimaryAway;
  sent += 1;
  const searched = `${API}/public/jobs?search=${word}`;
  const { status, text } = await client.send({ path: searched, from: networkOf(sent) });
  // While the primary is down, the replica may lack the last writes to it.
  if (wasAway || isPrimaryAway || status !== 200) return;
  const { meta } = JSON.parse(text) as { meta: { total: number } };
  if (meta.total !== wanted) faults.push(`${word} was found ${meta.total} times, not ${wanted}`);
}

/** Somebody searches, for something else each time, or opens a page. */
async function read(): Promise<void> {
  sent += 1;
  counts.reads += 1;
  const searched = `${API}/public/jobs?search=welder&salary_min=${sent % 5_000}`;
  const asked = [searched, '/jobs', '/companies', `/jobs?search=welder+${sent}`][sent % 4] ?? '/';
  const { status, text } = await client.send({ path: asked, from: networkOf(sent) });
  if (status === 200) return;
  counts['reads refused'] += 1;
  if (!isPrimaryAway) faults.push(`${asked} was answered ${status} ${text.slice(0, 200)}`);
  await sleep(50);
}

/** How many statements of public reads a server has sent to each database. */
async function readsOf(port: number): Promise<Record<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const lines = (await answer.text()).matchAll(/vritti_public_reads\{database="(\w+)"\} (\d+)/g);
  return Object.fromEntries(Array.from(lines, ([, name = '', count]) => [name, Number(count)]));
}

function sumOf(shares: readonly Record<string, number>[], name: string): number {
  return shares.reduce((sum, share) => sum + (share[name] ?? 0), 0);
}

/** Every acknowledged job exists, once. */
async function findLosses({ db }: Storage): Promise<void> {
  for (const word of acknowledged) {
    const found = await db
      .selectFrom('jobs')
      .select('id')
      .where('title', '=', titleOf(word))
      .execute();
    if (found.length !== 1) faults.push(`${word} is there ${found.length} times`);
  }
}

function titleOf(word: string): string {
  return `Welder ${word}`;
}
