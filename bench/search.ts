// Usage: npm run bench -- search [--jobs N] [--odd M] [--only KIND] [FOLDER]   How fast the search
// is over N jobs (default 100,000), by one client and by 16, and for M odd searches (default
// 1,000), beside a query that reads nothing, one that reads a row, and a bare server. FOLDER holds
// jobs_main.jsonl.gz and jobs_listing_only.jsonl.gz, whose postings are copied until there are N;
// without it, the demo's are copied. BENCH_DATA_DIR keeps them for the next run, BENCH_JSON names a
// file for the figures.
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { quantileOf } from './figures/quantile.ts';
import { parseConfig } from '../server/config.ts';
import { countAnew } from '../server/domains/search/search.ts';
import type { Db } from '../server/platform/database.ts';
import { openStorage } from '../server/storage.ts';
import { networkOf, openClient } from './hostile/client.ts';
import { familyOf, startServer } from './kill-drill/server.ts';
import { importFirst } from './postings/first-postings.ts';
import { fillTo } from './search/many-jobs.ts';
import { oddSearches, searchGroups } from './search/requests.ts';
import { crowds, type Searching, timesOfWriting } from './search/writing.ts';

const PORT = 4396;
const CLIENTS = 16;
const SECONDS_MOST = 20;
const WARM_UPS = 4;

const { values, positionals } = parseArgs({
  options: {
    jobs: { type: 'string', default: '100000' },
    odd: { type: 'string', default: '1000' },
    // A part of the name of a measurement, to run only those and the floors.
    only: { type: 'string', default: '' },
  },
  allowPositionals: true,
});
const [folder] = positionals;
const kept = process.env['BENCH_DATA_DIR'];
const dataDir = kept ?? (await mkdtemp(path.join(os.tmpdir(), 'vritti-bench-')));
await fill(Number(values.jobs));
const portal = await startServer(dataDir, PORT);
const { db, close } = await openStorage(parseConfig({ DATA_DIR: dataDir }), { attach: true });
const client = openClient(portal.address, CLIENTS);
const bare = createServer((_, response) => response.end('{}'));
bare.listen(0, '127.0.0.1');
await once(bare, 'listening');
const bareClient = openClient(`http://127.0.0.1:${(bare.address() as AddressInfo).port}`, CLIENTS);
const table: Record<string, Record<string, number | string>> = {};
let sent = 0;

try {
  const ids = await someIds(db);
  const idAt = (at: number) => ids[at % ids.length] ?? 0;
  await measure('floor: select 1', () => sql`select 1`.execute(db));
  await measure('floor: a job by its id', (at) =>
    sql`select * from jobs where id = ${idAt(at)}`.execute(db),
  );
  await measure('floor: a bare server', () => bareClient.send({ path: '/' }));
  for (const [name, pathAt] of Object.entries(searchGroups(idAt))) {
    await measure(name, (at) => ask(pathAt(at)));
  }
  const writing = Object.entries(crowds).filter(([name]) =>
    `writing ${name}`.includes(values.only),
  );
  // Code that has run a hundred times takes half as long as at first, and a portal runs for weeks.
  for (let at = 0; at < WARM_UPS && writing.length > 0; at += 1) await writeBeside({ clients: 0 });
  for (const [name, searching] of writing) await measureWriting(name, searching);
  if ('odd'.includes(values.only)) await measureOdd();
  const megabytes = memoryOf(portal.pid);
  console.table(table);
  console.log(`memory of the server: ${megabytes} MB`);
  const file = process.env['BENCH_JSON'];
  if (file) await writeFile(file, JSON.stringify({ jobs: values.jobs, megabytes, table }, null, 2));
} finally {
  client.close();
  bareClient.close();
  bare.close();
  await close();
  await portal.stop();
  if (!kept) await rm(dataDir, { recursive: true, force: true });
}

async function fill(jobs: number): Promise<void> {
  const storage = await openStorage(parseConfig({ DATA_DIR: dataDir }));
  try {
    const isNew = await importFirst(storage, folder);
    await storage.db.connection().execute(async (one) => {
      await sql`set statement_timeout = 0`.execute(one);
      const isFilled = await fillTo(one, jobs);
      if (!isNew && !isFilled) return;
      await countAnew(one);
      await sql`vacuum analyze`.execute(one);
    });
  } finally {
    await storage.close();
  }
}

