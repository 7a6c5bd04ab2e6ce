import { LRUCache } from 'lru-cache';
import type { Facets } from '../../../../contract/jobs.ts';
import type { Dimension } from '../criteria.ts';
import type { JobIndex } from '../memory/job-index.ts';
import type { Match } from '../memory/matches.ts';
import type { Value } from '../memory/values.ts';
import { skillKey } from '../words.ts';

const FACET_VALUES_MAX = 12;

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
  return counted.flatMap((number) => {
    const value = names.values.valueOf(number);
    return value && isCounted(value.dimension) ? { ...value, count: counts[number] ?? 0 } : [];
  });
}

/** The values of each dimension, most frequent first. */
export function presentFacets(counted: readonly CountedValue[]): Facets {
  const byDimension = Map.groupBy(counted, ({ dimension }) => dimension);
  const of = (dimension: Dimension) =>
    (byDimension.get(dimension) ?? [])
      .map(({ value, count }) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  return {
    employment_type: of('employment_type'),
    experience_level: of('experience_level'),
    work_mode: of('work_mode'),
    shift: of('shift'),
    condition: of('condition'),
    skill: joinSpellings(of('skill')).slice(0, FACET_VALUES_MAX),
    location: of('location').slice(0, FACET_VALUES_MAX),
  };
}

/** Joins spellings such as "Node.js" and "NodeJS" into one skill, under the more frequent one. */
function joinSpellings(values: Facets['skill']): Facets['skill'] {
  const byKey = new Map<string, Facets['skill'][number]>();
  for (const { value, count } of values) {
    const key = keyOf(value);
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
