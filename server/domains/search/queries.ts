import { type RawBuilder, sql } from 'kysely';
import { MORE_PLACES_MAX } from '../../../contract/constants.ts';
import type { Db, Trx } from '../../platform/database.ts';
import {
  candidates,
  candidatesTitled,
  enoughFor,
  hasTitleOf,
  isCut,
  isOfCompanies,
  orderOf,
  rowsOfCandidates,
  rowsWithNear,
  someMatches,
} from './candidates.ts';
import { type Criteria, type Dimension, dimensions, isCountedApart } from './criteria.ts';
import type { Position } from './cursor.ts';
import { layerOf } from './layers/queries.ts';
import { rowsOf } from './layers/newest.ts';
import { isChecked } from '../company-evidence/facts.ts';
import { CHECKED_LEXEME, DIRECT_LEXEME, type SearchRow } from './rows/index-row.ts';
import type { RelatedRole } from './ranking/related-roles.ts';
import { isOfTitleAndCompany, rankOf, type WeighedTerm } from './ranking/relevance.ts';

/** Inserts or updates the rows of jobs in one statement. */
export async function upsertRows(db: Db, rows: readonly SearchRow[]): Promise<void> {
  await sql`
    insert into job_search (
      job_id, posted_at, expires_at, company_id, employment_type, experience_level, work_mode,
      shift, conditions, cities, skills, salary_min_inr, salary_max_inr, title_words, tsv, is_slow_to_answer,
      layer
    )
    select
      job_id, posted_at, expires_at, company_id, employment_type, experience_level, work_mode,
      shift, conditions, cities, skills, salary_min_inr, salary_max_inr,
      to_tsvector('job_words', title),
      setweight(to_tsvector('job_words', title), 'A')
        || setweight(to_tsvector('job_words', keywords), 'B')
        || strip(to_tsvector('job_words', body))
        || array_to_tsvector(lexemes || case when exists (
          select from companies where companies.id = row.company_id and ${isChecked('companies')})
          then array[${CHECKED_LEXEME}] else '{}' end
          || case when exists (
          select from companies where companies.id = row.company_id and companies.is_consultant)
          then '{}' else array[${DIRECT_LEXEME}] end),
      coalesce((select companies.is_slow_to_answer from companies
        where companies.id = company_id), false),
      ${layerOf('posted_at')}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      job_id bigint, posted_at timestamptz, expires_at timestamptz, company_id bigint,
      employment_type text, experience_level text, work_mode text, shift text, conditions text[], cities text[], skills text[],
      salary_min_inr bigint, salary_max_inr bigint,
      title text, keywords text, body text, lexemes text[]
    )
    on conflict (job_id) do update set
      posted_at = excluded.posted_at, expires_at = excluded.expires_at,
      company_id = excluded.company_id, employment_type = excluded.employment_type,
      experience_level = excluded.experience_level, work_mode = excluded.work_mode,
      shift = excluded.shift, conditions = excluded.conditions,
      cities = excluded.cities, skills = excluded.skills,
      salary_min_inr = excluded.salary_min_inr, salary_max_inr = excluded.salary_max_inr,
      title_words = excluded.title_words, tsv = excluded.tsv,
      is_slow_to_answer = excluded.is_slow_to_answer, layer = excluded.layer
  `.execute(db);
}

/**
 * Remembers jobs that came or changed, in the order of their ids, so that two writers cannot deadlock.
 * Those that came in this transaction bear its number.
 */
