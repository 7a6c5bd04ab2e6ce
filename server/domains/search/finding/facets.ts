import type { Facets } from '../../../../contract/jobs.ts';
import { type ChoiceFilter, ofEachChoice } from '../../../../contract/search/choice-filters.ts';
import type { Dimension } from '../criteria.ts';
import type { JobIndex } from '../memory/job-index.ts';
import { companyIdOf, type Match } from '../memory/matches.ts';
import type { CountsOfValues } from '../memory/segment.ts';
import { Tally } from '../memory/tally.ts';
import type { Value, Values } from '../memory/values.ts';
import { skillKey } from '../words.ts';

const FACET_VALUES_MAX = 12;

/** A company's value is its id. */
export interface CountedValue extends Value {
  count: number;
}

/**
 * The counts of all values, reused because making thousands each time is slow; all are 0 in
 * between.
 */
const ofValues: CountsOfValues = { counts: new Uint32Array(), numbers: new Uint32Array(), size: 0 };
/** The counts of skills, with all spellings of one together. */
let ofSkills = new Uint32Array();
const ofCompanies = new Tally();

/**
 * How many of the jobs have each value of these dimensions. Of the hundreds of skills and
 * companies, only those that can be among the first ones, and the chosen company.
 */
export function countValues(
  { names: { values } }: JobIndex,
  matches: readonly Match[],
  isCounted: (dimension: Dimension) => boolean,
  companyId: number | null = null,
): CountedValue[] {
  if (ofValues.counts.length < values.size) {
    ofValues.counts = new Uint32Array(2 * values.size);
    ofValues.numbers = new Uint32Array(2 * values.size);
    // From 1 on.
    ofSkills = new Uint32Array(2 * values.size + 1);
  }
  ofValues.size = 0;
  for (const { segment, slot } of matches) segment.countValues(slot, ofValues);
  const leastOfSkill = isCounted('skill') ? sumSkills(values) : Infinity;
  const counted: CountedValue[] = [];
  for (let nth = 0; nth < ofValues.size; nth += 1) {
    const number = ofValues.numbers[nth] ?? 0;
    const count = ofValues.counts[number] ?? 0;
    ofValues.counts[number] = 0;
    const skill = values.skillOf(number);
    if (skill > 0 && (ofSkills[skill] ?? 0) < leastOfSkill) continue;
    const of = values.valueOf(number);
    if (of && isCounted(of.dimension)) {
      counted.push({ dimension: of.dimension, value: of.value, count });
    }
  }
  return isCounted('company') ? [...counted, ...countCompanies(matches, companyId)] : counted;
}

/** Sums the spellings of each skill, and returns the least sum that may be among the first. */
function sumSkills(values: Values): number {
  ofSkills.fill(0);
  const skills: number[] = [];
  for (let nth = 0; nth < ofValues.size; nth += 1) {
    const number = ofValues.numbers[nth] ?? 0;
    const skill = values.skillOf(number);
    if (skill < 0) continue;
    if (ofSkills[skill] === 0) skills.push(skill);
    ofSkills[skill] = (ofSkills[skill] ?? 0) + (ofValues.counts[number] ?? 0);
  }
  return leastOfFirst(skills.map((skill) => ofSkills[skill] ?? 0));
}

function countCompanies(matches: readonly Match[], companyId: number | null): CountedValue[] {
  ofCompanies.clear();
  for (const match of matches) ofCompanies.add(companyIdOf(match));
  const ids = Array.from({ length: ofCompanies.size }, (_, nth) => ofCompanies.keyAt(nth));
  const least = leastOfFirst(ids.map((id) => ofCompanies.countOf(id)));
  return ids.flatMap((id) => {
    const count = ofCompanies.countOf(id);
    const isShown = count >= least || id === companyId;
    return isShown ? { dimension: 'company', value: String(id), count } : [];
  });
}

