/**
 * How a name looks, whatever signs it is written with: two that look alike have the same skeleton.
 * The table has the letters of other scripts that our fonts draw like Latin ones (the small
 * Cyrillic and Greek letters of Unicode's confusables.txt).
 */
export const otherLetters: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  г: 'r',
  е: 'e',
  ё: 'e',
  з: 'e',
  и: 'u',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  п: 'n',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ь: 'b',
  ѕ: 's',
  і: 'i',
  ї: 'i',
  ј: 'j',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  һ: 'h',
  ӏ: 'l',
  // Greek
  α: 'a',
  β: 'b',
  γ: 'y',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  // Latin
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ɑ: 'a',
  ɡ: 'g',
};

/** Digits, of Devanagari too, that are read as letters. */
export const digitsAsLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '०': 'o',
  '१': 'i',
  '३': 'e',
  '५': 's',
  '७': 'o',
};

/** Pairs of letters that look like one, and letters that nobody can tell apart. */
const blended: readonly [RegExp, string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/[l|!]/g, 'i'],
  // In Devanagari a nasal is written as a dot or as a letter, and the dot below is often left out.
  [/\u093C/g, ''],
  [/\u0901|[ङञणनम]\u094D(?=[क-ह])/g, '\u0902'],
];

/** The text in small letters, with Latin ones in place of all that look like them. */
export function latinOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    // Accents and dots go, the vowel signs of Indian scripts stay.
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
  return Array.from(plain)
    .map((sign) => otherLetters[sign] ?? digitsAsLetters[sign] ?? sign)
    .join('');
}

/** Keeps letters and digits alone. */
export function skeletonOf(text: string): string {
  const letters = latinOf(text).replaceAll(/[^\p{L}\p{M}\p{N}|!]/gu, '');
  return blended.reduce((soFar, [pair, one]) => soFar.replaceAll(pair, one), letters);
}