/** Every request comes from a network of its own, so that none meets a limit. */
async function ask(asked: string): Promise<void> {
  sent += 1;
  const { status, text } = await client.send({ path: asked, from: networkOf(sent) });
  if (status !== 200) throw new Error(`${asked} was answered ${status}: ${text.slice(0, 200)}`);
}

/** Measures one client, and then all of them at once; each sends another search every time. */
async function measure(name: string, work: (at: number) => Promise<unknown>): Promise<void> {
  if (!name.startsWith('floor') && !name.includes(values.only)) return;
  // Plans and pages as in a running portal.
  for (let at = 0; at < 10; at += 1) await work(at);
  const alone = await timesOf(1, 200, work);
  const together = await timesOf(CLIENTS, 2_000, work);
  table[name] = {
    'p50, ms': msOf(alone.times, 0.5),
    'p95, ms': msOf(alone.times, 0.95),
    'p99, ms': msOf(alone.times, 0.99),
    [`${CLIENTS} clients: a second`]: Math.round(together.times.length / together.seconds),
    [`${CLIENTS} clients: p95, ms`]: msOf(together.times, 0.95),
  };
  console.log(name, JSON.stringify(table[name]));
}

function msOf(times: readonly number[], share: number): number {
  return Number(quantileOf(times, share).toFixed(1));
}

async function timesOf(clients: number, count: number, work: (at: number) => Promise<unknown>) {
  const times: number[] = [];
  const start = performance.now();
  let next = 0;
  const run = async () => {
    while (next < count && performance.now() - start < SECONDS_MOST * 1_000) {
      next += 1;
      const begun = performance.now();
      await work(10 + next);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: clients }, run));
  return { times, seconds: (performance.now() - start) / 1_000 };
}

/** Posting, changing and closing jobs beside searches. */
function writeBeside(searching: Searching) {
  const different = searchGroups((id) => id)['500 different searches'];
  const search = (at: number) => ask(different?.(at) ?? '/');
  return timesOfWriting({ db, address: portal.address, searching, search });
}

async function measureWriting(name: string, searching: Searching): Promise<void> {
  const { times, searches, seconds } = await writeBeside(searching);
  for (const [kind, of] of Object.entries(times)) {
    table[`${kind} ${name}`] = {
      'p50, ms': msOf(of, 0.5),
      'p95, ms': msOf(of, 0.95),
      'p99, ms': msOf(of, 0.99),
      'searches a second': Math.round(searches / seconds),
    };
  }
}

/** Searches that nobody would type are answered too, and in time. */
async function measureOdd(): Promise<void> {
  const times: { text: string; took: number }[] = [];
  for (const text of oddSearches(Number(values.odd))) {
    const begun = performance.now();
    await ask(`/api/v2/barong/public/jobs?search=${encodeURIComponent(text)}`);
    times.push({ text, took: performance.now() - begun });
  }
  const took = times.map((one) => one.took);
  const slowest = times.toSorted((one, other) => other.took - one.took).slice(0, 5);
  table[`${times.length} odd searches`] = {
    'p50, ms': msOf(took, 0.5),
    'p95, ms': msOf(took, 0.95),
    'p99, ms': msOf(took, 0.99),
  };
  for (const one of slowest) {
    console.log(`${one.took.toFixed(0)} ms for ${JSON.stringify(one.text.slice(0, 100))}`);
  }
}

async function someIds(from: Db): Promise<number[]> {
  const { rows } = await sql<{ job_id: number }>`
    select job_id from job_search tablesample system (1) limit 500`.execute(from);
  return rows.map(({ job_id }) => job_id);
}

/** The memory of the server's own process, in megabytes. */
function memoryOf(pid: number): number {
  const lines = familyOf({ pid })
    .slice(0, 1)
    .map((one) => readFileSync(`/proc/${one}/status`, 'utf8'));
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(lines.join(''))?.[1] ?? 0) / 1024);
}
