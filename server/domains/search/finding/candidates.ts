import { SEARCH_CANDIDATES_MAX } from '../../../../contract/constants.ts';
import type { Criteria, Dimension } from '../criteria.ts';
import type { Position } from '../cursor.ts';
import type { JobIndex } from '../memory/job-index.ts';
import {
  bestPaidMatches,
  byDate,
  byPay,
  type Conditions,
  jobIdOf,
  type Match,
  newestMatches,
  payOf,
  type Place,
} from '../memory/matches.ts';
import { microsecondsOf } from '../memory/moments.ts';
import { allQueries, anyQuery } from '../memory/query.ts';
import { NO_PAY, type Text } from '../memory/segment.ts';
import { isRole } from '../ranking/related-roles.ts';
import { NEAR_SHARE, WHOLE_SHARE } from '../ranking/relevance.ts';
import { coverageOf, isRelated, isSaid, says } from '../ranking/said-in-title.ts';
import { eitherOf, type NumberedTerm, weightOf } from '../ranking/terms.ts';
import { saysLittle } from '../vocabulary/qualifications.ts';
import { isRank } from '../vocabulary/ranks.ts';
import type { NumberedCriteria } from './numbered-criteria.ts';

/** A search as the index reads it. */
export interface Search {
  index: JobIndex;
  criteria: Criteria;
  numbered: NumberedCriteria;
}

interface Options {
  /** Ignores the filter of one dimension. */
  without?: Dimension | undefined;
  /** Only jobs after this position. */
  after?: Position | undefined;
  limit?: number;
}

/**
 * The jobs with all the words, by date or pay, a thousand at most. Jobs of a company whose name was
 * typed need only the other words, because the company may spell its name in another way.
 */
export function candidates(search: Search, options: Options = {}): Match[] {
  const { limit = SEARCH_CANDIDATES_MAX } = options;
  const byWords = candidatesWorded(search, options, limit);
  if (search.numbered.employerIds.length === 0) return byWords;
  const byName = candidatesNamed(search, options);
  const order = search.criteria.order === 'salary' ? byPay : byDate;
  return onceEach([...byWords, ...byName])
    .toSorted(order)
    .slice(0, limit);
}

const onceEach = (matches: readonly Match[]): Match[] => [
  ...new Map(matches.map((match) => [jobIdOf(match), match])).values(),
];

/** Jobs that have all the words; if asked for, those that state their pay come first. */
function candidatesWorded(search: Search, options: Options, limit: number): Match[] {
  const { criteria } = search;
  const conditions = conditionsOf(search, options);
  const all = inOrder(search, conditions, limit);
  const { pay } = conditions;
  if (!pay || !criteria.isStatedPayFirst || criteria.order !== 'relevance' || all.length < limit) {
    return all;
  }
  const stated = inOrder(search, statingPay(conditions), limit);
  const others = all.filter((match) => payOf(match) < 0).slice(0, limit - stated.length);
  return [...stated, ...others];
}

const statingPay = (conditions: Conditions): Conditions =>
  conditions.pay ? { ...conditions, pay: { ...conditions.pay, orUndisclosed: false } } : conditions;

/** Jobs that have all the words in the title, at most `limit`. */
export const candidatesTitled = (search: Search, limit: number): Match[] =>
  inOrder(search, { ...conditionsOf(search), words: null, inTitle: search.numbered.text }, limit);

/** Jobs whose title is exactly one of these. */
export const candidatesCalled = (
  search: Search,
  titles: readonly number[],
  limit: number,
): Match[] =>
  titles.flatMap((title) =>
    inOrder(search, { ...conditionsOf(search), words: null, title }, limit),
  );

/** Jobs of companies whose name was typed. */
export function candidatesNamed(search: Search, options: Options = {}): Match[] {
  const conditions = conditionsOf(search, options);
  const { employerIds, rest } = search.numbered;
  const companyIds = amongChosen(conditions, employerIds);
  return inOrder(search, { ...conditions, words: rest?.text ?? null, companyIds }, options.limit);
}

/** The chosen ones among these companies; all of them if none was chosen. */
const amongChosen = ({ companyIds }: Conditions, ids: readonly number[]) =>
  companyIds ? ids.filter((id) => companyIds.includes(id)) : ids;

