import { type Kysely, sql } from 'kysely';

/**
 * The search keeps its jobs in layers by date, each with indexes of its own, so that the newest thousand matches
 * of frequent words are found among a few of the jobs (docs/decisions/0104-layers-of-the-search.md). A task
 * moves older jobs down as a portal grows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(db);
}

const LAYERS = [0, 1, 2, 3];
const RUPEES_PER_LAKH = 100_000;
const LAKHS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100];

const steps = [
  `alter table job_search add column layer smallint not null default 0 check (layer in (0, 1, 2, 3))`,
  // Jobs posted since then and not in a layer above; the last one has all that are older.
  // The list of companies looks for text in the industry and the place too.
  `create index companies_industry_trigrams on companies using gin (industry gin_trgm_ops)`,
  `create index companies_location_trigrams on companies using gin (location gin_trgm_ops)`,
  `create index companies_place_trigrams on companies using gin ((' ' || regexp_replace(
    lower(normalize(coalesce(location, ''), NFC)), '[[:space:][:punct:]]+', ' ', 'g') || ' ') gin_trgm_ops)`,
  `create table search_layers (layer smallint primary key, begins_at timestamptz not null)`,
  `insert into search_layers values (0, '0001-01-01')`,
  // No page looks different afterwards.
  `set local vritti.pages_may_wait = 'on'`,
  // What a job pays at most, in steps, among its words (server/domains/search/rows/pay-steps.ts).
  `update job_search set tsv = tsv || array_to_tsvector(array['pay:' || (
      select max(step) from unnest(array[${LAKHS.join(', ')}]) as step
      where step * ${RUPEES_PER_LAKH} <= greatest(salary_max_inr, 0))])
    where salary_max_inr is not null`,
  `set local vritti.pages_may_wait = 'off'`,
  // Enough for the planner, which reads all of them for every search.
  `alter table job_search alter tsv set statistics 300, alter title_words set statistics 300`,
  `drop index job_search_words`,
  `drop index job_search_title`,
  `drop index job_search_newest`,
  `drop index job_search_salary`,
  ...LAYERS.flatMap((layer) => [
    `create index job_search_words_${layer} on job_search using gin (tsv)
      with (fastupdate = off) where layer = ${layer}`,
    `create index job_search_title_${layer} on job_search using gin (title_words)
      with (fastupdate = off) where layer = ${layer}`,
    `create index job_search_newest_${layer} on job_search (posted_at desc, job_id desc)
      where layer = ${layer}`,
    `create index job_search_salary_${layer} on job_search (salary_max_inr desc nulls last, job_id desc)
      where layer = ${layer}`,
  ]),
];
