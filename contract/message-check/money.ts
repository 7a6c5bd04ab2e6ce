/** Where somebody is told to pay for a job: money goes from the candidate to the company. */
import {
  anyMeans,
  isDenied,
  isNot,
  isQuestion,
  isThreat,
  means,
  placesOf,
  says,
  type Sentence,
  type Word,
} from './words.ts';

/** The first and the last word of a finding. */
export type Span = readonly [from: number, to: number];

const PRICE = /^(?:\d{1,2},\d{3}|[1-9]\d{1,4}[09])$/;
const NUMBER = /^\d[\d,]*(?:\.\d+)?$/;
const isNumber = (word: Word | undefined) => word !== undefined && NUMBER.test(word.text);

/** "₹500", "500 rupaye", "do hazaar rupaye", "18 %"; with `bare` also "500". */
export function isAmount(words: Sentence, at: number, bare = false): boolean {
  const word = words[at];
  // "Rupees" alone is money; "rs" is not without its number.
  if (means(word, 'currency')) return (word?.text.length ?? 0) > 3;
  if (!isNumber(word)) return false;
  if (means(words[at - 1], 'currency') || means(words[at + 1], 'currency', 'thousand')) return true;
  if (words[at + 1]?.text === '%') return anyMeans(words, [at - 4, at + 5], 'telling');
  if (/^(?:number|no|num|नंबर)$/.test(words[at - 1]?.text ?? '')) return false;
  const digits = (word?.text ?? '').replaceAll(/\D/g, '').length;
  return bare && digits >= 3 && digits <= 6;
}

const hasAmount = (words: Sentence, [from, to]: Span, bare = false) => {
  for (let at = Math.max(0, from); at <= Math.min(words.length - 1, to); at += 1) {
    if (isAmount(words, at, bare)) return true;
  }
  return false;
};

/** "Beware of anyone who asks for money": a warning, no demand. */
function warns(words: Sentence): boolean {
  // "Koi charge" is "any fee".
  const isSomebody = placesOf(words, 'anyone').some(
    (at) => !means(words[at + 1], 'fee', 'context'),
  );
  if (!isSomebody) return false;
  return (says(words, 'ask') && says(words, 'if', 'warning', 'not')) || says(words, 'warning');
}

/** What the company pays, or somebody else: customers, students. */
function isOfOthers(words: Sentence, at: number): boolean {
  if (says(words, 'repaid') && !says(words, 'must', 'you', 'pay')) return true;
  const isBorne =
    says(words, 'we') && anyMeans(words, [at - 5, at + 6], 'gives') && !says(words, 'refund');
  const isPaidByThem = words.some(
    ({ text }, place) =>
      text === 'by' &&
      means(words[place - 1], 'paid') &&
      /^(?:the|our|us|employer|company|client)$/.test(words[place + 1]?.text ?? '') &&
      !anyMeans(words, [place + 1, place + 3], 'you'),
  );
  return isBorne || isPaidByThem || isWork(words) || anyMeans(words, [at - 3, at + 2], 'travel');
}

/** The work has to do with other people's money. */
const isWork = (words: Sentence) =>
  // "Transfer it to the accounts department" is no duty.
  placesOf(words, 'duty').some(
    (at) => !/^(?:department|team|section|office)$/.test(words[at + 1]?.text ?? ''),
  ) ||
  placesOf(words, 'third').some(
    (at) =>
      !/^(?:our|authori[sz]ed|hamare|the)$/.test(words[at - 1]?.text ?? '') ||
      !/^vendors?$/.test(words[at]?.text ?? ''),
  ) ||
  // "Our manager" is who wants it.
  placesOf(words, 'title').some(
    (at) =>
      !anyMeans(words, [at - 2, at - 1], 'own') &&
      !/^(?:hr|to|hiring)$/.test(words[at - 1]?.text ?? ''),
  );

/** "Do I have to pay …?" is a question of whoever would pay. */
const asksWhetherToPay = (words: Sentence) =>
  words.some(
    ({ text }, at) =>
      text === 'i' &&
      ['do', 'should', 'will', 'must', 'can', 'would'].includes(words[at - 1]?.text ?? ''),
  );

const NOW = /^(?:abhi|pehle|pahle|advance|turant|अभी|पहले|एडवांस|तुरंत)$/;

const ACCOUNT = /^(?:account|अकाउंट|खाता|khata)$/;

/** What the candidate gets; "back with the first salary", a salary account and "you get it back" are none. */
const isGain = (words: Sentence, at: number) =>
  means(words[at], 'gets') &&
  !isNot(words, at - 1) &&
  // "Once we get 500 from you".
  !(/^(?:get|receive)$/.test(words[at]?.text ?? '') && means(words[at - 1], 'we')) &&
  !/^(?:first|pehli|pahli|पहली)$/.test(words[at - 1]?.text ?? '') &&
  !ACCOUNT.test(words[at + 1]?.text ?? '') &&
  !anyMeans(words, [at - 3, at - 1], 'refund') &&
  !/^(?:back|wapas|वापस)$/.test(words[at + 2]?.text ?? '');

