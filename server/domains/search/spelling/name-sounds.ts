import { inLatin } from './hindi.ts';

/** Knows a name in Devanagari by how it sounds in Latin letters, and the other way round: "प्रिया" is "Priya". */

const HINDI = /\p{Script=Devanagari}/u;
/** In names this long or longer, an "e" may stand for the short vowel that Hindi does not write: "Chatterjee". */
const LETTERS_WITHOUT_E = 4;

/**
 * How a name sounds: the same for all its usual spellings in Latin letters. Names in Devanagari are stored by the sound
 * that `name_sounds` gives them in SQL (migration 0268).
 */
export const soundOfName = (name: string): string =>
  (HINDI.test(name) ? inLatin(name, { gliding: 'ai' }) : name)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll(/a[iy](?![aeiou])|ei/g, 'e')
    .replaceAll(/a[uw](?![aeiou])|o[uw](?![aeiou])/g, 'o')
    .replaceAll('ph', 'f')
    .replaceAll('w', 'v')
    .replaceAll('x', 'ks')
    .replaceAll('z', 'j')
    .replaceAll('qui', 'ki')
    .replaceAll(/q|c(?!h)/g, 'k')
    .replaceAll('jn', 'gy')
    .replaceAll(/ao$/g, 'av')
    .replaceAll(/(?<=[b-df-gj-np-t])h+/g, '')
    .replaceAll(/(.)\1+/g, '$1')
    .replaceAll(/(?<=[^aeiou])y(?![aeiou])/g, 'i')
    .replaceAll(/(?<=n)g$|(?<=[^aeiou])e$/g, '')
    // The short vowel is not written in Hindi, and not always spoken.
    .replaceAll(/(?<!^)a(?!$)/g, '');

/** Hindi does not write the "a" behind two consonants at the end, either: "Shrivastava". */
const ENDING_UNWRITTEN = /(?<=[^aeiou]{2})a$/;

/** The sounds that a name may have. */
export function soundsOfName(name: string): string[] {
  const sound = soundOfName(name);
  const withoutE = sound.replaceAll(/(?<!^)e(?!$)/g, '');
  const written = withoutE.length >= LETTERS_WITHOUT_E ? [sound, withoutE] : [sound];
  return [...new Set(written.flatMap((one) => [one, one.replace(ENDING_UNWRITTEN, '')]))];
}

/** Short forms of two letters, and those without a vowel, such as "HR" and "PHP", are no names. */
const MAY_BE_NAME = /^(?=.*[aeiouy])[a-z]{3,}$/i;
/** A beginning of fewer sounds begins too many names: that of "Rama" is that of "Ramesh", too. */
const SOUNDS_BEGUN_LEAST = 3;

/** What finds a word that may be a name where the name is written in Devanagari; null if it cannot be one. */
export function nameSoundQuery(word: string): string | null {
  if (!MAY_BE_NAME.test(word)) return null;
  return soundsOfName(word)
    .map((sound) => `'~${sound}'${sound.length < SOUNDS_BEGUN_LEAST ? '' : ':*'}`)
    .join(' | ');
}
