/** Amounts of money in a sentence, and the words that a finding spans. */
import { anyMeans, means, type Sentence, textAt, type Word } from '../words.ts';

/** The first and the last word of a finding. */
export type Span = readonly [from: number, to: number];

export const PRICE = /^(?:\d{1,2},\d{3}|[1-9]\d{1,4}[09])$/;

const NUMBER = /^\d[\d,]*(?:\.\d+)?$/;

export const isNumber = (word: Word | undefined) => word !== undefined && NUMBER.test(word.text);

const COUNT =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ek|do|teen|char|chaar|paanch|panch|chhe|saat|aath|nau|das|gyarah|barah|terah|chaudah|pandrah|solah|satrah|atharah|unnis|bees|pachees|tees|chalis|pachas|sau|dedh|dhai|dhaai|sava|saadhe|sadhe|एक|दो|तीन|चार|पांच|छह|छः|सात|आठ|नौ|दस|ग्यारह|बारह|तेरह|चौदह|सोलह|सत्रह|अठारह|उन्नीस|साठ|सत्तर|अस्सी|नब्बे|sattar|assi|nabbe|saath|पंद्रह|पन्द्रह|बीस|पच्चीस|तीस|चालीस|पचास|साठ|डेढ|ढाई|सवा|साढे)$/;

/** "Five thousand", "डेढ़ लाख"; "two hundred customers" are none. */
const isSpelled = (words: Sentence, at: number) =>
  COUNT.test(textAt(words, at)) &&
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
  if (textAt(words, at + 1) === '%') return anyMeans(words, [at - 4, at + 5], 'telling');
  if (/^(?:number|no|num|नंबर)$/.test(textAt(words, at - 1))) return false;
  // "Reporting time is 9.30".
  if (/^\d{1,2}\.\d\d$/.test(word?.text ?? '')) return false;
  const digits = (word?.text ?? '').replaceAll(/\D/g, '').length;
  return bare && digits >= 3 && digits <= 6;
}

export const hasAmount = (words: Sentence, [from, to]: Span, bare = false) => {
  for (let at = Math.max(0, from); at <= Math.min(words.length - 1, to); at += 1) {
    if (isAmount(words, at, bare)) return true;
  }
  return false;
};

/**
 * Words that may follow a sum, because it does not count them: "send 1500 so that …", but not "make
 * 200 calls".
 */
const BEHIND_SUM =
  /^(?:and|to|now|for|4|by|today|only|each|so|in|at|from|as|towards|it|is|are|was|will|has|which|that|before|with|on|after|till|if|or|but|here|first|extra|per|then|rakh\w*|रख[\p{L}\p{M}]*|more|via|through|back|ka|ke|ki|ko|se|me|mein|mai|tak|abhi|aaj|kal|pehle|pahle|hai|h|hain|manage|lagega|lagenge|lagta|lagte|का|के|की|को|से|में|तक|अभी|आज|कल|पहले|है|हैं|एक)$/u;

/** An amount that is money by what stands beside it, or a bare number that counts nothing. */
export function isSum(words: Sentence, at: number): boolean {
  if (isAmount(words, at)) return true;
  const word = words[at];
  if (!isAmount(words, at, true) || word?.text.includes('.')) return false;
  if (/^(?:19[5-9]\d|20[0-4][1-9]|20[1-4]0)$/.test(word?.text ?? '')) return false;
  const next = words[at + 1];
  return (
    next === undefined ||
    next.isApart ||
    BEHIND_SUM.test(next.text) ||
    means(next, 'sendHindi', 'give', 'pay', 'must', 'costs')
  );
}

/** Where the part of the sentence with this word begins, at most `reach` words back. */
export function clauseStart(words: Sentence, at: number, reach: number): number {
  let start = at;
  while (start > Math.max(0, at - reach) && words[start]?.isApart === false) start -= 1;
  return start;
}
