import { heardDistance, slipDistance, soundOf } from '../spelling/distance.ts';
import { roleNames } from '../ranking/related-roles.ts';
import { wordsOf } from '../words.ts';
import { isFiller } from './fillers.ts';

/** Work that has a name whether or not a job has it in its title: the roles and the phrases of the dictionary. */
export interface KnownName {
  /** The name as it is shown. */
  text: string;
  words: readonly string[];
}

interface Phrase {
  name: KnownName;
  words: readonly string[];
  /** The words as one: "house keeping" is typed as "housekeeping", and the other way round. */
  joined: string;
}

/**
 * The phrases by the letters and sounds that their words begin with. Whatever is typed begins a word,
 * so that only phrases under its first letter or sound are compared.
 */
export type KnownNames = ReadonlyMap<string, readonly Phrase[]>;

const ABBREVIATIONS = new Set(
  wordsOf(`hr it qa qc ui ux bi seo ppc pr mis bpo gst iti cnc vmc lmv hmv ehs hse dtp vfx mri ct ot ac tv dmlt gnm anm
    mbbs erp sap sql dba etl plc soc noc rf sdet php ios ai ca cs vlsi cad gis ssc hsc`),
);

/** Abbreviations in capitals, and other words as they are. */
export const withCapitals = (word: string): string =>
  ABBREVIATIONS.has(word) ? word.toUpperCase() : word;

const written = (word: string) =>
  ABBREVIATIONS.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);

/** "Diploma in pharmacy": whoever has typed "dip" may have any diploma. */
const IN_ANY_FIELD = /^(?:bachelor|master|diploma) (?:of|in) /;

/** Every role, and every other phrase for the first of its group. */
export function knownNamesOf(groups: readonly (readonly string[])[]): KnownNames {
  const roles = new Set(roleNames);
  const others = groups.map(([first = '', ...rest]) => [
    first,
    ...rest.filter((phrase) => !roles.has(phrase) && !IN_ANY_FIELD.test(phrase)),
  ]);
  const phrases = new Map<string, Phrase[]>();
  for (const group of [...roleNames.map((role) => [role]), ...others]) {
    const [first = ''] = group;
    const name = { text: wordsOf(first).map(written).join(' '), words: wordsOf(first) };
    for (const text of group) {
      const words = wordsOf(text).filter((word) => !isFiller(word));
      const phrase = { name, words, joined: words.join('') };
      for (const beginning of new Set(words.flatMap(beginningsOf))) {
        const alike = phrases.get(beginning);
        if (alike) alike.push(phrase);
        else phrases.set(beginning, [phrase]);
      }
    }
  }
  return phrases;
}

/** All names as they are shown. */
export const textsOf = (names: KnownNames): ReadonlySet<string> =>
  new Set([...names.values()].flat().map(({ name }) => name.text));

const beginningsOf = (word: string) => [word.charAt(0), soundOf(word).charAt(0)];

/**
 * The names that a text may be the beginning of: as a whole, or by the beginnings of their words in
 * any order.
 */
export function namesBegun(names: KnownNames, typed: readonly string[]): KnownName[] {
  const joined = typed.join('');
  if (joined.length < BEGINNING_LEAST) return [];
  return best(names.get(joined.charAt(0)), (phrase) => {
    if (phrase.joined.startsWith(joined)) return phrase.joined.length - joined.length;
    return begins(phrase.words, typed, (word, start) => (word.startsWith(start) ? 0 : null));
  });
}

/** The names of two words that a text is as one word, but for one slip: "storekeper". */
export function namesNearlyJoined(
  names: KnownNames,
  text: string,
): { words: readonly string[]; distance: number }[] {
  if (text.length < JOINED_LEAST) return [];
  return (names.get(text.charAt(0)) ?? [])
    .filter(({ words, joined }) => words.length === 2 && Math.abs(joined.length - text.length) <= 1)
    .map(({ words, joined }) => ({ words, distance: slipDistance(text, joined, 1) }))
    .filter(({ distance }) => distance <= 1);
}