export async function insertNews(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    insert into search_news (job_id, entered_by)
    select job_id, case when entered_at = now() then pg_current_xact_id() end
    from job_search where job_id = any(${ids}::bigint[]) order by job_id
    on conflict do nothing`.execute(db);
}

export interface SearchNews {
  job_id: number;
  /** The transaction in which it came into the search; null if it only changed. */
  entered_by: string | null;
}

/** Takes the oldest of them away. */
export async function deleteNews(trx: Trx, limit: number): Promise<SearchNews[]> {
  const { rows } = await sql<SearchNews>`
    delete from search_news where job_id in (
      select job_id from search_news order by job_id limit ${limit} for update skip locked)
    returning job_id, entered_by::text`.execute(trx);
  return rows;
}

/** Stores words in alphabetical order, so that two writers cannot deadlock. */
export async function keepWords(db: Db, words: readonly string[]): Promise<void> {
  await sql`
    insert into search_words (word) select unnest(${words}::text[]) on conflict do nothing
  `.execute(db);
}

export async function deleteRows(db: Db, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('job_search').where('job_id', 'in', ids).execute();
}

export interface Window {
  limit: number;
  offset: number;
  /** Used in place of the offset. */
  after?: Position | undefined;
}

/** By relevance, with the jobs that have the same title at the same company, if there are any. */
type FoundPosition = Position & { copies?: number[] | null };

export interface Found {
  page: FoundPosition[];
  /** How many jobs match, at most the number of candidates. */
  total: number;
  /** More may match. */
  is_cut: boolean;
  /** How many of them have all the words. */
  all_words_total: number;
  facets: { dimension: Dimension; value: string; count: number }[];
  /** Dimensions of which only the candidates were counted, as there may be more matches. */
  capped_facets: Dimension[];
}

const NOTHING: Found = {
  page: [],
  total: 0,
  is_cut: false,
  all_words_total: 0,
  facets: [],
  capped_facets: [],
};

export interface Employer {
  companyIds: readonly number[];
  /** What was typed beside the name; null if only the name was. */
  rest: { terms: readonly WeighedTerm[]; text: string; titles: readonly string[] } | null;
}

/** How a search is ranked. */
export interface Ranking {
  terms: readonly WeighedTerm[];
  related: readonly RelatedRole[];
  /** The companies whose name was typed: their jobs come first. */
  employer: Employer | null;
  /** Also finds jobs with most of the words, and jobs for related work. */
  withNear: boolean;
}

/** One page of a search with its count and facets, in one statement over the same candidates. */
export async function findJobs(
  db: Db,
  criteria: Criteria,
  window: Window,
  ranking: Ranking,
): Promise<Found> {
  const { text, order } = criteria;
  const ranks =
    text && order === 'relevance' ? ranksBy({ text, titles: criteria.titles }, ranking) : null;
  const apart = dimensions.filter((dimension) => isCountedApart(criteria, dimension));
  const page = ranks
    ? relevantPage(criteria, ranks, window, ranking)
    : orderedPage(criteria, window);
  const enough = enoughFor(window);
  const sourceOf = (without?: Dimension) => {
    const options = { enough, ...(without ? { without } : {}) };
    return ranking.withNear
      ? rowsWithNear(criteria, ranking, options)
      : rowsOfCandidates(criteria, options);
  };
  const { rows } = await sql<Found>`
    with found as materialized (
      select place, job_id, posted_at, ${counted}, salary_max_inr ${ranks ? sql`, ${ranks}` : sql``}
      from (${sourceOf()}) as candidate
    ),
    ${sql.join(
      apart.map(
        (d) => sql`${sql.ref(widened(d))} as materialized (
      select ${counted}
      from (${sourceOf(d)}) as candidate
    ),`,
      ),
      sql` `,
    )}
    page as (${page}),
    facet as (${sql.join(
      dimensions.map((d) => facet(criteria, d)),
      sql` union all `,
    )})
    select
      (select coalesce(json_agg(page), '[]') from page) as page,
      (select count(*)::int from found) as total,
      ${isCut(criteria, sql`found`, enough)} as is_cut,
      (select count(*)::int from found where has_all) as all_words_total,
      (select coalesce(json_agg(facet), '[]') from facet) as facets,
      array(${sql.join(
        dimensions.map((d) => isCapped(criteria, d, enough)),
        sql` union all `,
      )}) as capped_facets
  `.execute(db);
  return rows[0] ?? NOTHING;
}

/** What was chosen of a dimension does not count there: its counts are of a wider search. */
const widened = (dimension: Dimension) => `found_without_${dimension}`;
const countedFor = (criteria: Criteria, dimension: Dimension) =>
  sql.ref(isCountedApart(criteria, dimension) ? widened(dimension) : 'found');

/** The columns whose values are counted, and what tells whether there may be more. */
const counted = sql`employment_type, experience_level, work_mode, shift, conditions, cities, skills, has_all, layer`;

const isCapped = (
  criteria: Criteria,
  dimension: Dimension,
  enough: number,
): RawBuilder<unknown> => sql`
  select ${sql.lit(dimension)}
  where ${isCut(criteria, countedFor(criteria, dimension), enough)}`;

function orderedPage(criteria: Criteria, { after, offset, limit }: Window): RawBuilder<unknown> {
  const of = after ? sql`(${candidates(criteria, { after, limit })})` : sql`found`;
  return sql`
    select ${sql.lit(criteria.order)} as "order", posted_at, salary_max_inr, job_id from ${of} as candidate
    order by ${orderOf(criteria)} limit ${limit} offset ${after ? 0 : offset}`;
}

function ranksBy(
  { text, titles }: { text: string; titles: readonly string[] },
  { terms, related, employer, withNear }: Ranking,
) {
  const isTitled = (words: string) => sql`title_words @@ to_tsquery('job_words', ${words})`;
  const isNamed = employer && isOfCompanies(employer.companyIds);
  const rest = employer?.rest;
  const first = isNamed
    ? sql`(${isNamed} ${rest ? sql`and ${isTitled(rest.text)}` : sql``})`
    : sql`((${isTitled(text)} ${withNear ? sql`or ${isOfTitleAndCompany(text, titles)}` : sql``}) and not is_slow_to_answer)`;
  const rank = sql`${rankOf(terms, related)} + ${exactTitleGain(titles)}`;
  return sql`
    ${first} as in_title,
    (${rest ? sql`case when ${isNamed} then ${rankOf(rest.terms, [])} + ${exactTitleGain(rest.titles)} else ${rank} end` : rank})::real as rank,
    company_id, hashtext(title_words::text) as title`;
}

/** A title that says just what was typed comes before one with the same words in another order. */
const EXACT_TITLE_GAINS = 0.1;
const exactTitleGain = (titles: readonly string[]) =>
  sql`case when ${hasTitleOf(titles)} then ${EXACT_TITLE_GAINS}::real else 0 end`;

/** With so many titles among the candidates, older ones are not looked for. */
const ENOUGH_TITLES = 40;

/**
 * Jobs of a company whose name was typed, and else titles with all the words, come first, even if older
 * than the candidates; then by what the title says of the words and what else it says,
 * and where and how often the job has them. Of copies of one posting one comes before all others, but
 * among the jobs of a company that was asked for. Jobs of companies that are slow to answer come
 * after the other titles.
 */
function relevantPage(
  criteria: Criteria,
  ranks: RawBuilder<unknown>,
  { after, offset, limit }: Window,
  { employer, withNear }: Ranking,
): RawBuilder<unknown> {
  const isOneCompanys = employer !== null && employer.rest === null;
  const order = isOneCompanys ? sql`in_title, is_first` : sql`is_first, in_title`;
  const following =
    after?.order === 'relevance'
      ? sql`where (${order}, rank, posted_at, job_id) < (${isOneCompanys ? sql`${after.in_title}, ${after.is_first}` : sql`${after.is_first}, ${after.in_title}`},
          ${after.rank}::real, ${after.posted_at}::timestamptz, ${after.job_id})`
      : sql``;
  const mayBeMore = isCut(criteria, sql`found`, enoughFor({ offset, limit }));
  const hasFewTitles = sql`(select count(*) from found where in_title) < ${ENOUGH_TITLES}`;
  const sources = [
    {
      of: candidates(criteria, { words: 'title_words', enough: ENOUGH_TITLES }),
      isWanted: sql`${mayBeMore} and ${hasFewTitles}`,
    },
    { of: candidatesTitled(criteria, criteria.titles, ENOUGH_TITLES), isWanted: mayBeMore },
    ...(employer
      ? [{ of: candidates({ ...criteria, companyIds: employer.companyIds }), isWanted: mayBeMore }]
      : []),
  ];
  const older = rowsOf(
    sql`${sql.join(
      sources.map(({ of, isWanted }) => sql`select place from (${of}) as titled where ${isWanted}`),
      sql` union `,
    )} except select place from found`,
  );
  return sql`
    select 'relevance' as "order", has_all, in_title, is_first, rank, posted_at, job_id,
      case when is_first and cardinality(together) > 1 then together[2:${sql.lit(1 + MORE_PLACES_MAX)}] end as copies
    from (
      select *, row_number() over copies = 1 as is_first, array_agg(job_id) over copies as together
      from (
        select job_id, posted_at, has_all, in_title, rank, company_id, title from found
        ${
          withNear
            ? sql``
            : sql`union all select job_id, posted_at, true, ${ranks} from (${older}) as older`
        }
      ) as ranked
      window copies as (
        partition by company_id, title order by has_all desc, rank desc, posted_at desc, job_id desc
        rows between unbounded preceding and unbounded following)
    ) as told_apart ${following}
    order by ${isOneCompanys ? sql`in_title desc, is_first desc` : sql`is_first desc, in_title desc`}, rank desc, posted_at desc, job_id desc
    limit ${limit} offset ${after ? 0 : offset}`;
}

/**
 * The companies that one of these texts names, with the place of the text, of the first that names any;
 * a common word such as "software" alone names none.
 */
export async function firstNamed(
  db: Db,
  names: readonly string[],
): Promise<{ at: number; companyIds: number[] } | null> {
  const { rows } = await sql<{ at: number; id: number }>`
    select asked.at, companies.id
    from unnest(${[...names]}::text[]) with ordinality as asked (name, at)
    join companies on company_core(companies.name) = company_core(asked.name)
    where company_core(asked.name) <> ''
    order by asked.at limit ${COMPANIES_OF_A_NAME_MAX}`.execute(db);
  const [first] = rows;
  if (!first) return null;
  const ofFirst = rows.filter(({ at }) => at === first.at);
  return { at: first.at - 1, companyIds: ofFirst.map(({ id }) => id) };
}

/** More than are shown, because some are different spellings of one skill. */
const FACET_VALUES_READ = 1_000;

/**
 * Counts the values of one dimension, ignoring its own filter, so that choosing "part time" still
 * shows how many are full time.
 */
function facet(criteria: Criteria, dimension: Dimension): RawBuilder<unknown> {
  const of = countedFor(criteria, dimension);
  const values = {
    employment_type: sql`employment_type as value from ${of} where employment_type is not null`,
    experience_level: sql`experience_level as value from ${of} where experience_level is not null`,
    work_mode: sql`work_mode as value from ${of} where work_mode is not null`,
    shift: sql`shift as value from ${of} where shift is not null`,
    condition: sql`unnest(conditions) as value from ${of}`,
    skill: sql`unnest(skills) as value from ${of}`,
    location: sql`unnest(cities) as value from ${of}`,
  };
  return sql`(
    select ${sql.lit(dimension)} as dimension, value, count(*)::int as count
    from (select ${values[dimension]}) as found_value
    group by value order by count(*) desc, value limit ${FACET_VALUES_READ})`;
}

/** How many open jobs have these words, at most `limit`. */
export async function countMatches(db: Db, criteria: Criteria, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${someMatches(criteria, limit)}) as match
  `.execute(db);
  return rows[0]?.count ?? 0;
}

const COMPANIES_OF_A_NAME_MAX = 50;
const SIMILAR_WORDS_READ = 80;

interface SimilarWord {
  word: string;
  jobs: number;
  /** It sounds like the one that was asked for. */
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
