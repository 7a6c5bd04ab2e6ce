/**
 * Finds phone numbers whose digits are written as words: in English, in Hindi, or in Hindi with
 * Latin letters.
 */

/** Words of one digit, those for 0 first. */
const UNITS = [
  'zero nought shunya shoonya sunya शून्य ज़ीरो जीरो',
  'one ek एक वन',
  'two do दो टू',
  'three teen tin तीन थ्री',
  'four chaar char चार फ़ोर फोर',
  'five paanch panch पाँच पांच फ़ाइव फाइव',
  'six chhah chhe chah cheh che छह छः छे छ सिक्स',
  'seven saat sat सात सेवन',
  'eight aath ath आठ एट',
  'nine nau नौ नाइन',
];
/** Words of two digits, the second of which may follow as a word of its own: "ninety eight". */
const TENS = 'twenty thirty forty fourty fifty sixty seventy eighty ninety';
const TEENS = `ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen`;
/** They repeat the digit that follows. */
const TIMES = { double: 2, triple: 3, डबल: 2, ट्रिपल: 3 };

const wordsOf = (list: string) => list.split(/\s+/u);
/** Longer words first: "seventy" is not "seven". */
const oneOf = (...words: string[]) => words.toSorted((a, b) => b.length - a.length).join('|');

const GAP = String.raw`[\s.,;:()\[\]/·•_*|‐-―~\u200B-\u200F\u2060\u00AD-]{0,4}`;
/** Digits of a number, but no year. */
const DIGITS = String.raw`(?!(?:19|20)\d\d(?!\d))\d+`;
const WORD = oneOf(...[...UNITS, TENS, TEENS].flatMap(wordsOf), ...Object.keys(TIMES));
/** Begins and ends between words, also where the script has marks for its vowels. */
const RUN = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:${WORD}|${DIGITS})(?:${GAP}(?:${WORD}|${DIGITS}))+(?![\p{L}\p{M}\p{N}])`,
  'giu',
);
const PART = new RegExp(`(?:${WORD}|${DIGITS})`, 'giu');

const tens = new Set(wordsOf(TENS));
const teens = new Set(wordsOf(TEENS));
const times = new Map(Object.entries(TIMES));
const values = new Map([
  ...UNITS.flatMap((all, value) => wordsOf(all).map((word) => [word, value] as const)),
  ...wordsOf(TEENS).map((word, at) => [word, 10 + at] as const),
]);

/** A mobile number has ten digits, and no number of any country more than fifteen. */
const LEAST_DIGITS = 10;
/** Fewer words beside digits, such as "two" before a row of them, say something else. */
const LEAST_WORDS = 2;

/** Where the spoken numbers of a text are; its digits are those of ASCII. */
export function spokenNumbersIn(text: string): { from: number; to: number }[] {
  return [...text.matchAll(RUN)]
    .filter(([run]) => isPhone(run) && !isCounting(run))
    .map(({ index, 0: run }) => ({ from: index, to: index + run.length }));
}

function isPhone(run: string): boolean {
  let digits = 0;
  let words = 0;
  let repeated = 1;
  let openTen = false;
  for (const [found] of run.matchAll(PART)) {
    const part = found.toLowerCase();
    const isNumber = /^\d/.test(part);
    if (!isNumber) words += 1;
    if (times.has(part)) {
      repeated = times.get(part) ?? 1;
    } else if (isNumber) {
      digits += part.length - 1 + repeated;
      repeated = 1;
    } else if (tens.has(part) || teens.has(part)) {
      digits += 2 * repeated;
      repeated = 1;
    } else {
      // The unit of "ninety eight" is its second digit.
      digits += openTen ? 0 : repeated;
      repeated = 1;
    }
    openTen = tens.has(part);
  }
  return digits >= LEAST_DIGITS && words >= LEAST_WORDS;
}

/** "Six, seven, eight, nine, ten, eleven, twelve" are classes of a school. */
function isCounting(run: string): boolean {
  const counted = [...run.toLowerCase().matchAll(PART)].map(
    ([part]) => values.get(part) ?? Number(part),
  );
  return counted.every((value, at) => at === 0 || value === (counted[at - 1] ?? 0) + 1);
}
