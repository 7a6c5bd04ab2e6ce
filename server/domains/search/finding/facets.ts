import { LRUCache } from 'lru-cache';
import type { Facets } from '../../../../contract/jobs.ts';
import type { Dimension } from '../criteria.ts';
import type { JobIndex } from '../memory/job-index.ts';
import type { Match } from '../memory/matches.ts';
import type { Value } from '../memory/values.ts';
import { skillKey } from '../words.ts';

const FACET_VALUES_MAX = 12;

/** A company's value is its id. */
export interface CountedValue extends Value {
  count: number;
}

/** How many of the jobs have each value of these dimensions. */
export function countValues(
  { names }: JobIndex,
  matches: readonly Match[],
  isCounted: (dimension: Dimension) => boolean,
): CountedValue[] {
  const counts = new Uint32Array(names.values.size);
  const counted: number[] = [];
  for (const { segment, slot } of matches) segment.countValues(slot, counts, counted);
  const values = counted.flatMap((number) => {
    const value = names.values.valueOf(number);
    return value && isCounted(value.dimension) ? { ...value, count: counts[number] ?? 0 } : [];
  });
  return isCounted('company') ? [...values, ...countCompanies(matches)] : values;
}

function countCompanies(matches: readonly Match[]): CountedValue[] {
  const counts = new Map<number, number>();
  for (const { segment, slot } of matches) {
    const id = segment.companyIds[slot] ?? 0;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([id, count]) => ({ dimension: 'company', value: String(id), count }));
}

type NamesOf = (companyIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;

/** The values of each dimension, most frequent first; years in their order, and the chosen company in any case. */
export async function presentFacets(
  counted: readonly CountedValue[],
  { companyId, namesOf }: { companyId: number | null; namesOf: NamesOf },
): Promise<Facets> {
  const byDimension = Map.groupBy(counted, ({ dimension }) => dimension);
  const of = (dimension: Dimension) =>
    (byDimension.get(dimension) ?? [])
      .map(({ value, count }) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const companies = of('company').map(({ value, count }) => ({ id: Number(value), count }));
  const named = companies.filter(({ id }, at) => at < FACET_VALUES_MAX || id === companyId);
  const names = await namesOf(named.map(({ id }) => id));
  return {
    employment_type: of('employment_type'),
    experience_level: of('experience_level'),
    experience_years: of('experience_years').toSorted((a, b) => Number(a.value) - Number(b.value)),
    work_mode: of('work_mode'),
    shift: of('shift'),
    condition: of('condition'),
    skill: joinSpellings(of('skill'), keyOf).slice(0, FACET_VALUES_MAX),
    location: of('location').slice(0, FACET_VALUES_MAX),
    industry: joinSpellings(of('industry'), lowerCase).slice(0, FACET_VALUES_MAX),
    company: named.flatMap(({ id, count }) => {
      const name = names.get(id);
      return name === undefined ? [] : { value: String(id), count, name };
    }),
  };
}

const lowerCase = (value: string) => value.toLowerCase();

/** Joins spellings such as "Node.js" and "NodeJS" into one value, under the more frequent one. */
function joinSpellings(
  values: Facets['skill'],
  keyFor: (value: string) => string,
): Facets['skill'] {
  const byKey = new Map<string, Facets['skill'][number]>();
  for (const { value, count } of values) {
    const key = keyFor(value);
    const same = byKey.get(key);
    if (key) byKey.set(key, same ? { ...same, count: same.count + count } : { value, count });
  }
  return [...byKey.values()].toSorted((a, b) => b.count - a.count);
}

const SKILLS_KEPT = 50_000;
/** A page counts hundreds of skills, of which most were counted before. */
const keys = new LRUCache<string, string>({ max: SKILLS_KEPT });

function keyOf(skill: string): string {
  const known = keys.get(skill);
  if (known !== undefined) return known;
  const key = skillKey(skill);
  keys.set(skill, key);
  return key;
}
