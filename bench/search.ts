// Usage: npm run bench -- search [FOLDER]   Relevance and speed of the search over real postings.
// FOLDER holds jobs_main.jsonl.gz, jobs_listing_only.jsonl.gz and
// queries/title_queries.jsonl.gz (default data/postings).
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { z } from 'zod';
import { JobFilters } from '../contract/jobs.ts';
import { suggestionKinds } from '../contract/search/suggestions.ts';
import { parseConfig } from '../server/config.ts';
import { importPostings } from '../server/domains/imports/imports.ts';
import { currentSynonyms } from '../server/domains/search/dictionary.ts';
import { countAnew, searchJobs } from '../server/domains/search/search.ts';
import { namesFor } from '../server/domains/search/suggestions.ts';
import { readTextQuery } from '../server/domains/search/text-query.ts';
import type { Db } from '../server/platform/database.ts';
import { openStorage } from '../server/storage.ts';

const JUDGED_DEPTH = 10;
const RESULTS_READ = 100;

const folder = process.argv[2] ?? path.join(import.meta.dirname, '../data/postings');
const files = [
  'jobs_main.jsonl.gz',
  'jobs_listing_only.jsonl.gz',
  'queries/title_queries.jsonl.gz',
];
const missing = files.filter((file) => !existsSync(path.join(folder, file)));
if (missing.length > 0) {
  console.log(`Skipped: ${folder} has no ${missing.join(', ')}.`);
  process.exit(0);
}

const Judgement = z.object({ query: z.string(), relevant_ids: z.array(z.string()) });
type Ranking = (db: Db, query: string) => Promise<number[]>;

/**
 * Judgements are incomplete, so only postings that were judged for some query count: which of them
 * in a ranking are relevant to this query, and how early (precision and nDCG over the first ten).
 */
async function measureRelevance(db: Db) {
  const file = await readFile(path.join(folder, 'queries/title_queries.jsonl.gz'));
  const lines = gunzipSync(file).toString().trim().split('\n');
  const all = lines.map((line) => Judgement.parse(JSON.parse(line)));
  const judgements = all.filter(({ relevant_ids }) => relevant_ids.length > 0);
  const idOf = await readIds(db, [...new Set(all.flatMap(({ relevant_ids }) => relevant_ids))]);
  const judged = new Set(idOf.values());
  console.log(
    `\n${judgements.length} judged queries    precision@10   nDCG@10   recall@100   found nothing`,
  );
  for (const [name, rank] of Object.entries(rankings)) {
    const scores: Score[] = [];
    for (const { query, relevant_ids } of judgements) {
      const relevant = new Set(relevant_ids.flatMap((id) => idOf.get(id) ?? []));
      const results = (await rank(db, query)).filter((id) => judged.has(id));
      scores.push(scoreOf(results, relevant));
    }
    const mean = (key: keyof Score) =>
      (scores.reduce((sum, score) => sum + score[key], 0) / scores.length).toFixed(3);
    console.log(
      `${name.padEnd(20)} ${mean('precision').padStart(13)} ${mean('ndcg').padStart(9)} ` +
        `${mean('recall').padStart(12)} ${mean('empty').padStart(15)}`,
    );
  }
}

const rankings: Record<string, Ranking> = {
  'plain ts_rank': async (db, query) => {
    const words = readTextQuery(query, await currentSynonyms(db));
    const { rows } = await sql<{ job_id: number }>`
      select job_id from job_search where tsv @@ to_tsquery('job_words', ${words})
      order by ts_rank(tsv, to_tsquery('job_words', ${words})) desc, posted_at desc
      limit ${RESULTS_READ}`.execute(db);
    return rows.map((row) => row.job_id);
  },
  searchJobs: async (db, search) =>
    (await searchJobs(db, { ...JobFilters.parse({ search }), page: 1, limit: RESULTS_READ })).ids,
};

async function readIds(db: Db, sourceIds: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; source_id: string }>`
    select id, source_id from jobs where source_id = any(${sourceIds})`.execute(db);
  return new Map(rows.map(({ id, source_id }) => [source_id, id]));
}

