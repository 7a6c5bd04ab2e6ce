import { heardDistance, soundOf } from '../spelling/distance.ts';
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

/** Every role, and every other phrase for the first of its group. */
export function knownNamesOf(groups: readonly (readonly string[])[]): KnownNames {
  const roles = new Set(roleNames);
  const others = groups.map(([first = '', ...rest]) => [
    first,
    ...rest.filter((phrase) => !roles.has(phrase)),
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
    return begins(phrase.words, typed, (word, start) => word.startsWith(start)) ? LATER : null;
  });
}

/** What stands before or after the name of work in titles, whatever the work is. */
const ranksBefore = wordsOf('junior senior assistant trainee chief lead head');
const ranksAfter = wordsOf('helper supervisor trainee intern manager assistant executive');
const RANK_BEGINNING_LEAST = 3;

/**
 * Names begun by all typed words but the first or last, which begins a rank: "jun acc", "elec
 * help".
 */
export function namesBegunWithRank(
  names: KnownNames,
  typed: readonly string[],
): { text: string }[] {
  const rankIn = (ranks: readonly string[], start = '') =>
    start.length < RANK_BEGINNING_LEAST ? undefined : ranks.find((rank) => rank.startsWith(start));
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

/** `namesBegun` with slips in what was typed. */
export function namesNearlyBegun(names: KnownNames, typed: readonly string[]): KnownName[] {
  const joined = typed.join('');
  // Many names have the same words.
  const compared = new Map<string, boolean>();
  const isNear = (word: string, start: string): boolean => {
    const pair = `${word} ${start}`;
    const known = compared.get(pair) ?? nearlyBegins(word, start);
    compared.set(pair, known);
    return known;
  };
  return best(names.get(joined.charAt(0)), (phrase) => {
    if (begins(phrase.words, typed, isNear)) return LATER;
    return typed.length > 1 && nearlyBegins(phrase.joined, joined) ? 2 * LATER : null;
  });
}

/** `namesBegun` by what is said alike, without slips: "veld" is a "welder", and no "video". */
export function namesSaidAlike(names: KnownNames, typed: readonly string[]): KnownName[] {
  const sounds = new Map(typed.map((start) => [start, soundOf(start)]));
  const [first = ''] = sounds.values();
  return best(names.get(first.charAt(0)), ({ words }) =>
    begins(words, typed, (word, start) => beginsAlike(word, start, sounds.get(start) ?? ''))
      ? LATER
      : null,
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

/** Whether each of what was typed begins another of the words. */
function begins(
  words: readonly string[],
  typed: readonly string[],
  isBeginning: (word: string, start: string) => boolean,
): boolean {
  const left = [...words];
  return typed.every((start) => {
    const at = left.findIndex((word) => isBeginning(word, start));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const LETTERS_LEAST = 3;
const SLIPS_MOST = 1;
/** So many consonants that are the same are no accident, however the vowels are written. */
const SOUNDS_ENOUGH = 4;

/** With one slip, or said alike: "graf" begins "graphic", and "resepsn" a "receptionist". */
export function nearlyBegins(word: string, start: string): boolean {
  if (word.startsWith(start)) return true;
  if (start.length < LETTERS_LEAST || word[0] !== start[0]) return false;
  if (word.length < start.length - 1) return false;
  const sound = soundOf(start);
  if (sound.length >= SOUNDS_ENOUGH && soundOf(word).startsWith(sound)) return true;
  const mayBe = [start.length - 1, start.length, start.length + 1].map((end) => word.slice(0, end));
  return mayBe.some(
    (beginning) =>
      (start.length > LETTERS_LEAST || soundOf(beginning) === sound) &&
      heardDistance(start, beginning, SLIPS_MOST) <= SLIPS_MOST,
  );
}
