import { setTimeout as sleep } from 'node:timers/promises';
import { type Job, Logger, run, runMigrations, runOnce, type Task } from 'graphile-worker';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { gathered, type WithGiven } from './batching/gathered.ts';
import type { Db, Trx } from './database.ts';

/** The part of the server's log that background work uses. */
interface Log {
  warn(details: object, message: string): void;
}

/** The task that delivers a mail. */
export const SEND_MAIL = 'send_mail';

/** Background work by name; a task that rejects is retried after a growing pause. */
export type Tasks = Record<string, Task>;

/**
 * Work at fixed times, as a cron pattern in UTC: `{ task: 'forget_old_keys', at: '7 3 * * *' }`.
 */
export interface Schedule {
  task: string;
  at: string;
}

interface Turn {
  /** Such a task runs after all tasks that cannot wait, however many there are. */
  canWait?: boolean;
}

const CAN_WAIT = 1;
/** Among tasks that are due, those with a lower number begin first. */
const priorityOf = ({ canWait = false }: Turn) => (canWait ? CAN_WAIT : 0);

/**
 * Queues background work in the caller's transaction: it runs once the change is committed, or some
 * seconds after. Tasks in the same named queue run one after another, even on several servers.
 */
export async function addTask(
  db: Db,
  name: string,
  payload: object,
  {
    queue = null,
    inSeconds = 0,
    canWait = false,
  }: { queue?: string | null; inSeconds?: number } & Turn = {},
): Promise<void> {
  if (queue === null && inSeconds === 0) return addTasks(db, name, [payload], { canWait });
  await sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json, queue_name => ${queue}::text,
    run_at => now() + make_interval(secs => ${inSeconds}), priority => ${priorityOf({ canWait })})`.execute(
    db,
  );
}

interface Later {
  name: string;
  payload: object;
  /** Unique to this task; it can be dropped by this key while it waits. */
  key: string;
  in_seconds: number;
}

/**
 * Queues a cancellable low-priority task without waking the workers, which look for due tasks every
 * few seconds; usable in shared transactions, where hundreds may come at once.
 */
export async function addTaskLater(
  trx: Trx,
  name: string,
  payload: object,
  { key, inSeconds: in_seconds }: { key: string; inSeconds: number },
): Promise<void> {
  const [kept] = await keepLater(trx, { name, payload, key, in_seconds });
  if (kept) return;
  // The first task with this name: `add_job` registers the name.
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, job_key => ${key},
    run_at => now() + make_interval(secs => ${in_seconds}), priority => ${CAN_WAIT})`.execute(trx);
}

const keepLater = gathered(
  { name: 'text', payload: 'json', key: 'text', in_seconds: 'int' },
  (db: WithGiven<Later>) =>
    db
      .with(
        'kept',
        () => sql<{ key: string }>`(
          insert into graphile_worker._private_jobs (task_id, payload, key, run_at, priority)
          select known.id, given.payload, given.key,
              now() + make_interval(secs => given.in_seconds), ${CAN_WAIT}::int
            from given join graphile_worker._private_tasks as known on known.identifier = given.name
          returning key)`,
      )
      .selectFrom('given')
      .innerJoin('kept', 'kept.key', 'given.key')
      .select('given.at'),
);

/** Cancels the task with this key; false if there is none, or it has already begun. */
export async function dropTask(db: Db, key: string): Promise<boolean> {
  const { rows } = await sql`delete from graphile_worker._private_jobs
    where key = ${key} and locked_at is null returning id`.execute(db);
  return rows.length > 0;
}

/** Queues the same work for each of many payloads, at once. */
export async function addTasks(
  db: Db,
  name: string,
  payloads: readonly object[],
  turn: Turn = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const each = sql`select json_array_elements(${JSON.stringify(payloads)}::json)`;
  await sql`select ${addingTasks(name, each, turn)}`.execute(db);
}

/** The same as an SQL expression; `payloads` is a query for one column. */
export const addingTasks = (
  name: string,
  payloads: RawBuilder<unknown>,
  turn: Turn = {},
): RawBuilder<unknown> => sql`add_tasks(${name}, array(${payloads}), ${priorityOf(turn)}::int)`;

/**
 * Deletes waiting tasks that would reach one of these addresses or numbers, such as mails that no
 * server accepts.
 */
export async function forgetTasksTo(db: Db, addresses: readonly string[]): Promise<void> {
  const lower = addresses.map((address) => address.toLowerCase());
  await sql`delete from graphile_worker._private_jobs where locked_at is null
    and lower(coalesce(payload ->> 'to', payload ->> 'email', payload ->> 'phone'))
      = any (${lower}::text[])`.execute(db);
}

