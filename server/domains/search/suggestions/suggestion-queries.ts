import { sql } from 'kysely';
import type { Suggestion, SuggestionKind } from '../../../../contract/search/suggestions.ts';
import type { Db, Trx } from '../../../platform/database.ts';
import { isFindable } from '../facts.ts';
import { roleNames } from '../ranking/related-roles.ts';
import { allOf, lexeme } from '../tsquery.ts';

/** Longer ones are sentences, which nobody wants to pick. In characters. */
const LONGEST_TEXT = 60;
/** Nobody starts typing a name at a later word. */
const STARTS_MAX = 8;

/**
 * Only what has stood for an hour is suggested, so that short-lived postings cannot put spam into
 * suggestions. Imports are the operator's own.
 */
const hasStood = (row: 'jobs' | 'companies') => sql`(${sql.ref(row)}.source is not null
  or ${sql.ref(row)}.updated_at <= now() - interval '1 hour')`;

/**
 * If there are this many jobs, a title that only one company uses is its own wording, unless it
 * names a role.
 */
const MANY_JOBS = 500;

/** The titles, skills, cities and companies of open jobs, once for each word they can start at. */
const saidByJobs = sql`
  select kind, key, array_to_string(words[at:], ' ') as start, text, jobs
  from (
    select kind, suggestion_words(text) as key,
      (array_agg(text order by jobs desc, text))[1] as text, sum(jobs)::int as jobs
    from (
      select kind, text, count(*)::int as jobs,
        min(open.company_id) as one_company, max(open.company_id) as other_company
      from job_search as open
      join jobs on jobs.id = open.job_id
      join companies on companies.id = open.company_id,
      lateral (
        select 'title' as kind, jobs.title as text
        union all select 'company', companies.name where ${hasStood('companies')}
        union all select 'skill', skill from unnest(open.skills) as skill
        union all select 'location', city from unnest(open.cities) as city
      ) as said
      where ${isFindable('open')} and ${hasStood('jobs')}
      group by kind, text
    ) as spelling
    where length(text) <= ${LONGEST_TEXT}
    group by 1, 2
    having kind <> 'title' or suggestion_words(text) = any(${[...roleNames]}::text[])
      or min(one_company) < max(other_company)
      or (select count(*) from (select from job_search limit ${MANY_JOBS}) as first_ones) < ${MANY_JOBS}
  ) as name,
  string_to_array(key, ' ') as words,
  generate_series(1, least(cardinality(words), ${STARTS_MAX})) as at`;

/** Recounts the suggestions, and deletes those that no open job has any more. */
export async function recountSuggestions(trx: Trx): Promise<void> {
  // Two recounts at once would wait for each other's rows.
  await sql`select pg_advisory_xact_lock(hashtext('search_suggestions'))`.execute(trx);
  await sql`set local statement_timeout = 0`.execute(trx);
  // PostgreSQL expects only a handful of grouped names, and would compare all that end alike
  // ("private limited") with each other.
  await sql`set local enable_mergejoin = off`.execute(trx);
  await sql`
    with said as materialized (${saidByJobs}),
    gone as (
      delete from search_suggestions as old
      where not exists (
        select from said where (said.kind, said.key, said.start) = (old.kind, old.key, old.start)
      )
    )
    -- What stays as it is is left out here: a conflict would lock its row, and write it for that.
    insert into search_suggestions (kind, key, start, text, jobs)
    select said.* from said
    left join search_suggestions as old using (kind, key, start)
    where (old.text, old.jobs) is distinct from (said.text, said.jobs)
    order by kind, key, start
    on conflict (kind, key, start) do update set text = excluded.text, jobs = excluded.jobs
  `.execute(trx);
}

export interface FoundName extends Suggestion {
  /** Its words in the form used for comparison. */
  key: string;
}

interface NameQuery {
  /** What was typed, or the ways in which it may be spelt. */
  typed: readonly string[];
  kinds: readonly SuggestionKind[];
  /** Places with another name that begins with the typed text. */
  places: readonly string[];
}

/** How many names are considered; only texts of one or two letters match more. */
const NAMES_READ_MAX = 5_000;
/**
 * A name that begins with the typed text weighs as much as one with this many times the jobs that
 * has it in a later word.
 */
const FIRST_WORD_WEIGHT = 4;
/**
 * Places matched only by another of their names, as "secu" matches Secunderabad, must not hide
 * names that begin with the text themselves.
 */
const OTHER_NAME_WEIGHT = 0.25;
/** Titles vary in wording, so each one is rarer than the skill that it needs. */
const TITLE_WEIGHT = 3;

/**
 * Names with a word that begins with one of the typed texts: the best few of each kind. Each text is a parameter of its
 * own select, because the index serves only a beginning that the planner knows.
 */
