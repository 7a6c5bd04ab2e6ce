/** Orders to pay: "pay ₹500", "फीस जमा करें", "the fee must be paid". */
import { anyMeans, isQuestion, means, placesOf, says, type Sentence } from '../words.ts';
import { hasAmount, isAmount, isNumber, isSum, PRICE, type Span } from './amounts.ts';
import { isGain, promises } from './whose-money.ts';

/** A round amount that ends the order: "transfer the 999 and …", no "make 200 calls". */
const isRound = (words: Sentence, at: number) =>
  PRICE.test(words[at]?.text ?? '') && !isNumber(words[at + 2]) && isSum(words, at);

const NOUNS_OF_PAY =
  /^(?:scale|slips?|slip|roll|range|structure|grade|band|hike|out|is|per|day|cheque|check|package|attention|rate|for|\d.*lpa|revision|commission|parity)$/;

/** A verb of paying that is said to the candidate, with money behind it: "pay ₹500", "transfer the amount". */
export function orderAt(words: Sentence, at: number): Span | null {
  const word = words[at];
  const isPay = means(word, 'pay');
  if (!isPay && !means(word, 'send')) return null;
  const before = words[at - 1];
  const next = words[at + 1];
  if (anyMeans(words, [at - 4, at - 1], 'we', 'third') && !anyMeans(words, [at - 4, at - 1], 'you'))
    return null;
  if (
    /^(?:a|the|good|your|base|basic|fixed|gross|monthly|equal|starting|take|be|get|is|are|expected|current|google|amazon|apple|samsung)$/.test(
      before?.text ?? '',
    )
  )
    return null;
  const isTold =
    before?.text === 'to' && /^(?:have|has|need|needs|required)$/.test(words[at - 2]?.text ?? '');
  if (isPay && isTold && anyMeans(words, [at - 4, at - 3], 'you')) return [at - 2, at];
  if (isPay && next && NOUNS_OF_PAY.test(next.text) && !hasAmount(words, [at + 2, at + 3])) {
    return next.text === 'for' && anyMeans(words, [at + 2, at + 5], 'context', 'goods')
      ? [at, at + 3]
      : null;
  }
  if (isPay && next?.isApart && isAmount(words, at + 1, true)) return null;
  const isBare = isPay || anyMeans(words, [at + 1, at + 5], 'payApp');
  for (let on = at + 1; on <= Math.min(words.length - 1, at + 7); on += 1) {
    if (means(words[on], 'gets') || means(words[on], 'travel')) return null;
    const isMoney =
      means(words[on], 'fee', 'money') ||
      (means(words[on], 'cost') && anyMeans(words, [on - 1, on + 4], 'context')) ||
      (/^(?:it|this|इसे)$/.test(words[on]?.text ?? '') &&
        says(words.slice(0, at), 'fee', 'money')) ||
      isAmount(words, on, isBare || (on === at + 1 && means(word, 'sendHindi')));
    const isProof =
      means(words[on], 'proof') &&
      anyMeans(words, [at, at + 6], 'money', 'paid', 'pay', 'currency');
    if (on <= at + 3 && isRound(words, on) && !isQuestion(words)) return [at, on];
    if (isMoney || (isProof && says(words, 'money', 'paid'))) return [at, on];
  }
  const isAfter = /^(?:once|after|when|if|unless|until|before)$/;
  if (
    isPay &&
    [words[at - 1], words[at - 2]].some((one) => isAfter.test(one?.text ?? '')) &&
    !says(words, 'gets', 'we')
  )
    return [at - 1, at];
  if (means(words[at - 1], 'you') && isAfter.test(words[at - 2]?.text ?? '') && isPay)
    return [at - 2, at];
  const isToGet =
    next?.text === 'to' &&
    /^(?:apply|join|confirm|book|get|proceed|activate|unlock|start|continue|collect|register)$/.test(
      words[at + 2]?.text ?? '',
    );
  if (isPay && isToGet) return [at, at + 2];
  if (isPay && next?.text === 'to' && /^(?:me|us)$/.test(words[at + 2]?.text ?? ''))
    return [at, at + 2];
  if (isPay && /^(?:now|first|us|me|online|here|today|via|through|it)$/.test(next?.text ?? ''))
    return [at, at + 1];
  return null;
}

const WILL = /^(?:denge|degi|dega|देंगे|देगी|देगा)$/;

/** Hindi words that tell somebody to do it. */
export const IMPERATIVE =
  /^(?:karo|kare|karein|karen|kar|krdo|kardo|kro|kariye|kijiye|kijie|करें|करो|कर|कीजिए|करिए)$/;

