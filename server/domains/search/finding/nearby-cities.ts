import type { NearbyCity } from '../../../../contract/search/nearby-cities.ts';
import { readCriteria } from '../criteria.ts';
import { townIn } from '../places/location.ts';
import { townsAround } from '../places/distance.ts';
import type { ReadFilters } from '../reading/readers.ts';
import type { Synonyms } from '../synonyms/synonyms.ts';
import { countOffered } from './count-jobs.ts';
import type { CountedFacets } from './find.ts';
import type { Lookup } from './lookup.ts';

/** If there are more jobs than this at the place, no other city is offered. */
const FEW = 5;
const OFFERED_MAX = 4;
/** How many of the nearest towns are tried where not all jobs elsewhere were counted. */
const NEAREST = 20;
const TRIED_MAX = 30;

interface Around {
  /** The place that was asked for. */
  place: string;
  read: ReadFilters;
  /** How many jobs there have all the words. */
  found: number;
  /** The counts of the same search anywhere. */
  counted: CountedFacets;
  synonymsOf: Synonyms;
}

/**
 * The nearest cities with such jobs, if a place has next to none. Jobs that can be done from
 * anywhere do not count.
 */
export async function nearbyCities(
  lookup: Lookup,
  { place, read, found, counted, synonymsOf }: Around,
): Promise<NearbyCity[]> {
  const town = found > FEW ? null : townIn(place);
  if (town === null) return [];
  const here = counted.facets.filter(({ dimension }) => dimension === 'location');
  const known = new Set(here.map(({ value }) => value));
  const isCut = counted.capped.includes('location');
  const around = townsAround(town).filter(
    ({ name }, at) => known.has(name) || (isCut && at < NEAREST),
  );
  const nearby: NearbyCity[] = [];
  for (const { name, km } of around.slice(0, TRIED_MAX)) {
    const there = { ...read, location: name, remote: false, include_remote: false };
    const criteria = readCriteria(there, synonymsOf);
    const offered = await countOffered(lookup, criteria);
    if (offered.total > 0) nearby.push({ location: name, km, ...offered });
    if (nearby.length === OFFERED_MAX) break;
  }
  return nearby;
}
