/**
 * Whether the money in a sentence goes to somebody other than the company, or is not asked for at
 * all.
 */
import {
  anyMeans,
  isNot,
  isQuestion,
  isThreat,
  means,
  placesOf,
  says,
  type Sentence,
  textAt,
} from '../words.ts';

/** "Beware of anyone who asks for money": a warning, no demand. */
export function warns(words: Sentence): boolean {
  // "Koi charge" is "any fee".
  const isSomebody = placesOf(words, 'anyone').some(
    (at) => !means(words[at + 1], 'fee', 'context'),
  );
  const isOfPeople =
    says(words, 'warning') &&
    words.some(({ text }) => /^(?:people|those|persons|callers|logon)$/.test(text));
  // "Someone in our name asked candidates for money" tells what happened.
  const hasAsked = words.some(
    ({ text }, at) => text === 'asked' && anyMeans(words, [at - 6, at - 1], 'anyone'),
  );
  if (isOfPeople || hasAsked) return true;
  if (!isSomebody) return false;
  return (says(words, 'ask') && says(words, 'if', 'warning', 'not')) || says(words, 'warning');
}

const HANDS_OVER =
  /^(?:pay|give|send|transfer|deposit|remit|submit|share|dena|dein|do|de|dijiye|bhejna|bhejo|bhejein|karna|देना|दें|दो|दीजिए|भेजें|भेजना|भेजो|करें|करना)$/;

/** "Please do not transfer …", "paisa mat dena"; not "if you do not pay". */
export const forbids = (words: Sentence): boolean =>
  !isThreat(words) &&
  words.some(({ text }, at) => {
    const isForbidding =
      /^(?:dont|never|mat|मत)$/.test(text) ||
      (/^(?:na|n|न|ना)$/.test(text) && HANDS_OVER.test(textAt(words, at + 1))) ||
      (text === 'not' && textAt(words, at - 1) === 'do' && textAt(words, at - 2) !== 'you');
    return isForbidding && [1, 2].some((away) => HANDS_OVER.test(textAt(words, at + away)));
  });

/** "Was a fee asked from you?", "did they ask for 2,000?" */
export const asksWhatHappened = (words: Sentence): boolean =>
  isQuestion(words) &&
  /^(?:did|was|were|has|have|kya|क्या)$/.test(textAt(words, 0)) &&
  says(words, 'ask');

/** "Borne by you", "paid by the worker". */
export const isByCandidate = (words: Sentence): boolean =>
  words.some(
    ({ text }, at) =>
      text === 'by' &&
      words
        .slice(at + 1, at + 3)
        .some((one) => means(one, 'you') || /^(?:workers?|employees?|joinees?)$/.test(one.text)),
  );

/** What the company pays, or somebody else: customers, students. */
export function isOfOthers(words: Sentence, at: number): boolean {
  if (says(words, 'repaid') && !says(words, 'must', 'you', 'pay') && !isByCandidate(words))
    return true;
  const isBorne =
    says(words, 'we') && anyMeans(words, [at - 5, at + 6], 'gives') && !says(words, 'refund');
  const isPaidByThem = words.some(
    ({ text }, place) =>
      text === 'by' &&
      means(words[place - 1], 'paid') &&
      /^(?:the|our|us|employer|company|client)$/.test(textAt(words, place + 1)) &&
      !isByCandidate(words),
  );
  return isBorne || isPaidByThem || isWork(words) || anyMeans(words, [at - 3, at + 2], 'travel');
}

/** "Direct placement in hospital": where the job would be. */
const isPlaceOfWork = (words: Sentence, at: number) =>
  /^(?:school|schools|college|hospital)$/.test(textAt(words, at)) &&
  /^(?:in|at)$/.test(textAt(words, at - 1)) &&
  anyMeans(words, [at - 4, at - 2], 'goal');

/** Takings that are brought to the bank: "roz ka cash bank me jama karna". */
const isTakings = (words: Sentence) =>
  says(words, 'bank') &&
  words.some(
    ({ text }, at) =>
      /^(?:daily|roz|din|sales|bikri|galla|till|रोज|दिन|बिक्री|गल्ला)$/.test(text) &&
      anyMeans(words, [at + 1, at + 5], 'money'),
  );