/** What the last of the first few counts, or 0 if there are fewer: sorting thousands for it would take longer. */
function leastOfFirst(counts: readonly number[]): number {
  const last = FACET_VALUES_MAX - 1;
  const first = new Uint32Array(FACET_VALUES_MAX);
  for (const count of counts) {
    if (count <= (first[last] ?? 0)) continue;
    let at = last;
    for (; at > 0 && (first[at - 1] ?? 0) < count; at -= 1) first[at] = first[at - 1] ?? 0;
    first[at] = count;
  }
  return first[last] ?? 0;
}

type NamesOf = (companyIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** The values of each dimension, most frequent first; years in their order, and the chosen company in any case. */
export async function presentFacets(
  counted: readonly CountedValue[],
  { companyId, namesOf }: { companyId: number | null; namesOf: NamesOf },
): Promise<Facets> {
  const byDimension = Map.groupBy(counted, ({ dimension }) => dimension);
  const of = (dimension: Dimension) => byDimension.get(dimension) ?? [];
  const every = (dimension: Dimension) => of(dimension).toSorted(byCount).map(withoutDimension);
  const first = (dimension: Dimension) => firstOf(of(dimension), byCount).map(withoutDimension);
  const joined = (dimension: Dimension, keyFor: (value: string) => string) =>
    firstOf(joinSpellings(of(dimension), keyFor), byJoinedCount).map(
      ({ first: { value }, count }) => ({ value, count }),
    );
  const companies = firstOf(of('company'), byCount);
  const chosen = of('company').find(({ value }) => value === String(companyId));
  const named = [...companies, ...(chosen && !companies.includes(chosen) ? [chosen] : [])].map(
    ({ value, count }) => ({ id: Number(value), count }),
  );
  const names = await namesOf(named.map(({ id }) => id));
  return {
    employment_type: every('employment_type'),
    ...ofEachChoice<Pick<Facets, ChoiceFilter>>(every),
    experience_years: every('experience_years').toSorted(
      (a, b) => Number(a.value) - Number(b.value),
    ),
    skill: joined('skill', keyOf),
    location: first('location'),
    industry: joined('industry', lowerCase),
    company: named.flatMap(({ id, count }) => {
      const name = names.get(id);
      return name === undefined ? [] : { value: String(id), count, name };
    }),
  };
}

const lowerCase = (value: string) => value.toLowerCase();

type Order<T> = (a: T, b: T) => number;

const byCount: Order<CountedValue> = (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1);

const withoutDimension = ({ value, count }: CountedValue) => ({ value, count });

/** The first few in an order: sorting hundreds for them would take longer than counting them. */
function firstOf<T>(values: readonly T[], order: Order<T>): T[] {
  const first: T[] = [];
  for (const value of values) {
    const last = first.at(-1);
    if (last && first.length === FACET_VALUES_MAX && order(last, value) < 0) continue;
    const at = first.findIndex((other) => order(value, other) < 0);
    first.splice(at < 0 ? first.length : at, 0, value);
    first.length = Math.min(first.length, FACET_VALUES_MAX);
  }
  return first;
}

/** The spellings of one value: the most frequent one, and the count of all together. */
interface Spellings {
  first: CountedValue;
  count: number;
}

const byJoinedCount: Order<Spellings> = (a, b) => b.count - a.count || byCount(a.first, b.first);

/** Joins spellings such as "Node.js" and "NodeJS" into one value, under the more frequent one. */
function joinSpellings(
  values: readonly CountedValue[],
  keyFor: (value: string) => string,
): Spellings[] {
  const byKey = new Map<string, Spellings>();
  for (const value of values) {
    const key = keyFor(value.value);
    if (!key) continue;
    const same = byKey.get(key);
    if (!same) byKey.set(key, { first: value, count: value.count });
    else {
      same.count += value.count;
      if (byCount(value, same.first) < 0) same.first = value;
    }
  }
  return [...byKey.values()];
}

const SKILLS_KEPT = 50_000;
/**
 * A page counts hundreds of skills, most of which were counted before. Starting over now and then
 * is faster than tracking which ones were used last.
 */
const keys = new Map<string, string>();

function keyOf(skill: string): string {
  const known = keys.get(skill);
  if (known !== undefined) return known;
  const key = skillKey(skill);
  if (keys.size === SKILLS_KEPT) keys.clear();
  keys.set(skill, key);
  return key;
}
