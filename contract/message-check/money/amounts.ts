/** Amounts of money in a sentence, and the words that a finding spans. */
import { anyMeans, means, type Sentence, type Word } from '../words.ts';

/** The first and the last word of a finding. */
export type Span = readonly [from: number, to: number];

export const PRICE = /^(?:\d{1,2},\d{3}|[1-9]\d{1,4}[09])$/;

const NUMBER = /^\d[\d,]*(?:\.\d+)?$/;

export const isNumber = (word: Word | undefined) => word !== undefined && NUMBER.test(word.text);

const COUNT =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ek|do|teen|char|chaar|paanch|panch|chhe|saat|aath|nau|das|barah|pandrah|bees|pachees|tees|chalis|pachas|sau|dedh|dhai|dhaai|sava|saadhe|sadhe|एक|दो|तीन|चार|पांच|छह|छः|सात|आठ|नौ|दस|बारह|पंद्रह|पन्द्रह|बीस|पच्चीस|तीस|चालीस|पचास|साठ|डेढ|ढाई|सवा|साढे)$/;

/** "Five thousand", "डेढ़ लाख"; "two hundred customers" are none. */
const isSpelled = (words: Sentence, at: number) =>
  COUNT.test(words[at]?.text ?? '') &&
  means(words[at + 1], 'thousand') &&
  !means(words[at + 2], 'third', 'period', 'task');

/** "₹500", "500 rupaye", "do hazaar rupaye", "18 %"; with `bare` also "500". */
export function isAmount(words: Sentence, at: number, bare = false): boolean {
  const word = words[at];
  // "Rupees" alone is money; "rs" is not without its number.
  if (means(word, 'currency')) return (word?.text.length ?? 0) > 3;
  if (isSpelled(words, at)) return true;
  if (!isNumber(word)) return false;
  if (means(words[at - 1], 'currency') || means(words[at + 1], 'currency', 'thousand')) return true;
  if (words[at + 1]?.text === '%') return anyMeans(words, [at - 4, at + 5], 'telling');
  if (/^(?:number|no|num|नंबर)$/.test(words[at - 1]?.text ?? '')) return false;
  const digits = (word?.text ?? '').replaceAll(/\D/g, '').length;
  return bare && digits >= 3 && digits <= 6;
}

export const hasAmount = (words: Sentence, [from, to]: Span, bare = false) => {
  for (let at = Math.max(0, from); at <= Math.min(words.length - 1, to); at += 1) {
    if (isAmount(words, at, bare)) return true;
  }
  return false;
};
