import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from '../database.ts';
import type { Statement } from './statements.ts';

/** Stands for a value of a prepared statement. */
export type Given<V> = <K extends keyof V & string>(name: K) => RawBuilder<V[K]>;

class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

interface PreparedStatement<R> extends Statement<R> {
  /** Sends it, and returns its rows. */
  rows: (db: Db) => Promise<R[]>;
}

/**
 * A statement of which only the values change: its text is built once, because for a long one that
 * takes as much processor time as running it.
 *
 *     const findingTitle = prepared((db, given: Given<{ id: number }>) =>
 *       db.selectFrom('jobs').select('title').where('id', '=', given('id')));
 *     const [job] = await findingTitle({ id }).rows(db);
 */
export function prepared<V extends object, R>(
  build: (db: Db, given: Given<V>) => Statement<R>,
): (values: V) => PreparedStatement<R> {
  let built: CompiledQuery<R> | undefined;
  return (values) => {
    const compile = (db: Db): CompiledQuery<R> => {
      built ??= build(db, (name) => sql`${new Place(name)}`).compile(db);
      const parameters = built.parameters.map((parameter) =>
        parameter instanceof Place ? values[parameter.name as keyof V] : parameter,
      );
      return { ...built, parameters };
    };
    return { compile, rows: async (db) => (await db.executeQuery(compile(db))).rows };
  };
}
