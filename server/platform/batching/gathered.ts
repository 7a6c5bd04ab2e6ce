import { type Compilable, type CompiledQuery, type QueryCreator, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Db } from '../database.ts';

/** What a gathered statement is built on: all tables, and `given` with a row for each call. */
export type WithGiven<V> = QueryCreator<Database & { given: V & { at: number } }>;

/** The type of each value in PostgreSQL, such as `bigint` or `jsonb`. */
type ColumnTypes<V> = { readonly [K in keyof V & string]: string };

/** A call that waits to be sent together with others. */
interface Call<V> {
  values: V;
  resolve: (rows: never[]) => void;
  reject: (error: unknown) => void;
}

/** The calls of one moment in one transaction, by their statement. */
type Gathering = Map<Run<object>, Call<object>[]>;
type Run<R> = (db: Db, all: readonly object[]) => Promise<R[]>;

interface Gatherings {
  calls: Gathering;
  /** Calls `send` when everything that can run at this moment has made its calls. */
  soon: (send: () => void) => void;
}

const gatherings = new WeakMap<Db, Gatherings>();

/** From now on, calls of gathered statements in this transaction are sent together. */
export function gatherCalls(trx: Db): void {
  // By the next tick, all code that got its answer at this moment has reached its next statement.
  gatherings.set(trx, { calls: new Map(), soon: (then) => process.nextTick(then) });
}

/** Sends calls in `part`, which borrows the connection of `trx`, together with those in `trx`. */
export function shareGathering(trx: Db, part: Db): void {
  const shared = gatherings.get(trx);
  if (shared) gatherings.set(part, shared);
}

const gatheringsOfRequests = new WeakMap<Db, Gatherings>();

function gatheringOfRequests(db: Db): Gatherings {
  const known = gatheringsOfRequests.get(db);
  if (known) return known;
  const made: Gatherings = { calls: new Map(), soon: setImmediate };
  gatheringsOfRequests.set(db, made);
  return made;
}

/**
 * A statement that several calls share if they come at the same moment in one transaction: it is
 * built and sent once, for all of their values. Each call gets only its own rows: those with the
 * `at` of its row in `given`. In any other transaction, each call is sent at once and by itself.
 *
 *     const findAll = gathered({ id: 'bigint' }, (db: WithGiven<{ id: number }>) =>
 *       db.selectFrom('given').innerJoin('jobs', 'jobs.id', 'given.id').select(['given.at', 'title']));
 *
 * With `ofRequests`, calls outside of such transactions share it too, if they come in the same turn
 * of the event loop. This is meant for what every request reads.
 *
 * A statement that writes may change only rows that no other call changes: PostgreSQL refuses to
 * change a row twice.
 */
export function gathered<V extends object, R extends object>(
  columns: ColumnTypes<V>,
  build: (db: WithGiven<V>) => Compilable<R>,
  { ofRequests = false } = {},
): (db: Db, values: V) => Promise<Omit<R, 'at'>[]> {
  let built: CompiledQuery<R> | undefined;
  const run = async (db: Db, all: readonly object[]) => {
    built ??= build(withGiven(db, columns)).compile();
    const given = JSON.stringify(all.map((values, at) => ({ ...values, at })));
    const parameters = built.parameters.map((it) => (it === PLACE ? given : it));
    const query: CompiledQuery<R> = { ...built, parameters };
    return (await db.executeQuery(query)).rows;
  };
  return (db, values) => {
    const gathering = gatherings.get(db) ?? (ofRequests ? gatheringOfRequests(db) : undefined);
    return gathering ? join(db, gathering, run, values) : run(db, [values]);
  };
}

/**
 * How many calls may share a statement. The statement itself has this limit, because PostgreSQL
 * then plans for few rows. From a JSON list without a limit it expects a hundred, and may prefer to
 * read a whole table.
 */
export const GATHERED_MAX = 16;

const PLACE = Symbol('the values of all calls');

function withGiven<V>(db: Db, columns: ColumnTypes<V>): WithGiven<V> {
  const types = Object.entries<string>({ ...columns, at: 'int' });
  const declared = sql.join(types.map(([name, type]) => sql`${sql.id(name)} ${sql.raw(type)}`));
  return db.with(
    'given',
    () =>
      sql`(select * from json_to_recordset(${PLACE}::json) as one (${declared}) limit ${GATHERED_MAX}::int)`,
  );
}

function join<R extends object>(
  db: Db,
  { calls: gathering, soon }: Gatherings,
  run: Run<R>,
  values: object,
): Promise<R[]> {
  return new Promise((resolve, reject) => {
    const calls = gathering.get(run) ?? [];
    calls.push({ values, resolve, reject });
    // This statement is full: calls that come later share another one.
    if (calls.length === GATHERED_MAX) gathering.delete(run);
    if (calls.length > 1) return;
    gathering.set(run, calls);
    soon(() => {
      if (gathering.get(run) === calls) gathering.delete(run);
      void send(db, run, calls);
    });
  });
}

async function send(db: Db, run: Run<object>, calls: readonly Call<object>[]): Promise<void> {
  try {
    const given = calls.map(({ values }) => values);
    const rows = Map.groupBy(await run(db, given), (row) => ('at' in row ? row.at : null));
    for (const [at, { resolve }] of calls.entries()) resolve((rows.get(at) ?? []) as never[]);
  } catch (error) {
    for (const { reject } of calls) reject(error);
  }
}