/** The work has to do with other people's money. */
export const isWork = (words: Sentence) =>
  isTakings(words) ||
  // "Transfer it to the accounts department" is no duty.
  placesOf(words, 'duty').some(
    (at) => !/^(?:department|dept|team|section|office)$/.test(textAt(words, at + 1)),
  ) ||
  placesOf(words, 'third').some(
    (at) =>
      !isPlaceOfWork(words, at) &&
      !(textAt(words, at) === 'merchant' && means(words[at + 1], 'account')) &&
      (!/^(?:our|authori[sz]ed|hamare|the)$/.test(textAt(words, at - 1)) ||
        !/^vendors?$/.test(textAt(words, at))),
  ) ||
  // "Our manager" is the one who wants the money.
  placesOf(words, 'title').some(
    (at) =>
      !anyMeans(words, [at - 2, at - 1], 'own') &&
      !/^(?:hr|to|hiring)$/.test(textAt(words, at - 1)),
  );

/** "Do I have to pay …?" is asked by the person who would pay. */
export const asksWhetherToPay = (words: Sentence) =>
  words.some(
    ({ text }, at) =>
      text === 'i' &&
      ['do', 'should', 'will', 'must', 'can', 'would'].includes(textAt(words, at - 1)),
  );

/** What somebody gets without getting money: "the letter", "the link". */
const NO_MONEY =
  /^(?:letter|letters|link|location|number|numbers|address|code|date|pass|slot|seat|call|calls|id|लेटर|पत्र|लिंक|डेट|पास|सीट|कोड|कॉल|पता|नंबर)$/;

const getsPaper = (words: Sentence, at: number) =>
  /^(?:get|gets|receive|receives)$/.test(textAt(words, at))
    ? words.slice(at + 1, at + 6).some(({ text }) => NO_MONEY.test(text))
    : /^(?:mil|मिल)/.test(textAt(words, at)) && NO_MONEY.test(textAt(words, at - 1));

const ACCOUNT = /^(?:account|अकाउंट|खाता|khata)$/;

/**
 * What the candidate gets; "back with the first salary", a salary account and "you get it back" do
 * not count.
 */
export const isGain = (words: Sentence, at: number) =>
  means(words[at], 'gets') &&
  !isNot(words, at - 1) &&
  !getsPaper(words, at) &&
  // "Lagwa denge": they get it done and pay nothing.
  !(/^(?:d|दे)/.test(textAt(words, at)) && /(?:wa|वा)$/.test(textAt(words, at - 1))) &&
  // "Once we get 500 from you".
  !(/^(?:get|receive)$/.test(textAt(words, at)) && means(words[at - 1], 'we')) &&
  !/^(?:first|pehli|pahli|पहली)$/.test(textAt(words, at - 1)) &&
  !ACCOUNT.test(textAt(words, at + 1)) &&
  !anyMeans(words, [at - 3, at - 1], 'refund') &&
  !/^(?:back|wapas|वापस)$/.test(textAt(words, at + 2));

/** "Only after the fee …", "uske baad hi …" */
const isOnlyThen = (words: Sentence) =>
  words.some(({ text }, at) => {
    const next = textAt(words, at + 1);
    return (
      (/^(?:baad|बाद|tabhi|तभी)$/.test(text) && /^(?:hi|ही)$/.test(next)) ||
      (text === 'only' && next === 'after')
    );
  });

export const promises = (words: Sentence) =>
  !isOnlyThen(words) && words.some((_, at) => isGain(words, at));

const I = /^(?:i|ive|mujhe|maine|मुझे|मैंने)$/;
/** Behind it the reader is told again: "scan what I send and pay". */
const TURNS = /^(?:and|please|kindly|so|then|aur|और)$/;
const LEAVES = /^(?:leave|resign|quit|exit|abscond|break|chhod\w*|छोड\p{M}*)$/u;
const PAST = /^(?:tha|thi|the|था|थी|थे|was|were)$/;

/**
 * What the writer pays or charges, and what a contract says of leaving: "I was told to pay", "I would charge", "50,000
 * if you leave within a year".
 */
export function isOwnAffair(words: Sentence, [from, to]: readonly [number, number]): boolean {
  const isOfWriter = words
    .slice(Math.max(0, from - 10), from + 1)
    .some(
      ({ text }, place, some) =>
        I.test(text) &&
        !words.slice(from, to + 1).some((one) => /^(?:aap|आप)$/.test(one.text)) &&
        !some.slice(place + 1).some((one) => means(one, 'you') || TURNS.test(one.text)),
    );
  const isOnLeaving = words.some(
    ({ text }, at) => LEAVES.test(text) && anyMeans(words, [at - 3, at - 1], 'you', 'if'),
  );
  return isOfWriter || isOnLeaving || [to, to + 1].some((at) => PAST.test(textAt(words, at)));
}
