/** Divides a message into sentences of words, each with what it can mean. */
import { type Meaning, meaningsOf } from './vocabulary.ts';

export interface Word {
  text: string;
  from: number;
  to: number;
  means: ReadonlySet<Meaning>;
  /** A comma, a dash or a bracket stands before it. */
  isApart: boolean;
}

export type Sentence = readonly Word[];

const WORD =
  /\d+(?:,\d+)*(?:\.\d+)?|[\p{L}\p{M}]+(?:'[a-z]{1,2}(?![a-z]))?|[!?।;\n•]|\.(?=\s|$)|[,:()–—/|]|-(?=[\s\d])|%/gu;
const END = /^[.!?।;\n•]$/u;
const MARK = /^[,:()–—/|-]$/u;
const NONE: ReadonlySet<Meaning> = new Set();
/** Behind it may stand the opposite. */
const BUT = /^(?:but|lekin|magar|however|लेकिन|मगर)$/;
const SHORT_FORM = /^(?:rs|no|mr|mrs|ms|dr|pvt|ltd|approx|st|vs|eg|ie|reg|ac|a)$/;

/**
 * Rules compare the words of a sentence with one another, so a sentence must not be as long as a
 * message.
 */
const LONGEST_SENTENCE = 40;
/** "Selected! Rs 999 only.": what is so short goes with what follows. */
const SHORTEST_SENTENCE = 4;

/** Sentences of the plain text; the dot of "Rs. 500" ends none. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Word[][] = [];
  let words: Word[] = [];
  let isApart = false;
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const last = words.at(-1);
    if (END.test(found)) {
      if (found === '.' && last && SHORT_FORM.test(last.text)) continue;
      if (found === '?' && last) words.push({ ...last, text: '?', means: NONE, isApart: true });
      isApart = true;
      if (words.length < SHORTEST_SENTENCE && (found !== '?' || says(words, 'secret'))) continue;
      sentences.push(words);
      words = [];
    } else if (MARK.test(found)) isApart = true;
    else {
      const isTurn = BUT.test(found) && words.length >= SHORTEST_SENTENCE;
      if (isTurn || words.length === LONGEST_SENTENCE) {
        sentences.push(words);
        words = [];
      }
      const word = found.replaceAll("'", '');
      words.push({
        text: word,
        from: index,
        to: index + found.length,
        means: meaningsOf(word),
        isApart,
      });
      isApart = false;
    }
  }
  if (words.length > 0) sentences.push(words);
  return sentences;
}

/** The word that stands there; empty before the first and behind the last. */
export const textAt = (words: Sentence, at: number): string => words[at]?.text ?? '';

/** Whether one of the words from `from` to `to`, both included, reads so. */
export const anyReads = (
  words: Sentence,
  [from, to]: readonly [number, number],
  pattern: RegExp,
): boolean =>
  words.slice(Math.max(0, from), Math.max(0, to + 1)).some(({ text }) => pattern.test(text));

export const means = (word: Word | undefined, ...meanings: readonly Meaning[]): boolean =>
  word !== undefined && meanings.some((meaning) => word.means.has(meaning));

/** Whether one of the words from `from` to `to`, both included, has one of the meanings. */
export function anyMeans(
  words: Sentence,
  [from, to]: readonly [number, number],
  ...meanings: readonly Meaning[]
): boolean {
  for (let at = Math.max(0, from); at <= Math.min(words.length - 1, to); at += 1) {
    if (means(words[at], ...meanings)) return true;
  }
  return false;
}

/** "Can you send …?" is an order. */
export const isQuestion = (words: Sentence): boolean =>
  words.at(-1)?.text === '?' &&
  !words.some(
    ({ text }, at) => /^(?:can|could|will|would)$/.test(text) && means(words[at + 1], 'you'),
  );

export const says = (words: Sentence, ...meanings: readonly Meaning[]): boolean =>
  anyMeans(words, [0, words.length - 1], ...meanings);

/** Where words with one of the meanings stand. */
export const placesOf = (words: Sentence, ...meanings: readonly Meaning[]): number[] =>
  words.flatMap((word, at) => (means(word, ...meanings) ? [at] : []));

const REACH = 5;

const NUMBERED = /^(?:mobile|phone|aadhaar|aadhar|account|card|whatsapp|ac|mera|contact|pan|upi)$/;

/** "The money has not come" is a demand. */
const COME = /^(?:aay[aei]|aaye|ay[ai]|aye|mil[aei]|mile|आई|आए|आया|मिला|मिली|मिले|received|come)$/;

/** A word that denies; "nahi to" is "or else", "account no" a number, "not for us" says who else gets it. */
export function isNot(words: Sentence, at: number): boolean {
  if (!means(words[at], 'not', 'without')) return false;
  const next = textAt(words, at + 1);
  if (/^(?:to|toh|तो|for|only|just)$/.test(next) || COME.test(next)) return false;
  const isNumber = /^(?:pe|par|pr|पर)$/.test(next) || NUMBERED.test(textAt(words, at - 1));
  return textAt(words, at) !== 'no' || !isNumber;
}

/**
 * Whether the word is denied: "no registration fee", "never ask for money", "fees nahi lete", "free". What
 * the denial is of may be something else: "no interview", "don't worry".
 */
export function isDenied(words: Sentence, at: number): boolean {
  return isDeniedBefore(words, at) || isDeniedBehind(words, at);
}

/** "No registration fee". */
function isDeniedBefore(words: Sentence, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - REACH - 1); back -= 1) {
    const word = words[back];
    const next = words[back + 1];
    if (next?.isApart && !means(next, 'fee', 'context', 'and')) return false;
    if (means(word, 'except', 'deniable', 'but')) return false;
    // "Der mat kijiye, fees …": it forbids the verb behind it.
    const isOfNext = /^(?:mat|मत)$/.test(textAt(words, back)) && back + 1 < at;
    if (isNot(words, back) && !isOfNext) return true;
    if (means(word, 'free') && at - back <= 2) return true;
  }
  return false;
}

/** "Fees nahi lete". */
function isDeniedBehind(words: Sentence, at: number): boolean {
  for (let on = at + 1; on <= Math.min(words.length - 1, at + REACH + 1); on += 1) {
    const word = words[on];
    const text = textAt(words, on);
    if (on - at <= 3 && /^(?:none|nil)$/.test(text)) return true;
    if (word?.isApart || means(word, 'except', 'but', 'deniable')) return false;
    if (means(word, 'free') && on - at <= 4) return true;
    if (!isNot(words, on)) continue;
    return !means(words[on + 1], 'deniable', 'refund') && text !== 'no' && text !== 'without';
  }
  return false;
}

/** "Without the fee no joining", "fees nahi di to cancel": what is denied twice, or threatened with. */
export function isThreat(words: Sentence): boolean {
  const denials = placesOf(words, 'not', 'without').length;
  const isConditional = says(words, 'without', 'unless', 'if');
  return (
    (isConditional && (denials > 1 || says(words, 'lost'))) ||
    (says(words, 'unless') && denials > 0)
  );
}
