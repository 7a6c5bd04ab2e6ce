/**
 * Demands that name no verb of paying beside the money: what has to come from the candidate's side, what the letter
 * waits for, what has not been received, what is half now and half later.
 */
import {
  anyMeans,
  anyReads,
  isDenied,
  isQuestion,
  isThreat,
  means,
  says,
  type Sentence,
  textAt,
} from '../words.ts';
import { isAmount, type Span } from './amounts.ts';
import { isOfOthers, isWork, promises } from './whose-money.ts';

/** Who would pay: "by the candidate", "from your side", "aapke kharche par", "उम्मीदवार को". */
const CANDIDATE =
  /^(?:you|candidates?|applicants?|employees?|workers?|joinees?|trainees?|freshers?|उम्मीदवार|अभ्यर्थी|कर्मचारी|आप|aap|apn[ei]|aapk[eio]|apk[eio]|आपके|आपको|आपकी)$/;
const SIDE =
  /^(?:cost|costs|side|end|part|pocket|expense|behalf|taraf|or|kharch[ae]?|तरफ|ओर|खर्च|खर्चे)$/;
const TAKES_ON =
  /^(?:prepaid|given|sent|arranged|cleared|paid|borne|bought|purchased|settled|maintained|collected|payable|responsibility|uthana|उठाना|उठाने|bharna|भरना|dena|deni|dene|देना|देनी|देने|deta|देता|pay|doge|dogi)$/;

/** "Has to be paid by"; what "was paid by you" is past. */
const isTakenOn = (words: Sentence, at: number) =>
  words.some(
    (one, place) =>
      place < at &&
      place >= at - 6 &&
      TAKES_ON.test(one.text) &&
      !/^(?:was|were|already)$/.test(textAt(words, place - 1)),
  );

const isMoney = (words: Sentence, at: number) =>
  means(words[at], 'fee', 'cost', 'instalment') || isAmount(words, at, true);

const moneyNear = (words: Sentence, at: number, reach: number) => {
  for (let away = 0; away <= reach; away += 1) {
    for (const place of [at - away, at + away]) if (isMoney(words, place)) return place;
  }
  return undefined;
};

const span = (one: number, other: number): Span => [Math.min(one, other), Math.max(one, other)];

/** "From your side", "candidate ke kharche par". */
function isTheirSide(words: Sentence, at: number): boolean {
  const before = textAt(words, at - 1);
  const beforeThat = textAt(words, at - 2);
  const isTheirs =
    /^(?:your|own|candidates?|aapk[ie]|apk[ie]|apn[ie]|आपकी|आपके|अपने|अपनी)$/.test(before) ||
    (/^(?:ke|ki|के|की)$/.test(before) && CANDIDATE.test(beforeThat));
  const isFrom =
    /^(?:from|at|on|of)$/.test(beforeThat) ||
    /^(?:se|par|pe|से|पर|needs?)$/.test(textAt(words, at + 1));
  return SIDE.test(textAt(words, at)) && isTheirs && isFrom;
}

/** "By the candidate", "is on you". */
function isByCandidate(words: Sentence, at: number): boolean {
  if (!CANDIDATE.test(textAt(words, at))) return false;
  const before = textAt(words, at - 1);
  const beforeThat = textAt(words, at - 2);
  if (before === 'from' || (before === 'on' && /^(?:is|are)$/.test(beforeThat))) return true;
  const isBy =
    /^(?:by|on)$/.test(before) ||
    (/^(?:by|from)$/.test(beforeThat) && /^(?:the|each|every)$/.test(before));
  return isBy && isTakenOn(words, at);
}

/** "Candidate ko dena hai", "आपको देना होगा". */
const isToCandidate = (words: Sentence, at: number) =>
  CANDIDATE.test(textAt(words, at)) &&
  (/^(?:ko|को|hi|ही)$/.test(textAt(words, at + 1)) || /(?:ko|को)$/.test(textAt(words, at))) &&
  anyReads(words, [at + 1, at + 5], TAKES_ON);

