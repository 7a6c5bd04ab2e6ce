import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type RawBuilder,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import type { Database } from '../../db/schema.ts';

/** Typed SQL on a connection pool, or on one transaction within `db.transaction()`. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

// Counts and ids fit into a JavaScript number. Times are ISO 8601 texts in UTC, exact to the
// millisecond.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, String);
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, timeOf);

const TIME_IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;

/** The parts of a time in UTC only need to be joined: to read it as a date takes five times as long. */
function timeOf(text: string): string {
  const parts = TIME_IN_UTC.exec(text);
  if (!parts) return new Date(text).toISOString();
  const [, date, time, fraction = ''] = parts;
  return `${date}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}

/** The plans of this many statements need a few megabytes of each connection. */
const STATEMENTS_KEPT = 500;
/** There are some 2,500 texts, most of them rare. */
const TEXTS_NAMED = 5_000;
/**
 * Statements with full text search, trigrams or patterns among their values. A pattern written in
 * the statement itself is known to every plan.
 */
const LOOKS_FOR_WORDS = /@@| % |\bi?like\s[^)]*?\$/;
/** A partial index in `on conflict`: PostgreSQL cannot find it with a plan for any values. */
const NAMES_PARTIAL_INDEX = /\bon conflict \([^)]*\)\s+where\b/;

/** Whether PostgreSQL has to plan this SQL anew for its values. */
export const isPlannedEachTime = (text: string): boolean =>
  LOOKS_FOR_WORDS.test(text) || NAMES_PARTIAL_INDEX.test(text);

/**
 * Gives names to SQL texts that are sent again. A text that is sent only once gets none: the
 * migrations of a first start alone have hundreds, which would use up all names.
 */
export function statementNames(most = TEXTS_NAMED): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= most || isPlannedEachTime(text)) return known;
    if (!seen.delete(text)) {
      if (seen.size >= most) seen.clear();
      seen.add(text);
      return undefined;
    }
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** What the driver keeps without declaring it: the text of each prepared statement by its name. */
interface Prepared {
  parsedStatements: Record<string, string>;
}

/**
 * Names each SQL text that is sent again, so that PostgreSQL parses it once per connection, and
 * plans it once where a plan for any values is good enough: planning takes longer than finding rows
 * by their ids. Statements that look for words have no name and are planned for the words in
 * question, because a plan that does not know how rare they are can take hundreds of times as long
 * (docs/decisions/0104-layers-of-the-search.md).
 */
class PreparingClient extends pg.Client {
  static readonly nameOf = statementNames();

  /** Of the statements that PostgreSQL has prepared for this connection, the one used longest ago first. */
  readonly #prepared = new Set<string>();

  // The driver declares a dozen overloads; only the one that Kysely uses is changed.
  override query = ((first: unknown, values?: unknown, ...rest: unknown[]) => {
    this.#sendTogether();
    if (typeof first !== 'string' || !Array.isArray(values)) {
      return (super.query as (...all: unknown[]) => unknown)(first, values, ...rest);
    }
    if (first === 'begin') return this.#begin();
    const name = PreparingClient.nameOf(first);
    if (name) {
      this.#prepared.delete(name);
      this.#prepared.add(name);
    }
    const named = { name, text: first, values };
    return (super.query as (...all: unknown[]) => unknown)(named, ...rest);
  }) as pg.Client['query'];

  /**
   * Has PostgreSQL forget the statements that were used longest ago, so that whatever is asked most has a
   * plan however long the process has run. Only between transactions: one that has failed refuses it.
   */
  #forgetOldest(): void {
    const { parsedStatements } = this.connection as pg.Connection & Prepared;
    for (const name of this.#prepared) {
      if (this.#prepared.size <= STATEMENTS_KEPT) return;
      this.#prepared.delete(name);
      delete parsedStatements[name];
      super.query(`deallocate ${name}`).catch(() => undefined);
    }
  }

  /**
   * Sends statements between which the code does not wait in one packet: a write to the socket
   * costs as much as a short statement.
   */
  #sendTogether(): void {
    const { stream } = this.connection;
    if (stream.writableCorked > 0) return;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  /**
   * Does not wait for the answer: the first statement of the transaction follows directly, usually
   * in the same packet. If `begin` fails, for instance because somebody cancels it, that statement
   * may take effect outside of a transaction; the connection is closed, so nothing follows it.
   */
  #begin(): Promise<{ command: string; rows: never[] }> {
    this.#forgetOldest();
    super.query('begin').catch(() => this.connection.stream.destroy());
    return Promise.resolve({ command: 'BEGIN', rows: [] });
  }
}

/** Connections of a process for everything but signing in. */
const CONNECTIONS = 16;
/** Connections for signing in and looking up sessions: short statements, which wait for no others. */
export const SIGN_IN_CONNECTIONS = 6;

/**
 * How long an unused connection stays open. In a new one PostgreSQL has to read what it knows of
 * each table and to plan each statement, which for a posting takes ten times as long as running its
 * statements (docs/performance.md).
 */
const IDLE_MS = 600_000;

/** How to connect to PostgreSQL: a URL, or its parts. */
export type PoolConfig = pg.PoolConfig;

/**
 * Opens a pool. Its connections are pipelined: a statement is sent without waiting for the answers to those
 * before it, which PostgreSQL runs in order. COPY needs `pipeline: false`.
 */
export function openPool(config: PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    max: CONNECTIONS,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: IDLE_MS,
    // Many networks drop connections that have been silent for some minutes.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    // Nobody waits a minute for an answer, so a statement that takes longer is cancelled. Starting
    // workers for a parallel plan takes as long as most statements, and the processors are needed
    // for other requests.
    options: '-c jit=off -c statement_timeout=60s -c max_parallel_workers_per_gather=0',
    Client: PreparingClient,
    pipeline: true,
    ...config,
  });
  // A broken idle connection is replaced at the next query; without a listener it would end the
  // process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Opens Kysely on a pool. `onStatement` is given the SQL text of each statement and the
 * milliseconds it took.
 */
export const openDatabase = (
  pool: PostgresPool,
  onStatement?: (statement: string, ms: number) => void,
): Db =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement
      ? { log: ({ query, queryDurationMillis: ms }) => onStatement(query.sql, ms) }
      : {}),
  });

/**
 * `any (…)` of these ids, for a condition such as `id = any (…)`. PostgreSQL cannot see how many
 * there are and expects ten, so it keeps one plan for all lists. For a plain array of fewer it
 * would plan anew each time.
 */
export const anyOfIds = (ids: readonly number[]): RawBuilder<number> =>
  anyOfListed(sql`${JSON.stringify(ids)}`);

/** The same for ids in an SQL expression that holds a JSON list. */
export const anyOfListed = (ids: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`any(array(select json_array_elements_text(${ids}::json)::bigint))`;

/** These texts as an array in SQL, whose length PostgreSQL cannot see either. */
export const arrayOfTexts = (texts: readonly string[]): RawBuilder<string[]> =>
  sql`array(select ${textsIn(texts)})`;

/**
 * These texts as rows; PostgreSQL expects the same number however many there are. Halves of
 * surrogate pairs are replaced, because it refuses them in JSON.
 */
export const textsIn = (texts: readonly string[]): RawBuilder<string> =>
  sql`json_array_elements_text(${JSON.stringify(texts.map((text) => text.toWellFormed()))}::json)`;

/** The name of the constraint that a failed write violated; undefined for any other error. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23')
    ? error.constraint
    : undefined;
}

/** Too many connections, a deadlock or a conflict in which another transaction won. */
const PASSING_FAILURES = new Set(['53300', '40P01', '40001']);

/** Whether the database was too busy for a statement, which may succeed a moment later. */
export const isTooBusy = (error: unknown): boolean =>
  error instanceof pg.DatabaseError
    ? PASSING_FAILURES.has(error.code ?? '')
    : // The pool has no code for it.
      error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/** PostgreSQL is starting or ending, or its disk is full. */
const OUT_OF_ORDER = new Set(['57P01', '57P02', '57P03', '53100']);
/**
 * The connection broke during a statement, for which the driver has no code. If that was a commit,
 * nobody knows whether it took effect: whoever tries again sends the same Idempotency-Key.
 */
const CONNECTION_LOST =
  /^Connection terminated|is not queryable$|^(?:read|write) (?:EPIPE|ECONNRESET)$/;
/** What fails in Node before a statement was sent. */
const NOT_REACHED = new Set<unknown>(['connect', 'getaddrinfo']);

/** Whether no statement can succeed until somebody has mended the database or the way to it. */
export function isOutOfOrder(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return OUT_OF_ORDER.has(error.code ?? '');
  // A name with several addresses fails for each of them.
  if (error instanceof AggregateError) return error.errors.some(isOutOfOrder);
  if (!(error instanceof Error)) return false;
  return (
    CONNECTION_LOST.test(error.message) || ('syscall' in error && NOT_REACHED.has(error.syscall))
  );
}
