/** Writes Devanagari in Latin letters, about as people in India do. */

const consonants: Readonly<Record<string, string>> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n',
  ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n',
  प: 'p', फ: 'f', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v',
  श: 'sh', ष: 'sh', स: 's', ह: 'h', ळ: 'l',
}; // prettier-ignore
const vowels: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e', ऋ: 'ri',
}; // prettier-ignore
const vowelSigns: Readonly<Record<string, string>> = {
  'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ॉ': 'o', 'ॅ': 'e', 'ृ': 'ri',
}; // prettier-ignore
/** Many write long vowels twice, except at the end: "Meera", "Pooja", but "Rani". */
const doubled: Readonly<Record<string, string>> = { ई: 'ee', 'ी': 'ee', ऊ: 'oo', 'ू': 'oo' };
const NASALS = 'ंँ';
/** Before these the nasal is an "m": "मुंबई", "कुंभार". */
const LABIALS = 'पफबभम';
const SOFTENING = 'ेिीै';
const VIRAMA = '्';
const NUKTA = '़';

export const isHindi = (word: string): boolean => /^[\p{Script=Devanagari}]+$/u.test(word);

/**
 * What is equal for Hindi words that people write in several ways: with a dot or half a letter for
 * the nasal, or none, with short or long vowels, and with or without the marks of foreign sounds.
 */
export const soundsInHindi = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/[ँं़]|[ङञणनम]्(?=[क-ह])/gu, '')
    .replaceAll(/[ऑऍ]/gu, 'आ')
    .replaceAll(/[ॉॅ]/gu, 'ा')
    .replaceAll('ी', 'ि')
    .replaceAll('ू', 'ु')
    .replaceAll('ै', 'े')
    .replaceAll('ौ', 'ो')
    .replaceAll('ई', 'इ')
    .replaceAll('ऊ', 'उ')
    .replaceAll('ऐ', 'ए')
    .replaceAll('औ', 'ओ');

interface Spelt {
  /** The vowel that is spoken but not written. */
  short?: 'a' | 'u';
  /** The "इ" of "साइट" and "नाइक". */
  gliding?: 'i' | 'y' | 'ai';
  /** The "ऐ" of "टैली", which is an "a" in English. */
  wide?: 'ai' | 'a';
  /** How long vowels are written, as in "मीरा" and "पूजा". */
  long?: 'short' | 'double';
  /** The "ज" of "एजेंट", which is a "g" before an "e" or "i", and that of "बिजनेस", where the dot of "z" is left out. */
  soft?: 'j' | 'g' | 'z';
}

/** A word in Devanagari, written in Latin letters, without the silent vowel at its end. */
export function inLatin(
  word: string,
  { short = 'a', gliding = 'i', wide = 'ai', long = 'short', soft = 'j' }: Spelt = {},
): string {
  const letters = word.normalize('NFD').replaceAll(NUKTA, '').match(/./gu) ?? [];
  let latin = '';
  for (const [index, letter] of letters.entries()) {
    const next = letters[index + 1];
    // "साइट" is "site"; the long vowel, as in "सिलाई", is said as it is written.
    if (letter === 'इ' && letters[index - 1] === 'ा') latin = latin.slice(0, -1) + gliding;
    else if (letter === 'ऐ' || letter === 'ै') latin += wide;
    else if (long === 'double' && doubled[letter] && next) latin += doubled[letter];
    else if (vowels[letter]) latin += vowels[letter];
    else if (vowelSigns[letter]) latin += vowelSigns[letter];
    else if (NASALS.includes(letter)) latin += LABIALS.includes(next ?? '-') ? 'm' : 'n';
    else if (letter === 'ज' && soft === 'z') latin += 'z';
    else if (letter === 'ज' && soft === 'g' && SOFTENING.includes(next ?? '-')) latin += 'g';
    else if (consonants[letter]) {
      const isFollowed = next === undefined || next === VIRAMA || vowelSigns[next] !== undefined;
      latin += consonants[letter] + (isFollowed ? '' : short);
    }
  }
  return latin;
}

/** English words that end in "ture" are said with a "च": "लेक्चरर". */
export const withTure = (latin: string): string => latin.replaceAll(/(?<=[klp])cha?r/g, 'tur');

/**
 * How a word in Devanagari may be spelt in Latin letters. Many are English words, in which the
 * unwritten vowel may be a "u" ("ट्रक", "बस"), the gliding one a "y" ("पाइथन", "टाइपिस्ट"), the wide one an "a" ("टैली"),
 * "क्स" an "x" ("टैक्सी"), and "ज" a "g" ("एजेंट") or a "z" ("बिजनेस"). In names, long vowels may be written twice ("मीरा").
 */
export const spellingsInLatin = (word: string): string[] => {
  const spellings = new Set([
    inLatin(word),
    inLatin(word, { short: 'u' }),
    inLatin(word, { gliding: 'y' }),
    inLatin(word, { wide: 'a' }),
    inLatin(word, { wide: 'a' }).replaceAll('ks', 'x'),
    inLatin(word, { long: 'double' }),
    inLatin(word, { soft: 'g' }),
    inLatin(word, { soft: 'z' }),
    withTure(inLatin(word, { wide: 'a' })),
  ]);
  // What has no letter, such as "१", has no spelling.
  spellings.delete('');
  return [...spellings];
};
