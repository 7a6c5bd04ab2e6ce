/** Values that many requests read and that seldom change. */
import { LRUCache } from 'lru-cache';
import type { Db } from '../database.ts';
import type { Live } from '../live/live.ts';

/** In case a server misses a change. */
const FRESH_MS = 60_000;
/** A server has one or two databases; tests have many. */
const DATABASES_MAX = 100;

export interface KeptInMemory<T> {
  /**
   * The value that was read last, until any server announces a change. It is also used while the
   * database is away, because pages that need nothing else from it can still be shown.
   */
  read: (db: Db) => Promise<T>;
  /** Forgets the value whenever a server announces the topic. */
  listen: (services: { db: Db; live: Pick<Live, 'hear'> }) => void;
}

/** Keeps in memory what `readNow` resolves to, until `topic` is announced to servers. */
export function keptInMemory<T extends object>(
  topic: string,
  readNow: (db: Db) => Promise<T>,
): KeptInMemory<T> {
  const current = new LRUCache<Db, Promise<T>>({ max: DATABASES_MAX, ttl: FRESH_MS });
  const lastRead = new WeakMap<Db, T>();
  const forget = (db: Db) => void current.delete(db);
  return {
    read(db) {
      // Inside a transaction, read directly: it must see its own changes, and they must not be cached.
      if (db.isTransaction) return readNow(db);
      const kept = current.get(db);
      if (kept) return kept;
      const reading = readNow(db).then(
        (found) => {
          lastRead.set(db, found);
          return found;
        },
        (error: unknown) => {
          // The next reader tries again.
          forget(db);
          const known = lastRead.get(db);
          if (!known) throw error;
          return known;
        },
      );
      current.set(db, reading);
      return reading;
    },
    listen: ({ db, live }) => live.hear(topic, () => forget(db)),
  };
}