function inOrder(
  { index, criteria }: Search,
  conditions: Conditions,
  limit = SEARCH_CANDIDATES_MAX,
): Match[] {
  const read = criteria.order === 'salary' ? bestPaidMatches : newestMatches;
  return read(index, conditions, limit);
}

/**
 * Jobs in towns nearby. If pay was asked for, only those that state it, because the others answer
 * no better than a job at the place.
 */
export function candidatesNearby(search: Search): Match[] {
  const { index, criteria, numbered } = search;
  if (numbered.nearby === null) return [];
  const asked = conditionsOf(search, { without: 'location' });
  const conditions = criteria.isStatedPayFirst ? statingPay(asked) : asked;
  const filter = allQueries([...(conditions.filter ? [conditions.filter] : []), numbered.nearby]);
  return newestMatches(index, { ...conditions, filter }, NEAR_READ);
}

/** How many of the newest jobs each way of leaving words out brings. */
const NEAR_READ = 200;
/** A single word brings jobs only if it is at least this share of all, by weight. */
const SHARE_ALONE = 0.25;
const NEAR_TERMS_MAX = 5;
/** If fewer are found, words that no title has are ignored, too. */
const NEAR_FEW = 10;

/**
 * Jobs with most of the words in the title: the newest with all but one word, with the two that say most, and
 * with one that says much; and the newest whose title names related work. Some of them have all the words.
 */
export function nearCandidates(search: Search): Match[] {
  const { terms } = search.numbered;
  const near = onceEach([...nearBy(search, terms), ...nearBeside(search)]);
  if (near.length >= NEAR_FEW) return near;
  // Words that together name a kind of work do not mean half of it.
  if (search.numbered.role !== null) return near;
  // A word that no title has must not hide jobs, unless such words are most of the search.
  const inTitles = terms.filter((term) => isInTitles(search.index, term));
  const isAnyHidden = inTitles.length < terms.length && 2 * inTitles.length >= terms.length;
  return isAnyHidden && inTitles.some(isTelling)
    ? onceEach([...near, ...nearBy(search, inTitles, headsOf(terms))])
    : near;
}

/** Jobs for the same work at other companies than the one that was named. */
const nearBeside = (search: Search) =>
  search.numbered.rest ? nearBy(search, search.numbered.rest.terms) : [];

/** Words for the work that have at least this share of a search's weight must not be missing. */
const HEADS_SHARE = 0.6;

/** The terms that name the work itself: without "tailor", "tailor master" would be other work. */
export function headsOf(terms: readonly NumberedTerm[]): readonly NumberedTerm[] {
  const heads = terms.filter(({ isWork }) => isWork);
  // "PHP" says more of a "php developer", and "tax" as much of a "tax accountant".
  if (weightOf(heads) >= HEADS_SHARE * weightOf(terms)) return heads;
  // But whatever a driver is said to be, work by hand is done by somebody of that name.
  return heads.filter(({ words, otherwise }) => otherwise !== null && isRole(words));
}

function nearBy(search: Search, terms: readonly NumberedTerm[], heads = headsOf(terms)): Match[] {
  const { index, numbered } = search;
  const { related } = numbered;
  const hasParts = terms.some(({ parts }) => parts.length > 0);
  const combinations = [
    ...combinationsOf(terms),
    ...(hasParts
      ? combinationsOf(terms.flatMap((term) => (term.parts.length > 0 ? term.parts : [term])))
      : []),
  ];
  const roles = related.flatMap(({ query }) => query ?? []);
  const ways = [
    ...combinations.map((some) => allQueries(some.flatMap((term) => eitherOf(term) ?? []))),
    ...(roles.length > 0 ? [anyQuery(roles)] : []),
  ];
  const asked = conditionsOf(search);
  const conditions = { ...asked, words: null };
  const { isStatedPayFirst } = search.criteria;
  const newest = (more: Conditions) => [
    ...newestMatches(index, { ...conditions, ...more }, NEAR_READ),
    // Those without pay must not hide them.
    ...(isStatedPayFirst
      ? newestMatches(index, statingPay({ ...conditions, ...more }), NEAR_READ)
      : []),
  ];
  const telling = terms
    .filter(isTelling)
    .map((term) => ({ ...term, parts: term.parts.filter(isTelling) }));
  const byWords = onceEach(ways.flatMap((inTitle) => newest({ inTitle }))).filter((match) => {
    const text = match.segment.textOf(match.slot);
    if (says(text, numbered.above)) return false;
    // If pay was asked for, a job that does not state it has to match better.
    if (isStatedPayFirst && payOf(match) < 0 && !saysMuch(terms, text)) return false;
    if (isRelated(related, text)) return true;
    const isTheWork = heads.length === 0 || heads.some((head) => isSaid(text, head));
    const isTold = telling.length === 0 || coverageOf(telling, text) > 0;
    return isTheWork && isTold && coverageOf(terms, text) >= NEAR_SHARE;
  });
  return byWords;
}

