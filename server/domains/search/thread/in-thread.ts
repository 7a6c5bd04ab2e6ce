import type { Db } from '../../../platform/database.ts';
import { type Finders, finders } from './finders.ts';

export type Ask = (name: keyof Finders, args: unknown[]) => Promise<unknown>;

const threads = new WeakMap<Db, Ask>();

/** From now on `ask` answers all searches of this database. */
export const searchBy = (db: Db, ask: Ask): void => void threads.set(db, ask);

/** A finder that runs in the search thread if this process has one, and otherwise here. */
export const inThread = <N extends keyof Finders>(name: N): Finders[N] =>
  (async (db: Db, ...args: unknown[]) => {
    const ask = threads.get(db);
    if (ask) return ask(name, args);
    return (finders[name] as (...all: unknown[]) => unknown)(db, ...args);
  }) as unknown as Finders[N];
