// Usage: npm run bench -- alerts [FOLDER [ALERTS…]]   How long a thousand new jobs take to find their alerts.
// FOLDER holds jobs_main.jsonl.gz and queries/title_queries.jsonl.gz (default data/postings); ALERTS are
// how many alerts there are (default 10,000 and 100,000).
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { z } from 'zod';
import { JobFilters } from '../contract/jobs.ts';
import { addAccount } from '../db/world/people.ts';
import { parseConfig } from '../server/config.ts';
import { matchNews } from '../server/domains/alerts/matching.ts';
import { filtersOf, searchOf } from '../server/domains/alerts/searched.ts';
import { importPostings } from '../server/domains/imports/imports.ts';
import { searchJobs, standingSearchesOf } from '../server/domains/search/search.ts';
import type { Db } from '../server/platform/database.ts';
import { openStorage } from '../server/storage.ts';

const NEW_JOBS = 1_000;
const SAVED_AT_ONCE = 1_000;
const SEARCHES_COMPARED = 200;

const [folder = path.join(import.meta.dirname, '../data/postings'), ...wanted] =
  process.argv.slice(2);
const sizes = wanted.length > 0 ? wanted.map(Number) : [10_000, 100_000];
const files = ['jobs_main.jsonl.gz', 'queries/title_queries.jsonl.gz'];
const missing = files.filter((file) => !existsSync(path.join(folder, file)));
if (missing.length > 0) {
  console.log(`Skipped: ${folder} has no ${missing.join(', ')}.`);
  process.exit(0);
}

const Judgement = z.object({ query: z.string(), relevant_titles: z.array(z.string()) });

/** Realistic searches: a title, mostly with a place, sometimes with a filter. */
async function readWishes(): Promise<(at: number) => JobFilters> {
  const file = await readFile(path.join(folder, 'queries/title_queries.jsonl.gz'));
  const lines = gunzipSync(file).toString().trim().split('\n');
  const titles = lines
    .map((line) => Judgement.parse(JSON.parse(line)))
    .flatMap(({ query, relevant_titles }) => [query, ...relevant_titles]);
  const frequent = ['sales', 'developer', 'accountant', 'manager', 'driver', 'nurse', 'data entry'];
  const places = ['', 'Bangalore', 'Delhi NCR', 'Mumbai', 'Pune', 'Hyderabad', 'Chennai', 'Indore'];
  const filters = [{}, {}, {}, { employment_type: 'full_time' }, { salary_min: '5' }];
  const of = <T>(values: readonly T[], at: number) => values[at % values.length] as T;
  return (at) =>
    JobFilters.parse({
      search: at % 3 === 0 ? of(frequent, at / 3) : of(titles, at),
      location: of(places, Math.floor(at / 7)),
      ...of(filters, Math.floor(at / 11)),
    });
}

async function saveAlerts(
  db: Db,
  accountId: number,
  wishAt: (at: number) => JobFilters,
  { from, to }: { from: number; to: number },
) {
  for (let start = from; start < to; start += SAVED_AT_ONCE) {
    const count = Math.min(SAVED_AT_ONCE, to - start);
    const wishes = Array.from({ length: count }, (_, at) => wishAt(start + at));
    const meanings = await standingSearchesOf(
      db,
      wishes.map((wish) => filtersOf(searchOf(wish))),
    );
    await db
      .insertInto('alerts')
      .values(
        meanings.map((meaning, at) => ({
          ...meaning,
          account_id: accountId,
          name: 'Work',
          frequency: 'daily' as const,
          // As if each were another search: only the other columns are compared.
          search: JSON.stringify({ at: start + at }),
          since: '2000-01-01T00:00:00Z',
        })),
      )
      .execute();
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now();
  return [await work(), performance.now() - start];
}

async function measure(db: Db, alerts: number, wishAt: (at: number) => JobFilters) {
  await sql`truncate alert_matches`.execute(db);
  await sql`update alerts set due_at = null`.execute(db);
  await sql`vacuum analyze alerts`.execute(db);
  await sql`delete from search_news`.execute(db);
  await sql`insert into search_news (job_id)
    select job_id from job_search order by job_id desc limit ${NEW_JOBS}`.execute(db);
  const [, floor] = await timed(async () => {
    await sql`select count(*), sum(length(alerts::text)) from alerts`.execute(db);
    await sql`select sum(length(job_search::text)) from job_search join search_news using (job_id)`.execute(
      db,
    );
  });
  const [, matching] = await timed(() => matchNews(db));
  const [, searching] = await timed(async () => {
    for (let at = 0; at < SEARCHES_COMPARED; at += 1) {
      await searchJobs(db, { ...wishAt(at * 37), sort: 'newest', page: 1, limit: 20 });
    }
  });
  const { rows } = await sql<{ matches: number; alerts: number }>`
    select count(*)::int as matches, count(distinct alert_id)::int as alerts from alert_matches`.execute(
    db,
  );
  const seconds = (ms: number) => (ms / 1_000).toFixed(1).padStart(8);
  console.log(
    `${String(alerts).padStart(9)} alerts ${seconds(floor)} s ${seconds(matching)} s ` +
      `${seconds((searching / SEARCHES_COMPARED) * alerts)} s   ${rows[0]?.matches} matches of ${rows[0]?.alerts} alerts`,
  );
}

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vritti-bench-'));
const storage = await openStorage(parseConfig({ DATA_DIR: dataDir }));
try {
  await importPostings(storage.db, path.join(folder, 'jobs_main.jsonl.gz'));
  await sql`analyze job_search`.execute(storage.db);
  const wishAt = await readWishes();
  // One account for all: comparing does not look at accounts.
  const { id } = await addAccount(storage.db, 'user');
  console.log(
    `${NEW_JOBS} new jobs     floor: reading    matching   one search for each (reckoned from ${SEARCHES_COMPARED})`,
  );
  let saved = 0;
  for (const size of sizes) {
    await saveAlerts(storage.db, id, wishAt, { from: saved, to: size });
    saved = size;
    await measure(storage.db, size, wishAt);
  }
} finally {
  await storage.close();
  await rm(dataDir, { recursive: true, force: true });
}
