// Usage: npm run bench -- applying [APPLICATIONS [JOBS]]   How many people can apply at once (default 960 from
// 16 clients, to 20 jobs), compared with two floors: saving a job, which is a transaction of one
// row that takes the same way, and writing the rows of an application straight into PostgreSQL,
// announced or not. Applying and saving are also measured with news that is announced within the
// transaction of its change.
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
const CLIENTS = 16;
const ROUNDS = 3;
const PORT = 4394;

const dataDir = mkdtempSync(path.join(tmpdir(), 'vritti-bench-'));
const config = parseConfig({ DATA_DIR: dataDir });
const before = await openStorage(config);
const visitors = await addVisitors(before.db, APPLICATIONS);
// The first requests of each round are for warming up.
const jobs = await addJobs(before.db, 3 * (ROUNDS + 1) * JOBS);
const otherJobs = await addJobs(before.db, 3 * (ROUNDS + 1) * JOBS);
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

const jobOf = (round: number, at: number) => jobs[round * JOBS + (at % JOBS)] ?? 0;
const applying = (round: number, { can_undo = false } = {}): Sending[] =>
  visitors.map((as, at) => ({
    as,
    url: `${resource}/jobs/${jobOf(round, at)}/apply`,
    body: { share_ctc: false, can_undo },
    headers: { 'idempotency-key': randomUUID() },
  }));
const saving = (round: number): Sending[] =>
  visitors.map((as, at) => ({
    as,
    url: `${resource}/saved_jobs`,
    body: { job_id: jobOf(round, at) },
  }));

async function straight(round: number): Promise<Rows[]> {
  const seekers = await running.db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'user')
    .orderBy('id')
    .execute();
  const recruiters = await running.db
    .selectFrom('jobs')
    .innerJoin('accounts', 'accounts.company_id', 'jobs.company_id')
    .select(['jobs.id as jobId', 'accounts.id as recruiterId'])
    .where('jobs.id', 'in', otherJobs.slice(round * JOBS, (round + 1) * JOBS))
    .execute();
  return seekers.flatMap(({ id: seekerId }, at) => {
    const of = recruiters[at % JOBS];
    return of ? [{ seekerId, ...of }] : [];
  });
}

interface Run {
  rate: number;
  p50: number;
  p95: number;
  server: number;
  database: number;
}

/** The rate, and milliseconds of processor time of the server and of PostgreSQL for each. */
async function measure(send: () => Promise<number[]>): Promise<Run> {
  const spent = () => [
    processorSeconds([portal.pid]),
    processorSeconds(familyOf({ pid: postmaster })),
  ];
  const [server = 0, database = 0] = spent();
  const start = performance.now();
  const times = (await send()).toSorted((one, other) => one - other);
  const seconds = (performance.now() - start) / 1000;
  const [serverAfter = 0, databaseAfter = 0] = spent();
  const each = (total: number) => (total * 1000) / APPLICATIONS;
  return {
    rate: APPLICATIONS / seconds,
    p50: times[times.length >> 1] ?? 0,
    p95: times[Math.floor(0.95 * (times.length - 1))] ?? 0,
    server: each(serverAfter - server),
    database: each(databaseAfter - database),
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
});

async function rowsAlone(round: number, { isSilent }: { isSilent: boolean }): Promise<Run> {
  const rows = await straight(round);
  const trigger = (to: 'enable' | 'disable') =>
    sql`alter table applications ${sql.raw(to)} trigger applications_counted`.execute(running.db);
  // This job announces that pages have changed.
  if (isSilent) await trigger('disable');
  const run = await measure(() => keepAll(plain, rows, { connections: CLIENTS, isSilent }));
  await trigger('enable');
  return run;
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
const sent = (sendings: Sending[]) => measure(() => sendAll(sendings, CLIENTS));

const measurements: Record<string, (round: number) => Promise<Run>> = {
  'floor: saving a job': (round) => sent(saving(round)),
  'floor: the rows alone': (round) => rowsAlone(round, { isSilent: false }),
  'the same, announced within': (round) =>
    within(() => rowsAlone(ROUNDS + 1 + round, { isSilent: false })),
  'the same, unannounced': (round) => rowsAlone(2 * (ROUNDS + 1) + round, { isSilent: true }),
  applying: (round) => sent(applying(round)),
  'the same, within': (round) => within(() => sent(applying(ROUNDS + 1 + round))),
  'applying by one click': (round) => sent(applying(2 * (ROUNDS + 1) + round, { can_undo: true })),
};

try {
  for (const run of Object.values(measurements)) await run(ROUNDS);
  await tasksDone();
  // Gives the planner the statistics of a portal in use: until now most tables were empty.
  await sql`analyze`.execute(running.db);
  const runs: Record<string, Run[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, run] of Object.entries(measurements)) {
      await tasksDone();
      (runs[name] ??= []).push(await run(round));
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
