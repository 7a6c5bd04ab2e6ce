/** Where somebody is told to pay for a job: money goes from the candidate to the company. */
import { isDenied, isThreat, type Sentence } from './words.ts';
import type { Span } from './money/amounts.ts';
import { comesToCandidate } from './money/to-candidate.ts';
import {
  asksWhatHappened,
  asksWhetherToPay,
  forbids,
  isOfOthers,
  isOwnAffair,
  warns,
} from './money/whose-money.ts';
import { demandsIn } from './money/demands.ts';
import { bareFeeAt, feeAt } from './money/fees.ts';
import { conditionAt, hindiOrderAt, orderAt, passiveAt } from './money/orders.ts';
import { moreBackAt, soldAt } from './money/offers.ts';
import { purchaseAt } from './money/purchases.ts';
import {
  arrangesAt,
  collectRequestAt,
  firstMoneyAt,
  forStepAt,
  handItOverAt,
  mustGiveAt,
  othersPaidAt,
  shareOfPayAt,
  weReceiveAt,
} from './money/told-to-give.ts';
import {
  asSoonAsAt,
  candidateGivesAt,
  firstThenBackAt,
  mustGiveInHindiAt,
  notYetSentAt,
  whoeverPaysAt,
} from './money/told-in-hindi.ts';

const widened = (words: Sentence, [from, to]: Span): Span => [
  Math.max(0, from),
  Math.min(words.length - 1, to),
];

/** A denial belongs to them: "paise nahi bheje", "no payment, no joining". */
const whateverIsDenied = [firstMoneyAt, notYetSentAt, weReceiveAt];
const unlessDenied = [
  mustGiveAt,
  shareOfPayAt,
  forStepAt,
  arrangesAt,
  handItOverAt,
  othersPaidAt,
  collectRequestAt,
  mustGiveInHindiAt,
  candidateGivesAt,
  whoeverPaysAt,
  asSoonAsAt,
  firstThenBackAt,
  soldAt,
  moreBackAt,
];

/** Who gives what is plain from the words themselves, so that only what stands beside them can speak against it. */
function toldIn(words: Sentence): Span[] {
  const isThreatened = isThreat(words);
  return words.flatMap((_, at): Span[] => {
    const chased = whateverIsDenied.map((kind) => kind(words, at)).find((span) => span !== null);
    if (chased) return [chased];
    const found = unlessDenied
        .map((kind) => kind(words, at))
        .find((span) => span !== null && (isThreatened || !span.some((it) => isDenied(words, it))));
    return found && !isOwnAffair(words, found) ? [found] : [];
  });
}

export function moneyIn(words: Sentence): Span[] {
  if (warns(words) || forbids(words) || asksWhatHappened(words)) return [];
  if (asksWhetherToPay(words) || comesToCandidate(words)) return [];
  const threat = isThreat(words);
  const demands = demandsIn(words)
    .map((span) => widened(words, span))
    .filter((span) => !isOwnAffair(words, span));
  const orders = words.flatMap((_, at): Span[] => {
    const kinds = [feeAt, conditionAt, orderAt, hindiOrderAt, passiveAt, purchaseAt, bareFeeAt];
    const found = kinds.map((kind) => kind(words, at)).find((span) => span !== null);
    if (!found) return [];
    const span = widened(words, found);
    const isNegated = span.some((place) => isDenied(words, place)) || isDenied(words, at);
    if (isNegated && !threat) return [];
    return isOfOthers(words, at) || isOwnAffair(words, span) ? [] : [span];
  });
  return [...orders, ...demands, ...toldIn(words)];
}
