/** Orders to pay: "pay ₹500", "फीस जमा करें", "the fee must be paid". */
import {
  anyMeans,
  anyReads,
  isQuestion,
  means,
  placesOf,
  says,
  type Sentence,
  textAt,
} from '../words.ts';
import { hasAmount, isAmount, isNumber, isSum, PRICE, type Span } from './amounts.ts';
import { isGain, promises } from './whose-money.ts';

/** A round amount that ends the order: "transfer the 999 and …", but not "make 200 calls". */
const isRound = (words: Sentence, at: number) =>
  PRICE.test(textAt(words, at)) && !isNumber(words[at + 2]) && isSum(words, at);

const NOUNS_OF_PAY =
  /^(?:scale|slips?|slip|roll|range|structure|grade|band|hike|out|is|per|day|cheque|check|package|attention|rate|for|\d.*lpa|revision|commission|parity)$/;

/** "Base pay", "the Google pay": no verb. */
const BEFORE_NOUN =
  /^(?:a|the|good|your|base|basic|fixed|gross|monthly|equal|starting|take|be|get|is|are|expected|current|google|amazon|apple|samsung)$/;

/** "Have to", "needs to". */
const isObliged = (words: Sentence, at: number) =>
  textAt(words, at - 1) === 'to' &&
  /^(?:have|has|need|needs|required)$/.test(textAt(words, at - 2));

/** A verb of paying that is said to the candidate, with money behind it: "pay ₹500", "transfer the amount". */
export function orderAt(words: Sentence, at: number): Span | null {
  const isPay = means(words[at], 'pay');
  if (!isPay && !means(words[at], 'send')) return null;
  const before: Span = [at - 4, at - 1];
  if (anyMeans(words, before, 'we', 'third') && !anyMeans(words, before, 'you')) return null;
  if (BEFORE_NOUN.test(textAt(words, at - 1))) return null;
  if (!isPay) return moneyBehind(words, at) ?? null;
  if (isObliged(words, at) && anyMeans(words, [at - 4, at - 3], 'you')) return [at - 2, at];
  if (NOUNS_OF_PAY.test(textAt(words, at + 1)) && !hasAmount(words, [at + 2, at + 3])) {
    const isForJob =
      textAt(words, at + 1) === 'for' && anyMeans(words, [at + 2, at + 5], 'context', 'goods');
    return isForJob ? [at, at + 3] : null;
  }
  if (words[at + 1]?.isApart && isAmount(words, at + 1, true)) return null;
  const money = moneyBehind(words, at);
  return money === undefined ? payAlone(words, at) : money;
}

/** How many words behind the verb money may stand. */
const REACH = 7;

/** From the verb to what it says to pay or to send; null where that is the candidate's gain, undefined where none is named. */
function moneyBehind(words: Sentence, at: number): Span | null | undefined {
  const isBare = means(words[at], 'pay') || anyMeans(words, [at + 1, at + 5], 'payApp');
  for (let on = at + 1; on <= Math.min(words.length - 1, at + REACH); on += 1) {
    if (means(words[on], 'gets', 'travel')) return null;
    const isFirst = on === at + 1 && means(words[at], 'sendHindi');
    const isNear = on <= at + 3;
    if (
      (isNear && isRound(words, on) && !isQuestion(words)) ||
      isWhatIsPaid(words, at, on) ||
      isAmount(words, on, isBare || isFirst) ||
      isProofOfPaying(words, at, on)
    ) {
      return [at, on];
    }
  }
  return undefined;
}

/** "The fee", "the charges for the kit", or "it" in a sentence that has mentioned a fee. */
const isWhatIsPaid = (words: Sentence, at: number, on: number) =>
  means(words[on], 'fee', 'money') ||
  (means(words[on], 'cost') && anyMeans(words, [on - 1, on + 4], 'context')) ||
  (/^(?:it|this|इसे)$/.test(textAt(words, on)) && says(words.slice(0, at), 'fee', 'money'));

/** "Send the screenshot of the payment". */
const isProofOfPaying = (words: Sentence, at: number, on: number) =>
  means(words[on], 'proof') &&
  anyMeans(words, [at, at + 6], 'money', 'paid', 'pay', 'currency') &&
  says(words, 'money', 'paid');

const WHEN = /^(?:once|after|when|if|unless|until|before)$/;
const TO_GET =
  /^(?:apply|join|confirm|book|get|proceed|activate|unlock|start|continue|collect|register)$/;

/** "Pay" without an amount: "once you pay", "pay to join", "pay now". */
function payAlone(words: Sentence, at: number): Span | null {
  if (anyReads(words, [at - 2, at - 1], WHEN) && !says(words, 'gets', 'we')) return [at - 1, at];
  if (means(words[at - 1], 'you') && WHEN.test(textAt(words, at - 2))) return [at - 2, at];
  const next = textAt(words, at + 1);
  const afterNext = textAt(words, at + 2);
  if (next === 'to' && (TO_GET.test(afterNext) || /^(?:me|us)$/.test(afterNext)))
    return [at, at + 2];
  return /^(?:now|first|us|me|online|here|today|via|through|it)$/.test(next) ? [at, at + 1] : null;
}

