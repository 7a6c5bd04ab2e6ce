import { type RawBuilder, sql } from 'kysely';
import { SEARCH_CANDIDATES_MAX } from '../../../contract/constants.ts';
import { isExcluded } from '../exclusions/facts.ts';
import type { Criteria, Dimension } from './criteria.ts';
import type { Position } from './cursor.ts';
import { isFindable } from './facts.ts';
import { byDate, isInLayer, matchColumns, newest, rowsOf } from './layers/newest.ts';
import type { RelatedRole } from './ranking/related-roles.ts';
import { mayPay } from './rows/pay-steps.ts';
import { coverageOf, isRelated, type WeighedTerm } from './ranking/relevance.ts';
import { allOf, anyOf } from './tsquery.ts';

/** The SQL of candidates: the first matching jobs, a thousand at most, by date or pay. */

interface CandidateOptions {
  /** Where all words must occur: anywhere in the job (tsv), or in its title. */
  words?: 'tsv' | 'title_words';
  /** Ignores the filter of one dimension. */
  without?: Dimension;
  /** Only jobs after this position. */
  after?: Position | undefined;
  limit?: number;
  /** With so many, jobs of lower layers are not candidates. */
  enough?: number;
}

const ENOUGH_CANDIDATES = 200;

/**
 * A search reads lower layers only if those above have fewer: there a word that is not rare is found so
 * often that sorting its jobs by date takes most of the time. There are always some for the next page.
 */
export const enoughFor = ({ offset, limit }: { offset: number; limit: number }): number =>
  Math.min(SEARCH_CANDIDATES_MAX, Math.max(ENOUGH_CANDIDATES, offset + limit + 1));

/**
 * The candidates of a search. Jobs after a position are read through all layers, so that their order has
 * no gaps.
 */
export function candidates(
  criteria: Criteria,
  {
    words = 'tsv',
    without,
    after,
    limit = SEARCH_CANDIDATES_MAX,
    enough = after ? limit : ENOUGH_CANDIDATES,
  }: CandidateOptions = {},
): RawBuilder<unknown> {
  const where = [...conditions(criteria, words, without), ...following(after)];
  if (isOfFew(criteria)) {
    return sql`select ${matchColumns} from job_search where ${allTrue(where)} order by ${orderOf(criteria)} limit ${limit}`;
  }
  const { layers } = criteria;
  if (criteria.order === 'salary') {
    const parts = layers.map(
      (
        layer,
      ) => sql`(select ${matchColumns} from job_search where ${allTrue([isInLayer(layer), ...where])}
        order by ${orderOf(criteria)} limit ${limit})`,
    );
    return sql`select * from (${sql.join(parts, sql` union all `)}) as highest order by ${orderOf(criteria)} limit ${limit}`;
  }
  return newest({
    where,
    layers,
    limit,
    enough,
    hasWords: after === undefined && hasWords(criteria, without),
  });
}

/** The condition that more jobs may match than these rows of candidates, which were `enough`. */
export function isCut(
  criteria: Criteria,
  of: RawBuilder<unknown>,
  enough: number,
): RawBuilder<unknown> {
  const { layers, order } = criteria;
  const last = layers.at(-1) ?? 0;
  const isLayered = layers.length > 1 && order !== 'salary' && !isOfFew(criteria);
  return sql`(select count(*) = ${SEARCH_CANDIDATES_MAX}
    ${isLayered ? sql`or count(*) filter (where has_all and layer <> ${sql.lit(last)}) >= ${enough}` : sql``}
    from ${of})`;
}

/** Matching jobs in no order, at most so many: as quick for frequent words as for rare ones. */
export function someMatches(criteria: Criteria, limit: number): RawBuilder<unknown> {
  const where = conditions(criteria, 'tsv');
  if (isOfFew(criteria))
    return sql`select job_id from job_search where ${allTrue(where)} limit ${limit}`;
  const parts = criteria.layers.map(
    (layer) => sql`select job_id from job_search where ${allTrue([isInLayer(layer), ...where])}`,
  );
  return sql`select job_id from (${sql.join(parts, sql` union all `)}) as match limit ${limit}`;
}

/** Some of the newest jobs with exactly such a title. */
export const candidatesTitled = (
  criteria: Criteria,
  titles: readonly string[],
  limit: number,
): RawBuilder<unknown> => sql`
  select titled.* from unnest(${[...titles]}::text[]) as asked (title), lateral (
    select ${matchColumns} from job_search
    where hashtext(title_words::text) = hashtext(to_tsvector('job_words', asked.title)::text)
      and ${allTrue(conditions({ ...criteria, text: null }, 'tsv'))}
    order by ${byDate} limit ${limit}) as titled`;

const allTrue = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` and `);

/** Whether an index finds the few jobs in question by themselves, whatever the words are. */
const isOfFew = ({ companyId, companyIds, jobIds }: Criteria) =>
  Boolean(companyId ?? companyIds ?? jobIds);

const hasWords = ({ text, chosen, salary }: Criteria, without?: Dimension) =>
  text !== null ||
  salary?.orUndisclosed === false ||
  Object.keys(chosen).some((dimension) => dimension !== without);

/** Each way of leaving words out brings so many of the newest. */
const NEAR_READ = 200;
/** With so many, lower layers are not read. */
const NEAR_ENOUGH = 50;
/** A word alone brings jobs only if it is so much of what was asked for. */
const SHARE_ALONE = 0.25;
const NEAR_TERMS_MAX = 5;
/** What the title of a job has to say of the words, by weight, to be shown although some are missing. */
const NEAR_COVERAGE = 0.34;

/** The rows of candidates, which all have all the words. */
export const rowsOfCandidates = (
  criteria: Criteria,
  options: CandidateOptions = {},
): RawBuilder<unknown> =>
  sql`select *, true as has_all from (${rowsOf(candidates(criteria, options))}) as candidate`;

