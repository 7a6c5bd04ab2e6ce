import type { Facets } from '../../../contract/jobs.ts';
import { choiceFilterNames } from '../../../contract/search/choice-filters.ts';
import { EXPERIENCE_YEARS_MOST } from '../../../contract/jobs/experience.ts';
import { rupeesOf } from '../../../contract/jobs/lakhs.ts';
import { readSearchedLocation } from './places/location.ts';
import { type Surroundings, surroundingsOf } from './places/surroundings.ts';
import {
  CHECKED_LEXEME,
  choiceLexeme,
  DIRECT_LEXEME,
  INDUSTRY_PREFIX,
  yearsLexeme,
} from './rows/index-row.ts';
import { REMOTE_LEXEME } from './places/places.ts';
import type { Synonyms } from './synonyms/synonyms.ts';
import type { ReadFilters } from './reading/readers.ts';
import {
  eitherTerm,
  everyOf,
  phraseTerm,
  readTerms,
  readTextQuery,
  type Term,
  typedQueryOf,
} from './text-query.ts';
import { allOf, anyOf, lexeme } from './tsquery.ts';
import { inOtherSpelling } from './vocabulary/spellings.ts';
import { skillKey, wordsOf } from './words.ts';

export const dimensions = [
  'employment_type',
  ...choiceFilterNames,
  'experience_years',
  'skill',
  'location',
  'industry',
  'company',
] as const satisfies (keyof Facets)[];
export type Dimension = (typeof dimensions)[number];

/** A job must have all chosen values of these dimensions; of the others, one is enough. */
const narrowing: ReadonlySet<Dimension> = new Set(['condition']);

/**
 * Whether the counts of a dimension ignore what was chosen in it, because choosing one more value
 * would find more jobs; not where a job must have them all.
 */
export const isCountedApart = ({ chosen, companyId }: Criteria, dimension: Dimension): boolean =>
  dimension === 'company'
    ? companyId !== null
    : chosen[dimension] !== undefined && !narrowing.has(dimension);

/** A search, as its filters and words are understood. */
export interface Criteria {
  /** The words to find, as a text for to_tsquery. */
  text: string | null;
  terms: readonly Term[];
  /** The titles that say exactly what was typed, with and without its filler words. */
  titles: readonly string[];
  /** A tsquery over filter lexemes for each filtered dimension. */
  chosen: Partial<Record<Dimension | 'verified' | 'direct', string>>;
  salary: { leastInr: number; mostInr: number | null; orUndisclosed: boolean } | null;
  postedWithinDays: number | null;
  companyId: number | null;
  /** Only jobs of these companies, whose name is among the words; null for any company. */
  namedCompanyIds: readonly number[] | null;
  /** What a job must have, and must not have, besides the words: texts for to_tsquery. */
  required: string | null;
  excluded: string | null;
  /** The boss of a searched assistant, as a text for to_tsquery: titles that name this person come first. */
  served: string | null;
  /** Leaves out titles above the level of beginners. */
  isForBeginners: boolean;
  /** In the order by relevance, jobs that state their pay come before others for the same work. */
  isStatedPayFirst: boolean;
  /** Only these, if given. */
  jobIds?: readonly number[];
  order: 'newest' | 'relevance' | 'salary';
  /** The known places in the location, in our spelling. */
  locationLabel: string | null;
  /** A tsquery of the part of a town in whose place the whole town is searched. */
  part: string | null;
  /** What lies around the town in the location. */
  surroundings: Surroundings | null;
}

/**
 * The titles that a search may mean: with its filler words, which some titles have, and without, in
 * British and American spelling.
 */
export function titlesOf(typed: readonly string[], terms: readonly Term[]): string[] {
  const titles = [typed, terms.flatMap(({ words }) => words)];
  const others = titles.map((title) => inOtherSpelling(title) ?? []);
  return [...new Set([...titles, ...others].map((title) => title.join(' ')).filter(Boolean))];
}

/**
 * Turns filters into criteria. Values of one dimension are alternatives, but for those of `narrowing`;
 * dimensions narrow each other.
 */
