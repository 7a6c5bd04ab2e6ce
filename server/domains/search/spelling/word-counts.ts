import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { arrayOfTexts, type Db, type Trx } from '../../../platform/database.ts';

/** How many open jobs have a word in title, company or skills, as counted by the last task. */

const WORDS_KEPT = 20_000;
const FRESH_MS = 60_000;
/** Below this many jobs a word says little by being rare. */
const LEAST_JOBS = 1_000;
const LEAST_WEIGHT = 0.12;

interface Counts {
  words: LRUCache<string, number>;
  total: LRUCache<'jobs', number>;
}

const kept = new WeakMap<Db, Counts>();

function countsOf(db: Db): Counts {
  const known = kept.get(db);
  if (known) return known;
  const made: Counts = {
    words: new LRUCache({ max: WORDS_KEPT, ttl: FRESH_MS }),
    total: new LRUCache({ max: 1, ttl: FRESH_MS }),
  };
  kept.set(db, made);
  return made;
}

/** How many jobs have each of the words; 0 for a word that no job ever had. */
export async function countWords(
  db: Db,
  words: readonly string[],
): Promise<(word: string) => number> {
  const counts = countsOf(db);
  const unknown = words.filter((word) => !counts.words.has(word));
  if (unknown.length > 0) {
    const { rows } = await sql<{ word: string; jobs: number }>`
      select word, jobs from search_words where word = any(${arrayOfTexts(unknown)})`.execute(db);
    const jobsOf = new Map(rows.map(({ word, jobs }) => [word, jobs]));
    for (const word of unknown) counts.words.set(word, jobsOf.get(word) ?? 0);
  }
  return (word) => counts.words.get(word) ?? 0;
}

/** How much each word says about a job: from nearly 0 for the commonest to 1. */
export async function weighWords(
  db: Db,
  words: readonly string[],
): Promise<(word: string) => number> {
  const jobsOf = await countWords(db, words);
  const most = Math.log(1 + Math.max(LEAST_JOBS, await jobsInAll(db)));
  return (word) => Math.max(LEAST_WEIGHT, 1 - Math.log(1 + jobsOf(word)) / most);
}

/** Roughly, from PostgreSQL's statistics of the table. */
async function jobsInAll(db: Db): Promise<number> {
  const { total } = countsOf(db);
  const known = total.get('jobs');
  if (known !== undefined) return known;
  const { rows } = await sql<{ jobs: number }>`
    select reltuples::int as jobs from pg_class where oid = 'job_search'::regclass`.execute(db);
  const jobs = rows[0]?.jobs ?? 0;
  total.set('jobs', jobs);
  return jobs;
}

/** Counts the words of open jobs anew. */
export async function recountWords(trx: Trx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`
    with counted as materialized (
      select word, ndoc as jobs from ts_stat($jobs$
        select to_tsvector('simple', concat_ws(' ',
          jobs.title, companies.name, array_to_string(jobs.skills, ' ')))
        from job_search
        join jobs on jobs.id = job_search.job_id
        join companies on companies.id = job_search.company_id
      $jobs$)
      where word ~ '^[[:alpha:]]{2,40}$'
    )
    insert into search_words (word, jobs)
    select word, counted.jobs from counted
    left join search_words as old using (word)
    where old.jobs is distinct from counted.jobs
    order by word
    on conflict (word) do update set jobs = excluded.jobs
  `.execute(trx);
}