/** "Has to be cleared by the employee", "must come from your side", "candidate ko dena hai". */
function fromCandidateAt(words: Sentence, at: number): Span | null {
  const isTheirs = isTheirSide(words, at) || isByCandidate(words, at) || isToCandidate(words, at);
  const money = isTheirs ? moneyNear(words, at, 12) : undefined;
  return money === undefined ? null : span(money, at);
}

const CONDITION =
  /^(?:once|after|until|unless|till|without|subject|tabhi|tab|baad|bina|warna|varna|तभी|तब|बाद|बिना|वरना|before|required|needed|against|when|जब)$/;

/** "Once the 3,000 is in I mail the letter", "bina deposit ke joining nahi". */
function awaitedAt(words: Sentence, at: number): Span | null {
  const text = textAt(words, at);
  // "Clear karte hi", "चुकाते ही".
  const isAtOnce = /^(?:hi|ही)$/.test(text) && /(?:te|ते)$/.test(textAt(words, at - 1));
  if (!CONDITION.test(text) && !isAtOnce) return null;
  if (!says(words, 'goal')) return null;
  // "Without a fee" is good news, unless there is no joining without it.
  if (means(words[at], 'without') && !isThreat(words)) return null;
  const money = moneyNear(words, at, 7);
  if (money === undefined) return null;
  const isCost = means(words[money], 'cost') && !isAmount(words, money, true);
  if (isCost && !anyMeans(words, [money - 3, money + 5], 'pay', 'paid', 'not', 'without', 'you')) {
    return null;
  }
  return span(money, at);
}

const DONE =
  /^(?:received|reached|come|arrived|credited|clear|cleared|paid|deposited|mila|mili|aay[ai]|jama|प्राप्त|मिला|मिली|जमा|आया|आई|भरी|भरा|भरने|देने|bhari|bhara|bharne|dene)$/;

/** "Your fee has not reached us", "document fee jama nahi hui". */
function missingAt(words: Sentence, at: number): Span | null {
  const isFee =
    means(words[at], 'fee') ||
    (means(words[at], 'cost') && anyMeans(words, [at - 3, at + 1], 'you', 'context'));
  if (!isFee) return null;
  for (let on = at + 1; on <= Math.min(words.length - 1, at + 8); on += 1) {
    const { text = '' } = words[on] ?? {};
    if (/^(?:unpaid|pending|awaited|overdue|बाकी|baaki|baki|लंबित)$/.test(text)) return [at, on];
    if (!means(words[on], 'not')) continue;
    const done = [-2, -1, 1, 2, 3].find((away) => DONE.test(textAt(words, on + away)));
    if (done !== undefined) return [at, Math.max(on, on + done)];
  }
  return null;
}

const HALF =
  /^(?:part|parts|hissa|हिस्सा|किश्त|half|aadha|aadhi|adha|आधा|आधी|token|टोकन|instalment|installment|kist|किस्त|balance|rest|baaki|baki|बाकी)$/;
const WHEN =
  /^(?:now|first|before|advance|later|after|abhi|pehle|pahle|baad|अभी|पहले|बाद|joining|जॉइनिंग|एडवांस|today|aaj|आज)$/;

/** "Half now, half after joining", "15000 token abhi", "pehli kist". */
function inPartsAt(words: Sentence, at: number): Span | null {
  if (!HALF.test(textAt(words, at))) return null;
  const when = words.findIndex(({ text }, place) => Math.abs(place - at) <= 4 && WHEN.test(text));
  const money = moneyNear(words, at, 12);
  const isTold =
    money !== undefined || anyMeans(words, [at - 3, at + 4], 'pay', 'give', 'sendHindi');
  return when !== -1 && isTold ? span(at, when) : null;
}

const DOES =
  /^(?:transfer|send|do|make|complete|initiate|finish|clear|settle|drop|process|arrange|release)$/;
const PAYMENT =
  /^(?:payment|payments|transfer|invoice|dues|amount|token|bill|razorpay|balance|fee|fees|sum|money|commitment|security|deposit)$/;