/** In shorter words, one slip may be anything. */
const JOINED_LEAST = 8;

/** What stands before or after the name of work in titles, whatever the work is. */
const ranksBefore = wordsOf('junior senior assistant trainee chief lead head');
const ranksAfter = wordsOf('helper supervisor trainee intern manager assistant executive');
const RANK_BEGINNING_LEAST = 3;
const shortRanks = new Map([
  ['sr', 'senior'],
  ['jr', 'junior'],
]);

/**
 * Names begun by all typed words but the first or last, which begins a rank: "jun acc", "elec
 * help".
 */
export function namesBegunWithRank(
  names: KnownNames,
  typed: readonly string[],
): { text: string }[] {
  const rankIn = (ranks: readonly string[], start = '') =>
    start.length < RANK_BEGINNING_LEAST
      ? shortRanks.get(start)
      : ranks.find((rank) => rank.startsWith(start));
  const [first, ...behind] = typed;
  const before = typed.slice(0, -1);
  const last = typed.at(-1);
  const ahead = rankIn(ranksBefore, first);
  if (ahead)
    return namesBegun(names, behind).map(({ text }) => ({ text: `${written(ahead)} ${text}` }));
  const after = rankIn(ranksAfter, last);
  if (after)
    return namesBegun(names, before).map(({ text }) => ({ text: `${text} ${written(after)}` }));
  const turned = rankIn(ranksBefore, last);
  if (!turned) return [];
  return namesBegun(names, before).map(({ text }) => ({ text: `${written(turned)} ${text}` }));
}

/** What people want besides the work, whatever it is. */
const wishes = new Set([
  'fresher',
  'night shift',
  'part time',
  'work from home',
  'non voice',
  'voice process',
]);
const BEGUN_BESIDE_WISH_LEAST = 3;

/**
 * Work with a wish that the last words begin or the first ones are: "bpo non", "part time teac". Work that is known by
 * several names keeps the one that was typed.
 */
export function namesBegunWithWish(
  names: KnownNames,
  typed: readonly string[],
): { text: string }[] {
  const withWish = (words: readonly string[], wish: string) => {
    const joined = words.join('');
    const work = namesBegun(names, words).map(({ text }) => text);
    const isWhole =
      work.length === 0 ||
      names.get(joined.charAt(0))?.some((phrase) => phrase.joined === joined) === true;
    return [...(isWhole ? [words.map(written).join(' ')] : []), ...work].map((text) => ({
      text: `${text} ${wordsOf(wish).map(written).join(' ')}`,
    }));
  };
  return [...typed.keys()].slice(1).flatMap((at) => {
    const [before, behind] = [typed.slice(0, at), typed.slice(at)];
    const start = behind.join(' ');
    if (start.length < BEGUN_BESIDE_WISH_LEAST) return [];
    const begun = [...wishes].find((wish) => wish.startsWith(start));
    const ahead = before.join(' ');
    return [
      ...(begun ? withWish(before, begun) : []),
      ...(wishes.has(ahead) ? withWish(behind, ahead) : []),
    ];
  });
}

/** `namesBegun` with slips in what was typed, the slightest first. */
export function namesNearlyBegun(names: KnownNames, typed: readonly string[]): KnownName[] {
  const joined = typed.join('');
  // Many names have the same words.
  const compared = new Map<string, number | null>();
  const slips = (word: string, start: string): number | null => {
    const pair = `${word} ${start}`;
    const known = compared.get(pair);
    if (known !== undefined) return known;
    const found = slipsBefore(word, start);
    compared.set(pair, found);
    return found;
  };
  return best(names.get(joined.charAt(0)), (phrase) => {
    const apart = begins(phrase.words, typed, slips);
    if (apart !== null) return apart;
    return typed.length > 1 && nearlyBegins(phrase.joined, joined) ? 2 * LATER : null;
  });
}

