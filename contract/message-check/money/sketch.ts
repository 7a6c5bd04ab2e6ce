/**
 * A sentence as one line that patterns read: each sum of money is a sign of its own,
 * "<bare>" a number that may be one, "·" stands where the writer pauses.
 * "Pay ₹1,500 for the kit, then join" is " pay <sum> for the kit · then join ".
 */
import { means, type Sentence, textAt, type Word } from '../words.ts';
import { isAmount, isNumber, isSum } from './amounts.ts';

/** Above this, an amount is more likely a month's pay than a fee. */
const MUCH = 12_000;

const FACTORS: readonly [RegExp, number][] = [
  [/^(?:k|hazaa?r|hajaa?r|thousand|हजार)$/, 1_000],
  [/^(?:sau|hundred|सौ)$/, 100],
  [/^(?:lakhs?|लाख)$/, 100_000],
];

const factorOf = (word: Word | undefined) =>
  FACTORS.find(([pattern]) => pattern.test(word?.text ?? ''))?.[1];

export interface Sketch {
  text: string;
  /** Where in the text each word stands; words of one sum stand at the same place. */
  starts: readonly number[];
}

/**
 * Fees mostly end in these digits, while numbers of streets and forms end in any; years do not
 * count.
 */
const PRICE = /^(?!(?:19[5-9]|20[1-4])\d$)(?:\d{1,2},\d{3}|[1-9]\d{1,3}[059])$/;

/** "3000 items", "तीन हज़ार सामान": what is counted is no money. */
const GOODS = /^(?:people|items?|skus|saman|samaan|सामान|log|लोग)$/;
/** "100 questions"; "800 moves you up" is a sum. */
const COUNTED =
  /^(?!(?:towards|moves|makes|opens|covers|clears|costs|unlocks|brings|does)$)[a-z]{4,}s$/;

/** The sign of the sum that begins at `at`, and how many words it takes; null if there is none. */
function sumAt(words: Sentence, at: number): { sign: string; length: number } | null {
  const isPrefixed = means(words[at], 'currency') && isNumber(words[at + 1]);
  const from = isPrefixed ? at + 1 : at;
  if (textAt(words, from + 1) === '%') return null;
  const isRound = isSum(words, from) && PRICE.test(textAt(words, from));
  if (!isPrefixed && !isAmount(words, from) && !isRound) return null;
  let to = from;
  let value = isNumber(words[from]) ? Number(textAt(words, from).replaceAll(',', '')) : 1;
  for (let next = words[to + 1]; next && !next.isApart; next = words[to + 1]) {
    const factor = factorOf(next);
    if (factor === undefined && !means(next, 'currency')) break;
    value *= factor ?? 1;
    to += 1;
  }
  if (GOODS.test(textAt(words, to + 1))) return null;
  return { sign: value > MUCH ? '<much>' : '<sum>', length: to - at + 1 };
}

/** "1120" may be a sum, whatever follows it; "2 photos" are none. */
const numberAt = (words: Sentence, at: number): string | null =>
  isNumber(words[at])
    ? PRICE.test(textAt(words, at)) &&
      isAmount(words, at, true) &&
      ![COUNTED, GOODS].some((nouns) => nouns.test(textAt(words, at + 1)))
      ? '<bare>'
      : '<number>'
    : null;

export function sketchOf(words: Sentence): Sketch {
  let text = ' ';
  const starts: number[] = [];
  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (word?.isApart && at > 0) text += '· ';
    const sum = sumAt(words, at);
    for (let part = 0; part < (sum?.length ?? 1); part += 1) starts.push(text.length);
    text += `${sum?.sign ?? numberAt(words, at) ?? word?.text ?? ''} `;
    at += sum?.length ?? 1;
  }
  return { text, starts };
}
