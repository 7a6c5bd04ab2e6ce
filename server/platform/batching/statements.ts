/**
 * How the statements of a transaction are sent. Usually one after the other, in
 * `db.transaction().execute(…)`: each waits for the answer to the one before. Where that takes too
 * long, there are two ways:
 *
 * - `together`, for one request: statements that do not need each other's answers are sent at once,
 *   in one round trip. If they are the last ones, `commitTogether` sends the commit with them.
 * - `gathered` (gathered.ts), for many requests of one moment: in an `inSharedTransaction`, a
 *   statement that all of them need is sent once.
 *
 * Which to take: docs/decisions/0150-two-ways-to-send-statements.md.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  PostgresDialect,
  Transaction,
} from 'kysely';
import pg from 'pg';
import type { Db, Trx } from '../database.ts';
import { shareGathering } from './gathered.ts';

/**
 * A statement that is not sent yet: a Kysely query, a piece of SQL, or a prepared statement with
 * its values.
 */
export type Statement<R = unknown> = { compile(db: Db): CompiledQuery<R> };

/** A statement, or work of one or several statements, which it sends with `all`. */
export type Part = Statement | ((all: Trx) => Promise<unknown>);
type ResultOf<P> = P extends (all: Trx) => Promise<infer R>
  ? R
  : P extends Statement<infer R>
    ? R[]
    : never;
type ResultsOf<P extends readonly Part[]> = { -readonly [At in keyof P]: ResultOf<P[At]> };

/**
 * Does all parts of a transaction at once, so that they take as many round trips as the longest of
 * them, and returns the result of each; that of a statement is its rows.
 *
 *     const [company] = await together(trx, [
 *       (all) => companyToPostFor(all, recruiter),
 *       (all) => countAttempt(all, limit),
 *     ]);
 *
 * PostgreSQL runs the parts that are statements in the order of the list. In which order it runs
 * those of functions is not defined. A function must use `all`: a statement on the outer `trx` would
 * wait for ever. In an `inSharedTransaction`, `gathered` statements of `all` are shared as well.
 *
 * If a part fails, the transaction is over. All parts have ended before the failure is thrown; if
 * several fail, it is that of the first in the list.
 */
export function together<P extends readonly Part[]>(
  trx: Trx,
  parts: readonly [...P],
): Promise<ResultsOf<P>> {
  const executor = trx.getExecutor();
  return executor.provideConnection(async (connection) => {
    const all: Trx = new Transaction({
      ...noConnectionOfItsOwn,
      // Kysely's own provider makes each statement of a transaction wait for the answer to the one
      // before.
      executor: executor.withConnectionProvider({ provideConnection: (use) => use(connection) }),
    });
    shareGathering(trx, all);
    const begin = async (part: Part) =>
      typeof part === 'function' ? part(all) : send(connection, part.compile(trx));
    const ended = await Promise.allSettled(parts.map(begin));
    const failures = ended.flatMap((it): unknown[] =>
      it.status === 'rejected' ? [it.reason] : [],
    );
    if (failures.length > 0) throw failures.find((it) => !isConsequence(it)) ?? failures[0];
    return ended.map((it) => (it.status === 'fulfilled' ? it.value : undefined)) as ResultsOf<P>;
  });
}

const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('no pool')) });
/** For a transaction that borrows the connection of another. */
const noConnectionOfItsOwn = { config: { dialect }, dialect, driver: new DummyDriver() };

const send = async (connection: DatabaseConnection, query: CompiledQuery) =>
  (await connection.executeQuery(query)).rows;

/**
 * Whether PostgreSQL refused a statement only because an earlier one of its transaction had failed.
 */
export const isConsequence = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === '25P02';

/** The statements that a transaction ends with, and what their rows mean. */
export interface Ending<T> {
  statements: readonly Statement[];
  read: (rows: readonly unknown[]) => T;
}

/** `read` is given the rows of each statement. */
export const ending = <S extends readonly Statement[], T>(
  statements: readonly [...S],
  read: (...rows: ResultsOf<S>) => T,
): Ending<T> => ({ statements, read: (rows) => read(...(rows as ResultsOf<S>)) });

/** Sends an ending in a transaction that goes on. */
export const sendEnding = async <T>(trx: Trx, { statements, read }: Ending<T>): Promise<T> =>
  read(await together(trx, statements));

/**
 * A transaction that sends its last statements together with the commit. `work` refuses whatever it
 * has to refuse, and returns these statements as an `ending`, because nothing can be refused after
 * the commit is on its way. If one of them fails, PostgreSQL rolls everything back instead of
 * committing, and the error of that statement is thrown.
 */
export async function commitTogether<T>(
  db: Db,
  work: (trx: Trx) => Promise<Ending<T>>,
): Promise<T> {
  let rows: Promise<unknown[]> = Promise.resolve([]);
  const begin = async (trx: Trx) => {
    const { statements, read } = await work(trx);
    const queries = statements.map((statement) => statement.compile(trx));
    // The connection has them when this returns, so the commit comes behind them.
    await trx.getExecutor().provideConnection((connection) => {
      rows = Promise.all(queries.map((query) => send(connection, query)));
      // A failure is thrown after the commit; until then Node must not call it unhandled.
      rows.catch(() => undefined);
      return Promise.resolve();
    });
    return read;
  };
  try {
    const read = await db.transaction().execute(begin);
    return read(await rows);
  } catch (error) {
    // If a statement fails, so does the commit after it; the error of the statement says why.
    await rows;
    throw error;
  }
}
