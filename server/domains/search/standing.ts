// Kept searches, matched in reverse: each new job looks up the searches it satisfies.
import { sql } from 'kysely';
import type { JobFilters } from '../../../contract/jobs.ts';
import type { Db } from '../../platform/database.ts';
import { readCriteria } from './criteria.ts';
import { currentSynonyms } from './dictionary.ts';
import { EVERY_JOB, termOfCompany } from './facts.ts';
import { readQuery, wordsIn } from './memory/query.ts';
import { necessaryTerms } from './necessary-terms.ts';
import { allOf } from './tsquery.ts';

/** The columns of a table with kept searches, which `fits` and `termsOfJob` (facts.ts) read. */
interface StandingSearch {
  /** The text of a tsquery; null finds any words. */
  query: string | null;
  /** Every job that fits has at least one of these. */
  terms: string[];
  salary_least_inr: number | null;
  salary_most_inr: number | null;
  or_undisclosed: boolean;
  posted_within_days: number | null;
  company_id: number | null;
}

/** What filters mean with the synonyms of now, in the order given. */
export async function standingSearchesOf(
  db: Db,
  filters: readonly JobFilters[],
): Promise<StandingSearch[]> {
  const synonymsOf = await currentSynonyms(db);
  const all = filters.map((one) => readCriteria(one, synonymsOf));
  const queries = await readQueries(
    db,
    all.map(({ text, chosen }) => ({ text, filter: allOf(Object.values(chosen)) || null })),
  );
  const frequencies = await readFrequencies(
    db,
    queries.flatMap((query) => wordsIn(readQuery(query))),
  );
  return all.map(({ salary, postedWithinDays, companyId }, at) => {
    const query = queries[at] ?? null;
    return {
      query,
      terms: companyId
        ? [termOfCompany(companyId)]
        : query === null
          ? [EVERY_JOB]
          : necessaryTerms(query, (word) => frequencies.get(word) ?? 0),
      salary_least_inr: salary?.leastInr ?? null,
      salary_most_inr: salary?.mostInr ?? null,
      or_undisclosed: salary?.orUndisclosed ?? false,
      posted_within_days: postedWithinDays,
      company_id: companyId,
    };
  });
}

interface Asked {
  text: string | null;
  filter: string | null;
}

/** The queries in PostgreSQL's own spelling, with the stems of their words; null asks for nothing. */
async function readQueries(db: Db, asked: readonly Asked[]): Promise<(string | null)[]> {
  const { rows } = await sql<{ query: string | null }>`
    select (case
      when words is null then filter::tsquery
      when filter is null then to_tsquery('job_words', words)
      else to_tsquery('job_words', words) && filter::tsquery end)::text as query
    from rows from (
      unnest(${asked.map(({ text }) => text)}::text[], ${asked.map(({ filter }) => filter)}::text[])
    ) with ordinality as asked (words, filter, place)
    order by place`.execute(db);
  return rows.map(({ query }) => query);
}

/** The share of jobs that have a word, of the words that PostgreSQL counted as frequent. */
async function readFrequencies(db: Db, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ word: string; frequency: number }>`
    select word, frequency
    from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs)
      as counted (word, frequency)
    where tablename = 'job_search' and attname = 'tsv' and schemaname = current_schema()
      and word = any(${[...new Set(words)]}::text[])`.execute(db);
  return new Map(rows.map(({ word, frequency }) => [word, frequency]));
}