/** "Only after the fee …", "uske baad hi …" */
const isOnlyThen = (words: Sentence) =>
  words.some(({ text }, at) => {
    const next = words[at + 1]?.text ?? '';
    return (
      (/^(?:baad|बाद|tabhi|तभी)$/.test(text) && /^(?:hi|ही)$/.test(next)) ||
      (text === 'only' && next === 'after')
    );
  });

const promises = (words: Sentence) =>
  !isOnlyThen(words) && words.some((_, at) => isGain(words, at));

/** With these, money is a fee: "security amount", "processing राशि". */
const HELD =
  /^(?:caution|security|token|processing|registration|refundable|सिक्योरिटी|सुरक्षा|टोकन|प्रोसेसिंग|पंजीकरण|रजिस्ट्रेशन)$/;
/** A round amount that ends the order: "transfer the 999 and …", no "make 200 calls". */
const isRound = (words: Sentence, at: number) =>
  PRICE.test(words[at]?.text ?? '') &&
  !isNumber(words[at + 2]) &&
  /^(?:and|to|now|for|by|today|only|)$/.test(words[at + 1]?.text ?? '');
/** What is paid before the rest. */
const ADVANCE = /^(?:advance|peshgi|agrim|एडवांस|पेशगी|अग्रिम)$/;

/** A fee for something that a job comes with, and that it is due. */
function feeAt(words: Sentence, at: number): Span | null {
  const isHeld = means(words[at], 'cost') && HELD.test(words[at - 1]?.text ?? '');
  const isFee = means(words[at], 'fee') || isHeld;
  if (!isFee && !means(words[at], 'cost')) return null;
  const before = words[at - 1]?.text ?? '';
  if (words[at]?.text === 'charge' && (before === 'in' || before === 'take')) return null;
  // "Deposit your card": a verb.
  if (
    words[at]?.text === 'deposit' &&
    /^(?:your|all|documents|it)$/.test(words[at + 1]?.text ?? '')
  ) {
    return null;
  }
  const isNamed = hasAmount(words, [at - 5, at + 5], true);
  if (isQuestion(words) && !isNamed) return null;
  const isWithout = anyMeans(words, [at - 2, at - 1], 'without');
  if ((isFee || isWithout) && isThreat(words)) return [at, at + 1];
  const paying = ['pay', 'paid', 'send', 'sendHindi'] as const;
  const isPaid = anyMeans(words, [at - 6, at + 7], ...paying, 'due', 'costs', 'refund');
  const ofJob = anyMeans(words, [at - 3, at + 4], 'context');
  if (isFee && ofJob)
    return isPaid || hasAmount(words, [at - 7, at + 7], true) ? [at - 1, at + 1] : null;
  if (isFee) {
    return isPaid && hasAmount(words, [at - 4, at + 4], true) && !promises(words)
      ? [at, at + 1]
      : null;
  }
  if (ADVANCE.test(words[at]?.text ?? '') && !promises(words) && !says(words, 'period')) {
    const isBeside = hasAmount(words, [at - 2, at + 2], true);
    if (isBeside) return [at, at + 1];
  }
  const isOutstanding = anyMeans(words, [at - 6, at + 8], 'due', 'refund') && isNamed;
  if (isOutstanding && means(words[at], 'money') && !promises(words)) return [at - 1, at + 1];
  // "Half the money now".
  const isNow = words.slice(Math.max(0, at - 2), at + 3).some(({ text }) => NOW.test(text));
  if (isNow && /^(?:paisa|paise|money|पैसा|पैसे)$/.test(words[at]?.text ?? '') && !promises(words)) {
    return [at, at + 1];
  }
  const isTold = hasAmount(words, [at - 5, at + 5]) || anyMeans(words, [at - 5, at + 5], ...paying);
  return ofJob && isPaid && isTold ? [at - 1, at + 1] : null;
}

const NOUNS_OF_PAY =
  /^(?:scale|slips?|slip|roll|range|structure|grade|band|hike|out|is|per|day|cheque|check|package|attention|rate|for|\d.*lpa|revision|commission|parity)$/;

/** A verb of paying that is said to the candidate, with money behind it: "pay ₹500", "transfer the amount". */
function orderAt(words: Sentence, at: number): Span | null {
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
    if (on <= at + 2 && isRound(words, on) && !isQuestion(words)) return [at, on];
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
  if (isPay && /^(?:now|first|us|me|online|here|today|via|through|it)$/.test(next?.text ?? ''))
    return [at, at + 1];
  return null;
}