const WILL = /^(?:denge|degi|dega|देंगे|देगी|देगा)$/;
const DONE = /^(?:diya|di|diye|chuka|chuke|gaya|gayi|दिया|दी|गया|गई|gaye)$/;
const TO_BE_GIVEN = /^(?:doge|dijiye|दीजिए|dedo|dena|देना|deni|देनी|dene|देने)$/;
const PAYMENT = /^(?:payment|bhugtan|भुगतान|पेमेंट)$/;

/** Hindi words that tell somebody to do it. */
export const IMPERATIVE =
  /^(?:karo|kare|karein|karen|kar|krdo|kardo|kro|kariye|kijiye|kijie|करें|करो|कर|कीजिए|करिए)$/;

/** "500 rupaye bhejo", "फीस जमा करें": in Hindi the verb stands behind the money. */
export function hindiOrderAt(words: Sentence, at: number): Span | null {
  const isSecurity = /^(?:security|सिक्योरिटी)$/.test(textAt(words, at));
  const isMoney = isSecurity || means(words[at], 'fee', 'money') || isAmount(words, at, true);
  if (!isMoney) return null;
  // "Har order par 30 rupaye".
  if (anyReads(words, [at - 4, at - 1], /^(?:har|per|each|every|हर|प्रति)$/)) return null;
  if (PAYMENT.test(textAt(words, at)) && IMPERATIVE.test(textAt(words, at + 1)))
    return [at, at + 1];
  if (buysJob(words, at)) return [at, at + 2];
  for (let on = at + 1; on <= Math.min(words.length - 1, at + REACH); on += 1) {
    // "Before the first salary" says when.
    const isWhen = /^(?:pehle|pahle|पहले)$/.test(textAt(words, on + 2));
    if ((isGain(words, on) && !isWhen) || textAt(words, on) === 'wali') return null;
    if (isQuestion(words) && !isAmount(words, at)) return null;
    if (isHindiVerbOfPaying(words, at, on)) return isByCandidate(words, at, on) ? [at, on] : null;
  }
  return null;
}

/** "1000 rupaye me naukri". */
const buysJob = (words: Sentence, at: number) =>
  isAmount(words, at) &&
  /^(?:me|mein|main|में|for)$/.test(textAt(words, at + 1)) &&
  /^(?:naukri|job|नौकरी|joining)$/.test(textAt(words, at + 2));

/**
 * The verb at `on` says that the money at `at` has to be sent, given or paid, or is the price of
 * something.
 */
const isHindiVerbOfPaying = (words: Sentence, at: number, on: number) =>
  means(words[on], 'sendHindi', 'pay') ||
  (means(words[on], 'give') && means(words[on + 1], 'must', 'give')) ||
  TO_BE_GIVEN.test(textAt(words, on)) ||
  (means(words[on], 'costs') &&
    (means(words[at], 'fee', 'money') ||
      isAmount(words, at, anyMeans(words, [at - 4, at - 1], 'telling'))) &&
    !says(words, 'travel') &&
    !promises(words));

/** Not "bhej denge", by which somebody else will, nor "bhej diya", which is done. */
const isByCandidate = (words: Sentence, at: number, on: number) =>
  !anyReads(words, [on + 1, on + 3], WILL) &&
  !DONE.test(textAt(words, on + 1)) &&
  (!anyMeans(words, [at - 4, at - 1], 'we') || says(words, 'you', 'must'));

/** "The fee must be paid", "registration to be deposited". */
export function passiveAt(words: Sentence, at: number): Span | null {
  if (!means(words[at], 'paid')) return null;
  if (anyMeans(words, [0, at], 'gets', 'we') && !anyMeans(words, [0, at], 'fee')) return null;
  const isTold = anyReads(
    words,
    [at - 4, at - 1],
    /^(?:must|to|should|needs?|has|have|once|after|payable)$/,
  );
  const money = placesOf(words, 'fee', 'money').find((place) => Math.abs(place - at) <= 7);
  const amount = hasAmount(words, [at - 7, at + 5]);
  if (textAt(words, at) === 'payable' && money !== undefined)
    return [Math.min(money, at), Math.max(money, at)];
  return isTold && (money !== undefined || amount) ? [at - 2, at] : null;
}

/** "After the payment of 1,500 you get your ID". */
export function conditionAt(words: Sentence, at: number): Span | null {
  if (!PAYMENT.test(textAt(words, at)) || promises(words)) return null;
  const isBefore = anyReads(words, [at - 2, at - 1], /^(?:after|upon|against|once|on|do)$/);
  const isAfterwards = anyReads(words, [at + 1, at + 4], /^(?:baad|bad|बाद)$/);
  return (isBefore || isAfterwards) &&
    (says(words, 'you') || hasAmount(words, [at - 5, at + 5], true))
    ? [at - 1, at]
    : null;
}
