import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from '../../db/schema.ts';

/** A connection pool with typed SQL; inside `db.transaction()` it is a transaction instead. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

// Counts and ids fit a JavaScript number; times stay exact as ISO texts in UTC.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString());

const STATEMENTS_KEPT = 500;

/**
 * Gives each distinct SQL text a name, so that PostgreSQL parses it once for each connection
 * (measured: up to 1.7 times as many reads of one row).
 */
class PreparingClient extends pg.Client {
  static readonly names = new Map<string, string>();

  // The driver's own signature has a dozen overloads; only the one Kysely uses is changed.
  override query = ((first: unknown, values?: unknown, ...rest: unknown[]) => {
    if (typeof first !== 'string' || !Array.isArray(values)) {
      return (super.query as (...all: unknown[]) => unknown)(first, values, ...rest);
    }
    const named = { name: PreparingClient.nameOf(first), text: first, values };
    return (super.query as (...all: unknown[]) => unknown)(named, ...rest);
  }) as pg.Client['query'];

  static nameOf(text: string): string | undefined {
    const known = PreparingClient.names.get(text);
    if (known || PreparingClient.names.size >= STATEMENTS_KEPT) return known;
    const name = `s${PreparingClient.names.size}`;
    PreparingClient.names.set(text, name);
    return name;
  }
}

/** How to reach PostgreSQL: an address, or the parts of one. */
export type PoolConfig = pg.PoolConfig;

/**
 * Opens a pool. Generic plans are switched off because a search whose words are hidden from the
 * planner takes hundreds of times as long (docs/decisions/0005-search.md).
 */
export function openPool(config: PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    max: 16,
    connectionTimeoutMillis: 10_000,
    // Nobody waits for an answer for a minute: a statement that takes as long is given up.
    options: '-c plan_cache_mode=force_custom_plan -c jit=off -c statement_timeout=60s',
    Client: PreparingClient,
    ...config,
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end
  // the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** `told` hears each statement as SQL text, for tests that count work. */
export const openDatabase = (pool: pg.Pool, told?: (statement: string) => void): Db =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...(told ? { log: ({ query }) => told(query.sql) } : {}),
  });

/** The constraint a failed write broke, or undefined when it failed for another reason. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23')
    ? error.constraint
    : undefined;
}
