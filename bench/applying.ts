// Usage: npm run bench -- applying [APPLICATIONS [JOBS]]   How many people can apply at once (default 960 from
// 16 clients, to 20 jobs), compared with two floors: saving a job, which is a transaction of one
// row that takes the same way, and writing the rows of an application straight into PostgreSQL,
// announced or not. Applying and the rows are also measured with news that is announced within the
// transaction of its change. Before each measurement come a few of its requests that do not count:
// after a change of a table every connection plans its statements anew.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { parseConfig } from '../server/config.ts';
import { openPool } from '../server/platform/database.ts';
import { openStorage, reachDatabase } from '../server/storage.ts';
import { familyOf, startServer } from './kill-drill/server.ts';
import { parentOf, processorSeconds, type Sending, sendAll } from './applying/load.ts';
import { keepAll, type Rows } from './applying/rows.ts';
import { addJobs, addVisitors } from './applying/seekers.ts';

const APPLICATIONS = Number(process.argv[2] ?? 960);
const JOBS = Number(process.argv[3] ?? 20);
const WARMING_UP = Math.ceil(APPLICATIONS / 3);
const CLIENTS = 16;
const ROUNDS = 3;
const PORT = 4394;

const dataDir = mkdtempSync(path.join(tmpdir(), 'vritti-bench-'));
const config = parseConfig({ DATA_DIR: dataDir });
const before = await openStorage(config);
const visitors = await addVisitors(before.db, APPLICATIONS);
// Nobody applies twice to a job, so each time has its own; each round warms up and measures.
const newJobs = (kinds: number) => addJobs(before.db, kinds * 2 * (ROUNDS + 1) * JOBS);
const jobs = { applied: await newJobs(3), saved: await newJobs(1), stored: await newJobs(3) };
await sql`analyze`.execute(before.db);
await before.close();
const portal = await startServer(dataDir, PORT);
const running = await openStorage(config, { attach: true });
const { poolConfig, leave } = await reachDatabase(config, { attach: true });
const plain = openPool(poolConfig);
const { rows: own } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
  running.db,
);
const postmaster = parentOf(own[0]?.pid ?? 0);
const resource = `${portal.address}/api/v2/barong/resource`;

const take = (kind: keyof typeof jobs): number[] => jobs[kind].splice(0, JOBS);

function applying(count: number, { can_undo = false } = {}): Promise<number[]> {
  const to = take('applied');
  const sendings = visitors.slice(0, count).map((as, at): Sending => ({
    as,
    url: `${resource}/jobs/${to[at % JOBS]}/apply`,
    body: { share_ctc: false, can_undo },
    headers: { 'idempotency-key': randomUUID() },
  }));
  return sendAll(sendings, CLIENTS);
}

function saving(count: number): Promise<number[]> {
  const saved = take('saved');
  const sendings = visitors
    .slice(0, count)
    .map((as, at) => ({ as, url: `${resource}/saved_jobs`, body: { job_id: saved[at % JOBS] } }));
  return sendAll(sendings, CLIENTS);
}

async function storing(count: number, { isSilent = false } = {}): Promise<number[]> {
  const seekers = await running.db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'user')
    .orderBy('id')
    .limit(count)
    .execute();
  const recruiters = await running.db
    .selectFrom('jobs')
    .innerJoin('accounts', 'accounts.company_id', 'jobs.company_id')
    .select(['jobs.id as jobId', 'accounts.id as recruiterId'])
    .where('jobs.id', 'in', take('stored'))
    .execute();
  const rows = seekers.flatMap(({ id: seekerId }, at): Rows[] => {
    const of = recruiters[at % JOBS];
    return of ? [{ seekerId, ...of }] : [];
  });
  return keepAll(plain, rows, { connections: CLIENTS, isSilent });
}

interface Run {
  rate: number;
  p50: number;
  p95: number;
  server: number;
  database: number;
  clients: number;
}

