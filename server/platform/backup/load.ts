// Restores a database and the stored files from a backup, in one transaction: if anything fails,
// the database stays as it was.
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { type Db, openDatabase, openPool, type PoolConfig, type Trx } from '../database.ts';
import type { Files } from '../files/files.ts';
import { migrate, runMigrations } from '../postgres/migrations.ts';
import { StartError } from '../process/start-error.ts';
import { migrateTasks } from '../tasks.ts';
import type { Entry } from './archive.ts';
import {
  AUDIT_ENTRIES,
  columnsOf,
  FILES,
  type Head,
  SEAL_KEY,
  SEQUENCES,
  Sequences,
  tableOf,
  WAITING_TASKS,
} from './format.ts';

interface Place {
  poolConfig: PoolConfig;
  files: Files;
  /** Stores the key of the data folder. */
  keepSealKey: (key: Uint8Array) => Promise<void>;
}

/** What a restore would replace, in words; empty if there is nothing. */
export async function whatIsIn({ poolConfig, files }: Place): Promise<string[]> {
  const pool = openPool(poolConfig);
  try {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*) as count from pg_class
         where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const tables = (rows[0]?.count ?? 0) > 0 ? ['the database has tables'] : [];
    const first = await files.keys().next();
    return first.done ? tables : [...tables, 'there are stored files'];
  } finally {
    await pool.end();
  }
}

/**
 * Replaces the database and the files by those of a backup, and migrates them to this release.
 * `head` is the first entry, which the caller has already read. Throws a StartError while somebody
 * else is connected to the database.
 */
export async function load(
  { poolConfig, files, keepSealKey }: Place,
  head: Head,
  entries: AsyncIterable<Entry>,
): Promise<void> {
  // A single connection, so that COPY runs in the same transaction.
  const pool = openPool({ ...poolConfig, max: 1, pipeline: false });
  let client: pg.PoolClient | undefined;
  pool.on('connect', (opened) => (client = opened));
  const db = openDatabase(pool);
  try {
    await refuseOthers(db);
    await migrateTasks(pool);
    const kept = new Set<string>();
    let sealKey: Uint8Array | undefined;
    await db.transaction().execute(async (trx) => {
      if (!client) throw new Error('A transaction has a connection.');
      await startAgain(trx, head);
      const enforceAgain = await stopEnforcing(trx);
      await empty(trx, head);
      const tables = openTables(client, head);
      for await (const entry of entries) {
        const table = tableOf(entry.name);
        await tables.turnTo(table);
        if (table) await tables.write(entry.bytes);
        else if (entry.name.startsWith(FILES)) {
          const key = entry.name.slice(FILES.length);
          await files.put(key, entry.bytes);
          kept.add(key);
        } else if (entry.name === SEQUENCES) await setSequences(trx, entry);
        else if (entry.name === SEAL_KEY) sealKey = entry.bytes;
      }
      await queueWaitingTasks(trx);
      await enforceAgain();
      await migrate(trx);
      await restoreAuditLog(trx);
    });
    // Not earlier: if the restore fails, the data that is kept still needs its own key.
    if (sealKey) await keepSealKey(sealKey);
    for await (const key of files.keys()) if (!kept.has(key)) await files.remove(key);
  } finally {
    await db.destroy();
  }
}

/** PostgreSQL needs a moment to close the stopped server's connections. */
const LEAVING_TRIES = 20;
const LEAVING_MS = 100;

async function refuseOthers(db: Db): Promise<void> {
  for (let tries = 1; (await countOthers(db)) > 0; tries += 1) {
    if (tries === LEAVING_TRIES) {
      throw new StartError('Somebody is connected to the database: stop every server first.');
    }
    await sleep(LEAVING_MS);
  }
}

async function countOthers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Makes the tables as the release that made the backup had them, without any of the present rows.
 */
async function startAgain(trx: Trx, { migrations }: Head): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`drop schema public cascade`.execute(trx);
  await sql`create schema public`.execute(trx);
  await sql`delete from graphile_worker._private_jobs`.execute(trx);
  await runMigrations(trx, migrations);
  await sql`create temporary table waiting_tasks (identifier text, payload json, queue_name text,
    run_at timestamptz, max_attempts int, key text, priority int, flags jsonb) on commit drop`.execute(
    trx,
  );
  await sql`create temporary table audit_entries (place bigint generated always as identity,
    entry jsonb) on commit drop`.execute(trx);
}

