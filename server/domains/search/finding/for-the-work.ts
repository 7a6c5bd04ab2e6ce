import { bySlot, type Match } from '../memory/matches.ts';
import { tiers } from '../ranking/order.ts';
import { judge } from '../ranking/relevance.ts';
import { headsOf, type Search } from './candidates.ts';

/**
 * Of jobs with all the words those that may be for the work that was asked for. Where none says it in title, company or
 * skills, its name in a description is about something else: whoever looks for a tailor is not answered by "tailored" solutions.
 */
export function forTheWork({ wanted }: Search, whole: readonly Match[]): readonly Match[] {
  if (whole.length === 0 || headsOf(wanted.terms).length === 0 || wanted.employerIds.length > 0) {
    return whole;
  }
  const inOrder = bySlot(whole);
  const judged = judge(inOrder, wanted.terms, []);
  if (judged.some(({ tier }) => tier === tiers.whole)) return whole;
  const described = new Set(inOrder.filter((_, at) => judged[at]?.tier === tiers.described));
  return whole.filter((match) => !described.has(match));
}
