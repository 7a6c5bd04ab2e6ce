import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  openReplicatedPostgres,
  type ReplicatedPostgres,
} from '../../test/servers/replicated-postgres.ts';
import { type Db, openDatabase, openPool } from '../database.ts';
import { onReplica, poolWithReplica, Replica } from './replica.ts';
import { IN_ORDER } from '../../../contract/test/in-order.ts';

let postgres: ReplicatedPostgres;
let replica: Replica;
let db: Db;

beforeAll(async () => {
  postgres = await openReplicatedPostgres();
  replica = new Replica(postgres.primary, postgres.replica);
  db = openDatabase(poolWithReplica(openPool(postgres.primary), replica));
  await sql`create table notes (id bigint primary key)`.execute(db);
}, 60_000);

afterAll(async () => {
  await db.destroy();
  await replica.close();
  await postgres.close();
});

const whoAnswers = async (at = db) => {
  const { rows } = await sql<{ follows: boolean }>`select pg_is_in_recovery() as follows`.execute(
    at,
  );
  return rows[0]?.follows ? 'replica' : 'primary';
};
const write = (id: number) => sql`insert into notes values (${id})`.execute(db);
const isThere = async (id: number) =>
  (await sql`select id from notes where id = ${id}`.execute(db)).rows.length === 1;
const inUse = () =>
  vi.waitFor(async () => expect(await onReplica(whoAnswers)).toBe('replica'), 5_000);

// One pair of databases, which the last test stops.
describe('public reads', IN_ORDER, () => {
  it('lets the replica answer public reads, and nothing else', async () => {
    await inUse();
    expect(await whoAnswers()).toBe('primary');
    const inTransaction = () => db.transaction().execute((trx) => whoAnswers(trx as unknown as Db));
    expect(await onReplica(inTransaction)).toBe('primary');
  });

  it('sends what writes or locks to the primary, also within a public read', async () => {
    await inUse();
    await onReplica(async () => {
      await write(1);
      await sql`with gone as (delete from notes where id = 1 returning id) select * from gone`.execute(
        db,
      );
      await sql`select id from notes for update`.execute(db);
      expect(await isThere(1)).toBe(false);
    });
    // It looks like a read, so the replica refuses it before the primary is asked.
    await sql`create sequence numbers`.execute(db);
    await onReplica(() => sql`select nextval('numbers')`.execute(db));
  });

  it('shows everything that was committed before, by whomever', async () => {
    await inUse();
    const before = replica.reads.replica;
    for (let id = 1_000; id < 1_200; id += 1) {
      await write(id);
      expect(await onReplica(() => isThere(id))).toBe(true);
    }
    // How many depends on how quickly the replica follows.
    expect(replica.reads.replica - before).toBeGreaterThan(0);
  });

  it('leaves reads to the primary while the replica is behind', async () => {
    await inUse();
    await postgres.administer('replica', 'select pg_wal_replay_pause()');
    await write(2);
    expect(await onReplica(() => isThere(2))).toBe(true);
    expect(await replica.state()).toBe('behind');
    expect(await onReplica(whoAnswers)).toBe('primary');
    await postgres.administer('replica', 'select pg_wal_replay_resume()');
    await inUse();
    expect(await replica.state()).toBe('in_use');
  });

  it('leaves reads to the primary when the replica dies under them, and takes it back', async () => {
    await inUse();
    const slow = onReplica(() =>
      sql`select pg_sleep(1), pg_is_in_recovery() as follows`.execute(db),
    );
    await sleep(200);
    await postgres.killReplica();
    expect((await slow).rows).toMatchObject([{ follows: false }]);
    expect(await replica.state()).toBe('away');
    await Promise.all(Array.from({ length: 20 }, () => onReplica(whoAnswers)));
    await postgres.startReplica();
    await inUse();
  });

  it('refuses a statement that is wrong for both', async () => {
    await inUse();
    await expect(onReplica(() => sql`select nothing`.execute(db))).rejects.toThrow(
      /does not exist/,
    );
    expect(await onReplica(whoAnswers)).toBe('replica');
  });

  it('does not read from a database that is no replica of this one', async () => {
    const other = new Replica(postgres.primary, postgres.primary);
    const at = openDatabase(poolWithReplica(openPool(postgres.primary), other));
    expect(await other.state()).toBe('away');
    expect(await onReplica(() => whoAnswers(at))).toBe('primary');
    expect(other.reads).toEqual({ replica: 0, primary: 1 });
    await at.destroy();
    await other.close();
  });

  it('reads from the replica alone while the primary is away', async () => {
    await inUse();
    await postgres.stopPrimary();
    expect(await onReplica(() => isThere(2))).toBe(true);
    await expect(write(3)).rejects.toThrow(/ENOENT|ECONNREFUSED|terminated/);
  });
});
