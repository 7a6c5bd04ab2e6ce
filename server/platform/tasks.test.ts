import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { registerByForm } from '../test/people.ts';
import { openPortal } from '../test/portal.ts';
import { openPool } from './database.ts';
import { addTask, addTasks, releaseTasks, SEND_MAIL, startWorker } from './tasks.ts';

const portal = await openPortal();

test('tasks that a killed server had begun are done after the next start', async () => {
  const { user } = await registerByForm(portal, { verified: false });
  await sql`update graphile_worker._private_jobs
    set locked_by = 'killed', locked_at = now(), attempts = 1`.execute(portal.db);
  await portal.work();
  expect(portal.inbox.of(user.email)).toEqual([]);
  await releaseTasks(portal.db);
  await portal.work();
  expect(portal.inbox.of(user.email)).toHaveLength(1);
});

test('a mail that is sent again after a kill bears the same Message-ID', async () => {
  const { user } = await registerByForm(portal, { verified: false });
  await sql`create table killed as select * from graphile_worker._private_jobs
    where payload ->> 'to' = ${sql.lit(user.email)}`.execute(portal.db);
  await portal.work();
  await sql`insert into graphile_worker._private_jobs (id, created_at, task_id, payload)
    overriding system value select id, created_at, task_id, payload from killed`.execute(portal.db);
  await portal.work();
  const [first, second] = portal.inbox.of(user.email).map(({ messageId }) => messageId);
  expect(first).toMatch(/^<[0-9a-f]{32}@\S+>$/);
  expect(second).toBe(first);
});

test('tasks of one queue that are due are all done, one after another', async () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  for (const number of numbers) {
    await addTask(portal.db, 'note_number', { number }, { queue: 'numbers' });
  }
  const noted: unknown[] = [];
  await portal.work({ note_number: (payload) => void noted.push(payload) });
  expect(noted).toEqual(numbers.map((number) => ({ number })));
});

test('many tasks at once are each done once, the first of their name too', async () => {
  await addTasks(portal.db, 'note_letter', [{ letter: 'a' }, { letter: 'b' }]);
  await addTasks(portal.db, 'note_letter', [{ letter: 'c' }]);
  await addTasks(portal.db, 'note_letter', []);
  const noted: unknown[] = [];
  await portal.work({ note_letter: (payload) => void noted.push(payload) });
  expect(noted).toHaveLength(3);
  expect(noted).toEqual(
    expect.arrayContaining([{ letter: 'a' }, { letter: 'b' }, { letter: 'c' }]),
  );
});

test('tasks that can wait are done after those that cannot, however early they came', async () => {
  await addTasks(portal.db, 'note_turn', [{ turn: 'third' }], { canWait: true });
  await addTask(portal.db, 'note_turn', { turn: 'fourth' }, { canWait: true, queue: 'turns' });
  await addTasks(portal.db, 'note_turn', [{ turn: 'first' }, { turn: 'second' }]);
  const noted: unknown[] = [];
  await portal.work({ note_turn: (payload) => void noted.push(payload) });
  const turns = ['first', 'second', 'third', 'fourth'];
  expect(noted).toEqual(turns.map((turn) => ({ turn })));
});

async function openOwnPool() {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
    portal.db,
  );
  return openPool({ ...inject('postgres'), database: rows[0]?.name, max: 6 });
}

test('tasks that can wait let a crowd of requests go first', async () => {
  await addTask(portal.db, 'note_crowd', {}, { canWait: true });
  const seen: number[] = [];
  // A crowd that goes while the task waits.
  const requests = () => {
    seen.push(12 - seen.length);
    return seen.at(-1) ?? 0;
  };
  const done = Promise.withResolvers<number>();
  const tasks = { note_crowd: () => done.resolve(seen.at(-1) ?? 0) };
  const pool = await openOwnPool();
  const worker = await startWorker(pool, tasks, [], { log: console, requests });
  expect(await done.promise).toBe(7);
  await worker.stop();
  await pool.end();
});

test('a task that cannot wait is done in the midst of a crowd', async () => {
  await addTask(portal.db, 'note_urgent', {});
  const done = Promise.withResolvers<string>();
  let asked = 0;
  const pool = await openOwnPool();
  const worker = await startWorker(pool, { note_urgent: () => done.resolve('done') }, [], {
    log: console,
    requests: () => (asked += 100),
  });
  expect(await done.promise).toBe('done');
  expect(asked).toBe(0);
  await worker.stop();
  await pool.end();
});

