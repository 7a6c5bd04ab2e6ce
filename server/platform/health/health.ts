// How the portal is doing, read in the same way for /metrics and for the admins' dashboard.
import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Replica, ReplicaState } from '../postgres/replica.ts';
import { type QueueState, queueState } from '../tasks.ts';
import type { RecentStatements, StatementsRead } from './recent-statements.ts';
import { type RecentTimes, recentTimes, type TimesRead } from './recent-times.ts';

/** What may be stored on disks of this machine. */
const diskPlaces = ['files', 'database', 'backups'] as const;
type DiskPlace = (typeof diskPlaces)[number];

export interface HealthSources {
  pool: pg.Pool;
  /** Absent if public reads go to the same database. */
  replica?: Pick<Replica, 'state'> | undefined;
  /** The times of this process's statements. */
  statements: RecentStatements;
  /** The folders on this machine; absent for what is stored elsewhere. */
  folders: Partial<Record<DiskPlace, string>>;
  backups: {
    folder: string;
    /** Whether a backup is made every night. */
    nightly: boolean;
    /**
     * When the newest backup was complete, in milliseconds since 1970; undefined if there is none.
     */
    newest: () => Promise<number | undefined>;
  };
}

interface Disk {
  /** What is stored on this disk. */
  places: DiskPlace[];
  free_bytes: number;
  total_bytes: number;
}

interface DatabaseState {
  /** How long a statement that reads nothing took. */
  answer_ms: number;
  size_bytes: number;
  /** Connections of everything that uses the database server, and how many it allows. */
  connections: number;
  connections_most: number;
  /** Whether this is a replica of another database, and so accepts no changes. */
  is_replica: boolean;
  /** The replica for public reads; null if there is none. */
  replica: ReplicaState | null;
}

export interface HealthReadings {
  /** Null if the database does not answer. */
  queue: QueueState | null;
  database: DatabaseState | null;
  disks: Disk[];
  backup: { folder: string; nightly: boolean; newest_ms: number | null };
  /** Searches for jobs that this process has answered from the database. */
  searches: TimesRead;
  /** The statements of this process. */
  statements: StatementsRead;
}

export interface Health {
  searches: RecentTimes;
  read(): Promise<HealthReadings>;
}

export function openHealth({ pool, replica, statements, folders, backups }: HealthSources): Health {
  const searches = recentTimes();
  return {
    searches,
    async read() {
      const [newest, disks, queue, database] = await Promise.all([
        backups.newest(),
        disksOf(folders),
        queueState(pool).catch(() => null),
        databaseState(pool, replica).catch(() => null),
      ]);
      const { folder, nightly } = backups;
      return {
        queue,
        database,
        disks,
        backup: { folder, nightly, newest_ms: newest ?? null },
        searches: searches.read(),
        statements: statements.read(),
      };
    },
  };
}

async function databaseState(
  pool: pg.Pool,
  replica: HealthSources['replica'],
): Promise<DatabaseState> {
  const start = performance.now();
  await pool.query('select 1');
  const answer_ms = performance.now() - start;
  const { rows } = await pool.query<Omit<DatabaseState, 'answer_ms' | 'replica'>>(
    `select pg_database_size(current_database()) as size_bytes,
       (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
       current_setting('max_connections')::int as connections_most,
       pg_is_in_recovery() as is_replica`,
  );
  const [row] = rows;
  if (!row) throw new Error('the database told nothing of itself');
  return { answer_ms, ...row, replica: (await replica?.state()) ?? null };
}

/** Each disk once, with everything that is stored on it. */
async function disksOf(folders: HealthSources['folders']): Promise<Disk[]> {
  const disks = new Map<number, Disk>();
  for (const place of diskPlaces) {
    const folder = folders[place];
    if (folder === undefined) continue;
    const there = await nearest(folder);
    const known = disks.get((await stat(there)).dev);
    if (known) known.places.push(place);
    else {
      const { bavail, blocks, bsize } = await statfs(there);
      const sizes = { free_bytes: bavail * bsize, total_bytes: blocks * bsize };
      disks.set((await stat(there)).dev, { places: [place], ...sizes });
    }
  }
  return [...disks.values()];
}

/**
 * The folder, or its nearest parent that exists: the folder for backups is made with the first one.
 */
async function nearest(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => null);
  return found || path.dirname(folder) === folder ? folder : nearest(path.dirname(folder));
}
