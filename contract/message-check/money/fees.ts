/** Fees for what a job comes with. */
import { anyMeans, isQuestion, isThreat, means, placesOf, says, type Sentence } from '../words.ts';
import { clauseStart, hasAmount, isAmount, PRICE, type Span } from './amounts.ts';
import { promises } from './whose-money.ts';

const NOW = /^(?:abhi|pehle|pahle|advance|turant|अभी|पहले|एडवांस|तुरंत)$/;

/** With these, money is a fee: "security amount", "processing राशि". */
const HELD =
  /^(?:caution|security|token|processing|registration|refundable|सिक्योरिटी|सुरक्षा|टोकन|प्रोसेसिंग|पंजीकरण|रजिस्ट्रेशन)$/;

/** What is paid before the rest. */
const ADVANCE = /^(?:advance|peshgi|agrim|एडवांस|पेशगी|अग्रिम)$/;

const CHARGED = /^(?:(?:the|our|only) )?(?:employers?|compan(?:y|ies)|clients?|customers?)/;

/** A fee for something that a job comes with, and that it is due. */
export function feeAt(words: Sentence, at: number): Span | null {
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
  // "Charges the employer only": somebody else pays.
  if (
    /^charges?$/.test(words[at]?.text ?? '') &&
    CHARGED.test(
      words
        .slice(at + 1, at + 3)
        .map(({ text }) => text)
        .join(' '),
    )
  )
    return null;
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
    return isPaid && hasAmount(words, [at - 4, at + 7], true) && !promises(words)
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

const FOR_WHAT = /^(?:for|as|of|ka|ki|ke|towards|costs?|is|का|की|के)$/;

/** A thing that costs nothing in a job, and the amount behind it: "uniform 2,000". No year, no number of a form. */
const PRICED =
  /^(?:uniform|dress|pass|gatepass|verification|security|training|kit|visa|courier|gst|registration|caution|token|processing|वर्दी|यूनिफॉर्म|सत्यापन|वेरिफिकेशन|सिक्योरिटी|ट्रेनिंग|किट|वीजा|कूरियर|जीएसटी|पंजीकरण|रजिस्ट्रेशन)$/;

const isPriced = (words: Sentence, at: number) =>
  PRICED.test(words[at - 1]?.text ?? '') &&
  PRICE.test(words[at]?.text ?? '') &&
  !/^(?:19|20)\d\d$/.test(words[at]?.text ?? '');

/** "Registration: ₹500", "700 for the kit", "3000 ki security": an amount for what a job comes with. */
export function bareFeeAt(words: Sentence, at: number): Span | null {
  const isFor =
    [words[at - 1], words[at + 1]].some((one) => FOR_WHAT.test(one?.text ?? '')) ||
    (words[at - 1]?.text === 'to' && /^(?:comes|amounts|adds)$/.test(words[at - 2]?.text ?? ''));
  const isOnly = anyMeans(words, [at - 2, at - 1], 'except', 'but');
  const isCost = /^costs?$/.test(words[at - 2]?.text ?? '') && means(words[at - 1], 'you');
  if (isCost && isAmount(words, at, true)) return [at - 2, at];
  const isFromYou = means(words[at + 2], 'you') && words[at + 1]?.text === 'from';
  if (!isAmount(words, at, isOnly || isFor || isFromYou || isPriced(words, at))) return null;
  if (
    promises(words) ||
    anyMeans(words, [clauseStart(words, at, 4), at + 4], 'period') ||
    isQuestion(words)
  ) {
    return null;
  }
  if (isFromYou) return [at, at + 2];
  if (/^(?:offer|package|budget|salary)$/.test(words[at - 1]?.text ?? '')) return null;
  const [first, last] = isFor || isOnly ? [at - 6, at + 5] : [at - 4, at + 4];
  const thing = placesOf(words, 'telling', 'context', 'goods').find(
    (place) => place >= first && place <= last,
  );
  return thing === undefined ? null : [Math.min(thing, at), Math.max(thing, at)];
}
