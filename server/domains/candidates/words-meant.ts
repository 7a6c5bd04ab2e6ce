/** What recruiters mean by what they type: candidates say the same in the other script, and by other names. */
import type { Db } from '../../platform/database.ts';
import { currentNames, isSameName, type Synonyms, wordsOf } from '../search/search.ts';
import { readWords, type Words } from './boolean-words.ts';

const LONGEST_NAME_WORDS = 3;

/** The words of a search, each with its other names; null if there are none. */
export async function wordsMeant(db: Db, typed: string): Promise<Words | null> {
  const words = readWords(typed);
  return words && withOtherNames(words, await currentNames(db));
}

/**
 * The search with the other names beside each word and each name of several words. What is quoted stays as it is, and
 * NOT leaves out a name in both scripts, but nobody who calls the work something else.
 */
function withOtherNames(words: Words, namesOf: Synonyms): Words {
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
function allOf(parts: readonly Words[], namesOf: Synonyms): Words[] {
  const read: Words[] = [];
  for (let at = 0; at < parts.length;) {
    const [run, others] = longestNameAt(parts.slice(at), namesOf);
    const each = run.map((part) => withOtherNames(part, namesOf));
    const [only] = each;
    read.push(only && each.length === 1 ? only : either({ all: each }, others));
    at += run.length;
  }
  return read;
}

function longestNameAt(parts: readonly Words[], namesOf: Synonyms): [readonly Words[], Words[]] {
  for (let length = LONGEST_NAME_WORDS; length > 1; length -= 1) {
    const run = parts.slice(0, length);
    const others = run.length === length ? otherNamesOf(run, namesOf) : [];
    if (others.length > 0) return [run, others];
  }
  return [parts.slice(0, 1), []];
}

/** Other names are found as they are, and not by their beginnings. */
function otherNamesOf(run: readonly Words[], namesOf: Synonyms): Words[] {
  const texts = run.map((part) => ('text' in part && !part.isQuoted ? part.text : null));
  if (texts.includes(null)) return [];
  return namesOf(wordsOf(texts.join(' '))).map((name) => ({
    text: name.join(' '),
    isQuoted: true,
  }));
}

const either = (typed: Words, others: readonly Words[]): Words =>
  others.length === 0 ? typed : { any: [typed, ...others] };
