import { bySlot, jobIdOf, type Match } from '../memory/matches.ts';
import { tiers } from '../ranking/order.ts';
import { judge } from '../ranking/relevance.ts';
import { candidatesNearby, type Search } from './candidates.ts';
import { countValues } from './facets.ts';

export interface FoundNearby {
  /** How many follow the first tier, without copies. */
  total: number;
  /** Where they are, nearest first. */
  towns: readonly string[];
}

/** If there are this many jobs in the town, none in other towns are shown. */
export const FEW_AT_PLACE = 10;

/**
 * Jobs in towns nearby that answer as well as any at the place; none if only a company was asked
 * for.
 */
export function nearbyOf(search: Search, known: ReadonlySet<number>): Match[] {
  const { employerIds, rest, terms } = search.numbered;
  if (employerIds.length > 0 && rest === null) return [];
  const others = candidatesNearby(search).filter((one) => !known.has(jobIdOf(one)));
  const matches = bySlot(others);
  const judged = judge(matches, { terms });
  return matches.filter((_, at) => judged[at]?.tier === tiers.whole);
}

export function townsOf({ index, criteria }: Search, nearby: readonly Match[]): string[] {
  const places = countValues(index, nearby, (dimension) => dimension === 'location');
  const named = new Set(places.map(({ value }) => value));
  return (criteria.surroundings?.towns ?? []).filter((town) => named.has(town));
}
