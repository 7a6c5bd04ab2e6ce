// Data of an older state of Vritti, written by that state's own code, is brought to this one.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checkBackup, restoreBackup } from './backups.ts';
import { type Config, parseConfig } from './config.ts';
import { refuseBrokenHistories } from './domains/receipts/histories.ts';
import { entriesIn } from './platform/backup/archive.ts';
import type { Checked } from './platform/backup/check.ts';
import { columnsOf, FILES, tableOf } from './platform/backup/format.ts';
import { verifyAudit } from './platform/audit/verify.ts';
import { openDatabase, openPool } from './platform/database.ts';
import { filesOnDisk } from './platform/files/files.ts';
import { APP_ROLE, SUPERUSER } from './platform/postgres/cluster.ts';
import { isMigrated, migrationNames } from './platform/postgres/migrations.ts';
import { openSeal } from './platform/secrets/seal.ts';

/** The demo as it was after migration 0072, with a tenth of its jobs and the files of its people. */
const OLDER = fileURLToPath(new URL('test/releases/before-0.1.0.tar.gz', import.meta.url));

let config: Config;
let pool: pg.Pool;
let older: Checked;
const database = `upgraded_${randomBytes(6).toString('hex')}`;
let scratch: string;

beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'vritti-upgrade-'));
  await administer(`create database ${database} owner ${APP_ROLE}`);
  const { user, host, port } = inject('postgres');
  const place = new URLSearchParams({ host: String(host), port: String(port ?? 5432) });
  const DATABASE_URL = `postgres://${user}@localhost/${database}?${place}`;
  config = parseConfig({ DATA_DIR: scratch, DATABASE_URL });
  older = await checkBackup(config, OLDER);
  await restoreBackup(config, OLDER, { replace: false });
  pool = openPool({ connectionString: DATABASE_URL, max: 2, pipeline: false });
});

afterAll(async () => {
  await pool.end();
  await administer(`drop database ${database} with (force)`);
  await rm(scratch, { recursive: true });
});

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres', user: SUPERUSER });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The rows of each table in the archive, as COPY writes them. */
async function olderRows(): Promise<Map<string, string>> {
  const rows = new Map<string, string>();
  for await (const { name, bytes } of entriesIn(OLDER)) {
    const table = tableOf(name);
    if (table) rows.set(table, (rows.get(table) ?? '') + Buffer.from(bytes).toString());
  }
  return rows;
}

/** Such as `jobs.title`. */
async function columnsThere(): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns`,
  );
  return new Set(rows.map(({ name }) => name));
}

test('the older data lacks migrations of this release', async () => {
  const all = await migrationNames();
  expect(older.head.migrations.at(-1)).toBe('0072-references-of-jobs');
  expect(all.slice(0, older.head.migrations.length)).toEqual(older.head.migrations);
  expect(all.length).toBeGreaterThan(older.head.migrations.length);
  expect(await isMigrated(openDatabase(pool))).toBe(true);
});

test('each row keeps what it had in each column that is still there', async () => {
  const before = await olderRows();
  const filled = Object.entries(older.head.tables).filter(([table]) => before.has(table));
  // What the search knows of a job is made from the job, and an alert may ask for more than it did: see below.
  const derived = new Set(['job_search.tsv', 'alerts.search']);
  expect(filled.length).toBeGreaterThan(20);
  const there = await columnsThere();
  const lost: string[] = [];
  for (const [table, columns] of filled) {
    const isThere = columns
      .map((column) => `${table}.${column}`)
      .map((name) => there.has(name) && !derived.has(name));
    const stillThere = columns.filter((_, at) => isThere[at]);
    const client = await pool.connect();
    const copy = client.query(copyTo(`copy ${columnsOf(table, stillThere)} to stdout`));
    const after = new Set((await text(copy)).split('\n'));
    client.release();
    // COPY separates values by tabs, and writes those within them in another way.
    const rows = (before.get(table)?.split('\n') ?? []).map((row) =>
      row
        .split('\t')
        .filter((_, at) => isThere[at] ?? true)
        .join('\t'),
    );
    lost.push(...rows.filter((row) => !after.has(row)).map((row) => `${table}: ${row}`));
  }
  expect(lost).toEqual([]);
});

test('each alert asks for what it asked for', async () => {
  const columns = older.head.tables['alerts'] ?? [];
  const lines = (await olderRows()).get('alerts')?.split('\n').filter(Boolean) ?? [];
  const asked = lines.map((line): unknown =>
    JSON.parse(line.split('\t')[columns.indexOf('search')] ?? ''),
  );
  const { rows } = await pool.query<{ search: object }>('select search from alerts');
  expect(asked.length).toBeGreaterThan(0);
  for (const search of asked) {
    expect(rows.map((row) => row.search)).toContainEqual(expect.objectContaining(search));
  }
});

test('each file is there', async () => {
  const files = filesOnDisk(path.join(scratch, 'files'));
  let count = 0;
  for await (const { name, bytes } of entriesIn(OLDER)) {
    if (!name.startsWith(FILES)) continue;
    count += 1;
    expect(await buffer(await files.read(name.slice(FILES.length)))).toEqual(Buffer.from(bytes));
  }
  expect(count).toBe(6);
});

test('the histories of applications still fit their events', async () => {
  await expect(refuseBrokenHistories(openDatabase(pool))).resolves.toBeUndefined();
});

test('admins from before there were roles may do all that they could', async () => {
  const { rows } = await pool.query<{ admin_role: string }>(
    `select admin_role from accounts where role = 'admin'`,
  );
  expect(rows).toEqual([{ admin_role: 'owner' }]);
});

test('an audit log is there, which the app owns where no superuser has made it', async () => {
  const seal = await openSeal(config.dataDir);
  const log = await verifyAudit(openDatabase(pool), seal);
  expect(log).toMatchObject({ faults: [], sealed: 0, ownsLog: true });
});
