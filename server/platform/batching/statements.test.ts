import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PostgresPoolClient, sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPortal } from '../../test/portal.ts';
import { openDatabase, type Trx } from '../database.ts';
import { commitTogether, ending, together } from './statements.ts';

const portal = await openPortal();

const failing = sql<{ none: null }>`insert into sessions (account_id) values (null)`;

test('statements that are sent together run in their order, within their transaction', async () => {
  const [, , counted] = await portal.db.transaction().execute(async (trx) => {
    await sql`create temporary table steps (step int) on commit drop`.execute(trx);
    return together(trx, [
      sql`insert into steps values (${1})`,
      sql`insert into steps select step + ${1} from steps`,
      sql`select sum(step)::int as steps from steps`,
    ]);
  });
  expect(counted).toEqual([{ steps: 3 }]);
});

test('of statements that are sent together the first that fails is thrown, and the transaction leaves nothing', async () => {
  const { db } = portal;
  const keep = sql`insert into search_words (word) values (${'unkept'})`;
  const transaction = db.transaction().execute((trx) => together(trx, [keep, failing, keep]));
  await expect(transaction).rejects.toThrow('null value in column');
  const kept = await db
    .selectFrom('search_words')
    .select('word')
    .where('word', '=', 'unkept')
    .execute();
  expect(kept).toEqual([]);
});

const keepsWord = (word: string) =>
  sql<{ word: string }>`insert into search_words (word) values (${word}) returning word`;

const isKept = async (word: string) =>
  (await sql`select from search_words where word = ${word}`.execute(portal.db)).rows.length === 1;

test('what a transaction ends with is stored when its answer is read', async () => {
  const word = await commitTogether(portal.db, async (trx) => {
    await sql`select 1`.execute(trx);
    return ending([keepsWord('ebony')], ([kept]) => kept?.word);
  });
  expect([word, await isKept('ebony')]).toEqual(['ebony', true]);
});

test('if one of the last statements fails, nothing is stored, it is thrown, and the connection serves the next', async () => {
  const { rows } = await portal.db.connection().execute(async (one) => {
    const failed = commitTogether(one, async (trx) => {
      await keepsWord('rosewood').execute(trx);
      return ending([keepsWord('teak'), failing, keepsWord('sal')], () => 'never');
    });
    await expect(failed).rejects.toThrow('null value in column');
    return keepsWord('neem').execute(one);
  });
  expect(rows).toEqual([{ word: 'neem' }]);
  const kept = await Promise.all(['rosewood', 'teak', 'sal'].map(isKept));
  expect(kept).toEqual([false, false, false]);
});

test('a commit that fails behind the last statements is thrown', async () => {
  await sql`create table ends_late (at int unique deferrable initially deferred)`.execute(
    portal.db,
  );
  const twice = commitTogether(portal.db, () =>
    Promise.resolve(ending([sql`insert into ends_late values (1), (1)`], () => 'never')),
  );
  await expect(twice).rejects.toThrow('ends_late');
  await sql`drop table ends_late`.execute(portal.db);
});

test('the last statements and the commit are sent before either is answered', async () => {
  const order: string[] = [];
  const query = async (text: string) => {
    order.push(`${text} sent`);
    await nextTurn();
    order.push(`${text} answered`);
    return { rows: [] };
  };
  const client = { query, release: () => undefined } as unknown as PostgresPoolClient;
  const db = openDatabase({
    connect: () => Promise.resolve(client),
    end: () => Promise.resolve(),
    options: {},
  });
  await commitTogether(db, () => Promise.resolve(ending([sql`select 1`], () => 'done')));
  expect(order.slice(2)).toEqual([
    'select 1 sent',
    'commit sent',
    'select 1 answered',
    'commit answered',
  ]);
});

test('an ending that cannot be built is not sent in part, and nothing is stored', async () => {
  const unbuilt = {
    compile(): never {
      throw new Error('cannot be built');
    },
  };
  const failed = commitTogether(portal.db, () =>
    Promise.resolve(ending([keepsWord('ash'), unbuilt], () => 'never')),
  );
  await expect(failed).rejects.toThrow('cannot be built');
  expect(await isKept('ash')).toBe(false);
});

test('what is done together needs no answer of each other, and leaves the transaction whole', async () => {
  const [steps, sum] = await portal.db.transaction().execute(async (trx) => {
    await sql`create temporary table parts (part int) on commit drop`.execute(trx);
    const done = await together(trx, [(all) => inTwoSteps(all, 1), (all) => inTwoSteps(all, 2)]);
    const { rows } = await sql<{ sum: number }>`select sum(part)::int as sum from parts`.execute(
      trx,
    );
    return [done, rows[0]?.sum] as const;
  });
  expect(steps).toEqual(['did 1', 'did 2']);
  expect(sum).toBe(33);
});

async function inTwoSteps(trx: Trx, part: number): Promise<string> {
  await sql`insert into parts values (${part})`.execute(trx);
  await sql`insert into parts values (${part * 10})`.execute(trx);
  return `did ${part}`;
}

test('what is done together has ended before a failure is thrown, and is undone', async () => {
  const { db } = portal;
  const ends: string[] = [];
  const slow = async (trx: Trx) => {
    await sql`select pg_sleep(0.05)`.execute(trx);
    await sql`insert into search_words (word) values ('together')`.execute(trx);
    ends.push('slow');
  };
  const transaction = db
    .transaction()
    .execute((trx) => together(trx, [slow, () => Promise.reject(new Error('refused'))]));
  await expect(transaction).rejects.toThrow('refused');
  expect(ends).toEqual(['slow']);
  const kept = await sql`select word from search_words where word = 'together'`.execute(db);
  expect(kept.rows).toEqual([]);
});

test('a failed statement is thrown rather than what fails because of it', async () => {
  const later = async (trx: Trx) => {
    await sql`select pg_sleep(0)`.execute(trx);
    await sql`select 1`.execute(trx);
  };
  const transaction = portal.db.transaction().execute((trx) => together(trx, [later, failing]));
  await expect(transaction).rejects.toThrow('null value in column');
});
