// Usage: npm run bench -- hostile [short]   Floods, random input, slow clients, streams and twice the capacity at
// once: what still works.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '../contract/endpoint.ts';
import { parseConfig } from '../server/config.ts';
import { openStorage } from '../server/storage.ts';
import { openClient } from './hostile/client.ts';
import {
  floodCounts,
  floodDescriptions,
  floodLimits,
  floodLogins,
  floodPages,
  floodUploads,
} from './hostile/floods.ts';
import { memoryLine, memoryOf, sizeMbOf } from './hostile/memory.ts';
import { openSlowClients, openStreams } from './hostile/open-connections.ts';
import { capacityOf, overload } from './hostile/overload.ts';
import { addKnown, addSession, addStreamers, addUnconfirmed } from './hostile/people.ts';
import { familiesOf, sendRandomly } from './hostile/random-input.ts';
import type { Watched } from './hostile/watch.ts';
import { startServer } from './kill-drill/server.ts';

const PORT = 4393;
const isShort = process.argv[2] === 'short';
const { requests, inputs, streams, slowClients, loginRounds, seconds } = isShort
  ? { requests: 1_000, inputs: 100, streams: 200, slowClients: 100, loginRounds: 2, seconds: 10 }
  : {
      requests: 20_000,
      inputs: 10_000,
      streams: 2_000,
      slowClients: 500,
      loginRounds: 10,
      seconds: 60,
    };

const HEALTH_MOST_MS = 200;
const LOGIN_MOST_MS = 2_000;
const GROWTH_MOST = 1.1;
/** The memory that a small machine has besides the system and PostgreSQL. */
const SIZE_MOST_MB = 640;
/** What unconfirmed accounts may leave in storage: nothing. */
const UPLOADED_MOST = 0;
const WARM_UP_SECONDS = 5;
/** Longer than pages stay in the cache. */
const REST_MS = 15_000;

const dataDir = mkdtempSync(path.join(tmpdir(), 'vritti-hostile-'));
const memoryLog = path.join(dataDir, 'memory');
const server = await startServer(dataDir, PORT, {
  demo: true,
  nodeOptions: `--import=${import.meta.resolve('./hostile/memory-log.ts')}`,
  environment: { MEMORY_LOG: memoryLog, TRUSTED_PROXIES: '127.0.0.1' },
});
const { address, pid } = server;
const storage = await openStorage(parseConfig({ DATA_DIR: dataDir }), { attach: true });
const { db } = storage;
const client = openClient(address);
const strangers = openClient(address, 300);
const problems: string[] = [];
let largestMb = 0;

const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
const load = () =>
  loadavg()
    .map((number) => number.toFixed(1))
    .join(' ');
const demand = (isTrue: boolean, problem: string) => {
  if (!isTrue) problems.push(problem);
};

/** Runs one part, and shows the answers and how long health checks and logins took meanwhile. */
async function part(
  name: string,
  known: Awaited<ReturnType<typeof addKnown>>,
  run: () => Promise<string | void>,
) {
  const watcher = fork(path.join(import.meta.dirname, 'hostile/watch.ts'), [
    JSON.stringify({ address, known }),
  ]);
  const start = performance.now();
  const more = await run();
  const said = once(watcher, 'message');
  watcher.send('over');
  const [{ health, logins, refused }] = (await said) as [Watched];
  const took = ((performance.now() - start) / 1_000).toFixed(0);
  const sizeMb = sizeMbOf(pid);
  largestMb = Math.max(largestMb, sizeMb);
  const answered = [client.statuses(), strangers.statuses(), more].filter(Boolean).join(' | ');
  const [healthMs, loginMs] = [p95(health), p95(logins)];
  console.log(
    `${name.padEnd(46)} ${took.padStart(4)} s  health p95 ${healthMs.toFixed(0)} ms, ` +
      `login p95 ${loginMs.toFixed(0)} ms  ${sizeMb.toFixed(0)} MB  ${answered}`,
  );
  demand(healthMs < HEALTH_MOST_MS, `${name}: /healthz took ${healthMs.toFixed(0)} ms at p95`);
  demand(loginMs < LOGIN_MOST_MS, `${name}: a login took ${loginMs.toFixed(0)} ms at p95`);
  demand(refused.length === 0, `${name}: refused were ${[...new Set(refused)].join(', ')}`);
  for (const each of [client, strangers]) {
    for (const failure of each.failed.splice(0, 5)) problems.push(`${name}: ${failure}`);
    each.failed.length = 0;
  }
}

async function uploadedFiles(): Promise<number> {
  const names = await readdir(path.join(dataDir, 'files'), { recursive: true }).catch(() => []);
  const kinds = await Promise.all(
    names.map(async (name) => (await stat(path.join(dataDir, 'files', name))).isFile()),
  );
  return kinds.filter(Boolean).length;
}