interface Score {
  precision: number;
  ndcg: number;
  recall: number;
  empty: number;
}

function scoreOf(results: number[], relevant: Set<number>): Score {
  const top = results.slice(0, JUDGED_DEPTH);
  const hits = (ids: number[]) => ids.filter((id) => relevant.has(id)).length;
  const gain = (ids: number[]) =>
    ids.reduce((sum, id, at) => sum + (relevant.has(id) ? 1 / Math.log2(at + 2) : 0), 0);
  const reachable = Math.min(JUDGED_DEPTH, relevant.size);
  return {
    precision: hits(top) / reachable,
    ndcg: gain(top) / gain([...relevant].slice(0, reachable)),
    recall: hits(results) / relevant.size,
    empty: results.length === 0 ? 1 : 0,
  };
}

const typicalSearches: Record<string, string>[] = [
  {},
  { search: 'developer' },
  { search: 'sales' },
  { search: 'java developer' },
  { search: 'telecaller' },
  { search: 'chartered accountant' },
  { search: 'acountant' },
  { location: 'Bangalore' },
  { search: 'java', location: 'Bangalore' },
  { location: 'Delhi NCR', employment_type: 'full_time' },
  { search: 'sales executive', sort: 'salary' },
  { search: 'manager', sort: 'newest', salary_min: '5', salary_max: '15' },
];

const ROUNDS = 40;

async function measureSpeed(db: Db) {
  console.log('\nmilliseconds                                                  p50      p95');
  await timed('floor: select 1', () => sql`select 1`.execute(db));
  for (const query of typicalSearches) {
    const filters = { ...JobFilters.parse(query), page: 1, limit: 20 };
    await timed(JSON.stringify(query), () => searchJobs(db, filters));
  }
}

/** Prefixes from the first letter on, measured without the cache of answers. */
const typicalBeginnings = [
  's', 'sa', 'sales', 'java dev', 'exec', 'बेंग', 'bang', 'zzz', 'ca', 'इले', 'sec off', 'acountant',
]; // prettier-ignore

async function measureSuggestions(db: Db) {
  const { rows } = await sql<{ names: number; bytes: string }>`
    select count(distinct (kind, key))::int as names,
      pg_size_pretty(pg_total_relation_size('search_suggestions')) as bytes
    from search_suggestions`.execute(db);
  console.log(`\nsuggestions: ${rows[0]?.names} names, ${rows[0]?.bytes}`);
  await timed('floor: select 1', () => sql`select 1`.execute(db));
  for (const typed of typicalBeginnings) {
    await timed(typed, () => namesFor(db, typed, suggestionKinds));
  }
  const start = performance.now();
  await countAnew(db);
  console.log(`counting all of them anew: ${(performance.now() - start).toFixed(0)} ms`);
}

async function timed(name: string, work: () => Promise<unknown>) {
  const times: number[] = [];
  await work();
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const quantile = (share: number) => (times[Math.floor(share * ROUNDS)] ?? 0).toFixed(2);
  console.log(`${name.padEnd(56)} ${quantile(0.5).padStart(8)} ${quantile(0.95).padStart(8)}`);
}

// BENCH_DATA_DIR keeps the imported postings for the next run.
const kept = process.env['BENCH_DATA_DIR'];
const dataDir = kept ?? (await mkdtemp(path.join(os.tmpdir(), 'vritti-bench-')));
const storage = await openStorage(parseConfig({ DATA_DIR: dataDir }));
try {
  for (const name of ['jobs_main.jsonl.gz', 'jobs_listing_only.jsonl.gz']) {
    const { read, refused } = await importPostings(storage.db, path.join(folder, name));
    console.log(`${name}: ${read - refused} postings, ${refused} refused`);
  }
  await sql`analyze job_search`.execute(storage.db);
  await measureRelevance(storage.db);
  await measureSpeed(storage.db);
  await measureSuggestions(storage.db);
} finally {
  await storage.close();
  if (!kept) await rm(dataDir, { recursive: true, force: true });
}
