import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { expect, inject, test } from 'vitest';
import type { Session } from '../../../contract/accounts.ts';
import { apply, openCompany, openJob, registerRecruiter, openTeam } from '../../test/hiring.ts';
import { register } from '../../test/people.ts';
import { openPortal, type Portal } from '../../test/portal.ts';
import { type Db, openDatabase, openPool, type Trx } from '../database.ts';
import { announce, announceToServers, openLive } from './live.ts';

const portal: Portal = await openPortal();
await portal.app.listen({ port: 0, host: '127.0.0.1' });
const origin: string = originOf(portal);

function originOf({ app }: Portal): string {
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** Connections to a portal's database, as another server has them. */
async function poolOfPortal(max: number, { db } = portal): Promise<pg.Pool> {
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(
    db,
  );
  return openPool({ ...inject('postgres'), database: rows[0]?.database, max });
}

/** Opens the stream as somebody; `next()` resolves with the next event's topic. */
async function listenAs({ token }: Session, at = origin) {
  const ended = new AbortController();
  const response = await fetch(`${at}/api/v2/barong/resource/live`, {
    headers: { authorization: `Bearer ${token}` },
    signal: ended.signal,
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let kept = '';
  return {
    async next(): Promise<string | null> {
      for (;;) {
        const event = /event: changed\ndata: (.*)\n\n/.exec(kept);
        if (event) {
          kept = kept.slice(event.index + event[0].length);
          return event[1] ?? '';
        }
        const part = await reader?.read();
        if (!part || part.done) return null;
        kept += part.value;
      }
    },
    leave: () => ended.abort(),
  };
}

/** The topics of a transaction's own news; those of earlier ones may not have been announced yet. */
const topicsOf = (trx: Trx) =>
  sql<{ topic: string }>`
    select payload::json ->> 'topic' as topic from news
    where xmin::text = (pg_current_xact_id()::xid)::text order by id
  `
    .execute(trx)
    .then(({ rows }) => rows.map(({ topic }) => topic));

test('a transaction tells once that public pages changed, and again if a savepoint undid that', async () => {
  const { id } = await openCompany(portal);
  const change = (trx: Trx, description: string) =>
    trx.updateTable('companies').set({ description }).where('id', '=', id).execute();
  await portal.db.transaction().execute(async (trx) => {
    await sql`savepoint first`.execute(trx);
    await change(trx, 'Buys grain.');
    await sql`rollback to savepoint first`.execute(trx);
    await sql`release savepoint first`.execute(trx);
    await change(trx, 'Sells grain.');
    await change(trx, 'Sells grain and pulses.');
    expect(await topicsOf(trx)).toEqual(['pages']);
  });
  await portal.db.transaction().execute(async (trx) => {
    await change(trx, 'Sells pulses.');
    expect(await topicsOf(trx)).toEqual(['pages']);
  });
});

test('a change is announced only to the accounts it concerns, and only once it is committed', async () => {
  const [asha, ravi] = [await register(portal), await register(portal)];
  const [toAsha, toRavi] = [await listenAs(asha), await listenAs(ravi)];
  const change = portal.db.transaction().execute(async (trx) => {
    await announce(trx, [asha.user.id], 'lost');
    // A trigger announces that too.
    await trx
      .updateTable('accounts')
      .set({ state: 'banned' })
      .where('id', '=', asha.user.id)
      .execute();
    throw new Error(`rolled back: ${(await topicsOf(trx)).join()}`);
  });
  await expect(change).rejects.toThrow('rolled back: lost,sessions');
  await announce(portal.db, [asha.user.id], 'applications');
  await announce(portal.db, [ravi.user.id], 'everything');
  expect(await toAsha.next()).toBe('applications');
  expect(await toRavi.next()).toBe('everything');
  toAsha.leave();
  toRavi.leave();
});

test('what a server had committed when it was killed is told by another one, in order', async () => {
  const asha = await register(portal);
  const toAsha = await listenAs(asha);
  const killed = await poolOfPortal(1);
  const db = openDatabase(killed);
  const { rows } = await db.transaction().execute(async (trx) => {
    for (const topic of ['one', 'two', 'three']) await announce(trx, [asha.user.id], topic);
    return sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
  });
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(portal.db);
  expect([await toAsha.next(), await toAsha.next(), await toAsha.next()]).toEqual([
    'one',
    'two',
    'three',
  ]);
  expect(await portal.db.selectFrom('news').select('payload').execute()).toEqual([]);
  await db.destroy();
  toAsha.leave();
});

test('what was committed while no server ran is told by the next one that starts', async () => {
  const portalWithout = await openPortal();
  await portalWithout.services.live.close();
  await announceToServers(portalWithout.db, 'weather');
  const pool = await poolOfPortal(2, portalWithout);
  const live = await openLive(pool);
  const heard = new Promise((resolve) => live.hear('weather', () => resolve('heard')));
  expect(await heard).toBe('heard');
  await live.close();
  await pool.end();
  await portalWithout.close();
});

test('a page whose stream opens after the news hears it, once and only its own', async () => {
  const [asha, ravi] = [await register(portal), await register(portal)];
  for (let times = 0; times < 2; times += 1) {
    await announce(portal.db, [asha.user.id], 'applications');
  }
  await portal.services.live.settle();
  const [toAsha, toRavi] = [await listenAs(asha), await listenAs(ravi)];
  await announce(portal.db, [asha.user.id, ravi.user.id], 'notifications');
  expect([await toAsha.next(), await toAsha.next()]).toEqual(['applications', 'notifications']);
  expect(await toRavi.next()).toBe('notifications');
  toAsha.leave();
  toRavi.leave();
});

test('a recruiter is told of an application by the time its sender has the answer, with no work in between', async () => {
  const { companyId: id, recruiter } = await openTeam(portal);
  const toRecruiter = await listenAs(recruiter);
  const sent = await apply(portal, await register(portal), await openJob(portal, id));
  const { body } = await portal.call('GET /barong/resource/notifications', { as: recruiter });
  expect(body.notifications.map(({ kind }) => kind)).toEqual(['new_application']);
  expect([await toRecruiter.next(), await toRecruiter.next()]).toEqual([
    'notifications',
    `applications/${sent.id}`,
  ]);
  toRecruiter.leave();
});

test('when many apply at the same moment, each company hears which applications are its own', async () => {
  const companies = await Promise.all(
    [3, 2].map(async (count) => {
      const { id } = await openCompany(portal);
      const toRecruiter = await listenAs(await registerRecruiter(portal, id));
      const people = await Promise.all(Array.from({ length: count }, () => register(portal)));
      return { toRecruiter, people, jobId: await openJob(portal, id) };
    }),
  );
  const sent = await Promise.all(
    companies.map(({ people, jobId }) => Promise.all(people.map((as) => apply(portal, as, jobId)))),
  );
  for (const [at, { toRecruiter }] of companies.entries()) {
    const ids = sent[at]?.map(({ id }) => id).toSorted((one, other) => one - other);
    const heard: number[] = [];
    while (heard.length < (ids?.length ?? 0)) {
      const [topic, named = ''] = (await toRecruiter.next())?.split('/') ?? [];
      if (topic === 'applications') heard.push(...named.split(',').map(Number));
    }
    expect(heard.toSorted((one, other) => one - other)).toEqual(ids);
    toRecruiter.leave();
  }
});

test('after a lost database connection every page is told to read again', async () => {
  // A server of its own, because for a while it tells this to every stream that opens.
  const other = await openPortal();
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  const asha = await register(other);
  const toAsha = await listenAs(asha, originOf(other));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query ~ '^(listen|select announce_news)' and datname = current_database()`.execute(
    other.db,
  );
  expect(await toAsha.next()).toBe('everything');
  await announce(other.db, [asha.user.id], 'applications');
  expect(await toAsha.next()).toBe('applications');
  toAsha.leave();
  // Somebody whose stream opens only now may have missed just as much.
  const toRavi = await listenAs(await register(other), originOf(other));
  expect(await toRavi.next()).toBe('everything');
  toRavi.leave();
  await other.close();
});

test('after settle resolves, a server has heard everything announced before', async () => {
  const pool = await poolOfPortal(3);
  const db = openDatabase(pool);
  const live = await openLive(pool);
  let heard = 0;
  live.hear('weather', () => (heard += 1));
  for (let said = 1; said <= 300; said += 1) {
    await announceToServers(db, 'weather');
    await live.settle();
    expect(heard).toBe(said);
  }
  await live.close();
  await db.destroy();
});

test('a page is told of news although an older stream of its account closes late', async () => {
  const pool = await poolOfPortal(2);
  const db = openDatabase(pool);
  const live = await openLive(pool);
  const asha = (await register(portal)).user.id;
  const stalled = live.open(asha) as PassThrough;
  stalled.end();
  await once(stalled, 'finish');
  const open = live.open(asha);
  stalled.destroy();
  await once(stalled, 'close');
  await announce(db, [asha], 'applications');
  await live.settle();
  expect(String(open.read())).toContain('applications');
  await live.close();
  await db.destroy();
});

const terminateListeners = (db: Db) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query ~ '^(listen|select announce_news)' and datname = current_database()`.execute(db);

test('a server whose connection is lost knows that it is not listening', async () => {
  // Another portal's database: all that listen there lose their connections.
  const other = await openPortal();
  const pool = await poolOfPortal(2, other);
  const db = openDatabase(pool);
  const live = await openLive(pool);
  const missed: boolean[] = [];
  const both = new Promise<void>((resolve) => {
    live.hear('weather', () => {
      missed.push(live.isListening());
      if (missed.length === 2) resolve();
    });
  });
  await terminateListeners(db);
  await live.settle();
  await both;
  expect(missed).toEqual([false, true]);
  await live.close();
  await db.destroy();
  await other.close();
});

test('a server that stops while it opens a lost connection anew keeps none', async () => {
  const other = await openPortal();
  const pool = await poolOfPortal(2, other);
  const db = openDatabase(pool);
  const live = await openLive(pool);
  await terminateListeners(db);
  const closed = new Promise<void>((resolve) => {
    pool.once('acquire', () => resolve(live.close()));
  });
  await closed;
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  await db.destroy();
  await other.close();
});

test('a stopping server ends its streams instead of waiting for them', async () => {
  const other = await openPortal();
  await other.app.listen({ port: 0, host: '127.0.0.1' });
  const asha = await register(other);
  const response = await fetch(`${originOf(other)}/api/v2/barong/resource/live`, {
    headers: { authorization: `Bearer ${asha.token}` },
  });
  const [text] = await Promise.all([response.text(), other.close()]);
  expect(text).toContain('retry:');
});

test('a connection that ends after closing is ignored', async () => {
  const pool = await poolOfPortal(1);
  const opened: pg.PoolClient[] = [];
  pool.on('acquire', (client) => opened.push(client));
  const live = await openLive(pool);
  await live.close();
  opened[0]?.emit('error', new Error('terminating connection due to administrator command'));
  await nextTurn();
  expect([opened.length, pool.totalCount]).toEqual([1, 0]);
  await pool.end();
});

test('a server that holds as many streams as it can says so, and has room again when one leaves', async () => {
  const pool = await poolOfPortal(2);
  const live = await openLive(pool, { mostStreams: 2 });
  const [first] = [live.open(1), live.open(2)];
  expect(() => live.open(3)).toThrow('server.busy');
  first?.destroy();
  await nextTurn();
  expect(live.open(3).readable).toBe(true);
  await live.close();
  await pool.end();
});

test('a reader who never reads is cut off before its news fill the memory', async () => {
  const pool = await poolOfPortal(3);
  const db = openDatabase(pool);
  const live = await openLive(pool);
  const slow = live.open(1);
  const topic = 'x'.repeat(1_000);
  for (let told = 0; told < 300 && !slow.destroyed; told += 1) {
    await announce(db, [1], `${topic}${told}`);
    await live.settle();
  }
  expect(slow.destroyed).toBe(true);
  await live.close();
  await db.destroy();
});

test('somebody who opens a page is soon seen to be online', async () => {
  const asha = await register(portal);
  const toAsha = await listenAs(asha);
  const isThere = () =>
    portal.db
      .selectFrom('open_pages')
      .select('account_id')
      .where('account_id', '=', asha.user.id)
      .executeTakeFirst();
  await expect.poll(isThere, { timeout: 10_000 }).toEqual({ account_id: asha.user.id });
  toAsha.leave();
});