/** A session of any role, and a new one now and then, because random input may log it out or delete it. */
async function somebody(roles: readonly Role[]) {
  const sessions = await Promise.all(roles.map((role) => addSession(db, role)));
  return () => sessions[Math.floor(Math.random() * sessions.length)];
}

/** Slow clients, streams and twice the capacity at once. */
async function crowd(overloadSeconds: number): Promise<string> {
  const stopSlow = await openSlowClients(address, slowClients);
  const live = await openStreams(address, await addStreamers(db, streams), streams);
  demand(live.open() === streams, `${live.open()} of ${streams} streams are open`);
  const perSecond = await capacityOf(client);
  const { statuses, failed } = await overload(address, 2 * perSecond, overloadSeconds);
  for (const failure of failed.slice(0, 5)) problems.push(`twice the capacity: ${failure}`);
  const open = live.open();
  demand(open === streams, `of ${streams} streams ${open} stayed open`);
  live.close();
  stopSlow();
  return `${open} streams, capacity ${perSecond.toFixed(0)}/s, at twice that ${statuses}`;
}

/**
 * A little of everything. Compiled code, filled caches and the largest working memory stay with a process once it has
 * been busy; anything beyond that is a leak.
 */
async function warmUp(families: ReturnType<typeof familiesOf>) {
  await floodPages(client, requests);
  await floodCounts(client, 400);
  for (const endpoints of families.values()) {
    await sendRandomly(client, endpoints, 20, () => undefined);
  }
  await crowd(WARM_UP_SECONDS);
  await sleep(REST_MS);
  client.statuses();
  client.failed.length = 0;
}

try {
  const families = familiesOf(
    (await (await fetch(`${address}/api/openapi.json`)).json()) as Parameters<typeof familiesOf>[0],
  );
  const known = await addKnown(db);
  const [owner] = known;
  if (!owner) throw new Error('nobody is known');
  console.log(`load of the machine: ${load()}`);
  const fresh = await memoryOf(pid, memoryLog);
  await warmUp(families);
  const before = await memoryOf(pid, memoryLog);

  await part('pages under new addresses', known, () => floodPages(client, requests));
  await part('counts', known, () => floodCounts(client, requests));
  await part('limits of an owner', known, async () => {
    const status = await floodLimits(client, owner, requests / 10);
    demand(status === 200, `an owner whose limits strangers fill is answered ${status} at home`);
  });
  await part('descriptions', known, async () =>
    floodDescriptions(client, await addSession(db, 'hr'), requests / 10),
  );
  await part('uploads by unconfirmed accounts', known, async () => {
    const filesBefore = await uploadedFiles();
    const accounts = await Promise.all([addUnconfirmed(db), addUnconfirmed(db)]);
    await floodUploads(client, accounts, requests / 100);
    const kept = (await uploadedFiles()) - filesBefore;
    demand(kept <= UPLOADED_MOST, `unconfirmed accounts left ${kept} files`);
  });
  await part('300 strangers log in at once', known, async () => {
    const answered = await floodLogins(strangers, client, owner, loginRounds);
    const refused = answered.filter((status) => status !== 200);
    demand(refused.length === 0, `an owner among 300 strangers is answered ${refused.join(', ')}`);
  });
  for (const [family, endpoints] of families) {
    const sessionOf = await somebody(['user', 'user', 'hr', 'hr', 'admin']);
    await part(`random input: ${family}`, known, () =>
      sendRandomly(client, endpoints, inputs, sessionOf),
    );
  }
  await part('slow clients, streams and twice the capacity', known, () => crowd(seconds));

  await sleep(REST_MS);
  const after = await memoryOf(pid, memoryLog);
  console.log(memoryLine('of the fresh server', fresh));
  console.log(memoryLine('at the beginning, after a warm-up', before));
  console.log(memoryLine('at the end', after));
  console.log(`the largest size of the process after a part was ${largestMb.toFixed(0)} MB`);
  for (const kind of ['heldMb', 'rssMb'] as const) {
    const growth = after[kind] / before[kind];
    demand(growth < GROWTH_MOST, `${kind} grew to ${(growth * 100).toFixed(0)} %`);
  }
  demand(largestMb < SIZE_MOST_MB, `the process grew to ${largestMb.toFixed(0)} MB`);
  console.log(`load of the machine: ${load()}`);
} finally {
  client.close();
  strangers.close();
  await storage.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const problem of problems) console.log(`FAILED ${problem}`);
if (problems.length === 0) console.log('every limit held');
process.exitCode = problems.length > 0 ? 1 : 0;
