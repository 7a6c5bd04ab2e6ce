import type pg from 'pg';
import { type Db, openDatabase, openPool, type PoolConfig } from '../database.ts';
import { poolWithReplica, Replica } from './replica.ts';

/** How to connect to the database, and to a replica of it if there is one. */
export interface Databases {
  primary: PoolConfig;
  replica?: PoolConfig | undefined;
}

interface Opened {
  pool: pg.Pool;
  db: Db;
  /** Answers public reads on `db`, if there is a replica. */
  replica: Replica | undefined;
  close: () => Promise<void>;
}

/**
 * Connects to both. `onStatement` is given the SQL text of each statement of `db` and the
 * milliseconds it took.
 */
export function openDatabases(
  databases: Databases,
  onStatement?: (statement: string, ms: number) => void,
): Opened {
  const pool = openPool(databases.primary);
  const replica = databases.replica && new Replica(databases.primary, databases.replica);
  const db = openDatabase(replica ? poolWithReplica(pool, replica) : pool, onStatement);
  const close = async () => {
    await db.destroy();
    await replica?.close();
  };
  return { pool, db, replica, close };
}
