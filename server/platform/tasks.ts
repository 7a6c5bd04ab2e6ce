import { Logger, run, type Runner, runMigrations, runOnce, type Task } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from './database.ts';

/** The part of the server's log that background work uses. */
interface Log {
  warn(details: object, message: string): void;
}

/** Background work by name; a task that rejects is tried again later, a little longer each time. */
export type Tasks = Record<string, Task>;

/** Work at fixed times, as a cron pattern in UTC: `{ task: 'forget_old_keys', at: '7 3 * * *' }`. */
export interface Schedule {
  task: string;
  at: string;
}

/** Asks for background work in the caller's transaction: it is done when the change is kept. */
export async function addTask(db: Db, name: string, payload: object): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`.execute(db);
}

/** The tables of the work queue; they belong to the library and are made by it. */
export const migrateTasks = (pool: pg.Pool): Promise<void> => runMigrations({ pgPool: pool });

/**
 * Takes back the tasks that a killed server was in the middle of; the library alone would leave them
 * locked for four hours. Only for a database that no other process works on.
 */
export async function releaseTasks(db: Db): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(
    array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`.execute(
    db,
  );
}

/** Works through the queue until stopped; `stop()` lets running tasks finish. */
export function startWorker(
  pool: pg.Pool,
  tasks: Tasks,
  schedules: readonly Schedule[],
  log: Log,
): Promise<Runner> {
  return run({
    pgPool: pool,
    taskList: tasks,
    crontab: schedules.map(({ task, at }) => `${at} ${task}`).join('\n'),
    concurrency: 4,
    noHandleSignals: true,
    logger: quietLogger(log),
  });
}

/** The library tells of every task; only what goes wrong is worth a line. */
const quietLogger = (log: Log) =>
  new Logger((scope) => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ task: scope.taskIdentifier }, message);
  });

/** Does what is due now and no more, in this process. */
export const workOnce = (pool: pg.Pool, tasks: Tasks, log: Log): Promise<void> =>
  runOnce({ pgPool: pool, taskList: tasks, noHandleSignals: true, logger: quietLogger(log) });
