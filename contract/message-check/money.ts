/** Finds where somebody is told to pay for a job: money goes from the candidate to the company. */
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
import { purchaseAt } from './money/purchases.ts';

const widened = (words: Sentence, [from, to]: Span): Span => [
  Math.max(0, from),
  Math.min(words.length - 1, to),
];

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
  return [...orders, ...demands];
}
