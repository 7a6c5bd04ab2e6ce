import { bySlot, haveWords, jobIdOf, type Match, payOf, postedOf } from '../memory/matches.ts';
import { NO_COPIES, RANK_STEP, type Ranked, tiers } from '../ranking/order.ts';
import { judge } from '../ranking/relevance.ts';
import type { Search } from './candidates.ts';
import type { Ranking } from './wanted.ts';

/**
 * The lowest rank of jobs of a company that was typed together with a role: its other jobs for that role may have other
 * titles.
 */
const EMPLOYERS_RANK = 0.4;
/** Its jobs that do not name the role come before jobs for the role at other companies, until `letOthersIn` lowers them. */
const EMPLOYERS_OTHER_RANK = 0.65;
/** Of what a title at another company says of that role. */
const AT_OTHERS_SHARE = 0.62;
/** A title that says just what was typed comes before one with the same words in another order. */
const EXACT_TITLE_GAINS = 0.1;

export interface RankedBy extends Pick<Ranking, 'employer' | 'isEmployerMeant'> {
  known: ReadonlySet<number>;
}

/** Ranks jobs that are all of one kind. */
export function rankedBy(
  { criteria, wanted }: Search,
  { employer, isEmployerMeant, known }: RankedBy,
) {
  const { text, terms, role, related, titles, rest } = wanted;
  const companyIds = new Set(employer?.companyIds);
  return (matches: readonly Match[], kind: 'whole' | 'near' | 'nearby'): Ranked[] => {
    const haveAll = kind !== 'near';
    const leastRank = haveAll || !isEmployerMeant ? EMPLOYERS_RANK : EMPLOYERS_OTHER_RANK;
    const sorted = bySlot(matches);
    const judged = judge(sorted, terms, related, role);
    const judgedBeside = rest && judge(sorted, rest.terms, [], rest.role);
    const spelt = employer && text ? haveWords(sorted, text) : null;
    const ranked: Ranked[] = [];
    for (let at = 0; at < sorted.length; at += 1) {
      const match = sorted[at];
      if (!match) continue;
      const { segment, slot } = match;
      const jobId = jobIdOf(match);
      const isEmployers = companyIds.has(segment.companyIds[slot] ?? 0);
      const beside = isEmployers ? judgedBeside?.[at] : undefined;
      const says = beside ?? judged[at];
      if (!says) continue;
      const called = isEmployers && rest ? rest.titles : titles;
      const gain =
        (called.includes(segment.titles[slot] ?? 0) ? EXACT_TITLE_GAINS : 0) +
        (isEmployers && spelt?.[at] ? RANK_STEP : 0);
      const isKnown = known.has(jobId);
      // What its description alone says is near to the work that was asked for.
      const ofEmployer = beside?.tier === tiers.described ? tiers.near : tiers.whole;
      const atOthers =
        isEmployerMeant && !isEmployers ? AT_OTHERS_SHARE * (judgedBeside?.[at]?.rank ?? 0) : 0;
      ranked.push({
        match,
        // Until all are known.
        group: 0,
        tier:
          kind === 'whole'
            ? isKnown
              ? tiers.whole
              : isEmployers
                ? ofEmployer
                : says.tier
            : tiers[kind],
        inTitle: employer
          ? isEmployers && haveAll && (rest === null || says.inTitle)
          : segment.isSlow[slot] === 0 && (says.inTitle || isKnown),
        isFirst: false,
        rank: Math.fround(Math.max(says.rank + gain, beside ? leastRank : 0, atOthers)),
        statesPay: !criteria.isStatedPayFirst || payOf(match) >= 0,
        postedUs: postedOf(match),
        jobId,
        copies: NO_COPIES,
      });
    }
    return ranked;
  };
}
