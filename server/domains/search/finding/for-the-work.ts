import type { JobIndex } from '../memory/job-index.ts';
import { bySlot, type Match, newestMatches } from '../memory/matches.ts';
import { tiers } from '../ranking/order.ts';
import { eitherOf, isSaid, judge, type NumberedTerm } from '../ranking/relevance.ts';
import { headsOf, type Search } from './candidates.ts';

/** Among so many of the newest titles with the stem of a word one has the word itself, if titles have it at all. */
const TITLES_READ = 50;

/**
 * Of jobs with all the words those that may be for the work that was asked for. Where no title at all says that, its name in a
 * description is about something else: whoever looks for a tailor is not answered by "tailored" solutions. The filters play no part,
 * so that the count beside a filter is what it finds.
 */
export function forTheWork({ index, wanted }: Search, whole: readonly Match[]): readonly Match[] {
  const heads = headsOf(wanted.terms);
  if (whole.length === 0 || heads.length === 0 || wanted.employerIds.length > 0) return whole;
  if (heads.some((head) => isTitle(index, head))) return whole;
  const inOrder = bySlot(whole);
  const judged = judge(inOrder, wanted.terms, []);
  const described = new Set(inOrder.filter((_, at) => judged[at]?.tier === tiers.described));
  return whole.filter((match) => !described.has(match));
}

function isTitle(index: JobIndex, head: NumberedTerm): boolean {
  const inTitle = eitherOf(head);
  return (
    inTitle !== null &&
    newestMatches(index, { inTitle }, TITLES_READ).some(({ segment, slot }) =>
      isSaid(segment.textOf(slot), head),
    )
  );
}