/** Most of the words, or the work itself: any nurse is an answer to "icu nurse 30000". */
const saysMuch = (terms: readonly NumberedTerm[], text: Text): boolean =>
  coverageOf(terms, text) >= WHOLE_SHARE || terms.some((term) => term.isWork && isSaid(text, term));

/** "Operator" alone says nothing of a "crane operator", and nor does the examination for a technician. */
const isTelling = ({ words }: NumberedTerm) =>
  !words.every((word) => isRank(word) || saysLittle(word));

/**
 * Among this many of the newest titles with the stem of a word, one has the word itself if any
 * title has.
 */
const TITLES_READ = 50;

/** Whether any title has a term, and not only its stem: "installation" is no "installer". */
export function isTitle(index: JobIndex, term: NumberedTerm): boolean {
  const inTitle = eitherOf(term);
  return (
    inTitle !== null &&
    newestMatches(index, { inTitle }, TITLES_READ).some(({ segment, slot }) =>
      isSaid(segment.textOf(slot), term),
    )
  );
}

/** PostgreSQL keeps nothing of some words, so that no title can lack them. */
const isInTitles = (index: JobIndex, term: NumberedTerm) =>
  eitherOf(term) === null || [term, ...term.parts].some((one) => isTitle(index, one));

/** Combinations of several terms: all but one, the two that say most, and each one that says much. */
function combinationsOf(terms: readonly NumberedTerm[]): NumberedTerm[][] {
  const main = terms.toSorted((a, b) => b.weight - a.weight).slice(0, NEAR_TERMS_MAX);
  const all = terms.reduce((sum, { weight }) => sum + weight, 0);
  return [
    ...(main.length > 2 ? main.map((left) => main.filter((term) => term !== left)) : []),
    ...(main.length > 3 ? [main.slice(0, 2)] : []),
    ...main.filter(({ weight }) => weight >= SHARE_ALONE * all).map((term) => [term]),
  ];
}

const US_PER_DAY = 86_400_000_000;

/** What a job has to be to be found. */
export function conditionsOf(
  { criteria, numbered }: Omit<Search, 'index'>,
  { without, after }: Pick<Options, 'without' | 'after'> = {},
): Conditions {
  const { salary, postedWithinDays, companyId, namedCompanyIds, jobIds } = criteria;
  const asked = companyId === null ? namedCompanyIds : [companyId];
  const companyIds = without === 'company' ? null : asked;
  const filters = numbered.chosen
    .filter(({ dimension }) => dimension !== without)
    .map(({ query }) => query);
  const all = numbered.required ? [...filters, numbered.required] : filters;
  return {
    words: numbered.text,
    filter: all.length > 0 ? allQueries(all) : null,
    unwanted: numbered.unwanted,
    pay: salary && { ...salary, least: salary.leastInr, most: salary.mostInr },
    postedSinceUs: postedWithinDays && Date.now() * 1_000 - postedWithinDays * US_PER_DAY,
    companyIds,
    jobIds,
    // A search for one company shows its jobs even to somebody who hides them.
    excludedCompanyIds: companyIds === null ? numbered.excludedCompanyIds : new Set(),
    after: placeOf(after),
  };
}

/** Where a page ended, in the values by which the index is read. */
function placeOf(after: Position | undefined): Place | undefined {
  if (after?.order === 'newest') {
    return { order: 'newest', postedUs: microsecondsOf(after.posted_at), jobId: after.job_id };
  }
  if (after?.order !== 'salary') return undefined;
  return { order: 'salary', mostPay: after.salary_max_inr ?? NO_PAY, jobId: after.job_id };
}
