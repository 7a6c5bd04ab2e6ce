// Usage: npm run bench -- kill-drill [ROUNDS]   Kills everything at random moments, loses nothing.
// Each round starts the real server, lets people register, post and apply over HTTP, and ends the
// server and PostgreSQL with kill -9. Whatever was answered with success must be there afterwards.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantileOf } from './figures/quantile.ts';
import { parseConfig } from '../server/config.ts';
import type { Db } from '../server/platform/database.ts';
import { openStorage } from '../server/storage.ts';
import { findLosses, findLostMails } from './kill-drill/check.ts';
import { acknowledgedIn, openLedger } from './kill-drill/ledger.ts';
import { type RunningServer, startServer } from './kill-drill/server.ts';
import { writeUntilKilled } from './kill-drill/writers.ts';

const SHORTEST_LIFE_MS = 500;
const LONGEST_LIFE_MS = 5_000;

const rounds = Number(process.argv[2] ?? 20);
const port = Number(process.env.PORT ?? 0);
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vritti-kill-'));
const mailFolder = path.join(dataDir, 'mail');
const ledger = openLedger();
const losses = new Set<string>();
const startSeconds: number[] = [];
let failedStarts = 0;
const lostMails: string[] = [];

let running: RunningServer | undefined;
try {
  for (let number = 1; number <= rounds; number += 1) {
    running = await start();
    await check(async (db) => noteLosses(await findLosses(db, ledger)));
    await writeAndKill(running, number);
    console.log(`round ${number}: ${acknowledgedIn(ledger)} acknowledged, ${losses.size} lost`);
  }
  running = await start();
  await check(async (db) => {
    noteLosses(await findLosses(db, ledger));
    lostMails.push(...(await findLostMails(db, mailFolder, ledger)));
  });
  await running.stop();
  running = undefined;
} finally {
  await running?.killAll();
  await rm(dataDir, { recursive: true, force: true });
}

const sorted = startSeconds.toSorted((one, other) => one - other);
console.table({
  rounds,
  acknowledged: acknowledgedIn(ledger),
  'of these accounts': ledger.verified.length,
  'of these jobs': ledger.jobs.size,
  'of these applications': ledger.applications.size,
  lost: losses.size,
  'mails lost': lostMails.length,
  'unexpected answers': ledger.refused.length,
  'failed starts': failedStarts,
  'start seconds, median': quantileOf(sorted, 0.5).toFixed(2),
  'start seconds, most': sorted.at(-1)?.toFixed(2),
});
for (const line of [...losses, ...lostMails, ...ledger.refused].slice(0, 20)) console.log(line);
const failures = losses.size + lostMails.length + failedStarts + ledger.refused.length;
process.exitCode = failures > 0 ? 1 : 0;

/** A failed start is counted and retried once, so that losses can still be counted. */
async function start(): Promise<RunningServer> {
  const started = await startServer(dataDir, port).catch((error: unknown) => {
    failedStarts += 1;
    console.error(error);
    return startServer(dataDir, port);
  });
  startSeconds.push(started.startSeconds);
  return started;
}

async function check(look: (db: Db) => Promise<void>): Promise<void> {
  const storage = await openStorage(parseConfig({ DATA_DIR: dataDir }), { attach: true });
  try {
    await look(storage.db);
  } finally {
    await storage.close();
  }
}

function noteLosses(found: string[]) {
  for (const loss of found) losses.add(loss);
}

async function writeAndKill(server: RunningServer, number: number) {
  const kill = new AbortController();
  const { address } = server;
  const writing = writeUntilKilled({ address, mailFolder, ledger, number, killed: kill.signal });
  await sleep(SHORTEST_LIFE_MS + Math.random() * (LONGEST_LIFE_MS - SHORTEST_LIFE_MS));
  await server.killAll();
  kill.abort();
  await writing;
}
