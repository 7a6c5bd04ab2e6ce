// Usage: npm run bench -- import [FOLDER]   How fast postings are imported, compared with a bare
// table. FOLDER holds jobs_*.jsonl.gz (default data/postings).
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { parseConfig } from '../server/config.ts';
import { importPostings } from '../server/domains/imports/imports.ts';
import { openPostings } from '../server/domains/imports/readers/file.ts';
import type { Db } from '../server/platform/database.ts';
import { openStorage } from '../server/storage.ts';

const BATCH_ROWS = 1_000;

const folder = process.argv[2] ?? path.join(import.meta.dirname, '../data/postings');
const names = await readdir(folder).catch(() => []);
const files = names
  .filter((name) => /^jobs_.*\.jsonl\.gz$/.test(name))
  .map((name) => path.join(folder, name));
if (files.length === 0) {
  console.log(`Skipped: there are no jobs_*.jsonl.gz in ${folder}.`);
  process.exit(0);
}

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vritti-bench-'));
const storage = await openStorage(parseConfig({ DATA_DIR: dataDir }));
try {
  await measure('floor: rows as JSON into a bare table', () => fillBareTable(storage.db));
  await measure('first import', () => importAll(storage.db, new Date()));
  await measure('again, the same day', () => importAll(storage.db, new Date()));
  const nextWeek = new Date(Date.now() + 7 * 86_400_000);
  await measure('again, a week later', () => importAll(storage.db, nextWeek));
} finally {
  await storage.close();
  await rm(dataDir, { recursive: true, force: true });
}

/** `work` returns how many rows it processed. */
async function measure(name: string, work: () => Promise<number>) {
  const start = performance.now();
  const rows = await work();
  const seconds = (performance.now() - start) / 1000;
  const rate = Math.round(rows / seconds).toLocaleString('en-IN');
  const count = rows.toLocaleString('en-IN');
  console.log(
    `${name.padEnd(40)} ${count.padStart(8)} rows ${seconds.toFixed(1).padStart(6)} s ${rate.padStart(9)} rows/s`,
  );
}

async function importAll(db: Db, now: Date): Promise<number> {
  let rows = 0;
  for (const file of files) {
    const { read, refused, problem } = await importPostings(db, file, { now });
    if (problem || refused > 0) throw new Error(`${file}: ${problem ?? `${refused} refused`}`);
    rows += read;
  }
  return rows;
}

/** The cost of reading the files and writing the same bytes, without rules, keys or search. */
async function fillBareTable(db: Db): Promise<number> {
  await sql`create table bare (fields jsonb)`.execute(db);
  const insert = (rows: object[]) =>
    sql`insert into bare select jsonb_array_elements(${JSON.stringify(rows)}::jsonb)`.execute(db);
  let count = 0;
  for (const file of files) {
    const batch: object[] = [];
    const { rows } = await openPostings(file);
    for await (const row of rows) {
      count += 1;
      batch.push(row);
      if (batch.length === BATCH_ROWS) await insert(batch.splice(0));
    }
    await insert(batch);
  }
  await sql`drop table bare`.execute(db);
  return count;
}
