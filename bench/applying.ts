// Usage: npm run bench -- applying [APPLICATIONS [JOBS]]   How many people can apply at once (default 960 from
// 16 clients, to 20 jobs), beside floors: saving a job, a transaction of one row by the same way, and the rows of an
// application straight into PostgreSQL, with and without announcing them.
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
// Those of the last round are for warming up.
const jobs = await addJobs(before.db, (ROUNDS + 1) * JOBS);
const others = await addJobs(before.db, 2 * (ROUNDS + 1) * JOBS);
await sql`analyze`.execute(before.db);
await before.close();
const portal = await startServer(dataDir, PORT);
const running = await openStorage(config, { attach: true });
const { poolConfig, leave } = await reachDatabase(config, { attach: true });
const plain = openPool(poolConfig, { keepsPlans: true });
const { rows: own } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
  running.db,
);
const postmaster = parentOf(own[0]?.pid ?? 0);
const resource = `${portal.address}/api/v2/barong/resource`;

const jobOf = (round: number, at: number) => jobs[round * JOBS + (at % JOBS)] ?? 0;
const applying = (round: number): Sending[] =>
  visitors.map((as, at) => ({
    as,
    url: `${resource}/jobs/${jobOf(round, at)}/apply`,
    body: { share_ctc: false },
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
    .where('jobs.id', 'in', others.slice(round * JOBS, (round + 1) * JOBS))
    .execute();
  return seekers.flatMap(({ id: seekerId }, at) => {
    const of = recruiters[at % JOBS];
    return of ? [{ seekerId, ...of }] : [];
  });
}

interface Run {
  rate: number;
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
    p95: times[Math.floor(0.95 * (times.length - 1))] ?? 0,
    server: each(serverAfter - server),
    database: each(databaseAfter - database),
  };
}

/** Mails and other tasks of one measurement must not slow the next. */
async function tasksDone(): Promise<void> {
  const start = performance.now();
  while (performance.now() - start < 60_000) {
    const { rows } = await sql<{ left: number }>`select count(*) as left from graphile_worker.jobs
      where run_at <= now()`.execute(running.db);
    if (rows[0]?.left === 0) return;
    await sleep(100);
  }
  throw new Error('tasks are left after a minute');
}

const middleOf = (runs: readonly Run[], figure: keyof Run) =>
  runs.map((run) => run[figure]).toSorted((one, other) => one - other)[runs.length >> 1] ?? 0;

const lineOf = (runs: readonly Run[]) => ({
  'a second': middleOf(runs, 'rate').toFixed(0),
  'p95, ms': middleOf(runs, 'p95').toFixed(0),
  'server, ms': middleOf(runs, 'server').toFixed(2),
  'database, ms': middleOf(runs, 'database').toFixed(2),
});

async function rowsAlone(round: number, { isSilent }: { isSilent: boolean }): Promise<Run> {
  const rows = await straight(isSilent ? ROUNDS + 1 + round : round);
  const trigger = (to: 'enable' | 'disable') =>
    sql`alter table applications ${sql.raw(to)} trigger applications_counted`.execute(running.db);
  // It announces pages that have changed.
  if (isSilent) await trigger('disable');
  const run = await measure(() => keepAll(plain, rows, { connections: CLIENTS, isSilent }));
  await trigger('enable');
  return run;
}
const sent = (sendings: Sending[]) => measure(() => sendAll(sendings, CLIENTS));

try {
  await sent(saving(ROUNDS));
  await sent(applying(ROUNDS));
  await rowsAlone(ROUNDS, { isSilent: false });
  await rowsAlone(ROUNDS, { isSilent: true });
  await tasksDone();
  // The plans of a portal that is in use: until now most of its tables were empty.
  await sql`analyze`.execute(running.db);
  const floor: Run[] = [];
  const rows: Run[] = [];
  const silent: Run[] = [];
  const applied: Run[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await tasksDone();
    floor.push(await sent(saving(round)));
    await tasksDone();
    rows.push(await rowsAlone(round, { isSilent: false }));
    await tasksDone();
    silent.push(await rowsAlone(round, { isSilent: true }));
    await tasksDone();
    applied.push(await sent(applying(round)));
  }
  console.log(`${APPLICATIONS} from ${CLIENTS} clients, to ${JOBS} jobs; middle of ${ROUNDS} runs`);
  console.table({
    'floor: saving a job': lineOf(floor),
    'floor: the rows alone': lineOf(rows),
    'the same, unannounced': lineOf(silent),
    applying: lineOf(applied),
  });
  for (const [name, runs] of Object.entries({ 'saving a job': floor, 'the rows alone': rows })) {
    const ratio = (figure: keyof Run) => middleOf(applied, figure) / middleOf(runs, figure);
    const [rate, p95] = [(100 * ratio('rate')).toFixed(0), ratio('p95').toFixed(1)];
    console.log(`of ${name}: ${rate} % of the rate, ${p95} times the p95`);
  }
} finally {
  await plain.end();
  await leave();
  await running.close();
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