/** Deletes tasks that failed for good more than a week ago, with what they were to send. */
export async function forgetFailedTasks(db: Db): Promise<void> {
  await sql`delete from graphile_worker._private_jobs where locked_at is null
    and attempts >= max_attempts and updated_at < now() - interval '7 days'`.execute(db);
}

/** Creates and migrates the tables of the work queue, which belong to graphile-worker. */
export const migrateTasks = (pool: pg.Pool): Promise<void> => runMigrations({ pgPool: pool });

/**
 * Releases the tasks that a killed server had begun, which the library would keep locked for four
 * hours. Only for a database that no other process works on.
 */
export async function releaseTasks(db: Db): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(
    array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`.execute(
    db,
  );
}

/**
 * If the clock was ahead for a while, timetables would not run until the time that it showed, and tasks queued
 * meanwhile would wait for that time. A few minutes are left alone, because the clocks of several machines may
 * differ.
 */
async function forgetFuture(pool: pg.Pool): Promise<void> {
  const ahead = "now() + interval '10 minutes'";
  await pool.query(`update graphile_worker._private_known_crontabs set last_execution = now()
    where last_execution > ${ahead}`);
  await pool.query(`update graphile_worker._private_jobs
    set run_at = now() + (run_at - created_at), created_at = now() where created_at > ${ahead}`);
}

/**
 * By default the library records outcomes in the background, and may stop before that is done: a
 * finished task would then run again.
 */
const recordsBeforeEnd = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** While this many requests are being answered, tasks that can wait let them go first. */
const CROWD = 8;
const LONGEST_WAIT_MS = 250;
const LOOK_MS = 10;

/** How often a worker says that it still has the tasks which it has begun. */
const BEAT_MS = 30_000;
/** A task of which nothing was heard for so long has lost its worker. It outlasts a restart of the database. */
const LOST_AFTER = "interval '5 minutes'";

/** So many beats in a row precede the first look for lost tasks, so that all others have beaten meanwhile. */
const BEATS_BEFORE_LOOKING = 2;

const QUEUE_TABLES = ['jobs', 'job_queues'] as const;

/** Says that these tasks are being worked on. */
async function beat(pool: pg.Pool, running: readonly Job[]): Promise<void> {
  const ids = {
    jobs: running.map(({ id }) => id),
    job_queues: running.map(({ job_queue_id }) => job_queue_id),
  };
  for (const table of QUEUE_TABLES) {
    await pool.query(
      `update graphile_worker._private_${table} set locked_at = now()
        where id = any ($1) and locked_at is not null`,
      [ids[table]],
    );
  }
}

/**
 * Lets others have tasks of which nothing was heard for a while: their process was killed, or lost the database. By
 * itself the library would keep them locked for four hours.
 */
async function releaseLost(pool: pg.Pool): Promise<void> {
  for (const table of QUEUE_TABLES) {
    await pool.query(`update graphile_worker._private_${table} set locked_at = null, locked_by = null
      where locked_at < now() - ${LOST_AFTER}`);
  }
}

/**
 * The heartbeat of a process. While the database was away, nobody could beat: whoever is back first leaves the others
 * time to say that they still have their tasks, which would otherwise be done twice.
 */
function heartOf(pool: pg.Pool, running: ReadonlySet<Job>, beatMs: number): () => Promise<void> {
  let last = -Infinity;
  let inRow = 0;
  let isBeating = false;
  return async () => {
    // Beats that waited for the database would all come at once.
    if (isBeating) return;
    isBeating = true;
    try {
      await beat(pool, [...running]);
      const now = performance.now();
      inRow = now - last < 2 * beatMs ? inRow + 1 : 0;
      last = now;
      if (inRow >= BEATS_BEFORE_LOOKING) await releaseLost(pool);
    } finally {
      isBeating = false;
    }
  };
}

/** Shorter than a process waits for it when it shuts down in order. */
const STOP_MS = 8_000;

/**
 * Runs queued tasks until stopped; `stop()` lets running tasks finish for a while, and gives back those
 * that do not: others can repeat them at once, and not only when the library's lock ends. While this
 * process answers a crowd of `requests`, each task that can wait first waits a moment, so that hundreds of
 * applications come before the work that they leave behind. Mails have turns of their own, because a slow
 * mail server would otherwise hold up everything else. Tasks of a process that was killed are taken again after some
 * minutes.
 */
export async function startWorker(
  pool: pg.Pool,
  tasks: Tasks,
  schedules: readonly Schedule[],
  {
    log,
    requests,
    stopMs = STOP_MS,
    beatMs = BEAT_MS,
  }: { log: Log; requests: () => number; stopMs?: number; beatMs?: number },
): Promise<{ stop: () => Promise<void> }> {
  const letGoFirst = async () => {
    const limit = performance.now() + LONGEST_WAIT_MS;
    while (requests() >= CROWD && performance.now() < limit) await sleep(LOOK_MS);
  };
  const running = new Set<Job>();
  const after =
    (task: Task): Task =>
    async (payload, helpers) => {
      const { job } = helpers;
      running.add(job);
      try {
        if (job.priority >= CAN_WAIT) await letGoFirst();
        return await task(payload, helpers);
      } finally {
        running.delete(job);
      }
    };
  const heart = heartOf(pool, running, beatMs);
  await forgetFuture(pool);
  await heart();
  const runOf = (own: [name: string, task: Task][], crontab = '') =>
    run({
      preset: recordsBeforeEnd,
      pgPool: pool,
      taskList: Object.fromEntries(own.map(([name, task]) => [name, after(task)])),
      crontab,
      concurrency: 4,
      noHandleSignals: true,
      logger: quietLogger(log),
    });
  const isMail = ([name]: [string, Task]) => name === SEND_MAIL;
  const all = Object.entries(tasks);
  const others = all.filter((each) => !isMail(each));
  const runs = await Promise.all([
    runOf(others, schedules.map(({ task, at }) => `${at} ${task}`).join('\n')),
    runOf(all.filter(isMail)),
  ]);
  const beating = setInterval(() => {
    heart().catch((error: unknown) => log.warn({ err: error }, 'heartbeat of tasks'));
  }, beatMs);
  return {
    async stop() {
      clearInterval(beating);
      const stopped = Promise.all(runs.map((each) => each.stop()));
      await Promise.race([stopped, sleep(stopMs, undefined, { ref: false })]);
      if (running.size > 0) {
        const lockers = Array.from(running, ({ locked_by }) => locked_by);
        await pool.query('select graphile_worker.force_unlock_workers($1)', [lockers]);
      }
    },
  };
}

/** The library logs every task; only failures are worth a line. */
const quietLogger = (log: Log) =>
  new Logger((scope) => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn({ task: scope.taskIdentifier }, message);
  });

/** Runs the tasks that are due now, in this process, and returns. */
export async function workOnce(pool: pg.Pool, tasks: Tasks, log: Log): Promise<void> {
  do {
    await runOnce({
      preset: recordsBeforeEnd,
      pgPool: pool,
      taskList: tasks,
      noHandleSignals: true,
      logger: quietLogger(log),
    });
    // A run may end before it has recorded the first task of a queue, and so before the second can
    // begin.
  } while (await areDue(pool, Object.keys(tasks)));
}

/** The state of one kind of tasks at this moment. */
export interface TasksState {
  /** How many are due. */
  waiting: number;
  /** How many failed too often, and are not tried again. */
  failed: number;
  /** How many have failed several times, for some minutes at least, and are tried again. */
  retried: number;
  /** For how many seconds the oldest has been due. */
  oldestSeconds: number;
}

/** The pauses between this many tries add up to four minutes; the next pause is seven minutes long. */
const SEVERAL_TRIES = 6;

/** The state of the work queue at this moment. */
export interface QueueState {
  mails: TasksState;
  /** All tasks that do not send mails. */
  tasks: TasksState;
}

export async function queueState(pool: pg.Pool): Promise<QueueState> {
  const { rows } = await pool.query<TasksState & { is_mail: boolean }>(
    `select task_identifier = $1 as is_mail,
       count(*) filter (where attempts < max_attempts and run_at <= now()) as waiting,
       count(*) filter (where attempts >= max_attempts) as failed,
       count(*) filter (where attempts < max_attempts and attempts >= $2) as retried,
       coalesce(extract(epoch from now() - min(run_at) filter (
         where attempts < max_attempts and run_at <= now())), 0)::float8 as "oldestSeconds"
       from graphile_worker.jobs where run_at <= now() or attempts >= $2 group by 1`,
    [SEND_MAIL, SEVERAL_TRIES],
  );
  const none = { waiting: 0, failed: 0, retried: 0, oldestSeconds: 0 };
  const of = (isMail: boolean) => {
    const found = rows.find(({ is_mail }) => is_mail === isMail) ?? none;
    const { waiting, failed, retried, oldestSeconds } = found;
    return { waiting, failed, retried, oldestSeconds };
  };
  return { mails: of(true), tasks: of(false) };
}

async function areDue(pool: pg.Pool, names: readonly string[]): Promise<boolean> {
  const { rows } = await pool.query<{ due: boolean }>(
    `select exists (select from graphile_worker.jobs where run_at <= now() and locked_at is null
       and attempts < max_attempts and task_identifier = any ($1)
       and not exists (select from graphile_worker._private_job_queues as queues
         where queues.queue_name = jobs.queue_name and queues.locked_at is not null)) as due`,
    [names],
  );
  return rows[0]?.due === true;
}
