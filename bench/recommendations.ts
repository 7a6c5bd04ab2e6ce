// Usage: npm run bench -- recommendations [FOLDER]   How well recommended jobs fit, and how long they take.
// FOLDER holds jobs_main.jsonl.gz and jobs_listing_only.jsonl.gz (default data/postings). The judgements
// and how they were made: bench/recommendations/README.md.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { quantileOf } from './figures/quantile.ts';
import { parseConfig } from '../server/config.ts';
import { importPostings } from '../server/domains/imports/imports.ts';
import type { Db } from '../server/platform/database.ts';
import { openStorage } from '../server/storage.ts';
import { type Judgements, markOf, readJudgements } from './recommendations/judgements.ts';
import { ndcg } from './recommendations/ndcg.ts';
import { seekerProfiles } from './recommendations/profiles.ts';
import { rankers } from './recommendations/rankers.ts';
import { addSeeker } from './recommendations/seekers.ts';

const DEPTH = 10;
const ROUNDS = 3;

const folder = process.argv[2] ?? path.join(import.meta.dirname, '../data/postings');
const files = ['jobs_main.jsonl.gz', 'jobs_listing_only.jsonl.gz'];
const missing = files.filter((file) => !existsSync(path.join(folder, file)));
if (missing.length > 0) {
  console.log(`Skipped: ${folder} has no ${missing.join(', ')}.`);
  process.exit(0);
}

async function marksOf(db: Db, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'source_id'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
  const marks = new Map(rows.map(({ id, source_id }) => [id, markOf(source_id ?? '')]));
  return ids.flatMap((id) => marks.get(id) ?? []);
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

async function measureFit(db: Db, judgements: Judgements) {
  const pairs = [...judgements.values()].reduce((sum, { size }) => sum + size, 0);
  console.log(
    `\n${seekerProfiles.length} profiles, ${pairs} judged pairs   nDCG@${DEPTH}: tuned on   reported   none judged`,
  );
  for (const [name, rank] of Object.entries(rankers)) {
    const scores: number[] = [];
    let unjudged = 0;
    for (const profile of seekerProfiles) {
      const id = await addSeeker(db, profile);
      const grades = judgements.get(profile.key) ?? new Map<string, number>();
      const found = await marksOf(db, await rank(db, { id, profile }, DEPTH));
      unjudged += found.filter((mark) => !grades.has(mark)).length;
      scores.push(
        ndcg(
          found.map((mark) => grades.get(mark) ?? 0),
          [...grades.values()],
          DEPTH,
        ),
      );
    }
    const half = (odd: number) => mean(scores.filter((_, at) => at % 2 === odd)).toFixed(3);
    console.log(
      `${name.padEnd(40)} ${half(0).padStart(18)} ${half(1).padStart(10)} ${String(unjudged).padStart(13)}`,
    );
  }
}

async function measureSpeed(db: Db) {
  console.log('\nmilliseconds                                  p50      p95');
  for (const [name, rank] of Object.entries(rankers)) {
    const times: number[] = [];
    for (const profile of seekerProfiles) {
      const id = await addSeeker(db, profile);
      for (let round = 0; round < ROUNDS; round += 1) {
        const start = performance.now();
        await rank(db, { id, profile }, DEPTH);
        times.push(performance.now() - start);
      }
    }
    times.sort((a, b) => a - b);
    const quantile = (share: number) => quantileOf(times, share).toFixed(1);
    console.log(`${name.padEnd(40)} ${quantile(0.5).padStart(8)} ${quantile(0.95).padStart(8)}`);
  }
}

// BENCH_DATA_DIR keeps the imported postings for the next run.
const kept = process.env['BENCH_DATA_DIR'];
const dataDir = kept ?? (await mkdtemp(path.join(os.tmpdir(), 'vritti-bench-')));
const storage = await openStorage(parseConfig({ DATA_DIR: dataDir }));
try {
  for (const file of files) await importPostings(storage.db, path.join(folder, file));
  await sql`analyze job_search`.execute(storage.db);
  await measureFit(storage.db, await readJudgements());
  await measureSpeed(storage.db);
} finally {
  await storage.close();
  if (!kept) await rm(dataDir, { recursive: true, force: true });
}