/**
 * Drops the foreign keys and switches the triggers off: rows arrive table by table, and what
 * triggers once wrote is among them. Returns a function that brings both back; it fails if a row
 * refers to one that does not exist.
 */
async function stopEnforcing(trx: Trx): Promise<() => Promise<void>> {
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(
    trx,
  );
  const { rows: triggers } = await sql<{ table: string; name: string; enabled: string }>`
    select tgrelid::regclass::text as table, quote_ident(tgname) as name, tgenabled as enabled
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and relnamespace = 'public'::regnamespace`.execute(trx);
  const change = (table: string, what: string) =>
    sql`alter table ${sql.raw(table)} ${sql.raw(what)}`.execute(trx);
  for (const { table, name } of triggers) await change(table, `disable trigger ${name}`);
  for (const { table, name } of keys) await change(table, `drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of keys) {
      await change(table, `add constraint ${name} ${definition}`);
    }
    for (const { table, name, enabled } of triggers) {
      await change(table, `${ENABLING[enabled] ?? 'enable'} trigger ${name}`);
    }
  };
}

/** Deletes the rows that migrations have inserted. */
async function empty(trx: Trx, { tables }: Head): Promise<void> {
  const all = Object.keys(tables).map((table) => sql.table(table));
  if (all.length > 0) await sql`truncate ${sql.join(all)}`.execute(trx);
}

/** By the letters in `pg_trigger.tgenabled`. */
const ENABLING: Record<string, string> = {
  D: 'disable',
  R: 'enable replica',
  A: 'enable always',
};

/** Writes rows into one table after another. */
function openTables(client: pg.ClientBase, { tables }: Head) {
  let current: string | undefined;
  let copy: CopyStreamQuery | undefined;
  let done: Promise<void> | undefined;
  return {
    async turnTo(table: string | undefined): Promise<void> {
      if (table === current) return;
      copy?.end();
      await done;
      current = table;
      [copy, done] = [undefined, undefined];
      if (!table) return;
      const columns = tables[table];
      const target = columns ? columnsOf(table, columns) : (TEMPORARY[table] ?? table);
      copy = client.query(copyFrom(`copy ${target} from stdin`));
      done = finished(copy);
    },
    async write(rows: Uint8Array): Promise<void> {
      const written = new Promise<void>((resolve, reject) => {
        copy?.write(rows, (error) => (error ? reject(error) : resolve()));
      });
      // A row that PostgreSQL refuses ends the stream, and rejects `done`.
      await Promise.race([written, done]);
    },
  };
}

async function setSequences(trx: Trx, { bytes }: Entry): Promise<void> {
  const states = Sequences.parse(JSON.parse(Buffer.from(bytes).toString()));
  for (const [name, { last_value, is_called }] of Object.entries(states)) {
    await sql`select setval(${`public.${name}`}::regclass, ${last_value}, ${is_called})`.execute(
      trx,
    );
  }
}

/** Tables that exist only during the restore: functions put their rows in place. */
const TEMPORARY: Record<string, string> = {
  [WAITING_TASKS]: WAITING_TASKS,
  [AUDIT_ENTRIES]: `${AUDIT_ENTRIES} (entry)`,
};

/**
 * A log that exists already is kept: what was done was done, even if everything else goes back in
 * time. The database accepts only entries that continue the chain.
 */
async function restoreAuditLog(trx: Trx): Promise<void> {
  const { rows } = await sql`select from audit.entries limit 1`.execute(trx);
  if (rows.length > 0) return;
  await sql`select audit.restore(entry) from (
    select entry from audit_entries order by place) as ordered`.execute(trx);
}

/** The tasks start from the beginning, with all their attempts. */
async function queueWaitingTasks(trx: Trx): Promise<void> {
  await sql`select graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts,
    key, priority, (select array_agg(flag) from jsonb_object_keys(flags) as flag))
    from waiting_tasks`.execute(trx);
}
