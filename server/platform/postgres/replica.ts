// Sends public reads to a streaming replica, so that searches take nothing from those who write.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { openPool, type PoolConfig } from '../database.ts';
import { sharing } from '../batching/sharing.ts';

/** How long a replica that failed or fell behind is left alone. */
const REST_MS = 1_000;
/** Ten to a hundred times what a healthy network needs for a question without work. */
const POSITION_LIMIT_MS = 1_000;
const READ_LIMIT_MS = 10_000;
/** How often a replica that lags is asked again, and after which times: 31 ms in all. */
const PATIENCE_MS = [1, 2, 4, 8, 16];

const STARTS_AS_READ = /^\s*(?:select|with)\b/i;
const CHANGES_OR_LOCKS =
  /\b(?:insert into|update|delete from|merge into)\s|\bfor (?:no key |key )?(?:update|share)\b/i;

const publicRead = new AsyncLocalStorage<true>();

/** Lets those statements of `work` that only read be answered by the replica, if there is one. */
export const onReplica = <T>(work: () => Promise<T>): Promise<T> => publicRead.run(true, work);

/** Whether this is part of such work. */
export const mayReadReplica = (): boolean => publicRead.getStore() === true;

/** `behind`: it does not know yet what was committed a moment ago. `away`: it does not answer, or follows nobody. */
export type ReplicaState = 'in_use' | 'behind' | 'away';

/** Where a server is in the sequence of all changes, and which database that is. */
interface Position {
  system: string;
  bytes: bigint;
}

/**
 * A copy of the database that PostgreSQL keeps up to date. It answers a statement only when it knows all
 * that was committed before the statement was sent, so that whoever reads from it sees what they, or
 * anybody, have just saved. Whatever it cannot answer is left to the primary; while that is away, the
 * replica answers with what it knows.
 */
export class Replica {
  readonly #pool: pg.Pool;
  /** Has connections of its own: to wait for a free one would look like a primary that is away. */
  readonly #primary: pg.Pool;
  #restsUntil = 0;
  #reached = 0n;
  /** How many statements it has answered, and how many it left to the primary. */
  readonly reads = { replica: 0, primary: 0 };

  constructor(primary: PoolConfig, replica: PoolConfig) {
    const limits = { connectionTimeoutMillis: POSITION_LIMIT_MS };
    this.#primary = openPool({ ...primary, ...limits, query_timeout: POSITION_LIMIT_MS, max: 1 });
    this.#pool = openPool({ ...replica, ...limits, query_timeout: READ_LIMIT_MS });
  }

  /** Undefined if the primary has to be asked. Throws if the statement took too long. */
  async read(text: string, values: readonly unknown[]): Promise<pg.QueryResult | undefined> {
    const result = await this.#tryToRead(text, values);
    this.reads[result ? 'replica' : 'primary'] += 1;
    return result;
  }

  async #tryToRead(text: string, values: readonly unknown[]) {
    if (Date.now() < this.#restsUntil) return undefined;
    try {
      if (await this.#knowsEnough()) return await this.#pool.query(text, [...values]);
    } catch (error) {
      if (isCancelled(error)) throw error;
      // It would conflict with a change that arrives, for instance, or is no read after all.
      if (isOfStatement(error)) return undefined;
    }
    this.#restsUntil = Date.now() + REST_MS;
    return undefined;
  }

  async #knowsEnough(): Promise<boolean> {
    const needed = await this.#committed();
    if (!needed || this.#reached >= needed.bytes) return true;
    return (await this.#follow(needed)) === 'in_use';
  }

  /** How it is now. */
  async state(): Promise<ReplicaState> {
    const needed = await this.#committed();
    if (!needed) return 'away';
    return this.#follow(needed).catch(() => 'away');
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#primary.end()]);
  }

  /** Gives it a moment to get there. */
  async #follow(needed: Position): Promise<ReplicaState> {
    for (const patience of [0, ...PATIENCE_MS]) {
      if (patience > 0) await sleep(patience);
      const replayed = await this.#replayed();
      if (replayed?.system !== needed.system) return 'away';
      this.#reached = replayed.bytes;
      if (replayed.bytes >= needed.bytes) return 'in_use';
    }
    return 'behind';
  }

  /** Undefined if the primary does not answer. */
  readonly #committed = sharing(() =>
    positionOf(this.#primary, 'pg_current_wal_flush_lsn()').catch(() => undefined),
  );

  /** Undefined if it is no replica, or no longer. */
  readonly #replayed = sharing(() =>
    positionOf(this.#pool, 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end'),
  );
}

async function positionOf(pool: pg.Pool, position: string): Promise<Position | undefined> {
  const { rows } = await pool.query<{ position: string | null; system: string }>({
    text: `select (${position})::text as position,
      (select system_identifier from pg_control_system())::text as system`,
    query_timeout: POSITION_LIMIT_MS,
  } as pg.QueryConfig);
  const [row] = rows;
  if (!row?.position) return undefined;
  const [high = '0', low = '0'] = row.position.split('/');
  return { system: row.system, bytes: (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) };
}

/** Whether it took longer than statements may take: the primary would not be quicker. */
const isCancelled = (error: unknown) => error instanceof pg.DatabaseError && error.code === '57014';

/** Whether the fault lies in the statement or what it meets, and not in the connection or the server. */
const isOfStatement = (error: unknown) =>
  error instanceof pg.DatabaseError && !/^(?:08|53|57)/.test(error.code ?? '');

/** The pool of the primary, which within `onReplica` asks the replica first. */
export const poolWithReplica = (primary: pg.Pool, replica: Replica): PostgresPool => ({
  connect: async () =>
    mayReadReplica() ? new RoutedClient(primary, replica) : await primary.connect(),
  end: () => primary.end(),
  options: primary.options,
});

/** Connects to the primary at the first statement that is not a read, and from then on stays there. */
class RoutedClient implements PostgresPoolClient {
  readonly #primary: pg.Pool;
  readonly #replica: Replica;
  #connected: Promise<pg.PoolClient> | undefined;

  constructor(primary: pg.Pool, replica: Replica) {
    this.#primary = primary;
    this.#replica = replica;
  }

  query = (async (text: string, values: readonly unknown[] = []) => {
    if (!this.#connected && STARTS_AS_READ.test(text) && !CHANGES_OR_LOCKS.test(text)) {
      const found = await this.#replica.read(text, values);
      if (found) return found;
    }
    const client = await (this.#connected ??= this.#primary.connect());
    return client.query(text, [...values]);
    // Kysely also declares cursors, which nothing here uses.
  }) as unknown as PostgresPoolClient['query'];

  release(destroy = false): void {
    void this.#connected?.then(
      (client) => client.release(destroy),
      () => undefined,
    );
  }
}