export function readCriteria(filters: ReadFilters, synonymsOf: Synonyms): Criteria {
  const phrases = (filters.phrases ?? []).map(phraseTerm);
  const excluded = (filters.excluded ?? []).map(phraseTerm);
  const either = filters.either ?? [];
  const terms = [
    ...phrases,
    ...readTerms(filters.search, synonymsOf),
    ...either.map((alternatives) => eitherTerm(alternatives, synonymsOf)),
  ];
  const text = everyOf(terms);
  const location = readSearchedLocation(filters.location);
  return {
    text,
    terms,
    titles: titlesOf(wordsOf(filters.typed ?? filters.search), terms),
    chosen: chosenBy(filters, location.query),
    salary: salaryOf(filters, text),
    postedWithinDays: filters.posted_within ?? null,
    companyId: filters.company_id ?? null,
    namedCompanyIds: filters.companyIds ?? null,
    required: allOf(phrases.map(typedQueryOf)) || null,
    excluded: anyOf(excluded.map(typedQueryOf)) || null,
    served: filters.served === undefined ? null : readTextQuery(filters.served, synonymsOf),
    isForBeginners: filters.isForBeginners ?? false,
    isStatedPayFirst: filters.isStatedPayFirst ?? false,
    order: text ? (filters.sort ?? 'relevance') : filters.sort === 'salary' ? 'salary' : 'newest',
    locationLabel: location.label,
    part: filters.part === undefined ? null : readSearchedLocation(filters.part).query,
    surroundings: surroundingsOf(filters.location),
  };
}

/** The values that were chosen in each dimension; `place` is those of the location. */
function chosenBy(filters: ReadFilters, place: string | null): Criteria['chosen'] {
  const chosen: Criteria['chosen'] = {};
  const choose = (dimension: Dimension, queries: string[]) => {
    const joined = narrowing.has(dimension) ? allOf : anyOf;
    const said = filters.orSaid?.[dimension];
    if (queries.length > 0) chosen[dimension] = joined(said ? [...queries, said] : queries);
  };
  const isRemoteToo = filters.remote || filters.include_remote;
  if (place) {
    choose('location', [place, ...(isRemoteToo ? [lexeme(REMOTE_LEXEME)] : [])]);
  }
  choose(
    'employment_type',
    filters.employment_type.map((type) =>
      lexeme(type === 'remote' ? REMOTE_LEXEME : `type:${type}`),
    ),
  );
  const { experience_years: years } = filters;
  if (years !== undefined) {
    choose('experience_years', [lexeme(yearsLexeme(Math.min(years, EXPERIENCE_YEARS_MOST)))]);
  }
  for (const filter of choiceFilterNames) {
    const isRemote = filter === 'work_mode' && filters.remote && !place;
    choose(filter, [
      ...filters[filter].map((value) => lexeme(choiceLexeme(filter, value))),
      ...(isRemote ? [lexeme(REMOTE_LEXEME)] : []),
    ]);
  }
  choose(
    'skill',
    filters.skill.map((skill) => lexeme(`skill:${skillKey(skill)}`)),
  );
  choose(
    'industry',
    filters.industry.map((industry) => lexeme(INDUSTRY_PREFIX + industry.toLowerCase())),
  );
  if (filters.verified || filters.verified_only) chosen.verified = lexeme(CHECKED_LEXEME);
  if (filters.direct) chosen.direct = lexeme(DIRECT_LEXEME);
  return chosen;
}

function salaryOf(filters: ReadFilters, text: string | null): Criteria['salary'] {
  const { salary_min, salary_max } = filters;
  if (salary_min === undefined && salary_max === undefined) return null;
  return {
    leastInr: rupeesOf(salary_min ?? 0),
    mostInr: salary_max === undefined ? null : rupeesOf(salary_max),
    // Where the words ask for nothing but pay, a job that does not state it is no answer.
    orUndisclosed: filters.include_undisclosed && !(filters.isStatedPayFirst && !text),
  };
}