/** The rate, and milliseconds of processor time of the server and of PostgreSQL for each. */
async function measure(send: (count: number) => Promise<number[]>): Promise<Run> {
  await send(WARMING_UP);
  await tasksDone();
  const spent = () => [
    processorSeconds([portal.pid]),
    processorSeconds(familyOf({ pid: postmaster })),
    processorSeconds([process.pid]),
  ];
  const earlier = spent();
  const start = performance.now();
  const times = (await send(APPLICATIONS)).toSorted((one, other) => one - other);
  const seconds = (performance.now() - start) / 1000;
  const each = spent().map((after, at) => ((after - (earlier[at] ?? 0)) * 1000) / APPLICATIONS);
  const [server = 0, database = 0, clients = 0] = each;
  return {
    rate: APPLICATIONS / seconds,
    p50: times[times.length >> 1] ?? 0,
    p95: times[Math.floor(0.95 * (times.length - 1))] ?? 0,
    server,
    database,
    clients,
  };
}

/**
 * So that mails and other tasks of one measurement do not slow the next, not even those that wait
 * until an application can no longer be undone.
 */
async function tasksDone(): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < 60_000) {
    const { rows } = await sql<{ left: number }>`select count(*) as left from graphile_worker.jobs
      where run_at <= now() + interval '1 minute'`.execute(running.db);
    if (rows[0]?.left === 0) return;
    await sleep(100);
  }
  throw new Error('tasks are left after a minute');
}

const middleOf = (runs: readonly Run[], figure: keyof Run) =>
  runs.map((run) => run[figure]).toSorted((one, other) => one - other)[runs.length >> 1] ?? 0;

const lineOf = (runs: readonly Run[]) => ({
  'a second': middleOf(runs, 'rate').toFixed(0),
  'p50, ms': middleOf(runs, 'p50').toFixed(0),
  'p95, ms': middleOf(runs, 'p95').toFixed(0),
  'server, ms': middleOf(runs, 'server').toFixed(2),
  'database, ms': middleOf(runs, 'database').toFixed(2),
  'clients, ms': middleOf(runs, 'clients').toFixed(2),
});

async function unannounced(run: () => Promise<Run>): Promise<Run> {
  const trigger = (to: 'enable' | 'disable') =>
    sql`alter table applications ${sql.raw(to)} trigger applications_counted`.execute(running.db);
  // It announces that pages have changed.
  await trigger('disable');
  try {
    return await run();
  } finally {
    await trigger('enable');
  }
}

/** From now on each transaction announces its news itself, or leaves that to the servers. */
async function announceWithin(isWithin: boolean): Promise<void> {
  if (!isWithin) {
    await sql`drop trigger announced_within on news`.execute(running.db);
    return;
  }
  await sql`create or replace function announce_within() returns trigger language plpgsql as $$
    begin
      perform pg_notify(new.channel, new.payload);
      return null;
    end $$`.execute(running.db);
  await sql`create trigger announced_within before insert on news
    for each row execute function announce_within()`.execute(running.db);
}

async function within(run: () => Promise<Run>): Promise<Run> {
  await announceWithin(true);
  try {
    return await run();
  } finally {
    await announceWithin(false);
  }
}

const measurements: Record<string, () => Promise<Run>> = {
  'floor: saving a job': () => measure(saving),
  'floor: the rows alone': () => measure(storing),
  'the same, announced within': () => within(() => measure(storing)),
  'the same, unannounced': () =>
    unannounced(() => measure((count) => storing(count, { isSilent: true }))),
  applying: () => measure(applying),
  'the same, within': () => within(() => measure(applying)),
  'applying by one click': () => measure((count) => applying(count, { can_undo: true })),
};

try {
  for (const run of Object.values(measurements)) await run();
  await tasksDone();
  // Gives the planner the statistics of a portal in use: until now most tables were empty.
  await sql`analyze`.execute(running.db);
  const runs: Record<string, Run[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, run] of Object.entries(measurements)) {
      await tasksDone();
      (runs[name] ??= []).push(await run());
    }
  }
  console.log(`${APPLICATIONS} from ${CLIENTS} clients, to ${JOBS} jobs; middle of ${ROUNDS} runs`);
  console.table(Object.fromEntries(Object.entries(runs).map(([name, of]) => [name, lineOf(of)])));
  const { applying: applied = [], ...others } = runs;
  for (const [name, of] of Object.entries(others)) {
    const ratio = (figure: keyof Run) => middleOf(applied, figure) / middleOf(of, figure);
    const [rate, p95] = [(100 * ratio('rate')).toFixed(0), ratio('p95').toFixed(1)];
    console.log(`applying beside ${name}: ${rate} % of the rate, ${p95} times the p95`);
  }
} finally {
  await plain.end();
  await leave();
  await running.close();
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