/** `namesBegun` by what is said alike, without slips: "veld" is a "welder", and no "video". */
export function namesSaidAlike(names: KnownNames, typed: readonly string[]): KnownName[] {
  const sounds = new Map(typed.map((start) => [start, soundOf(start)]));
  const [first = ''] = sounds.values();
  return best(names.get(first.charAt(0)), ({ words }) =>
    begins(words, typed, (word, start) =>
      beginsAlike(word, start, sounds.get(start) ?? '') ? 0 : null,
    ),
  );
}

/** Two consonants are in many words, so that their vowels have to fit too. */
const SOUNDS_ALONE_LEAST = 3;

const beginsAlike = (word: string, start: string, sound: string): boolean =>
  word.startsWith(start) ||
  (start.length >= LETTERS_LEAST &&
    soundOf(word).startsWith(sound) &&
    (sound.length >= SOUNDS_ALONE_LEAST || nearlyBegins(word, start)));

const BEGINNING_LEAST = 2;
/** Longer than any name. */
const LATER = 100;

/**
 * The best names by `rank`, which is null for names that do not fit, and then by how much is left
 * to type.
 */
function best(
  phrases: readonly Phrase[] = [],
  rank: (phrase: Phrase) => number | null,
): KnownName[] {
  const ranked = new Map<string, { name: KnownName; rank: number }>();
  for (const phrase of phrases) {
    const found = rank(phrase);
    if (found === null) continue;
    const { name } = phrase;
    const all = found + name.words.length;
    if (all < (ranked.get(name.text)?.rank ?? Infinity)) ranked.set(name.text, { name, rank: all });
  }
  return [...ranked.values()].toSorted((a, b) => a.rank - b.rank).map(({ name }) => name);
}

/** The rank of words of which each of what was typed begins another; null if one begins none. */
function begins(
  words: readonly string[],
  typed: readonly string[],
  slips: (word: string, start: string) => number | null,
): number | null {
  const left = [...words];
  let rank = LATER;
  for (const start of typed) {
    const at = left.findIndex((word) => slips(word, start) !== null);
    if (at === -1) return null;
    const [word = ''] = left.splice(at, 1);
    rank += slips(word, start) ?? 0;
  }
  return rank;
}

const LETTERS_LEAST = 3;
const SLIPS_MOST = 1;
/** So many consonants that are the same are no accident, however the vowels are written. */
const SOUNDS_ENOUGH = 4;

const WITHOUT_VOWELS = /^[a-z][bcdfghjklmnpqrstvwxyz]{2,}$/;
const isShortFor = (start: string, word: string): boolean => {
  const short = shortened(start);
  return (
    WITHOUT_VOWELS.test(start) && short.length >= LETTERS_LEAST && shortened(word).startsWith(short)
  );
};
/** A word as people shorten it: without its vowels behind the first letter, and each consonant once. */
const shortened = (word: string) =>
  (word.charAt(0) + word.slice(1).replaceAll(/[aeiou]/g, '')).replaceAll(/(.)\1+/g, '$1');

/**
 * With one slip, said alike, or without vowels: "graf" begins "graphic", "resepsn" a "receptionist", and "elctrcn" is
 * short for "electrician".
 */
export const nearlyBegins = (word: string, start: string): boolean =>
  slipsBefore(word, start) !== null;

/** How far a text is from the beginning of a word that it `nearlyBegins`; null if it does not. */
function slipsBefore(word: string, start: string): number | null {
  if (word.startsWith(start)) return 0;
  if (start.length < LETTERS_LEAST || word[0] !== start[0]) return null;
  if (isShortFor(start, word)) return 0;
  if (word.length < start.length - 1) return null;
  const sound = soundOf(start);
  if (sound.length >= SOUNDS_ENOUGH && soundOf(word).startsWith(sound)) return 0;
  const mayBe = [start.length - 1, start.length, start.length + 1].map((end) => word.slice(0, end));
  const distances = mayBe.map((beginning) => {
    const isAlike = soundOf(beginning) === sound;
    if (start.length === LETTERS_LEAST && !isAlike) return Infinity;
    return (isAlike ? heardDistance : slipDistance)(start, beginning, SLIPS_MOST);
  });
  const least = Math.min(...distances);
  return least <= SLIPS_MOST ? least : null;
}
