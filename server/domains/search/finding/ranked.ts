import { bySlot, haveWords, jobIdOf, type Match, payOf, postedOf } from '../memory/matches.ts';
import { inOrder, NO_COPIES, RANK_STEP, type Ranked, tiers } from '../ranking/order.ts';
import { judge } from '../ranking/relevance.ts';
import { saidBy, says } from '../ranking/said-in-title.ts';
import { headsOf, type Search } from './candidates.ts';
import { otherWork } from './for-the-work.ts';
import type { Ranking } from './numbered-criteria.ts';

/**
 * The lowest rank of jobs of a company that was typed together with a role: its other jobs for that role may have other
 * titles.
 */
const EMPLOYERS_RANK = 0.4;
/**
 * What a title gains that is exactly what was typed, before one with the same words in another
 * order.
 */
const EXACT_TITLE_GAINS = 0.1;
/** What a title gains that says even those words that the search leaves out: that very job is meant. */
const WHOLE_TITLE_GAINS = 1;
/** What the title of an assistant gains that names the boss who was asked for. */
const SERVED_GAINS = 1;
/** What a job gains at the very part of a town that was asked for, where the whole town is searched. */
const AT_PART_GAINS = 0.2;

export interface RankedBy extends Pick<Ranking, 'employer'> {
  known: ReadonlySet<number>;
}

/** Those of the jobs whose title has all the words, without companies that are slow to answer. */
export const titlesWithAll = ({ numbered }: Search, matches: readonly Match[]): Match[] =>
  matches.filter(
    ({ segment, slot }) =>
      segment.isSlow[slot] === 0 && saidBy(segment.textOf(slot), numbered.terms).isAll,
  );

/** Ranks jobs that are all of one kind. */
export function rankedBy({ index, criteria, numbered }: Search, { employer, known }: RankedBy) {
  const { text, terms, role, related, titles, wholeTitles, rest, part, served } = numbered;
  const companyIds = new Set(employer?.companyIds);
  const heads = headsOf(terms);
  const isOther = heads.length > 0 ? otherWork(index, heads) : undefined;
  return (matches: readonly Match[], kind: 'whole' | 'near' | 'nearby'): Ranked[] => {
    const haveAll = kind !== 'near';
    const sorted = bySlot(matches);
    const judged = judge(sorted, {
      terms,
      related,
      role,
      isOther: kind === 'whole' ? isOther : undefined,
    });
    const judgedBeside = rest && judge(sorted, { terms: rest.terms, role: rest.role });
    const spelt = employer && text ? haveWords(sorted, text) : null;
    const atPart = part && haveWords(sorted, part);
    const ranked: Ranked[] = [];
    for (let at = 0; at < sorted.length; at += 1) {
      const match = sorted[at];
      if (!match) continue;
      const { segment, slot } = match;
      const jobId = jobIdOf(match);
      const isEmployers = companyIds.has(segment.companyIds[slot] ?? 0);
      const beside = isEmployers ? judgedBeside?.[at] : undefined;
      const judgement = beside ?? judged[at];
      if (!judgement) continue;
      const called = isEmployers && rest ? rest.titles : titles;
      const title = segment.titles[slot] ?? 0;
      const isWhole = wholeTitles.includes(title);
      const isCalled = isWhole || called.includes(title);
      const gain =
        (isWhole ? WHOLE_TITLE_GAINS : isCalled ? EXACT_TITLE_GAINS : 0) +
        (isEmployers && spelt?.[at] ? RANK_STEP : 0) +
        (served && judgement.inTitle && says(segment.textOf(slot), served) ? SERVED_GAINS : 0) +
        (atPart?.[at] ? AT_PART_GAINS : 0);
      const isKnown = known.has(jobId);
      // A job of the named company whose title lacks the work is only near to what was asked for.
      const ofEmployer = beside && beside.tier !== tiers.whole ? tiers.near : tiers.whole;
      ranked.push({
        match,
        // Set once all jobs are known.
        group: 0,
        tier:
          kind === 'whole'
            ? isKnown
              ? tiers.whole
              : isEmployers
                ? ofEmployer
                : judgement.tier
            : tiers[kind],
        inTitle: employer
          ? // A company may be called like something else: "Flutter" has developers, too.
            isEmployers && haveAll && (rest === null || isCalled)
          : segment.isSlow[slot] === 0 && (judgement.inTitle || isKnown),
        isFirst: false,
        rank: Math.fround(Math.max(judgement.rank + gain, beside ? EMPLOYERS_RANK : 0)),
        statesPay:
          !criteria.isStatedPayFirst ||
          (payOf(match) >= 0 && (kind !== 'near' || judgement.saysMost)),
        postedUs: postedOf(match),
        jobId,
        copies: NO_COPIES,
      });
    }
    if (criteria.isStatedPayFirst && kind === 'near') letSomeStatePay(ranked);
    return ranked;
  };
}

/** How many jobs for other work may come before those that have all the words but do not state their pay. */
const OTHERS_WITH_PAY = 3;

/** Somebody who asks for pay wants to see jobs that state it, but not other work only because it does. */
function letSomeStatePay(near: readonly Ranked[]): void {
  const others = near.filter(({ match, statesPay }) => !statesPay && payOf(match) >= 0);
  for (const job of others.toSorted(inOrder).slice(0, OTHERS_WITH_PAY)) job.statesPay = true;
}
