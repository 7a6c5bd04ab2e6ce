import { sql } from 'kysely';
import type { Db } from '../../server/platform/database.ts';

// Multiplies a small portal into a large one. Titles, words, places, pay and skills stay realistic; each copy of a
// company is a company of its own, so that none fills a page.

/** The offset of a copy's ids from those of its original. */
const COPY_IDS = 10_000_000;
/** One copy in this many is closed. */
const CLOSED_ONE_IN = 14;
/** Only the page of a single job shows its whole text. */
const TEXT_MOST = 300;

/** The columns that differ from the original; the rest is copied. */
const changes: Record<string, Record<string, (copy: number) => string>> = {
  companies: {
    id: (copy) => `id + ${copy * COPY_IDS}`,
    name: (copy) => `name || ' ${copy}'`,
    source: () => 'null',
  },
  jobs: {
    id: (copy) => `id + ${copy * COPY_IDS}`,
    company_id: (copy) => `company_id + ${copy * COPY_IDS}`,
    status: (copy) => `case when ${isClosed(copy, 'id')} then 'closed' else status end`,
    description: () => `left(description, ${TEXT_MOST})`,
    posted_at: (copy) => shifted(copy, 'id'),
    source: () => 'null',
    source_id: () => 'null',
    source_url: () => 'null',
    preview_token: () => 'gen_random_uuid()',
    posted_by: () => 'null',
    shown_by: () => 'null',
    reference: () => 'null',
    reference_hash: () => 'null',
    feed_id: () => 'null',
  },
  job_search: {
    job_id: (copy) => `job_id + ${copy * COPY_IDS}`,
    company_id: (copy) => `company_id + ${copy * COPY_IDS}`,
    posted_at: (copy) => shifted(copy, 'job_id'),
  },
};

const isClosed = (copy: number, id: string) => `(${id} + ${copy}) % ${CLOSED_ONE_IN} = 0`;
/** Copies of one job are posted at different times, as different jobs would be. */
const shifted = (copy: number, id: string) =>
  `posted_at - make_interval(mins => ((${id} * 7919 + ${copy} * 104729) % 43200)::int)`;

/** Copies the existing jobs until the search has at least this many. Returns whether it had fewer. */
export async function fillTo(db: Db, wanted: number): Promise<boolean> {
  const there = await countOf(db);
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::int as jobs from job_search where job_id < ${COPY_IDS}`.execute(db);
  const originals = rows[0]?.jobs ?? 0;
  if (there >= wanted || originals === 0) return false;
  const each = originals * (1 - 1 / CLOSED_ONE_IN);
  const done = Math.round((there - originals) / each);
  const copies = Math.ceil((wanted - originals) / each);
  const start = performance.now();
  // Counting, announcing and indexing each row would take hours.
  const tables = Object.keys(changes);
  for (const table of tables)
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  const indexes = await dropIndexes(db, tables);
  for (let copy = done + 1; copy <= copies; copy += 1) {
    for (const table of tables) await copyRows(db, table, copy);
    process.stdout.write(`\r${copy} of ${copies} copies`);
  }
  await sql`set maintenance_work_mem = '1GB'`.execute(db);
  await layOut(db);
  for (const index of indexes) await sql.raw(index).execute(db);
  await sql`
    insert into company_job_counts (company_id, sort_name, open_jobs)
      select companies.id, lower(name), found.jobs from companies join (
        select company_id, count(*)::int as jobs from job_search group by company_id) as found
        on found.company_id = companies.id
      on conflict (company_id) do update set open_jobs = excluded.open_jobs`.execute(db);
  for (const table of tables)
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\r${await countOf(db)} jobs in the search, filled in ${seconds} s`);
  return true;
}

/** Orders the rows on disk as they would lie if the jobs had been posted one after another. */
async function layOut(db: Db): Promise<void> {
  await sql`create index job_search_posted on job_search (posted_at, job_id)`.execute(db);
  await sql`cluster job_search using job_search_posted`.execute(db);
  await sql`drop index job_search_posted`.execute(db);
}

async function countOf(db: Db): Promise<number> {
  const { rows } = await sql<{
    jobs: number;
  }>`select count(*)::int as jobs from job_search`.execute(db);
  return rows[0]?.jobs ?? 0;
}

async function copyRows(db: Db, table: string, copy: number): Promise<void> {
  const { rows } = await sql<{ column_name: string }>`
    select column_name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(db);
  const names = rows.map(({ column_name }) => column_name);
  const values = names.map((name) => changes[table]?.[name]?.(copy) ?? `"${name}"`);
  const key = table === 'job_search' ? 'job_id' : 'id';
  const without = table === 'job_search' ? `and not ${isClosed(copy, 'job_id')}` : '';
  await sql
    .raw(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) overriding system value
       select ${values.join(', ')} from ${table} where ${key} < ${COPY_IDS} ${without}
       on conflict do nothing`,
    )
    .execute(db);
}

/** Drops all indexes but the unique ones, and returns the statements that recreate them. */
async function dropIndexes(db: Db, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ indexname: string; indexdef: string }>`
    select indexname, indexdef from pg_indexes
    where tablename = any(${[...tables]}) and schemaname = 'public' and indexdef not like 'CREATE UNIQUE%'`.execute(
    db,
  );
  for (const { indexname } of rows) await sql`drop index ${sql.ref(indexname)}`.execute(db);
  return rows.map(({ indexdef }) => indexdef);
}
