import {
  type CompiledQuery,
  DummyDriver,
  PostgresDialect,
  type RawBuilder,
  sql,
  Transaction,
} from 'kysely';
import pg from 'pg';
import type { Db, Trx } from '../database.ts';

// Statements that are built once, and those of one transaction that are sent together.

/**
 * A statement that is not sent yet: a Kysely query, a piece of SQL, or a prepared statement with
 * its values.
 */
export type Statement<R = unknown> = { compile(db: Db): CompiledQuery<R> };
type RowsOf<S> = S extends Statement<infer R> ? R[] : never;
type RowsOfAll<S extends readonly Statement[]> = { -readonly [At in keyof S]: RowsOf<S[At]> };

/**
 * Sends statements of a transaction together, so that they take one round trip, and returns the
 * rows of each. PostgreSQL runs them in this order; if one fails, its error is thrown, and those
 * after it have no effect. For work of several steps in any order, use `together`.
 */
export async function pipelined<S extends readonly Statement[]>(
  trx: Trx,
  statements: readonly [...S],
): Promise<RowsOfAll<S>> {
  const { answer } = await sendLast(trx, statements, (...rows) => rows);
  return answer;
}

/**
 * The answer to statements that were sent. It is wrapped in an object, so that `await` does not
 * wait for it.
 */
export interface Sent<T> {
  answer: Promise<T>;
}

/**
 * Sends the last statements of a transaction together, without waiting for their answer; `read`
 * turns the rows of each into the result. Within `committing`, the commit follows in the same
 * packet.
 */
export function sendLast<S extends readonly Statement[], T>(
  trx: Trx,
  statements: readonly [...S],
  read: (...rows: RowsOfAll<S>) => T,
): Promise<Sent<T>> {
  return trx.getExecutor().provideConnection(async (connection) => {
    const results = statements.map((statement) => connection.executeQuery(statement.compile(trx)));
    const answer = Promise.all(results).then((all) =>
      read(...(all.map(({ rows }) => rows) as RowsOfAll<S>)),
    );
    // A failure is thrown where the answer is awaited, after the commit; until then Node must not call it unhandled.
    answer.catch(() => undefined);
    return { answer };
  });
}

/**
 * A transaction whose last statements and commit take one round trip. If one of them fails,
 * PostgreSQL rolls everything back instead of committing, and the error of that statement is
 * thrown. `work` cannot refuse anything after `sendLast`: by then the commit is on its way.
 */
export async function committing<T>(db: Db, work: (trx: Trx) => Promise<Sent<T>>): Promise<T> {
  let sent: Sent<T> | undefined;
  try {
    sent = await db.transaction().execute(async (trx) => (sent = await work(trx)));
  } catch (error) {
    // If a statement fails, so does the commit after it; the error of the statement says why.
    await sent?.answer;
    throw error;
  }
  return sent.answer;
}

const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('no pool')) });
/** For a transaction that borrows the connection of another. */
const noConnectionOfItsOwn = { config: { dialect }, dialect, driver: new DummyDriver() };

/**
 * Does several things in one transaction at once, so that they take as many round trips as the
 * longest of them. `work` begins all of them with `all`, in no particular order; a statement on the
 * outer `trx` would wait for ever. All have ended before this returns or throws. If several fail,
 * the error of the first in the list is thrown.
 *
 *     const [company] = await together(trx, (all) => [findCompany(all, id), countAttempt(all, limit)]);
 */
export function together<P extends readonly Promise<unknown>[]>(
  trx: Trx,
  work: (all: Trx) => readonly [...P],
): Promise<{ -readonly [At in keyof P]: Awaited<P[At]> }> {
  const executor = trx.getExecutor();
  return executor.provideConnection(async (connection) => {
    const all: Trx = new Transaction({
      ...noConnectionOfItsOwn,
      // Kysely's own provider makes each statement of a transaction wait for the answer to the one
      // before.
      executor: executor.withConnectionProvider({ provideConnection: (use) => use(connection) }),
    });
    const ended = await Promise.allSettled(work(all));
    const failures = ended.flatMap((it): unknown[] =>
      it.status === 'rejected' ? [it.reason] : [],
    );
    if (failures.length > 0) throw failures.find((it) => !isConsequence(it)) ?? failures[0];
    return ended.map((it) => (it.status === 'fulfilled' ? it.value : undefined)) as {
      -readonly [At in keyof P]: Awaited<P[At]>;
    };
  });
}

/**
 * Whether PostgreSQL refused a statement only because an earlier one of its transaction had failed.
 */
export const isConsequence = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === '25P02';

/** Stands for a value of a prepared statement. */
export type Given<V> = <K extends keyof V & string>(name: K) => RawBuilder<V[K]>;

class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement of which only the values change: its text is built once, because for a long one that
 * takes as much processor time as running it.
 */
export function prepared<V extends object, R>(
  build: (db: Db, given: Given<V>) => Statement<R>,
): (db: Db, values: V) => Promise<R[]> {
  const statement = preparedStatement(build);
  return async (db, values) => (await db.executeQuery(statement(values).compile(db))).rows;
}

/** The same, but as a statement that can be sent together with others. */
export function preparedStatement<V extends object, R>(
  build: (db: Db, given: Given<V>) => Statement<R>,
): (values: V) => Statement<R> {
  let built: CompiledQuery<R> | undefined;
  return (values) => ({
    compile(db) {
      built ??= build(db, (name) => sql`${new Place(name)}`).compile(db);
      const parameters = built.parameters.map((parameter) =>
        parameter instanceof Place ? values[parameter.name as keyof V] : parameter,
      );
      return { ...built, parameters };
    },
  });
}
