import type { Facets } from '../../../../contract/jobs.ts';
import type { Dimension } from '../criteria.ts';
import type { JobIndex } from '../memory/job-index.ts';
import { companyIdOf, type Match } from '../memory/matches.ts';
import type { CountsOfValues } from '../memory/segment.ts';
import { Tally } from '../memory/tally.ts';
import type { Value } from '../memory/values.ts';
import { skillKey } from '../words.ts';

const FACET_VALUES_MAX = 12;

/** A company's value is its id. */
export interface CountedValue extends Value {
  count: number;
}

/** Of every value; all are 0 between two counts, so that not thousands are made for each. */
const ofValues: CountsOfValues = { counts: new Uint32Array(), numbers: new Uint32Array(), size: 0 };
const ofCompanies = new Tally();

/** How many of the jobs have each value of these dimensions. */
export function countValues(
  { names }: JobIndex,
  matches: readonly Match[],
  isCounted: (dimension: Dimension) => boolean,
): CountedValue[] {
  if (ofValues.counts.length < names.values.size) {
    ofValues.counts = new Uint32Array(2 * names.values.size);
    ofValues.numbers = new Uint32Array(2 * names.values.size);
  }
  ofValues.size = 0;
  for (const { segment, slot } of matches) segment.countValues(slot, ofValues);
  const values: CountedValue[] = [];
  for (let nth = 0; nth < ofValues.size; nth += 1) {
    const number = ofValues.numbers[nth] ?? 0;
    const of = names.values.valueOf(number);
    const count = ofValues.counts[number] ?? 0;
    ofValues.counts[number] = 0;
    if (of && isCounted(of.dimension)) {
      values.push({ dimension: of.dimension, value: of.value, count });
    }
  }
  return isCounted('company') ? [...values, ...countCompanies(matches)] : values;
}

function countCompanies(matches: readonly Match[]): CountedValue[] {
  ofCompanies.clear();
  for (const match of matches) ofCompanies.add(companyIdOf(match));
  return Array.from({ length: ofCompanies.size }, (_, nth) => {
    const id = ofCompanies.keyAt(nth);
    return { dimension: 'company', value: String(id), count: ofCompanies.countOf(id) };
  });
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
    experience_level: every('experience_level'),
    experience_years: every('experience_years').toSorted(
      (a, b) => Number(a.value) - Number(b.value),
    ),
    work_mode: every('work_mode'),
    shift: every('shift'),
    condition: every('condition'),
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

/** The first few in an order; to sort hundreds for them takes longer than to count them. */
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

/** Spellings of one value: the most frequent, and how many there are of all. */
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
 * A page counts hundreds of skills, of which most were counted before. To note for each which was used last takes longer than to
 * begin anew now and then.
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
