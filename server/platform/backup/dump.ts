// Reads a running portal into the entries of a backup: all rows as they are at one moment, and the files
// that these rows name.
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { openPool } from '../database.ts';
import type { Files } from '../files/files.ts';
import { type Entry, openChecksum } from './archive.ts';
import {
  AUDIT_ENTRIES,
  columnsOf,
  END,
  FILES,
  FORMAT,
  HEAD,
  jsonEntry,
  SEAL_KEY,
  SEQUENCES,
  type Sequences,
  TABLES,
  WAITING_TASKS,
} from './format.ts';

/** Rows are cut anywhere into parts of about this size. */
const PART_BYTES = 4 * 1024 * 1024;
const KEYS_AT_ONCE = 1_000;

export interface DumpSource {
  pool: pg.Pool;
  files: Files;
  /** The version of Vritti. */
  release: string;
  /** The content of `seal.key`; left out of archives that everybody can read. */
  sealKey?: Buffer | undefined;
  /** Tables that are left out, because their rows are worth nothing after a day. */
  leaveOut: readonly string[];
  /** The keys of all files that belong to a key in a row. */
  filesOf: (key: string) => readonly string[];
}

/** What a backup contains, to be reported to the person who made it. */
export interface BackupContents {
  rows: number;
  files: number;
  missing: readonly string[];
}

/** Yields the entries of a backup; returns what they contain. */
export async function* dump(dumped: DumpSource): AsyncGenerator<Entry, BackupContents> {
  const { options } = dumped.pool;
  // The password is not enumerable in the driver's options, so a plain copy would lack it.
  const password = options.password === undefined ? {} : { password: options.password };
  const pool = openPool({ ...options, ...password, max: 1, pipeline: false });
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // One table may take longer to read than any request may take.
    await client.query('set local statement_timeout = 0');
    return yield* withEnd(client, dumped);
  } finally {
    // The connection may be in the middle of an answer, so it is not used again.
    client.release(true);
    await pool.end();
  }
}

async function* withEnd(
  client: pg.ClientBase,
  dumped: DumpSource,
): AsyncGenerator<Entry, BackupContents> {
  const checksum = openChecksum();
  const rows: Record<string, number> = {};
  const missing: string[] = [];
  let files = 0;
  for await (const entry of contents(client, dumped, rows, missing)) {
    checksum.add(entry);
    if (entry.name.startsWith(FILES)) files += 1;
    yield entry;
  }
  yield jsonEntry(END, { sha256: checksum.end(), rows, files, missing });
  const sum = Object.values(rows).reduce((total, count) => total + count, 0);
  return { rows: sum, files, missing };
}

async function* contents(
  client: pg.ClientBase,
  { files, release, sealKey, leaveOut, filesOf }: DumpSource,
  rows: Record<string, number>,
  missing: string[],
): AsyncGenerator<Entry> {
  const tables = (await readTables(client)).filter(({ name }) => !leaveOut.includes(name));
  const { rows: moment } = await client.query<{ now: string }>('select now() as now');
  yield jsonEntry(HEAD, {
    format: FORMAT,
    release,
    taken_at: moment[0]?.now ?? '',
    migrations: await readMigrations(client),
    tables: Object.fromEntries(tables.map(({ name, columns }) => [name, columns])),
  });
  for (const { name, columns } of tables) {
    rows[name] = yield* partsOf(client, name, columnsOf(name, columns));
  }
  rows[WAITING_TASKS] = yield* partsOf(client, WAITING_TASKS, WAITING);
  rows[AUDIT_ENTRIES] = yield* partsOf(client, AUDIT_ENTRIES, AUDIT);
  yield jsonEntry(SEQUENCES, await readSequences(client));
  for await (const key of storedKeys(client, tables)) {
    for (const each of filesOf(key)) {
      const bytes = await files.read(each).then(buffer, refuseAllButErased);
      if (bytes) yield { name: FILES + each, bytes };
      else missing.push(each);
    }
  }
  if (sealKey) yield { name: SEAL_KEY, bytes: sealKey };
}

interface Table {
  name: string;
  columns: string[];
}

/** Every table of ours, with the columns that are not computed from others. */
async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and relname !~ '^kysely_'
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname order by relname`);
  return rows;
}

async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  return rows.map(({ name }) => name);
}

/**
 * Sequences ignore transactions, so they may be ahead of the rows that were read, but never behind.
 */
async function readSequences(client: pg.ClientBase): Promise<Sequences> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const states: Sequences = {};
  for (const { name } of rows) {
    const read = await client.query<Sequences[string]>(
      `select last_value, is_called from public.${pg.escapeIdentifier(name)}`,
    );
    if (read.rows[0]) states[name] = read.rows[0];
  }
  return states;
}

/** The tasks that wait, without those that have failed for good. */
const WAITING = `(
  select identifier, jobs.payload, queue_name, run_at, max_attempts, key, priority, flags
    from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    left join graphile_worker._private_job_queues as queues on queues.id = jobs.job_queue_id
    where attempts < max_attempts)`;

/** The start of the chain, then its entries in order, then those that are not in the chain yet. */
const AUDIT = `(
  select jsonb_build_object('start', to_jsonb(start)) from audit.start
  union all select entry from (
    select to_jsonb(entries) || jsonb_build_object('place', to_jsonb(places)) as entry
      from audit.entries left join audit.places on entry_id = id
      order by seq nulls last, id) as ordered)`;

/** The rows of a table or of a query, in the text format of COPY; returns how many there are. */
async function* partsOf(
  client: pg.ClientBase,
  name: string,
  source: string,
): AsyncGenerator<Entry, number> {
  const copy = client.query(copyTo(`copy ${source} to stdout`));
  let part: Buffer[] = [];
  let [number, bytes] = [0, 0];
  const cut = (): Entry => {
    number += 1;
    const entry = { name: `${TABLES}${name}/${number}`, bytes: Buffer.concat(part) };
    part = [];
    bytes = 0;
    return entry;
  };
  for await (const chunk of copy as AsyncIterable<Buffer>) {
    part.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) yield cut();
  }
  if (bytes > 0) yield cut();
  return copy.rowCount;
}

/** The keys of all files that rows name, each once. */
async function* storedKeys(client: pg.ClientBase, tables: readonly Table[]) {
  const holders = tables.filter(({ columns }) => columns.includes('file_key'));
  const each = holders.map(
    ({ name }) => `select file_key from ${pg.escapeIdentifier(name)} where file_key is not null`,
  );
  if (each.length === 0) return;
  await client.query(`declare keys no scroll cursor for ${each.join(' union ')}`);
  for (;;) {
    const { rows } = await client.query<{ file_key: string }>(`fetch ${KEYS_AT_ONCE} from keys`);
    if (rows.length === 0) return;
    for (const { file_key } of rows) yield file_key;
  }
}

/**
 * A missing file is no error: its row, and then the file, may have been deleted since the moment of
 * the backup.
 */
function refuseAllButErased(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