/** The first place behind `at`, at most `reach` words away, for which `fits` holds. */
const placeBehind = (at: number, reach: number, fits: (place: number) => boolean) => {
  for (let place = at + 1; place <= at + reach; place += 1) if (fits(place)) return place;
  return undefined;
};

/** "Do the payment and share the screenshot", "settle the invoice", "scan and pay". */
function doneAt(words: Sentence, at: number): Span | null {
  const isOfFee =
    textAt(words, at) === 'payment' && /^(?:of|for|towards)$/.test(textAt(words, at + 1));
  const fee = isOfFee ? placeBehind(at + 1, 3, (place) => means(words[place], 'fee')) : undefined;
  if (fee !== undefined) return [at, fee];
  if (!isSaidToCandidate(words, at)) return null;
  return payByAt(words, at) ?? putMoneyAt(words, at);
}

/** At the beginning of a clause, or behind "please", "you", "to". */
const isSaidToCandidate = (words: Sentence, at: number) =>
  (at === 0 ||
    words[at]?.isApart === true ||
    means(words[at - 1], 'you') ||
    /^(?:please|kindly|pls|plz|and|now|to|maam|sir|madam|then|just)$/.test(
      textAt(words, at - 1),
    )) &&
  !anyMeans(words, [at - 4, at - 1], 'we');

/** "Scan and pay", "pay after", "transfer it by UPI or face legal action". */
function payByAt(words: Sentence, at: number): Span | null {
  const text = textAt(words, at);
  if (text === 'pay') {
    if (anyMeans(words, [at - 7, at - 1], 'scan', 'qr')) return [at - 1, at];
    if (/^(?:after|half|before)$/.test(textAt(words, at + 1))) return [at, at + 1];
  }
  if (/^(?:scan|स्कैन)$/.test(text) || means(words[at - 1], 'scan')) {
    const amount = placeBehind(at, 5, (place) => isAmount(words, place, true));
    if (amount !== undefined) return [at, amount];
  }
  const isIt = means(words[at], 'send', 'pay') && textAt(words, at + 1) === 'it';
  return isIt && anyMeans(words, [at + 2, at + 5], 'payApp', 'account', 'bank')
    ? [at, at + 2]
    : null;
}

/** "Add 500 and …", "settle the invoice". */
function putMoneyAt(words: Sentence, at: number): Span | null {
  const text = textAt(words, at);
  const isRound = isAmount(words, at + 1, true) && means(words[at + 2], 'and');
  if (/^(?:add|load|put)$/.test(text) && isRound) return [at, at + 1];
  const object = DOES.test(text)
    ? placeBehind(at, 4, (place) => PAYMENT.test(textAt(words, place)))
    : undefined;
  return object === undefined ? null : [at, object];
}

/** "The kit is not free, 2,300", "freshers are charged 15000", "round 3 is paid, ₹249 per candidate". */
function chargedAt(words: Sentence, at: number): Span | null {
  const { text = '' } = words[at] ?? {};
  const isCharged =
    (text === 'charged' && CANDIDATE.test(textAt(words, at - 2))) ||
    (text === 'free' && means(words[at - 1], 'not')) ||
    (/^(?:free|फ्री|मुफ्त)$/.test(text) && means(words[at + 1], 'not')) ||
    (text === 'paid' && textAt(words, at - 1) === 'is' && says(words.slice(at), 'you')) ||
    text === 'payable';
  if (!isCharged) return null;
  const money = words.findIndex(
    (_, place) => place > at && place <= at + 8 && isAmount(words, place, true),
  );
  return money === -1 ? null : [at, money];
}

/** "Has to be deposited first", "must be bought". */
function mustBeAt(words: Sentence, at: number): Span | null {
  if (textAt(words, at) !== 'be' || !TAKES_ON.test(textAt(words, at + 1))) return null;
  if (!/^(?:must|to|should)$/.test(textAt(words, at - 1))) return null;
  const money = moneyNear(words, at, 10);
  return money === undefined ? null : span(money, at + 1);
}