/** "500 rupaye bhejo", "फीस जमा करें": in Hindi the verb stands behind the money. */
export function hindiOrderAt(words: Sentence, at: number): Span | null {
  const isSecurity = /^(?:security|सिक्योरिटी)$/.test(words[at]?.text ?? '');
  const isMoney = isSecurity || means(words[at], 'fee', 'money') || isAmount(words, at, true);
  if (!isMoney) return null;
  // "Har order par 30 rupaye".
  if (
    words
      .slice(Math.max(0, at - 4), at)
      .some(({ text }) => /^(?:har|per|each|every|हर|प्रति)$/.test(text))
  )
    return null;
  if (
    /^(?:payment|bhugtan|भुगतान|पेमेंट)$/.test(words[at]?.text ?? '') &&
    IMPERATIVE.test(words[at + 1]?.text ?? '')
  )
    return [at, at + 1];
  // "1000 rupaye me naukri".
  if (
    isAmount(words, at) &&
    /^(?:me|mein|main|में|for)$/.test(words[at + 1]?.text ?? '') &&
    /^(?:naukri|job|नौकरी|joining)$/.test(words[at + 2]?.text ?? '')
  )
    return [at, at + 2];
  for (let on = at + 1; on <= Math.min(words.length - 1, at + 7); on += 1) {
    // "Before the first salary" says when.
    const isWhen = /^(?:pehle|pahle|पहले)$/.test(words[on + 2]?.text ?? '');
    if ((isGain(words, on) && !isWhen) || words[on]?.text === 'wali') return null;
    const isSent = means(words[on], 'sendHindi') || means(words[on], 'pay');
    const isGiven = means(words[on], 'give') && means(words[on + 1], 'must', 'give');
    if (isQuestion(words) && !isAmount(words, at)) return null;
    const isAsked =
      means(words[on], 'costs') &&
      (means(words[at], 'fee', 'money') ||
        isAmount(words, at, anyMeans(words, [at - 4, at - 1], 'telling'))) &&
      !says(words, 'travel') &&
      !promises(words);
    const isBeforehand = /^(?:doge|dijiye|दीजिए|dedo|dena|देना|deni|देनी|dene|देने)$/.test(
      words[on]?.text ?? '',
    );
    if (!isSent && !isGiven && !isAsked && !isBeforehand) continue;
    // "Bhej denge": somebody else will.
    if (words.slice(on + 1, on + 4).some(({ text }) => WILL.test(text))) return null;
    if (
      /^(?:diya|di|diye|chuka|chuke|gaya|gayi|दिया|दी|गया|गई|gaye)$/.test(words[on + 1]?.text ?? '')
    )
      return null;
    if (anyMeans(words, [at - 4, at - 1], 'we') && !says(words, 'you', 'must')) return null;
    return [at, on];
  }
  return null;
}

/** "The fee must be paid", "registration to be deposited". */
export function passiveAt(words: Sentence, at: number): Span | null {
  if (!means(words[at], 'paid')) return null;
  if (anyMeans(words, [0, at], 'gets', 'we') && !anyMeans(words, [0, at], 'fee')) return null;
  const isTold = words
    .slice(Math.max(0, at - 4), at)
    .some(({ text }) => /^(?:must|to|should|needs?|has|have|once|after|payable)$/.test(text));
  const money = placesOf(words.slice(0, words.length), 'fee', 'money').find(
    (place) => Math.abs(place - at) <= 7,
  );
  const amount = hasAmount(words, [at - 7, at + 5]);
  if (words[at]?.text === 'payable' && money !== undefined)
    return [Math.min(money, at), Math.max(money, at)];
  return isTold && (money !== undefined || amount) ? [at - 2, at] : null;
}

/** "After the payment of 1,500 you get your ID". */
export function conditionAt(words: Sentence, at: number): Span | null {
  if (!/^(?:payment|bhugtan|भुगतान|पेमेंट)$/.test(words[at]?.text ?? '') || promises(words))
    return null;
  const isBefore = words
    .slice(Math.max(0, at - 2), at)
    .some(({ text }) => /^(?:after|upon|against|once|on|do)$/.test(text));
  const isAfterwards = words
    .slice(at + 1, at + 5)
    .some(({ text }) => /^(?:baad|bad|बाद)$/.test(text));
  return (isBefore || isAfterwards) &&
    (says(words, 'you') || hasAmount(words, [at - 5, at + 5], true))
    ? [at - 1, at]
    : null;
}
