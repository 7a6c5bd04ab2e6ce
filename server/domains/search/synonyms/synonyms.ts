import { slipDistance, soundOf } from '../spelling/distance.ts';
import { inLatin, isHindi, soundsInHindi, withTure } from '../spelling/hindi.ts';
import { inOtherSpelling } from '../vocabulary/spellings.ts';
import { wordsOf } from '../words.ts';

/** Synonyms for work and wishes, in English, Hindi and Hinglish, as edited by admins. */

type Phrase = readonly string[];

/** Other phrases for these words (singular or plural), or none. */
export type Synonyms = (words: Phrase) => readonly Phrase[];

export const LONGEST_PHRASE_WORDS = 3;
const SHORT_NAME_LETTERS = 3;

/** The words one by one, because "data entry a" is no other way to write "data entry". */
const soundsInLatin = (words: Phrase): string => words.map(soundOf).join(' ');

const SLIPS_MOST = 2;
/** "Sap" sounds like "shop". */
const SOUNDS_LEAST = 3;

/** Whether a name with the same sound is the same in another spelling, as "raj mistri" is "raj mistry". */
const isSpeltLike = (words: Phrase, name: Phrase): boolean =>
  name.every((word, at) => word === words[at] || soundOf(word).length >= SOUNDS_LEAST) &&
  slipDistance(words.join(' '), name.join(' ')) <= SLIPS_MOST;

/** So many consonants that are the same are no accident, however the vowels are written. */
const SOUNDS_ENOUGH = 4;

/** The "ज" of "एजेंट", and that of "रिप्रेजेंटेटिव". */
const softs = ['j', 'z'] as const;

/** Two words of that many together are the same as well: "स्टोर कीपर". */
const SOUNDS_OF_SEVERAL = 6;

const beginsWithTwo = (word: string): boolean => /^[^aeiou]{2}/.test(word.replaceAll('h', ''));

/** The sound does not tell vowels apart: "एडिटर" is no "auditor", and "स्टोर" no "suthar". */
const beginsAlike = (word: string, name = ''): boolean =>
  !(/^[ei]/.test(word) && /^(?:au|o|u)/.test(name)) && beginsWithTwo(word) === beginsWithTwo(name);

/** The name that is spelt most like words in Devanagari with the same sound. */
const nearestTo = (spelt: Phrase, names: readonly Phrase[]): Phrase | undefined =>
  names
    .filter((name) => spelt.every((word, at) => beginsAlike(word, name[at])))
    .filter(
      (name) =>
        isSpeltLike(spelt, name) ||
        name.every((word) => soundOf(word).length >= SOUNDS_ENOUGH) ||
        (name.length > 1 && soundsInLatin(name).length > SOUNDS_OF_SEVERAL),
    )
    .map((name) => ({ name, distance: slipDistance(spelt.join(' '), name.join(' ')) }))
    .toSorted((a, b) => a.distance - b.distance)[0]?.name;

/**
 * Builds the lookup. Phrases of one group find the same jobs; a phrase in two groups finds those of
 * both. Of `saidInPlace` each phrase that no group has finds what the first of its line does, and not
 * the other way round. `roles` are names of work that may be typed in Devanagari, too.
 */
