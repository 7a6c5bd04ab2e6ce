/** What recruiters mean by what they type: candidates say the same in the other script, and by other names. */
import type { Db } from '../../platform/database.ts';
import { currentNames, isSameName, type Synonyms, wordsOf } from '../search/search.ts';
import { readWords, type Words } from './boolean-words.ts';

const LONGEST_NAME_WORDS = 3;

/** One of the first words, with one of the second ones behind it. */
interface Row {
  row: readonly [readonly string[], readonly string[]];
}
export type WordsMeant = Words<Row>;

/** The words of a search, each with its other names; null if there are none. */
export async function wordsMeant(db: Db, typed: string): Promise<WordsMeant | null> {
  const words = readWords(typed);
  return words && withOtherNames(words, await currentNames(db));
}

/**
 * The search with the other names beside each word and each name of several words. What is quoted stays as it is, and
 * NOT leaves out a name in both scripts, but nobody who calls the work something else.
 */
function withOtherNames(words: Words, namesOf: Synonyms): WordsMeant {
  if ('all' in words) return { all: allOf(words.all, namesOf) };
  if ('any' in words) return { any: words.any.map((part) => withOtherNames(part, namesOf)) };
  if ('not' in words) return { not: withOtherNames(words.not, sameNamesOf(namesOf)) };
  if (words.isQuoted) return words;
  const others = otherNamesOf([words], namesOf);
  // "Tally" is work, and nobody's name.
  return others.length === 0 ? { ...words, mayBeName: true } : either(words, others);
}

const sameNamesOf =
  (namesOf: Synonyms): Synonyms =>
  (words) =>
    namesOf(words).filter((name) => isSameName(words, name) || isSameName(name, words));

/** The longest known names first, as the search for jobs reads them: "data entry" before "data". */
function allOf(parts: readonly Words[], namesOf: Synonyms): WordsMeant[] {
  const read: WordsMeant[] = [];
  for (let at = 0; at < parts.length;) {
    const [run, others] = longestNameAt(parts.slice(at), namesOf);
    const each = run.map((part) => withOtherNames(part, namesOf));
    const [only] = each;
    read.push(only && each.length === 1 ? only : either({ all: each }, others));
    at += run.length;
  }
  return read;
}

function longestNameAt(
  parts: readonly Words[],
  namesOf: Synonyms,
): [readonly Words[], WordsMeant[]] {
  for (let length = LONGEST_NAME_WORDS; length > 1; length -= 1) {
    const run = parts.slice(0, length);
    const others = run.length === length ? otherNamesOf(run, namesOf) : [];
    if (others.length > 0) return [run, others];
  }
  return [parts.slice(0, 1), []];
}

/** Other names are found as they are, and not by their beginnings. */
function otherNamesOf(run: readonly Words[], namesOf: Synonyms): WordsMeant[] {
  const texts = run.map((part) => ('text' in part && !part.isQuoted ? part.text : null));
  if (texts.includes(null)) return [];
  const names = namesOf(wordsOf(texts.join(' ')));
  const others = names.filter(({ length }) => length !== 2).map((name) => name.join(' '));
  return [...others.map((text) => ({ text, isQuoted: true })), ...rowsOf(names)];
}

/** Names of two words by what they share: of "dosa master", "dosa maker", "idli master" and "idli maker" each word is looked up once. */
function rowsOf(names: readonly (readonly string[])[]): Row[] {
  const pairs = names.flatMap(([first, second, ...more]) =>
    first !== undefined && second !== undefined && more.length === 0 ? [{ first, second }] : [],
  );
  const firstsOf = [...Map.groupBy(pairs, ({ second }) => second)].map(([second, those]) => ({
    second,
    firsts: [...new Set(those.map(({ first }) => first))].toSorted((a, b) => (a < b ? -1 : 1)),
  }));
  return [...Map.groupBy(firstsOf, ({ firsts }) => firsts.join(' ')).values()].map((same) => ({
    row: [same[0]?.firsts ?? [], same.map(({ second }) => second)],
  }));
}

const either = (typed: WordsMeant, others: readonly WordsMeant[]): WordsMeant =>
  others.length === 0 ? typed : { any: [typed, ...others] };