/**
 * The rows of candidates, and beside them jobs with most of the words in the title: the newest with all but
 * one word, with the two that say most, and with one that says much; and the newest whose title names
 * related work. `has_all` tells them apart.
 */
export function rowsWithNear(
  criteria: Criteria,
  { terms, related }: { terms: readonly WeighedTerm[]; related: readonly RelatedRole[] },
  options: Pick<CandidateOptions, 'without' | 'enough'> = {},
): RawBuilder<unknown> {
  const main = terms.toSorted((a, b) => b.weight - a.weight).slice(0, NEAR_TERMS_MAX);
  const wanted = terms.reduce((sum, { weight }) => sum + weight, 0);
  const combinations = [
    ...(main.length > 2 ? main.map((left) => main.filter((term) => term !== left)) : []),
    ...(main.length > 3 ? [main.slice(0, 2)] : []),
    ...main.filter(({ weight }) => weight >= SHARE_ALONE * wanted).map((term) => [term]),
  ];
  const texts = [
    ...combinations.map((some) => allOf(some.map(eitherOf))),
    ...(related.length > 0 ? [anyOf(related.map(({ query }) => query))] : []),
  ];
  const near = texts.map(
    (text) =>
      sql`(select place from (${newest({
        where: conditions({ ...criteria, text }, 'title_words', options.without),
        layers: criteria.layers,
        limit: NEAR_READ,
        enough: NEAR_ENOUGH,
        hasWords: true,
      })}) as near)`,
  );
  const hasAll = sql`coalesce(tsv @@ to_tsquery('job_words', ${criteria.text}), false)`;
  const all = sql.join(
    [sql`(select place from (${candidates(criteria, options)}) as exact)`, ...near],
    sql` union `,
  );
  const isNear = [
    sql`${coverageOf(terms)} >= ${NEAR_COVERAGE}`,
    ...(related.length > 0 ? [isRelated(related)] : []),
  ];
  return sql`
    select * from (select *, ${hasAll} as has_all from (${rowsOf(all)}) as candidate) as candidate
    where has_all or ${sql.join(isNear, sql` or `)}`;
}

const eitherOf = ({ typed, synonyms }: WeighedTerm) =>
  anyOf([typed, ...(synonyms ? [synonyms] : [])]);

function conditions(criteria: Criteria, words: 'tsv' | 'title_words', without?: Dimension) {
  const { text, salary, postedWithinDays, companyId, companyIds, jobIds, seekerId } = criteria;
  const chosen = Object.entries(criteria.chosen).filter(([dimension]) => dimension !== without);
  const filter = allOf([
    ...chosen.map(([, query]) => query),
    ...(salary && !salary.orUndisclosed ? [mayPay(salary.leastInr)] : []),
  ]);
  const areFound = sql`to_tsquery('job_words', ${text})`;
  return [
    isFindable(),
    // One condition on one index if possible: PostgreSQL estimates two as if they were independent.
    ...(text && filter && words === 'tsv'
      ? [sql`tsv @@ (${areFound} && ${filter}::tsquery)`]
      : [
          ...(text ? [sql`${sql.ref(words)} @@ ${areFound}`] : []),
          ...(filter ? [sql`tsv @@ ${filter}::tsquery`] : []),
        ]),
    ...(salary ? [salaryCondition(salary)] : []),
    ...(postedWithinDays
      ? [sql`posted_at > now() - make_interval(days => ${postedWithinDays})`]
      : []),
    ...(companyId ? [sql`company_id = ${companyId}`] : []),
    ...(companyIds ? [isOfCompanies(companyIds)] : []),
    ...(jobIds ? [sql`job_id = any(${[...jobIds]}::bigint[])`] : []),
    ...(seekerId && !companyId
      ? [sql`not ${isExcluded(sql`${seekerId}::bigint`, sql`job_search.company_id`)}`]
      : []),
  ];
}

export const isOfCompanies = (ids: readonly number[]): RawBuilder<unknown> =>
  sql`company_id = any(${[...ids]}::bigint[])`;

/** The condition that a title says exactly one of these, in this order, but for the endings of words. */
export const hasTitleOf = (titles: readonly string[]): RawBuilder<unknown> =>
  sql`hashtext(title_words::text) = any(array(
    select hashtext(to_tsvector('job_words', title)::text) from unnest(${[...titles]}::text[]) as title))`;

/** The job's salary range overlaps the requested one. */
function salaryCondition({ leastInr, mostInr, orUndisclosed }: NonNullable<Criteria['salary']>) {
  const reaches =
    mostInr === null
      ? sql`salary_max_inr >= ${leastInr}`
      : sql`salary_max_inr >= ${leastInr} and salary_min_inr <= ${mostInr}`;
  return orUndisclosed ? sql`(salary_max_inr is null or (${reaches}))` : sql`(${reaches})`;
}

/** Keyset paging: as quick on page 5,000 as on page 2. */
function following(after: Position | undefined) {
  if (after?.order === 'newest') {
    return [sql`(posted_at, job_id) < (${after.posted_at}::timestamptz, ${after.job_id})`];
  }
  if (after?.order !== 'salary') return [];
  const { salary_max_inr, job_id } = after;
  const undisclosed = sql`salary_max_inr is null`;
  return salary_max_inr === null
    ? [sql`(${undisclosed} and job_id < ${job_id})`]
    : [sql`((salary_max_inr, job_id) < (${salary_max_inr}, ${job_id}) or ${undisclosed})`];
}

export const orderOf = ({ order }: Criteria) =>
  order === 'salary' ? sql`salary_max_inr desc nulls last, job_id desc` : byDate;
