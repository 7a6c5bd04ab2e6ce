import { recognise } from '../places/places.ts';
import { LONGEST_PHRASE_WORDS, type Synonyms } from '../synonyms/synonyms.ts';
import { isFiller } from '../vocabulary/fillers.ts';
import { runsOf } from '../words.ts';
import { inLatin, isHindi } from './hindi.ts';

/**
 * Reads words in the scripts of Tamil, Telugu, Kannada, Malayalam, Bengali, Gujarati, Punjabi and Odia. Unicode has
 * their letters in the order of Devanagari, each script in a block of its own.
 */

const DEVANAGARI = 0x09_00;
const BLOCK = 0x80;
const OTHER_SCRIPT = /^[\u0980-\u0DFF]+$/u;

const isInOtherScript = (word: string): boolean => OTHER_SCRIPT.test(word);

/** Letters that end a syllable in Malayalam. */
const finals: Readonly<Record<string, string>> = {
  'ൺ': 'ण्', 'ൻ': 'न्', 'ർ': 'र्', 'ൽ': 'ल्', 'ൾ': 'ळ्', 'ൿ': 'क्',
}; // prettier-ignore

/** Letters that Devanagari has, but Hindi does not use. */
const unused: Readonly<Record<string, string>> = {
  'ऎ': 'ए', 'ॆ': 'े', 'ऒ': 'ओ', 'ॊ': 'ो', 'ऩ': 'न', 'ऱ': 'र', 'ऴ': 'ळ', 'ॎ': 'े', 'ॱ': 'ं', '॰': 'ं',
}; // prettier-ignore

function inDevanagari(word: string): string {
  const written = word
    // Tamil has one letter for "s" and "ch", which is the latter at the beginning and doubled.
    .replaceAll(/(?<!^|ச்)ச(?!்ச)/gu, 'ஸ')
    // Bengali and Odia have no "v", and Bengali writes the "a" of "bank" as "ya".
    .replaceAll(/[ভଭ]/gu, 'व')
    .replaceAll('অ্যা', 'এ')
    .replaceAll('্যা', 'ে')
    .replaceAll(/[ൺ-ൿ]/gu, (letter) => finals[letter] ?? letter);
  return written
    .replaceAll(/[\u0980-\u0DFF]/gu, (letter) =>
      String.fromCodePoint(DEVANAGARI + (((letter.codePointAt(0) ?? 0) - DEVANAGARI) % BLOCK)),
    )
    .replaceAll(/[ऎॆऒॊऩऱऴॎॱ॰]/gu, (letter) => unused[letter] ?? letter)
    .replace(/्$/u, '');
}

/** Endings of Marathi that stand behind a word: "of", "for" and "in". */
const ENDING = /(?:ा|ां)?(?:च्या|चा|ची|चे|साठी|मध्ये|मधे)$/u;
const LETTERS_LEFT_LEAST = 3;
/** "In" at the end of a word of Marathi, and what it was without: "पुण्यात" of "पुणे". */
const IN: readonly (readonly [RegExp, string])[] = [
  [/्यात$/u, 'े'],
  [/ात$/u, ''],
  [/त$/u, ''],
];

/**
 * A word in the script and form in which the search knows it, or else in Latin letters; null if it
 * is best left as it is.
 */
export function inKnownLetters(word: string, isKnown: (written: string) => boolean): string | null {
  if (isInOtherScript(word)) {
    const hindi = inDevanagari(word);
    return isKnown(hindi) ? hindi : inLatin(hindi);
  }
  if (!isHindi(word) || isKnown(word)) return null;
  const place = IN.map(([ending, without]) => word.replace(ending, without)).find(
    (one) => one !== word && one.length >= LETTERS_LEFT_LEAST && isKnown(one),
  );
  if (place) return place;
  const bare = word.replace(ENDING, '');
  return bare !== word && bare.length >= LETTERS_LEFT_LEAST ? bare : null;
}

/** The search with each of its words in letters that jobs, or the dictionary, are written in. */
export function inLettersOfJobs(search: string, synonymsOf: Synonyms): string {
  if (!/[\u0900-\u0DFF]/u.test(search)) return search;
  const isKnown = (word: string) =>
    isFiller(word) ||
    synonymsOf([word]).length > 0 ||
    recognise(word).every((found) => typeof found !== 'string');
  const parts = search.split(/\s+/).filter(Boolean);
  // Of "बच्चे संभालने" neither word is known alone.
  const ofNames = new Set(
    runsOf(parts, LONGEST_PHRASE_WORDS)
      .filter((run) => run.length > 1 && synonymsOf(run).length > 0)
      .flat(),
  );
  return parts
    .map((part) =>
      isFiller(part) || ofNames.has(part) ? part : (inKnownLetters(part, isKnown) ?? part),
    )
    .join(' ');
}
