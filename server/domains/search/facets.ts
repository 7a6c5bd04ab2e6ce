import type { Facets } from '../../../contract/jobs.ts';
import type { Dimension } from './criteria.ts';
import { skillKey } from './words.ts';

const FACET_VALUES_MAX = 12;

interface Counted {
  dimension: Dimension;
  value: string;
  count: number;
}

/** The values of each dimension, most frequent first. */
export function presentFacets(counted: readonly Counted[]): Facets {
  const of = (dimension: Dimension) =>
    counted
      .filter((row) => row.dimension === dimension)
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
    const key = skillKey(value);
    const same = byKey.get(key);
    if (key) byKey.set(key, same ? { ...same, count: same.count + count } : { value, count });
  }
  return [...byKey.values()].toSorted((a, b) => b.count - a.count);
}