const WILL = /^(?:denge|degi|dega|देंगे|देगी|देगा)$/;
const IMPERATIVE =
  /^(?:karo|kare|karein|karen|kar|krdo|kardo|kro|kariye|kijiye|kijie|करें|करो|कर|कीजिए|करिए)$/;

/** "500 rupaye bhejo", "फीस जमा करें": in Hindi the verb stands behind the money. */
function hindiOrderAt(words: Sentence, at: number): Span | null {
  const isSecurity = /^(?:security|सिक्योरिटी)$/.test(words[at]?.text ?? '');
  const isMoney = isSecurity || means(words[at], 'fee', 'money') || isAmount(words, at, true);
  if (!isMoney) return null;
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
function passiveAt(words: Sentence, at: number): Span | null {
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
function conditionAt(words: Sentence, at: number): Span | null {
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

/** "Top up your wallet", "recharge karo": no "recharge allowance". */
const isTopUp = (words: Sentence, at: number) =>
  !says(words, 'we') &&
  !anyMeans(words, [at - 3, at + 4], 'period') &&
  !/^(?:shop|card|counter|ki)$/.test(words[at + 1]?.text ?? '') &&
  (/^(?:re?char|topup|रिचार्ज|टॉपअप)/.test(words[at]?.text ?? '') ||
    (words[at]?.text === 'top' && words[at + 1]?.text === 'up'));

/** Something to buy before the work begins, or to put money on. */
function purchaseAt(words: Sentence, at: number): Span | null {
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
    hasAmount(words, [at - 7, at + 7]) ||
    at === 0 ||
    /^(?:to|please|kindly|first)$/.test(words[at - 1]?.text ?? '');
  if (anyMeans(words, [at - 3, at - 1], 'we', 'third')) return null;
  return isTold ? [Math.min(at, goods), Math.max(at, goods)] : null;
}

const FOR_WHAT = /^(?:for|as|of|ka|ki|ke|towards|costs?|is|का|की|के)$/;

/** A thing that costs nothing in a job, and the amount behind it: "uniform 2,000". No year, no number of a form. */
const PRICED =
  /^(?:uniform|dress|verification|security|training|kit|visa|courier|gst|registration|caution|token|processing|वर्दी|यूनिफॉर्म|सत्यापन|वेरिफिकेशन|सिक्योरिटी|ट्रेनिंग|किट|वीजा|कूरियर|जीएसटी|पंजीकरण|रजिस्ट्रेशन)$/;
const isPriced = (words: Sentence, at: number) =>
  PRICED.test(words[at - 1]?.text ?? '') &&
  PRICE.test(words[at]?.text ?? '') &&
  !/^(?:19|20)\d\d$/.test(words[at]?.text ?? '');

/** "Registration: ₹500", "700 for the kit", "3000 ki security": an amount for what a job comes with. */
function bareFeeAt(words: Sentence, at: number): Span | null {
  const isFor = [words[at - 1], words[at + 1]].some((one) => FOR_WHAT.test(one?.text ?? ''));
  const isOnly = anyMeans(words, [at - 2, at - 1], 'except', 'but');
  const isCost = /^costs?$/.test(words[at - 2]?.text ?? '') && means(words[at - 1], 'you');
  if (isCost && isAmount(words, at, true)) return [at - 2, at];
  const isFromYou = means(words[at + 2], 'you') && words[at + 1]?.text === 'from';
  if (!isAmount(words, at, isOnly || isFor || isFromYou || isPriced(words, at))) return null;
  if (promises(words) || anyMeans(words, [at - 4, at + 4], 'period') || isQuestion(words)) {
    return null;
  }
  if (isFromYou) return [at, at + 2];
  const [first, last] = isFor || isOnly ? [at - 6, at + 5] : [at - 4, at + 4];
  const thing = placesOf(words, 'telling', 'context', 'goods').find(
    (place) => place >= first && place <= last,
  );
  return thing === undefined ? null : [Math.min(thing, at), Math.max(thing, at)];
}

const widened = (words: Sentence, [from, to]: Span): Span => [
  Math.max(0, from),
  Math.min(words.length - 1, to),
];

export function moneyIn(words: Sentence): Span[] {
  if (warns(words) || asksWhetherToPay(words)) return [];
  const threat = isThreat(words);
  return words.flatMap((_, at) => {
    const kinds = [feeAt, conditionAt, orderAt, hindiOrderAt, passiveAt, purchaseAt, bareFeeAt];
    const found = kinds.map((kind) => kind(words, at)).find((span) => span !== null);
    if (!found) return [];
    const span = widened(words, found);
    const isNegated = span.some((place) => isDenied(words, place)) || isDenied(words, at);
    if (isNegated && !threat) return [];
    return isOfOthers(words, at) ? [] : [span];
  });
}