test('a mail server that does not answer holds up no other task', async () => {
  const mails = [1, 2, 3, 4].map((number) => ({ number }));
  await addTasks(portal.db, SEND_MAIL, mails);
  await addTask(portal.db, 'note_other', {});
  const done = Promise.withResolvers<string>();
  const hanging = Promise.withResolvers<void>();
  const tasks = {
    [SEND_MAIL]: () => hanging.promise,
    note_other: () => done.resolve('done'),
  };
  const pool = await openOwnPool();
  const worker = await startWorker(pool, tasks, [], { log: console, requests: () => 0 });
  expect(await done.promise).toBe('done');
  hanging.resolve();
  await worker.stop();
  await pool.end();
});

test('after the clock was ahead, timetables and tasks do not wait for the time that it showed', async () => {
  await sql`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('note_nightly', now(), now() + interval '1 year')`.execute(portal.db);
  await addTask(portal.db, 'note_ahead', {});
  await sql`update graphile_worker._private_jobs
    set created_at = created_at + interval '1 year', run_at = run_at + interval '1 year'`.execute(
    portal.db,
  );
  const done = Promise.withResolvers<string>();
  const tasks = { note_ahead: () => done.resolve('done'), note_nightly: () => undefined };
  const pool = await openOwnPool();
  const schedules = [{ task: 'note_nightly', at: '0 0 1 1 *' }];
  const worker = await startWorker(pool, tasks, schedules, { log: console, requests: () => 0 });
  expect(await done.promise).toBe('done');
  const { rows } = await sql`select last_execution <= now() as over
    from graphile_worker._private_known_crontabs where identifier = 'note_nightly'`.execute(
    portal.db,
  );
  expect(rows).toEqual([{ over: true }]);
  await worker.stop();
  await pool.end();
});

test('a task that is still running when the server ends can be repeated at once', async () => {
  await addTask(portal.db, 'note_endless', {});
  const begun = Promise.withResolvers<void>();
  const tasks = {
    note_endless: () => {
      begun.resolve();
      return new Promise<void>(() => undefined);
    },
  };
  const pool = await openOwnPool();
  const requests = () => 0;
  const worker = await startWorker(pool, tasks, [], { log: console, requests, stopMs: 500 });
  await begun.promise;
  await worker.stop();
  const repeated: string[] = [];
  await portal.work({ note_endless: () => void repeated.push('again') });
  expect(repeated).toEqual(['again']);
  await pool.end();
});

test('a task whose process was killed is done by others, one whose process is back is left to it', async () => {
  await addTask(portal.db, 'note_lost', {}, { queue: 'lost' });
  await addTask(portal.db, 'note_kept', {});
  for (const table of ['jobs', 'job_queues']) {
    await sql`update ${sql.ref(`graphile_worker._private_${table}`)}
      set locked_by = 'another', locked_at = now() - interval '6 minutes'`.execute(portal.db);
  }
  const lost = Promise.withResolvers<string>();
  const pool = await openOwnPool();
  const tasks = { note_lost: () => lost.resolve('done'), note_kept: () => undefined };
  const worker = await startWorker(pool, tasks, [], {
    log: console,
    requests: () => 0,
    beatMs: 400,
  });
  // The database was away, and the other process says a little later that it is still at work.
  await sql`update graphile_worker._private_jobs set locked_at = now() where id in
    (select id from graphile_worker.jobs where task_identifier = 'note_kept')`.execute(portal.db);
  expect(await lost.promise).toBe('done');
  const { rows } = await sql`select locked_by from graphile_worker.jobs
    where task_identifier = 'note_kept'`.execute(portal.db);
  expect(rows).toEqual([{ locked_by: 'another' }]);
  await sql`delete from graphile_worker._private_jobs where locked_by = 'another'`.execute(
    portal.db,
  );
  await worker.stop();
  await pool.end();
});

test('a long task stays with the process that has begun it', async () => {
  await addTask(portal.db, 'note_long', {});
  const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let begun = 0;
  const pool = await openOwnPool();
  const tasks = { note_long: () => ends[begun++]?.promise };
  const worker = await startWorker(pool, tasks, [], {
    log: console,
    requests: () => 0,
    beatMs: 20,
  });
  await expect.poll(() => begun).toBe(1);
  // A second one that ends sooner takes nothing from the first.
  await addTask(portal.db, 'note_long', {});
  await expect.poll(() => begun).toBe(2);
  ends[1]?.resolve();
  await sql`update graphile_worker._private_jobs
    set locked_at = now() - interval '4 minutes'`.execute(portal.db);
  const isFresh = async () => {
    const { rows } = await sql<{ fresh: boolean }>`
      select locked_at > now() - interval '1 minute' as fresh from graphile_worker._private_jobs
      where locked_at is not null`.execute(portal.db);
    return rows.map(({ fresh }) => fresh);
  };
  await expect.poll(isFresh).toEqual([true]);
  expect(begun).toBe(2);
  ends[0]?.resolve();
  await worker.stop();
  await pool.end();
});
