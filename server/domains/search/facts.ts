/** Facts about the search's table for the SQL of other domains. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { UNDATED_LEXEME } from './rows/index-row.ts';
import { lexeme } from './tsquery.ts';

/** Whether a row of `job_search`, under its alias in the statement, can still be found. */
export const isFindable = (row = 'job_search') =>
  sql<SqlBool>`${sql.ref(`${row}.expires_at`)} > now()`;

/** The opposite of `isFindable`, written so that an index finds these few rows. */
export const isOver = sql<SqlBool>`job_search.expires_at <= now()`;

/** The term of a saved search without words; no word of a job looks like it. */
export const EVERY_JOB = '*';
export const termOfCompany = (id: number): string => `company:${id}`;

/** All terms by which saved searches for a row of `job_search` are found (standing/standing.ts). */
export const termsOfJob = sql<string[]>`(tsvector_to_array(job_search.tsv)
  || array[${sql.lit(EVERY_JOB)}, 'company:' || job_search.company_id])`;

/** All words of a row of `job_search` that a saved search may ask for, including its company's. */
export const wordsOfJob = sql`(job_search.tsv
  || array_to_tsvector(array['company:' || job_search.company_id]))`;

/**
 * The words of a row's title, and of its skills. The skills are read from their filter lexemes,
 * because the row's keywords also contain the company's words.
 */
export const saidOfWork = sql`(setweight(job_search.title_words, 'A') || setweight(to_tsvector('job_words',
  (select coalesce(string_agg(translate(substr(lexeme, 7), '_', ' '), ' ; '), '')
     from unnest(tsvector_to_array(job_search.tsv)) as of_job (lexeme) where lexeme like 'skill:%')), 'B'))`;

const undated = sql`${sql.lit(lexeme(UNDATED_LEXEME))}::tsquery`;

/**
 * Whether a saved search, a row with the columns of StandingSearch, finds a row of `job_search`
 * that has these words (`wordsOfJob`, `saidOfWork`): the conditions of a search
 * (finding/candidates.ts, and `passes` in memory/matches.ts) with columns in place of values.
 */
export const fits = (
  table: string,
  { words, said }: { words: RawBuilder<unknown>; said: RawBuilder<unknown> },
) => {
  const of = (column: string) => sql.ref(`${table}.${column}`);
  return sql<SqlBool>`(
    (${of('query')} is null or ${words} @@ ${of('query')}::tsquery)
    and (${of('work')} is null or ${said} @@ ${of('work')}::tsquery)
    and (${of('salary_least_inr')} is null
      or (job_search.salary_max_inr >= ${of('salary_least_inr')}
        and (${of('salary_most_inr')} is null
          or job_search.salary_min_inr <= ${of('salary_most_inr')}))
      or (${of('or_undisclosed')} and job_search.salary_max_inr is null))
    and (${of('posted_within_days')} is null
      or (job_search.posted_at > now() - make_interval(days => ${of('posted_within_days')})
        and not job_search.tsv @@ ${undated}))
    and (${of('company_id')} is null or job_search.company_id = ${of('company_id')}))`;
};
