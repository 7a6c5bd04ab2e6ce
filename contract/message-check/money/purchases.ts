/** Finds things to buy before the work begins, and accounts to put money on. */
import { anyMeans, means, placesOf, says, type Sentence, textAt } from '../words.ts';
import { hasAmount, isAmount, type Span } from './amounts.ts';
import { IMPERATIVE } from './orders.ts';

/** "Top up your wallet", "recharge karo": no "recharge allowance". */
const isTopUp = (words: Sentence, at: number) =>
  !says(words, 'we') &&
  !anyMeans(words, [at - 3, at + 4], 'period') &&
  !/^(?:shop|card|counter|ki)$/.test(textAt(words, at + 1)) &&
  (/^(?:re?char|topup|रिचार्ज|टॉपअप)/.test(textAt(words, at)) ||
    (textAt(words, at) === 'top' && textAt(words, at + 1) === 'up'));

/** "Paytm karo 500", "GPay 500 now". */
function byAppAt(words: Sentence, at: number): Span | null | undefined {
  if (!means(words[at], 'payApp')) return undefined;
  if (IMPERATIVE.test(textAt(words, at + 1))) {
    return hasAmount(words, [at - 6, at + 6], true) ? [at, at + 1] : null;
  }
  const isVerb = /^(?:to|for|on|now|and|as|rs|rupees|)$/.test(textAt(words, at + 2));
  return isVerb && isAmount(words, at + 1, true) ? [at, at + 1] : undefined;
}

/** "We buy your uniform"; "our uniform" may have to be bought all the same. */
const isBoughtByOthers = (words: Sentence, at: number) =>
  [at - 3, at - 2, at - 1].some(
    (place) =>
      means(words[place], 'we', 'third') &&
      (place === at - 1 || !/^(?:ki|ke|ka|की|के|का)$/.test(textAt(words, place + 1))),
  );

/** Something to buy before the work begins, or to put money on. */
export function purchaseAt(words: Sentence, at: number): Span | null {
  const byApp = byAppAt(words, at);
  if (byApp !== undefined) return byApp;
  if (isTopUp(words, at) && hasAmount(words, [at - 5, at + 5], true)) return [at, at + 1];
  if (!means(words[at], 'buy')) return null;
  const goods = placesOf(words, 'goods').find((place) => Math.abs(place - at) <= 6);
  const before = textAt(words, at - 1);
  if (goods === undefined) {
    const isOrder = /^(?:please|kindly|must)$/.test(before);
    return isOrder && hasAmount(words, [at, at + 6]) ? [at, at + 1] : null;
  }
  if (textAt(words, goods) === textAt(words, at) || isBoughtByOthers(words, at)) return null;
  const isTold =
    says(words, 'you', 'must') ||
    hasAmount(words, [at - 7, at + 7], !/^re?char/.test(textAt(words, at))) ||
    at === 0 ||
    /^(?:to|please|kindly|first)$/.test(before);
  return isTold ? [Math.min(at, goods), Math.max(at, goods)] : null;
}