export async function findNames(
  db: Db,
  { typed, kinds, places }: NameQuery,
  perKind: number,
): Promise<FoundName[]> {
  const beginning = typed.map(
    (text) => sql`(
      select kind, key, text, jobs,
        (case when start = key then ${FIRST_WORD_WEIGHT}::int else 1 end)::float as start_weight
      from search_suggestions
      where start ^@ suggestion_words(${text}) and kind = any(${[...kinds]}::text[])
      limit ${NAMES_READ_MAX})`,
  );
  const { rows } = await sql<FoundName>`
    select kind, key, text, jobs as count
    from (
      select *, row_number() over (
        partition by kind order by weight desc, text
      ) as rank
      from (
        select kind, key, text, jobs,
          jobs * max(start_weight)
            * (case when kind = 'title' then ${TITLE_WEIGHT}::int else 1 end) as weight
        from (
          ${sql.join(beginning, sql` union all `)}
          union all
          select kind, key, text, jobs, ${OTHER_NAME_WEIGHT}::float from search_suggestions
          where kind = 'location' and start = key and kind = any(${[...kinds]}::text[])
            and key = any(array(select suggestion_words(place) from unnest(${[...places]}::text[]) as place))
        ) as found
        group by kind, key, text, jobs
      ) as weighed
    ) as ranked
    where rank <= ${perKind}
    order by weight desc, text
  `.execute(db);
  return rows;
}

/** How many other names for the typed text are looked up. */
const PHRASES_MAX = 12;

/** Names that begin with one of these phrases, exact ones before longer ones: see `findNames`. */
export async function findNamesOf(
  db: Db,
  phrases: readonly string[],
  kinds: readonly SuggestionKind[],
  limit: number,
): Promise<FoundName[]> {
  if (phrases.length === 0) return [];
  const beginning = phrases.slice(0, PHRASES_MAX).map(
    (phrase) => sql`(
      select kind, key, text, jobs, key = suggestion_words(${phrase}) as is_whole
      from search_suggestions
      where start ^@ suggestion_words(${phrase}) and start = key
        and kind = any(${[...kinds]}::text[])
      order by is_whole desc, jobs desc limit ${limit})`,
  );
  const { rows } = await sql<FoundName>`
    select kind, key, text, jobs as count
    from (${sql.join(beginning, sql` union `)}) as found
    order by is_whole desc, jobs desc, text limit ${limit}
  `.execute(db);
  return rows;
}

/**
 * The row of a name at its first word. The partial indexes of those rows only serve a condition
 * written exactly as theirs. PostgreSQL rewrites a plain `start = key`, because the columns have
 * different collations; this form it leaves alone.
 */
const isWhole = sql`((start = key and jobs > 0) or (key = start and jobs <= 0))`;

/** Names that have, for each of the words, one that begins with it, in any order. */
export async function findNamesByWords(
  db: Db,
  words: readonly string[],
  kinds: readonly SuggestionKind[],
  limit: number,
): Promise<FoundName[]> {
  const query = allOf(words.map((word) => `${lexeme(word)}:*`));
  const { rows } = await sql<FoundName>`
    select kind, key, text, jobs as count from search_suggestions
    where to_tsvector('simple', key) @@ to_tsquery('simple', ${query}) and ${isWhole}
      and kind = any(${[...kinds]}::text[])
    order by jobs desc, length(key), text limit ${limit}
  `.execute(db);
  return rows;
}

/** Names that look like the typed text, in case it was mistyped. */
export async function findNamesAlike(
  db: Db,
  typed: string,
  kinds: readonly SuggestionKind[],
  limit: number,
): Promise<FoundName[]> {
  const { rows } = await sql<FoundName>`
    select kind, key, text, jobs as count from search_suggestions
    where key %> suggestion_words(${typed}) and ${isWhole}
      and kind = any(${[...kinds]}::text[])
    order by word_similarity(suggestion_words(${typed}), key) + ln(jobs + 1) / 20 desc, text
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Which of these phrases are skills in open jobs, as the jobs spell them. */
export async function skillsNamedIn(db: Db, phrases: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select distinct text from search_suggestions
    where kind = 'skill' and start = key and key = any(
      array(select suggestion_words(phrase) from unnest(${[...phrases]}::text[]) as phrase)
    )
    order by text`.execute(db);
  return rows.map(({ text }) => text);
}

/** The titles that most open jobs have, the most frequent first. */
export async function frequentTitles(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select text from search_suggestions where kind = 'title' and start = key
    order by jobs desc, text limit ${limit}`.execute(db);
  return rows.map(({ text }) => text);
}
