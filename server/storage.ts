// Opens the database and the files, for the server and the commands alike.
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from './config.ts';
import {
  type Db,
  openDatabase,
  openPool,
  type PoolConfig,
  SIGN_IN_CONNECTIONS,
} from './platform/database.ts';
import { type RecentStatements, recentStatements } from './platform/health/recent-statements.ts';
import { startEmbeddedPostgres } from './platform/postgres/embedded-postgres.ts';
import { filesInBucket } from './platform/files/bucket.ts';
import { type Files, filesOnDisk } from './platform/files/files.ts';
import { type Databases, openDatabases } from './platform/postgres/databases.ts';
import { migrate } from './platform/postgres/migrations.ts';
import type { Replica } from './platform/postgres/replica.ts';
import { StartError } from './platform/process/start-error.ts';
import { migrateTasks } from './platform/tasks.ts';

const OLDEST_POSTGRES = 15;

export interface Storage {
  pool: pg.Pool;
  /** Migrated to this release. */
  db: Db;
  /** Answers public reads of `db`; absent without DATABASE_REPLICA_URL. */
  replica?: Replica | undefined;
  /** How to connect to both. */
  databases: Databases;
  /**
   * The same database with separate connections for signing in, so that these never wait behind
   * others.
   */
  signInDb: Db;
  /** The recent statements of `db` and `signInDb`, and how long they took. */
  statements: RecentStatements;
  files: Files;
  /** The connections of signInDb. */
  signInPool: pg.Pool;
  close: () => Promise<void>;
}

interface StorageOptions {
  /** Shares the database of a running server instead of refusing; for commands. */
  attach?: boolean;
  onProgress?: (step: string) => void;
  /** Called when the embedded PostgreSQL ends although nobody stopped it. */
  onCrash?: (reason: string) => void;
}

/**
 * How to connect to the database, which is started if necessary, and how to leave it. Throws a
 * StartError.
 */
export async function reachDatabase(
  { databaseUrl, dataDir }: Config,
  options: StorageOptions = {},
): Promise<{ poolConfig: PoolConfig; leave: () => Promise<void> }> {
  if (databaseUrl) return { poolConfig: poolConfigOf(databaseUrl), leave: async () => {} };
  const embedded = await startEmbeddedPostgres({ dataDir, ...options });
  return { poolConfig: embedded.poolConfig, leave: () => embedded.stop() };
}

/** Where the files are kept. Throws a StartError if that is a bucket that cannot be used. */
export const openFiles = async ({ dataDir, filesUrl }: Config): Promise<Files> =>
  filesUrl ? filesInBucket(filesUrl) : filesOnDisk(join(dataDir, 'files'));

/**
 * Opens and migrates the database, which is started if necessary, and the files. Throws a
 * StartError.
 */
export async function openStorage(config: Config, options: StorageOptions = {}): Promise<Storage> {
  const { poolConfig, leave } = await reachDatabase(config, options);
  const { databaseReplicaUrl } = config;
  const databases: Databases = {
    primary: poolConfig,
    replica: databaseReplicaUrl ? poolConfigOf(databaseReplicaUrl) : undefined,
  };
  const statements = recentStatements();
  const opened = openDatabases(databases, statements.note);
  const { pool, db, replica } = opened;
  const signInPool = openPool({ ...poolConfig, max: SIGN_IN_CONNECTIONS });
  const signInDb = openDatabase(signInPool, statements.note);
  const close = async () => {
    await signInDb.destroy();
    await opened.close();
    await leave();
  };
  try {
    await checkServer(pool);
    const files = await openFiles(config);
    await migrateAll(pool, db, options.onProgress);
    return { pool, db, replica, databases, signInPool, signInDb, statements, files, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Throws a StartError if the operator's database, if there is one, cannot be used. */
export async function checkDatabase({ databaseUrl }: Config): Promise<void> {
  if (!databaseUrl) return;
  const pool = openPool({ ...poolConfigOf(databaseUrl), max: 1 });
  try {
    await checkServer(pool);
  } finally {
    await pool.end();
  }
}

const poolConfigOf = (connectionString: string): PoolConfig => ({ connectionString });

async function checkServer(pool: pg.Pool): Promise<void> {
  const question = "select current_setting('server_version_num')::int / 10000 as major";
  const answer = await pool.query<{ major: number }>(question).catch((error: unknown) => {
    throw new StartError(`The database of DATABASE_URL cannot be reached: ${reasonOf(error)}`);
  });
  const major = answer.rows[0]?.major ?? 0;
  if (major < OLDEST_POSTGRES) {
    throw new StartError(
      `The database of DATABASE_URL is PostgreSQL ${major}: Vritti needs ${OLDEST_POSTGRES} or newer.`,
    );
  }
}

async function migrateAll(pool: pg.Pool, db: Db, onProgress?: (step: string) => void) {
  try {
    const migrations = await migrate(db);
    await migrateTasks(pool);
    if (migrations.length > 0) onProgress?.(`Brought the tables up to date (${migrations.at(-1)})`);
  } catch (error) {
    throw new StartError(`The tables cannot be brought up to this release: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** Failures to connect to several addresses arrive as one error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