export function synonymsFrom(
  groups: readonly (readonly string[])[],
  saidInPlace: readonly (readonly string[])[] = [],
  roles: readonly string[] = [],
): Synonyms {
  const phrasesByName = new Map<string, Phrase[]>();
  const phrasesBySound = new Map<string, Phrase[]>();
  const namesBySound = new Map<string, Phrase[]>();
  const put = (names: Map<string, Phrase[]>, name: string, phrases: readonly Phrase[]) =>
    names.set(name, [...(names.get(name) ?? []), ...phrases]);
  const putBoth = (phrase: Phrase, phrases: readonly Phrase[]) => {
    put(phrasesByName, phrase.join(' '), phrases);
    if (phrase.every(isHindi)) put(phrasesBySound, soundsInHindi(phrase.join(' ')), phrases);
    // Nobody says the letters of a short form as a word: "काम" is no key account manager (KAM).
    else if (!phrases.some((name) => isShortFor(phrase, name)))
      put(namesBySound, soundsInLatin(phrase), [phrase]);
  };
  for (const group of groups) {
    const phrases = group.map((phrase) => wordsOf(phrase));
    for (const phrase of phrases) putBoth(phrase, phrases);
  }
  const meantBy = saidInPlace.map(([first = '', ...said]) => {
    const name = wordsOf(first);
    return { said, phrases: [name, ...(phrasesByName.get(name.join(' ')) ?? [])] };
  });
  const known = new Set(phrasesByName.keys());
  for (const { said, phrases } of meantBy)
    for (const phrase of said.map(wordsOf))
      if (!known.has(phrase.join(' '))) putBoth(phrase, phrases);
  for (const role of roles.map(wordsOf))
    if (!phrasesByName.has(role.join(' '))) put(namesBySound, soundsInLatin(role), [role]);
  const isKnownAlone = (word: string) => phrasesBySound.has(soundsInHindi(word));
  /** "शिपाई" is a "shipai", and "वायरमैन" a "wireman": names that are known in Latin letters alone. */
  const saidInHindi = (words: Phrase): readonly Phrase[] | undefined => {
    if (words.length > 1 && words.every(isKnownAlone)) return undefined;
    const letters = softs.map((soft) => words.map((word) => inLatin(word, { soft })));
    const name = [...letters, ...letters.slice(0, 1).map((spelt) => spelt.map(withTure))]
      .map((spelt) => nearestTo(spelt, namesBySound.get(soundsInLatin(spelt)) ?? []))
      .find(Boolean);
    return name && [name, ...(phrasesByName.get(name.join(' ')) ?? [])];
  };
  /** "टेली कॉलर" is a "टेलीकॉलर". */
  const inOtherLetters = (words: Phrase) =>
    words.length > 0 && words.every(isHindi)
      ? (phrasesBySound.get(soundsInHindi(words.join(' '))) ??
        phrasesBySound.get(soundsInHindi(words.join(''))) ??
        saidInHindi(words))
      : undefined;
  const inNumber = (name: string) => {
    // "BDS" is not the plural of "BD".
    const one = name.length > SHORT_NAME_LETTERS ? name.replace(/s$/, '') : name;
    return phrasesByName.get(name) ?? phrasesByName.get(one);
  };
  const wordsKnown = new Set([...phrasesByName.keys()].flatMap((name) => name.split(' ')));
  /** "Raj mistri": each word is known, so that the spelling of neither is corrected. */
  const saidAlike = (words: Phrase): readonly Phrase[] | undefined => {
    if (words.length === 1 || !words.every((word) => wordsKnown.has(word))) return undefined;
    const name = namesBySound.get(soundsInLatin(words))?.find((other) => isSpeltLike(words, other));
    return name && phrasesByName.get(name.join(' '));
  };
  /** A word in its other spelling, and what that means; a name of several words only if it is known so. */
  const speltOtherwise = (words: Phrase): readonly Phrase[] => {
    const other = inOtherSpelling(words);
    if (!other) return [];
    const meant = inNumber(other.join(' ')) ?? [];
    return words.length === 1 || meant.length > 0 ? [other, ...meant] : [];
  };
  return (words) => {
    const name = words.join(' ');
    const own = inNumber(name) ?? inOtherLetters(words) ?? saidAlike(words) ?? [];
    const phrases = [...own, ...speltOtherwise(words)];
    // A short form of a name also means the name's other names.
    const meant = phrases.filter((phrase) => isShortFor(words, phrase));
    const all = [
      ...phrases,
      ...meant.flatMap((phrase) => phrasesByName.get(phrase.join(' ')) ?? []),
    ];
    const byName = new Map(all.map((phrase) => [phrase.join(' '), phrase]));
    byName.delete(name);
    return [...byName.values()];
  };
}

const SHORT_LETTERS_MOST = 4;

/** Whether letters stand for a name of several words, in their order: "gre" or "b d m". */
function isShortFor(words: Phrase, name: Phrase): boolean {
  const isOne = words.length === 1 || words.every(({ length }) => length === 1);
  const letters = words.join('');
  if (!isOne || name.length < 2 || !/^[a-z]{2,}$/.test(letters)) return false;
  if (letters.length > SHORT_LETTERS_MOST || letters[0] !== name[0]?.[0]) return false;
  let at = 0;
  for (const letter of name.join('')) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

const SHORT_WORD_LETTERS_MOST = 5;

/**
 * Whether both are the same name, written in two ways: joined, shortened, in British or American
 * spelling, or in Devanagari.
 */
export function isSameName(words: Phrase, name: Phrase): boolean {
  const [short, long] = [words.join(''), name.join('')];
  if (short === long || inOtherSpelling(words)?.join('') === long) return true;
  if (words.every(isHindi)) return !name.some(isHindi);
  if (words.length > 1 || name.length > 1 || short.length > SHORT_WORD_LETTERS_MOST) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return short[0] === long[0] && short.length < long.length && at === short.length;
}

/** Whether somebody who types the words means this very name. */
export const isWrittenAs = (words: Phrase, name: Phrase): boolean =>
  isShortFor(words, name) || isSameName(words, name);

/** The words by which a name in Hindi letters is as rare, and as telling, as it is in English. */
export const wordsMeant = (words: Phrase, synonyms: readonly Phrase[]): Phrase =>
  words.every(isHindi) ? (synonyms.find((name) => !name.some(isHindi)) ?? words) : words;

/**
 * The phrases that mean the same as what is being typed: of groups that have it as it stands, and of
 * groups with a phrase that begins with it.
 */
export function otherNamesOf(
  groups: readonly (readonly string[])[],
  typed: string,
): { meant: string[]; begun: string[] } {
  const name = wordsOf(typed).join(' ');
  if (name === '') return { meant: [], begun: [] };
  const namesIn = namesOf(groups);
  const others = (isIn: (phrase: string) => boolean) =>
    groups.flatMap((group, nth) => {
      const names = namesIn[nth] ?? [];
      return names.some(isIn) ? group.filter((_, at) => !isIn(names[at] ?? '')) : [];
    });
  return {
    meant: others((phrase) => phrase === name),
    begun: others((phrase) => phrase !== name && phrase.startsWith(name)),
  };
}

type Groups = readonly (readonly string[])[];
const kept = new WeakMap<Groups, Groups>();

/**
 * The phrases in the form used for comparison; kept, because they are needed for each letter that
 * somebody types.
 */
function namesOf(groups: Groups): Groups {
  const names =
    kept.get(groups) ?? groups.map((group) => group.map((phrase) => wordsOf(phrase).join(' ')));
  kept.set(groups, names);
  return names;
}
