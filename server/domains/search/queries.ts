import { type RawBuilder, sql } from 'kysely';
import { anyOfIds, type Db, textsIn, type Trx } from '../../platform/database.ts';
import { type Given, prepared } from '../../platform/batching/prepared.ts';
import { jobChoiceNames } from '../../../contract/jobs/choices/job-choices.ts';
import { isChecked } from '../company-evidence/facts.ts';
import { isOpen, jobId } from '../jobs/facts.ts';
import {
  CHECKED_LEXEME,
  DIRECT_LEXEME,
  INDUSTRY_PREFIX,
  type SearchRow,
} from './rows/index-row.ts';

/** The columns of the filters by choice, and what is made of each of them. */
const chosenColumns = (of: (column: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  sql.join(jobChoiceNames.map((column) => of(sql.ref(column))));

const typesOfWords = sql`employment_type text, ${chosenColumns((column) => sql`${column} text`)}, conditions text[],
  cities text[], skills text[], salary_min_inr bigint, salary_max_inr bigint,
  title text, keywords text, body text, lexemes text[], experience_years smallint[]`;

/** Inserts or updates the rows of jobs. */
export const upsertingRows = (rows: readonly SearchRow[]) =>
  upsertFrom(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
    job_id bigint, posted_at timestamptz, expires_at timestamptz, company_id bigint, ${typesOfWords})`);

interface JobWords {
  /** Null as in `indexing`: the job that this connection inserted last. */
  id: number | null;
  /** What `rowWordsOf` returns, as JSON. */
  words: string;
}

/** Inserts or updates the row of a job, whose times are those of its own row, or does nothing if it is not open. */
export const upsertingIfOpen = prepared((_, given: Given<JobWords>) =>
  upsertFrom(sql`(
    select jobs.id as job_id, date_trunc('milliseconds', jobs.posted_at) as posted_at,
      date_trunc('milliseconds', jobs.expires_at) as expires_at, jobs.company_id, words.*
    from jobs, jsonb_to_record(${given('words')}::jsonb) as words (${typesOfWords})
    where jobs.id = ${jobId(given('id'))} and ${isOpen}) as row`),
);

/** Deletes the row of a job that is not open. */
export const deletingUnlessOpen = prepared(
  (_, given: Given<{ id: number }>) => sql`
    delete from job_search where job_id = ${given('id')}
      and not exists (select from jobs where jobs.id = job_search.job_id and ${isOpen})`,
);

/**
 * Also records that the jobs came or changed, in the order of their ids, so that two writers cannot
 * deadlock. Jobs that came in this transaction get its number.
 */
const upsertFrom = (source: RawBuilder<unknown>) => sql`
    with kept as (
    insert into job_search (
      job_id, posted_at, expires_at, company_id, employment_type, ${chosenColumns((column) => column)},
      conditions, cities, skills, salary_min_inr, salary_max_inr, title_words, tsv, is_slow_to_answer,
      experience_years, industry
    )
    select
      job_id, posted_at, expires_at, companies.id, employment_type, ${chosenColumns((column) => column)},
      conditions, cities, skills, salary_min_inr, salary_max_inr,
      to_tsvector('job_words', title),
      setweight(to_tsvector('job_words', title), 'A')
        || setweight(to_tsvector('job_words', keywords), 'B')
        || strip(to_tsvector('job_words', body))
        || array_to_tsvector(lexemes
          || case when ${isChecked('companies')} then array[${CHECKED_LEXEME}] else '{}' end
          || case when companies.is_consultant then '{}' else array[${DIRECT_LEXEME}] end
          || case when companies.industry is null then '{}'
            else array[${INDUSTRY_PREFIX} || lower(btrim(companies.industry))] end),
      companies.is_slow_to_answer, experience_years, btrim(companies.industry)
    from ${source}
    join companies on companies.id = row.company_id
    on conflict (job_id) do update set
      posted_at = excluded.posted_at, expires_at = excluded.expires_at,
      company_id = excluded.company_id, employment_type = excluded.employment_type,
      ${chosenColumns((column) => sql`${column} = excluded.${column}`)}, conditions = excluded.conditions,
      cities = excluded.cities, skills = excluded.skills,
      salary_min_inr = excluded.salary_min_inr, salary_max_inr = excluded.salary_max_inr,
      title_words = excluded.title_words, tsv = excluded.tsv,
      is_slow_to_answer = excluded.is_slow_to_answer,
      experience_years = excluded.experience_years, industry = excluded.industry
    returning job_id, entered_at)
    insert into search_news (job_id, entered_by)
    select job_id, case when entered_at = now() then pg_current_xact_id() end
    from kept order by job_id
    on conflict do nothing`;

export interface SearchNews {
  job_id: number;
  /** The transaction in which it came into the search; null if it only changed. */
  entered_by: string | null;
}

/** Removes the oldest news and returns it. */
export async function deleteNews(trx: Trx, limit: number): Promise<SearchNews[]> {
  const { rows } = await sql<SearchNews>`
    delete from search_news where job_id in (
      select job_id from search_news order by job_id limit ${limit} for update skip locked)
    returning job_id, entered_by::text`.execute(trx);
  return rows;
}

/**
 * Stores words in alphabetical order, so that two writers cannot deadlock. Words that exist are
 * left out first, because PostgreSQL works out the sound of each inserted word before it sees a
 * conflict.
 */
export const keepingWords = prepared(
  (_, given: Given<{ words: readonly string[] }>) => sql`
    insert into search_words (word)
    select given.word from unnest(${given('words')}::text[]) as given (word)
     where not exists (select from search_words as known where known.word = given.word)
     order by given.word
    on conflict do nothing`,
);

export async function deleteRows(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('job_search').where('job_id', 'in', ids).execute();
}

/**
 * Which of these jobs have all of the words in their title and their company's name together, where that name
 * was typed too.
 */
export async function listOfTitleAndCompany(
  db: Db,
  ids: readonly number[],
  { text, typed }: { text: string; typed: string },
): Promise<number[]> {
  const { rows } = await sql<{ job_id: number }>`
    select job_id from job_search join companies on companies.id = company_id
    where job_id = ${anyOfIds(ids)} and company_core(name) <> ''
      and to_tsvector('job_words', ${typed}) @@ plainto_tsquery('job_words', company_core(name))
      and (title_words || to_tsvector('job_words', name)) @@ to_tsquery('job_words', ${text})`.execute(
    db,
  );
  return rows.map(({ job_id }) => job_id);
}

/**
 * The companies that each of these texts names, in the order of the texts; spaces, dots and "and"
 * make no difference. A common word such as "software" alone names none.
 */
export async function listNamed(db: Db, names: readonly string[]): Promise<number[][]> {
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(
      (select json_agg(id) from (
        select companies.id from companies
        where company_joined(asked.name) <> '' and company_joined(companies.name) = company_joined(asked.name)
        limit ${COMPANIES_OF_A_NAME_MAX}) as named), '[]') as ids
    from ${textsIn(names)} with ordinality as asked (name, at)
    order by asked.at`.execute(db);
  return rows.map(({ ids }) => ids);
}

const COMPANIES_OF_A_NAME_MAX = 50;
const SIMILAR_WORDS_READ = 80;

interface SimilarWord {
  word: string;
  jobs: number;
  /** Whether it sounds like the word that was asked for. */
  is_alike: boolean;
}

/** Words in jobs that resemble this one, sound like it or are among `others`, the commonest first. */
export async function readSimilarWords(
  db: Db,
  word: string,
  others: readonly string[],
): Promise<SimilarWord[]> {
  const { rows } = await sql<SimilarWord>`
    select word, jobs, sound = search_sound(${word}) as is_alike from search_words
    where (word % ${word} or sound = search_sound(${word}) or word = any(${others}::text[]))
      and word <> ${word}
    order by jobs * similarity(word, ${word}) desc limit ${SIMILAR_WORDS_READ}
  `.execute(db);
  return rows;
}
