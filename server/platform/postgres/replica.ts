// Sends public reads to a streaming replica, so that searches do not slow people who save
// something.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { openPool, type PoolConfig } from '../database.ts';
import { sharing } from '../batching/sharing.ts';

/** How long a replica is left alone after it has failed or fallen behind. */
const REST_MS = 1_000;
/** Ten to a hundred times what a trivial query takes in a healthy network. */
const POSITION_LIMIT_MS = 1_000;
const READ_LIMIT_MS = 10_000;
/** The pauses after which a replica that is behind is asked again: 31 ms in all. */
const PATIENCE_MS = [1, 2, 4, 8, 16];

const STARTS_AS_READ = /^\s*(?:select|with)\b/i;
const CHANGES_OR_LOCKS =
  /\b(?:insert into|update|delete from|merge into)\s|\bfor (?:no key |key )?(?:update|share)\b/i;

const publicRead = new AsyncLocalStorage<true>();

/** Lets the replica, if there is one, answer the statements of `work` that only read. */
export const onReplica = <T>(work: () => Promise<T>): Promise<T> => publicRead.run(true, work);

/** Whether the present code runs within `onReplica`. */
export const mayReadReplica = (): boolean => publicRead.getStore() === true;

/**
 * `behind`: it lacks what was committed a moment ago. `away`: it does not answer, or is no longer a
 * replica of our database.
 */
export type ReplicaState = 'in_use' | 'behind' | 'away';

/** How far a server has come in the sequence of all changes, and of which database. */
interface Position {
  system: string;
  bytes: bigint;
}

/**
 * A copy of the database that PostgreSQL keeps up to date. It answers a statement only once it has
 * everything that was committed before the statement was sent, so that readers see what they, or
 * anybody else, have just saved. Whatever it cannot answer is left to the primary; while the
 * primary is away, the replica answers with what it has.
 */
export class Replica {
  readonly #pool: pg.Pool;
  /**
   * A pool of its own: waiting for a free connection of another would look like a primary that is
   * away.
   */
  readonly #primary: pg.Pool;
  #restsUntil = 0;
  #reached = 0n;
  /** How many statements the replica has answered, and how many were left to the primary. */
  readonly reads = { replica: 0, primary: 0 };

  constructor(primary: PoolConfig, replica: PoolConfig) {
    const limits = { connectionTimeoutMillis: POSITION_LIMIT_MS };
    this.#primary = openPool({ ...primary, ...limits, query_timeout: POSITION_LIMIT_MS, max: 1 });
    this.#pool = openPool({ ...replica, ...limits, query_timeout: READ_LIMIT_MS });
  }

  /** Undefined if the primary has to be asked instead. Throws if the statement took too long. */
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
      // The statement may conflict with a change that is arriving, for instance, or does not only
      // read.
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

  /** The replica's present state. */
  async state(): Promise<ReplicaState> {
    const needed = await this.#committed();
    if (!needed) return 'away';
    return this.#follow(needed).catch(() => 'away');
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#primary.end()]);
  }

  /** Gives the replica a moment to reach the position. */
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

  /** The primary's position; undefined if it does not answer. */
  readonly #committed = sharing(() =>
    positionOf(this.#primary, 'pg_current_wal_flush_lsn()').catch(() => undefined),
  );

  /** The replica's position; undefined if it is not a replica, or no longer one. */
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

/** Whether the statement ran into the time limit: the primary would not be faster. */
const isCancelled = (error: unknown) => error instanceof pg.DatabaseError && error.code === '57014';

/**
 * Whether the error comes from the statement or the rows it meets, and not from the connection or
 * the server.
 */
const isOfStatement = (error: unknown) =>
  error instanceof pg.DatabaseError && !/^(?:08|53|57)/.test(error.code ?? '');

/** The pool of the primary, which asks the replica first within `onReplica`. */
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
    // Kysely's type also includes cursors, which nothing here uses.
  }) as unknown as PostgresPoolClient['query'];

  release(destroy = false): void {
    void this.#connected?.then(
      (client) => client.release(destroy),
      () => undefined,
    );
  }
}
