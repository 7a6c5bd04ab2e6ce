/** Things to buy before the work begins, and accounts to put money on. */
import { anyMeans, means, placesOf, says, type Sentence } from '../words.ts';
import { hasAmount, isAmount, type Span } from './amounts.ts';
import { IMPERATIVE } from './orders.ts';

/** "Top up your wallet", "recharge karo": no "recharge allowance". */
const isTopUp = (words: Sentence, at: number) =>
  !says(words, 'we') &&
  !anyMeans(words, [at - 3, at + 4], 'period') &&
  !/^(?:shop|card|counter|ki)$/.test(words[at + 1]?.text ?? '') &&
  (/^(?:re?char|topup|रिचार्ज|टॉपअप)/.test(words[at]?.text ?? '') ||
    (words[at]?.text === 'top' && words[at + 1]?.text === 'up'));

/** Something to buy before the work begins, or to put money on. */
export function purchaseAt(words: Sentence, at: number): Span | null {
  if (means(words[at], 'payApp') && IMPERATIVE.test(words[at + 1]?.text ?? '')) {
    return hasAmount(words, [at - 6, at + 6], true) ? [at, at + 1] : null;
  }
  const isVerb = /^(?:to|for|on|now|and|as|rs|rupees|)$/.test(words[at + 2]?.text ?? '');
  if (means(words[at], 'payApp') && isVerb && isAmount(words, at + 1, true)) return [at, at + 1];
  if (isTopUp(words, at) && hasAmount(words, [at - 5, at + 5], true)) return [at, at + 1];
  if (!means(words[at], 'buy')) return null;
  const goods = placesOf(words, 'goods').find((place) => Math.abs(place - at) <= 6);
  const isOrder = /^(?:please|kindly|must)$/.test(words[at - 1]?.text ?? '');
  if (goods === undefined && isOrder && hasAmount(words, [at, at + 6])) return [at, at + 1];
  if (goods === undefined || words[goods]?.text === words[at]?.text) return null;
  const isTold =
    says(words, 'you', 'must') ||
    hasAmount(words, [at - 7, at + 7], !/^re?char/.test(words[at]?.text ?? '')) ||
    at === 0 ||
    /^(?:to|please|kindly|first)$/.test(words[at - 1]?.text ?? '');
  const isOfOthers = words
    .slice(Math.max(0, at - 3), at)
    .some(
      (one, place, some) =>
        means(one, 'we', 'third') && !/^(?:ki|ke|ka|की|के|का)$/.test(some[place + 1]?.text ?? ''),
    );
  if (isOfOthers) return null;
  return isTold ? [Math.min(at, goods), Math.max(at, goods)] : null;
}