const TAKEN =
  /^(?:activate|choose|get|le|lena|leni|lene|lijiye|lelo|लेना|लेनी|ले|लीजिए|take|subscribe|buy|renew|upgrade|bharoge|doge|karoge|bharenge|भरोगे|दोगे|करोगे)$/;
const PLAN =
  /^(?:plan|subscription|membership|package|licen[cs]e|upgrade|प्लान|सदस्यता|मेंबरशिप|पैकेज|सब्सक्रिप्शन)$/;

/** "Membership le lo", "subscribe to our paid plan", "form charge kab tak bharoge?" */
function takenAt(words: Sentence, at: number): Span | null {
  if (!TAKEN.test(textAt(words, at))) return null;
  const plan = words.findIndex(
    (one, place) =>
      Math.abs(place - at) <= 5 &&
      place !== at &&
      (PLAN.test(one.text) || (means(one, 'fee') && /(?:oge|ोगे)$/.test(textAt(words, at)))),
  );
  return plan !== -1 &&
    (anyMeans(words, [at + 1, at + 2], 'must') || moneyNear(words, at, 8) !== undefined)
    ? span(plan, at)
    : null;
}

const SECURES =
  /^(?:confirm|reserve|book|hold|block|secure|activate|unlock|upgrade|activated|confirmed|एक्टिवेट|बुक|कन्फर्म|karwa\w*|krwa\w*|karva\w*|करवाएं|करवाओ|कराएं)$/;

/** "Confirm it with 12,000", "₹99 में एक्टिवेट करवाएँ", "registration krwa lo sirf 149 me". */
function securedAt(words: Sentence, at: number): Span | null {
  if (!SECURES.test(textAt(words, at))) return null;
  for (let place = at - 6; place <= at + 6; place += 1) {
    if (!isAmount(words, place, true)) continue;
    const isBy =
      (place > at && /^(?:with|by|for|at|paying)$/.test(textAt(words, place - 1))) ||
      (place > at && /^(?:rs|inr|sirf|only|just)$/.test(textAt(words, place - 1))) ||
      [1, 2].some((away) => /^(?:me|mein|में|deke|देकर|dekar)$/.test(textAt(words, place + away)));
    if (isBy) return span(at, place);
  }
  return null;
}

/** "It comes back with the first salary, deposit it now". */
function comesBackAt(words: Sentence, at: number): Span | null {
  if (!means(words[at], 'refund')) return null;
  for (let on = at + 1; on <= Math.min(words.length - 1, at + 9); on += 1) {
    const isNow = /^(?:abhi|अभी|bas|बस|aaj|आज|now|today|just)$/.test(textAt(words, on));
    if (isNow && anyMeans(words, [on + 1, on + 4], 'sendHindi', 'send', 'pay')) return [at, on + 1];
  }
  return null;
}

/** By GPay as a verb: "can you GPay the courier cost?" */
function byAppAt(words: Sentence, at: number): Span | null {
  const isVerb =
    means(words[at], 'payApp') &&
    (at === 0 ||
      means(words[at - 1], 'you') ||
      /^(?:please|pls|kindly|to|and)$/.test(textAt(words, at - 1)));
  const money = isVerb ? [1, 2, 3, 4].find((away) => isMoney(words, at + away)) : undefined;
  if (money === undefined) return null;
  // "Paytm 500 stores".
  const behind = words[at + money + 1];
  const isBare = isAmount(words, at + money, true) && !isAmount(words, at + money);
  return isBare && behind && !/^(?:for|to|now|and|on|today)$/.test(behind.text)
    ? null
    : [at, at + money];
}

/** "Manager ko kuchh kharcha dena padta hai", beside an amount. */
function hasToGiveAt(words: Sentence, at: number): Span | null {
  if (!means(words[at], 'cost', 'instalment')) return null;
  const given = [1, 2, 3, 4].find(
    (away) =>
      (means(words[at + away], 'give') ||
        /^(?:karna|karni|करना|करनी)$/.test(textAt(words, at + away))) &&
      means(words[at + away + 1], 'must'),
  );
  const amount = words.some((_, place) => isAmount(words, place, true));
  return given !== undefined && amount ? [at, at + given + 1] : null;
}

