/** Facts about the search's table for the SQL of other domains. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { UNDATED_LEXEME } from './rows/index-row.ts';
import { lexeme } from './tsquery.ts';

/** Whether a row of `job_search`, under its alias in the statement, can still be found. */
export const isFindable = (row = 'job_search') =>
  sql<SqlBool>`${sql.ref(`${row}.expires_at`)} > now()`;

/** The contrary of `isFindable`, in a form that finds these few rows by their index. */
export const isOver = sql<SqlBool>`job_search.expires_at <= now()`;

/** The term of a kept search that asks for no words; no word of a job looks like it. */
export const EVERY_JOB = '*';
export const termOfCompany = (id: number): string => `company:${id}`;

/** All terms by which a row of `job_search` finds kept searches (standing/standing.ts). */
export const termsOfJob = sql<string[]>`(tsvector_to_array(job_search.tsv)
  || array[${sql.lit(EVERY_JOB)}, 'company:' || job_search.company_id])`;

/** All words of a row of `job_search` that a kept search may ask for, with that of its company. */
export const wordsOfJob = sql`(job_search.tsv
  || array_to_tsvector(array['company:' || job_search.company_id]))`;

/**
 * What the title of a row of `job_search` says, and its skills, which are read from their filter lexemes: the words of its keywords
 * are also those of its company.
 */
export const saidOfWork = sql`(setweight(job_search.title_words, 'A') || setweight(to_tsvector('job_words',
  (select coalesce(string_agg(translate(substr(lexeme, 7), '_', ' '), ' ; '), '')
     from unnest(tsvector_to_array(job_search.tsv)) as of_job (lexeme) where lexeme like 'skill:%')), 'B'))`;

const undated = sql`${sql.lit(lexeme(UNDATED_LEXEME))}::tsquery`;

/**
 * Whether a kept search, a row with the columns of StandingSearch, finds a row of `job_search` that has these words
 * (`wordsOfJob`, `saidOfWork`): the conditions of a search (finding/candidates.ts, and `passes` in memory/matches.ts) with columns in the place of values.
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
