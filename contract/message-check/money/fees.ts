/** Fees for what a job comes with. */
import {
  anyMeans,
  anyReads,
  isQuestion,
  isThreat,
  means,
  placesOf,
  says,
  type Sentence,
  textAt,
} from '../words.ts';
import { clauseStart, hasAmount, isAmount, PRICE, type Span } from './amounts.ts';
import { promises } from './whose-money.ts';

const NOW = /^(?:abhi|pehle|pahle|advance|turant|अभी|पहले|एडवांस|तुरंत)$/;

/** With these, money is a fee: "security amount", "processing राशि". */
const HELD =
  /^(?:caution|security|token|processing|registration|refundable|सिक्योरिटी|सुरक्षा|टोकन|प्रोसेसिंग|पंजीकरण|रजिस्ट्रेशन)$/;

/** What is paid before the rest. */
const ADVANCE = /^(?:advance|peshgi|agrim|एडवांस|पेशगी|अग्रिम)$/;

const CHARGED = /^(?:(?:the|our|only) )?(?:employers?|compan(?:y|ies)|clients?|customers?)/;

const PAYING = ['pay', 'paid', 'send', 'sendHindi'] as const;

/** "In charge", "deposit your card", "charges the employer only": verbs, or a fee of somebody else. */
function isNoFee(words: Sentence, at: number): boolean {
  const text = textAt(words, at);
  const next = textAt(words, at + 1);
  return (
    (text === 'charge' && /^(?:in|take)$/.test(textAt(words, at - 1))) ||
    (text === 'deposit' && /^(?:your|all|documents|it)$/.test(next)) ||
    (/^charges?$/.test(text) && CHARGED.test(`${next} ${textAt(words, at + 2)}`))
  );
}

/** A fee for something that a job comes with, and that it is due. */
export function feeAt(words: Sentence, at: number): Span | null {
  const isHeld = means(words[at], 'cost') && HELD.test(textAt(words, at - 1));
  const isFee = means(words[at], 'fee') || isHeld;
  if ((!isFee && !means(words[at], 'cost')) || isNoFee(words, at)) return null;
  const isNamed = hasAmount(words, [at - 5, at + 5], true);
  if (isQuestion(words) && !isNamed) return null;
  const isWithout = anyMeans(words, [at - 2, at - 1], 'without');
  if ((isFee || isWithout) && isThreat(words)) return [at, at + 1];
  return isFee ? dueFeeAt(words, at) : (dueMoneyAt(words, at) ?? costOfJobAt(words, at));
}

const isPaid = (words: Sentence, at: number) =>
  anyMeans(words, [at - 6, at + 7], ...PAYING, 'due', 'costs', 'refund');

const isOfJob = (words: Sentence, at: number) => anyMeans(words, [at - 3, at + 4], 'context');

/** "The registration fee has to be paid", "fee ₹500 due". */
function dueFeeAt(words: Sentence, at: number): Span | null {
  if (isOfJob(words, at)) {
    const isDue = isPaid(words, at) || hasAmount(words, [at - 7, at + 7], true);
    return isDue ? [at - 1, at + 1] : null;
  }
  const isDue = isPaid(words, at) && hasAmount(words, [at - 4, at + 7], true) && !promises(words);
  return isDue ? [at, at + 1] : null;
}

/** "Advance 500", "the amount of 2,000 is due", "half the money now": money that is no fee by its name. */
function dueMoneyAt(words: Sentence, at: number): Span | null {
  if (promises(words)) return null;
  const text = textAt(words, at);
  const isBeside = hasAmount(words, [at - 2, at + 2], true);
  if (ADVANCE.test(text) && isBeside && !says(words, 'period')) return [at, at + 1];
  const isOutstanding =
    anyMeans(words, [at - 6, at + 8], 'due', 'refund') && hasAmount(words, [at - 5, at + 5], true);
  if (isOutstanding && means(words[at], 'money')) return [at - 1, at + 1];
  const isNow = anyReads(words, [at - 2, at + 2], NOW);
  return isNow && /^(?:paisa|paise|money|पैसा|पैसे)$/.test(text) ? [at, at + 1] : null;
}

/** "The kit costs 500, pay by UPI". */
function costOfJobAt(words: Sentence, at: number): Span | null {
  const isTold = hasAmount(words, [at - 5, at + 5]) || anyMeans(words, [at - 5, at + 5], ...PAYING);
  return isOfJob(words, at) && isPaid(words, at) && isTold ? [at - 1, at + 1] : null;
}

const FOR_WHAT = /^(?:for|as|of|ka|ki|ke|towards|costs?|is|का|की|के)$/;

/**
 * A thing for which no honest job charges, with an amount behind it: "uniform 2,000". Years and
 * numbers of forms do not count.
 */
const PRICED =
  /^(?:uniform|dress|pass|gatepass|verification|security|training|kit|visa|courier|gst|registration|caution|token|processing|वर्दी|यूनिफॉर्म|सत्यापन|वेरिफिकेशन|सिक्योरिटी|ट्रेनिंग|किट|वीजा|कूरियर|जीएसटी|पंजीकरण|रजिस्ट्रेशन)$/;

const isPriced = (words: Sentence, at: number) =>
  PRICED.test(textAt(words, at - 1)) &&
  PRICE.test(textAt(words, at)) &&
  !/^(?:19|20)\d\d$/.test(textAt(words, at));

/** "Registration: ₹500", "700 for the kit", "3000 ki security": an amount for what a job comes with. */
export function bareFeeAt(words: Sentence, at: number): Span | null {
  const isFor =
    [words[at - 1], words[at + 1]].some((one) => FOR_WHAT.test(one?.text ?? '')) ||
    (textAt(words, at - 1) === 'to' && /^(?:comes|amounts|adds)$/.test(textAt(words, at - 2)));
  const isOnly = anyMeans(words, [at - 2, at - 1], 'except', 'but');
  const isCost = /^costs?$/.test(textAt(words, at - 2)) && means(words[at - 1], 'you');
  if (isCost && isAmount(words, at, true)) return [at - 2, at];
  const isFromYou = means(words[at + 2], 'you') && textAt(words, at + 1) === 'from';
  if (!isAmount(words, at, isOnly || isFor || isFromYou || isPriced(words, at))) return null;
  if (
    promises(words) ||
    anyMeans(words, [clauseStart(words, at, 4), at + 4], 'period') ||
    isQuestion(words)
  ) {
    return null;
  }
  if (isFromYou) return [at, at + 2];
  if (/^(?:offer|package|budget|salary)$/.test(textAt(words, at - 1))) return null;
  const [first, last] = isFor || isOnly ? [at - 6, at + 5] : [at - 4, at + 4];
  const thing = placesOf(words, 'telling', 'context', 'goods').find(
    (place) => place >= first && place <= last,
  );
  return thing === undefined ? null : [Math.min(thing, at), Math.max(thing, at)];
}