/** "3000 security lagti hai", "only 900 of the charges remains". */
function isLeftAt(words: Sentence, at: number): Span | null {
  if (!isAmount(words, at, true)) return null;
  const near = words.slice(Math.max(0, at - 8), at + 5);
  const isThing = near.some(
    (one) => means(one, 'fee') || /^(?:security|सिक्योरिटी|token|caution)$/.test(one.text),
  );
  const left = [1, 2, 3].find((away) =>
    /^(?:remains?|left|remaining|lagti|lagta|lagte|लगती|लगता|लगते)$/.test(textAt(words, at + away)),
  );
  return isThing && left !== undefined ? [at, at + left] : null;
}

const SPENDS =
  /^(?:invest|spend|buy|purchase|contribute|deposit|arrange|activate|subscribe|maintain)$/;

/** "You need to invest in a kit worth 3,499". */
function mustSpendAt(words: Sentence, at: number): Span | null {
  const isTold =
    textAt(words, at - 1) === 'to' &&
    /^(?:need|needs|have|has|required)$/.test(textAt(words, at - 2));
  if (!SPENDS.test(textAt(words, at)) || (!isTold && textAt(words, at - 1) !== 'must')) return null;
  const away = [1, 2, 3, 4, 5, 6, 7].find((one) => isAmount(words, at + one, true));
  return away === undefined ? null : [at, at + away];
}

/** "Ensure that 1,999 reaches our account". */
function reachesUsAt(words: Sentence, at: number): Span | null {
  if (!/^(?:reach|reaches|lands?|arrives?|credited|comes?)$/.test(textAt(words, at))) return null;
  const isUs = words
    .slice(at + 1, at + 4)
    .some(({ text }) => /^(?:our|us|my|me|company)$/.test(text));
  const money = isUs ? [-1, -2, -3, -4].find((away) => isMoney(words, at + away)) : undefined;
  return money === undefined ? null : [at + money, at];
}

/** Demands that say who pays, and so count even next to talk of salary. */
const plainKinds = [
  fromCandidateAt,
  hasToGiveAt,
  mustSpendAt,
  reachesUsAt,
  isLeftAt,
  inPartsAt,
  chargedAt,
  mustBeAt,
  comesBackAt,
  byAppAt,
  takenAt,
];
const otherKinds = [awaitedAt, doneAt, securedAt];

/** Shares of wages and their tax are no fees. */
const WAGES = /^(?:pf|esi|esic|epf|pt|tax|lpa|ctc|income|pension)$/;

/** A demand within this many words of them is about wages. */
const FROM_WAGES = 3;

/** What the sentence demands without an order to pay. */
export function demandsIn(words: Sentence): Span[] {
  const hasMoney = words.some((one, at) => isMoney(words, at) || PAYMENT.test(one.text));
  if (!hasMoney && !says(words, 'goods', 'pay', 'payApp', 'qr', 'scan')) return [];
  if (isWork(words)) return [];
  const hasWages = words.some(({ text }) => WAGES.test(text));
  const isThreatened = isThreat(words);
  const isMeant = (one: Span | null): one is Span =>
    one !== null && (isThreatened || !one.some((place) => isDenied(words, place)));
  const isVague =
    promises(words) ||
    isQuestion(words) ||
    (says(words, 'travel', 'period', 'repaid') && !says(words, 'fee', 'instalment'));
  const kinds = isVague || hasWages ? plainKinds : [...plainKinds, ...otherKinds];
  return words.flatMap((_, at): Span[] => {
    const found = missingAt(words, at) ?? kinds.map((kind) => kind(words, at)).find(isMeant);
    if (!found || isOfOthers(words, at)) return [];
    const isOfWages = words
      .slice(Math.max(0, found[0] - FROM_WAGES), found[1] + FROM_WAGES + 1)
      .some(({ text }) => WAGES.test(text));
    return isOfWages ? [] : [found];
  });
}
