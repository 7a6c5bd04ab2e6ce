import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { waitingForLocks } from '../../test/locks.ts';
import { openPortal } from '../../test/portal.ts';
import { refuse } from '../refusal.ts';
import type { Trx } from '../database.ts';
import { gathered, GATHERED_MAX, type WithGiven } from './gathered.ts';
import { inSharedTransaction } from './shared-transactions.ts';
import { together } from './statements.ts';

const portal = await openPortal();

const keepWord = gathered({ word: 'text' }, (db: WithGiven<{ word: string }>) =>
  db
    .with('kept', (query) =>
      query
        .insertInto('search_words')
        .columns(['word'])
        .expression((row) => row.selectFrom('given').select('given.word'))
        .returning('search_words.word'),
    )
    .selectFrom('given')
    .innerJoin('kept', 'kept.word', 'given.word')
    .select(['given.at', 'kept.word', sql<string>`pg_current_xact_id()::text`.as('transaction')]),
);

const keptOf = async (words: readonly string[]) => {
  const { rows } = await sql<{ word: string }>`select word from search_words
    where word = any(${[...words]}) order by word`.execute(portal.db);
  return rows.map(({ word }) => word);
};

const share = <T>(key: unknown, work: (trx: Trx) => Promise<T>) =>
  inSharedTransaction(portal.db, key, work);

test('what comes at the same moment shares a transaction and its gathered statements, each with its own rows', async () => {
  const words = ['amber', 'birch', 'cedar'];
  const before = portal.statements.length;
  const answers = await Promise.all(
    words.map((word) => share(word, (trx) => keepWord(trx, { word }))),
  );
  expect(answers.map(([row]) => row?.word)).toEqual(words);
  expect(new Set(answers.map(([row]) => row?.transaction)).size).toBe(1);
  const sent = portal.statements.slice(before).filter((text) => text.includes('search_words'));
  expect(sent).toHaveLength(1);
});

test('what they send together is shared as well', async () => {
  const before = portal.statements.length;
  const words = ['damson', 'ebony'];
  await Promise.all(
    words.map((word) => share(word, (trx) => together(trx, [(all) => keepWord(all, { word })]))),
  );
  const sent = portal.statements.slice(before).filter((text) => text.includes('search_words'));
  expect(sent).toHaveLength(1);
});

test('more calls than a statement takes are several statements, and each has its rows', async () => {
  const words = Array.from({ length: GATHERED_MAX + 3 }, (_, at) => `cypress ${at}`);
  const rows = await share('many', (trx) =>
    Promise.all(words.map((word) => keepWord(trx, { word }))),
  );
  expect(rows.map(([row]) => row?.word)).toEqual(words);
});

test('outside of a shared transaction a gathered statement is sent by itself', async () => {
  const rows = await portal.db.transaction().execute((trx) => keepWord(trx, { word: 'alder' }));
  expect(rows).toMatchObject([{ word: 'alder' }]);
});

const lengthOf = gathered(
  { word: 'text' },
  (db: WithGiven<{ word: string }>) =>
    db.selectFrom('given').select(['at', sql<number>`length(word)`.as('of_requests')]),
  { ofRequests: true },
);

test('what requests of one moment read is one statement, outside of a transaction too', async () => {
  const before = portal.statements.length;
  const rows = await Promise.all(
    ['ash', 'beech', 'hornbeam'].map((word) => lengthOf(portal.db, { word })),
  );
  expect(rows.map(([row]) => row?.of_requests)).toEqual([3, 5, 8]);
  const sent = portal.statements.slice(before).filter((text) => text.includes('of_requests'));
  expect(sent).toHaveLength(1);
});

test('a refused caller is refused alone, and leaves nothing', async () => {
  const words = ['elder', 'fig', 'gum'];
  const answers = await Promise.allSettled(
    words.map((word) =>
      share(word, async (trx) => {
        await keepWord(trx, { word });
        if (word === 'fig') throw refuse('resource.job.not_open');
        return word;
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await keptOf(words)).toEqual(['elder', 'gum']);
});

test('a statement that fails for one of several is done again for the others', async () => {
  await share('hazel', (trx) => keepWord(trx, { word: 'hazel' }));
  const words = ['hazel', 'iroko', 'juniper'];
  const answers = await Promise.allSettled(
    words.map((word) => share(word, (trx) => keepWord(trx, { word }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(await keptOf(words)).toEqual(words);
});

test('a failed statement of one does not fail what the others do by themselves', async () => {
  const alone = share('kapok', async (trx) => {
    await sql`select pg_sleep(0.02)`.execute(trx);
    await sql`insert into search_words (word) values ('kapok')`.execute(trx);
    return 'kept';
  });
  const failing = share('fails', (trx) => sql`select 1 / 0`.execute(trx));
  await expect(failing).rejects.toThrow('division by zero');
  expect(await alone).toBe('kept');
});

test('two with the same key are done one after the other', async () => {
  const order: string[] = [];
  const work = (name: string) => async (trx: Trx) => {
    order.push(`${name} begins`);
    await sql`select pg_sleep(0.01)`.execute(trx);
    await keepWord(trx, { word: `larch of ${name}` });
    order.push(`${name} ends`);
  };
  await Promise.all([share('same', work('one')), share('same', work('other'))]);
  expect(order).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
});

test('those who wait for a lock keep nobody back who comes later', async () => {
  await share('maple', (trx) => keepWord(trx, { word: 'maple' }));
  const lock = (trx: Trx) =>
    sql`select from search_words where word = 'maple' for update`.execute(trx);
  const { held } = await portal.db.transaction().execute(async (trx) => {
    await lock(trx);
    const all: Promise<unknown>[] = [];
    for (const key of [1, 2, 3]) {
      all.push(share(key, lock));
      await expect.poll(() => waitingForLocks(portal)).toBe(key);
    }
    await share('later', (later) => keepWord(later, { word: 'nutmeg' }));
    return { held: Promise.all(all) };
  });
  await held;
  expect(await keptOf(['nutmeg'])).toEqual(['nutmeg']);
});

test('a transaction that fails at its end is not done again, as it may be stored', async () => {
  await sql`create table ends (at int unique deferrable initially deferred)`.execute(portal.db);
  let times = 0;
  const work = (trx: Trx) => {
    times += 1;
    return sql`insert into ends values (1)`.execute(trx);
  };
  const answers = await Promise.allSettled([share('one', work), share('other', work)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(times).toBe(2);
});

test('what is noted during shared work is noted of its own request', async () => {
  const request = new AsyncLocalStorage<string>();
  const names = ['one', 'other'];
  const seen = await Promise.all(
    names.map((name) =>
      request.run(name, () =>
        share(name, async (trx) => {
          await keepWord(trx, { word: `oak of ${name}` });
          return request.getStore();
        }),
      ),
    ),
  );
  expect(seen).toEqual(names);
});
