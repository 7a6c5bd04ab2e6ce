import { sql } from 'kysely';
import { expect, inject, test, vi } from 'vitest';
import { openPortal } from '../test/portal.ts';
import { isPlannedEachTime, openPool, statementNames } from './database.ts';

const portal = await openPortal();

// PostgreSQL plans a statement anew five times before it may keep a plan for any values.
const TIMES = 8;

test('a statement that names an index of some rows works however often it is sent', async () => {
  const kept = await portal.db.transaction().execute(async (trx) => {
    await sql`create temporary table views (of int, kind text) on commit drop`.execute(trx);
    await sql`create unique index on views (of) where kind = 'viewed'`.execute(trx);
    for (let time = 0; time < TIMES; time += 1) {
      await sql`
        insert into views values (1, ${'viewed'})
        on conflict (of) where kind = ${'viewed'} do nothing`.execute(trx);
    }
    return sql`select * from views`.execute(trx);
  });
  expect(kept.rows).toEqual([{ of: 1, kind: 'viewed' }]);
});

test.each(['UTC', 'Asia/Kolkata'])(
  'times are read to the millisecond in a connection of %s',
  async (zone) => {
    const times = [
      '2026-11-30 01:44:31+00',
      '2026-11-30 01:44:31.5+00',
      '2026-11-30 23:59:59.123999+00',
    ];
    const read = await portal.db.transaction().execute(async (trx) => {
      await sql`select set_config('timezone', ${zone}, true)`.execute(trx);
      return sql<{ at: string }>`
      select at::timestamptz as at from unnest(${times}::text[]) with ordinality as given (at, nth)
      order by nth`.execute(trx);
    });
    expect(read.rows.map(({ at }) => at)).toEqual([
      '2026-11-30T01:44:31.000Z',
      '2026-11-30T01:44:31.500Z',
      '2026-11-30T23:59:59.123Z',
    ]);
  },
);

test('statements that come once, as in migrations, take no name from those that come again', () => {
  const nameOf = statementNames(3);
  for (let at = 0; at < 10; at += 1) expect(nameOf(`create table t${at} ()`)).toBeUndefined();
  const names = ['select 1', 'select 1', 'select 1', 'select 2', 'select 2'].map(nameOf);
  expect(names).toEqual([undefined, 's0', 's0', undefined, 's1']);
});

test('no more statements have names than a process can remember', () => {
  const nameOf = statementNames(1);
  const names = ['select 1', 'select 1', 'select 2', 'select 2'].map(nameOf);
  expect(names).toEqual([undefined, 's0', undefined, undefined]);
});

test('a connection keeps the plans of the statements that were used last', async () => {
  const pool = openPool({ ...inject('postgres'), database: 'postgres', max: 1 });
  const client = await pool.connect();
  const send = (text: string) => client.query<{ answer: string }>(text, []);
  const first = "select 'the first' as answer";
  const second = "select 'the second' as answer";
  const others = Array.from({ length: 598 }, (_, at) => `select 'plan ${at}' as answer`);
  const texts = [first, second, ...others];
  await Promise.all(texts.flatMap((text) => [send(text), send(text)]));
  // Used again, so it is not the one that was used longest ago.
  await send(first);
  await send('begin');
  const prepared = await client.query<{ statement: string }>(
    'select statement from pg_prepared_statements',
  );
  await send('commit');
  const kept = prepared.rows.map(({ statement }) => statement).filter((it) => texts.includes(it));
  expect(kept.toSorted()).toEqual([first, ...others.slice(99)].toSorted());
  // One that was forgotten is simply prepared again.
  expect((await send(second)).rows).toEqual([{ answer: 'the second' }]);
  client.release();
  await pool.end();
});

const failing = sql<{ none: null }>`insert into sessions (account_id) values (null)`;

test('a connection serves the next transaction after one that failed at its first statement', async () => {
  await portal.db.connection().execute(async (one) => {
    const failed = one.transaction().execute((trx) => failing.execute(trx));
    await expect(failed).rejects.toThrow('null value in column');
    const next = one.transaction().execute((trx) => sql`select 1 as one`.execute(trx));
    expect((await next).rows).toEqual([{ one: 1 }]);
  });
});

test('after a begin that failed its connection takes no more statements', async () => {
  const pool = openPool({ ...inject('postgres'), database: 'postgres', max: 1 });
  const client = await pool.connect();
  await client.query('begin', []);
  await client.query('select 1 / 0', []).catch(() => undefined);
  // PostgreSQL refuses it within a transaction that has failed.
  await client.query('begin', []);
  await expect(client.query('select 1', [])).rejects.toThrow(/connection|aborted/i);
  await expect(client.query('select 1', [])).rejects.toThrow(/connection/i);
  client.release(true);
  await pool.end();
});

test('a connection that nobody uses for minutes serves the next statement', async () => {
  const pool = openPool({ ...inject('postgres'), database: 'postgres', max: 1 });
  const backend = async () => (await pool.query('select pg_backend_pid() as id')).rows;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const first = await backend();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await backend()).toEqual(first);
  } finally {
    vi.useRealTimers();
    await pool.end();
  }
});

test('a transaction whose connection is lost keeps nothing', async () => {
  const { db } = portal;
  const lost = db.transaction().execute(async (trx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx).catch(() => undefined);
    await sql`insert into search_words (word) values (${'lost'})`.execute(trx);
  });
  await expect(lost).rejects.toThrow(/connection|terminat/i);
  const kept = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', '=', 'lost')
    .execute();
  expect(kept).toEqual([]);
});

test.each([
  'select jobs.id from jobs where jobs.id = $1',
  "select exists (select from named where ('.' || $1) like '%.' || named.domain) as is_named, $2",
  "select * from accounts where (accounts.email like '%@example.org') and id = $1",
])('a statement for any values is planned once: %s', (text) => {
  expect(isPlannedEachTime(text)).toBe(false);
});

test.each([
  'select * from jobs where title like $1',
  'select * from jobs where title not ilike $1',
  'select * from jobs where lower(title) like lower($1)',
  'select * from jobs where title like any($1::text[])',
  "select * from jobs where title like\n  '%' || $1",
  "select * from jobs where tsv @@ to_tsquery('job_words', $1)",
  'select * from words where word % $1',
])('a statement that looks for given words is planned for them: %s', (text) => {
  expect(isPlannedEachTime(text)).toBe(true);
});
