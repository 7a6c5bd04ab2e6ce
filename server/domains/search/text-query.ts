import { LONGEST_PHRASE_WORDS, type Synonyms } from './synonyms/synonyms.ts';
import { allOf, anyOf, lexeme } from './tsquery.ts';
import {
  branchOf,
  computing,
  isComputing,
  isLineOfWork,
  isSectorOfComputing,
} from './vocabulary/branches.ts';
import { isCarrier } from './vocabulary/everyday-words.ts';
import { areFillers, isFiller, isFillerBeside, isNoShortForm } from './vocabulary/fillers.ts';
import { fieldOrDoer, isDegreeInField } from './vocabulary/fields-of-study.ts';
import { inFull } from './vocabulary/said-in-place.ts';
import { isShop, workInShop } from './vocabulary/shops.ts';
import { wordsOf } from './words.ts';

const TERMS_MAX = 24;

/**
 * The search as a text for to_tsquery: every term, by its words or a synonym. Null if nothing is
 * left to find.
 */
export const readTextQuery = (search: string, synonymsOf: Synonyms): string | null =>
  everyOf(readTerms(search, synonymsOf));

/** The terms of a search. */
export const readTerms = (search: string, synonymsOf: Synonyms): Term[] =>
  termsOf(wordsOf(search), synonymsOf);

/** A text for to_tsquery that matches jobs with every term; null without any. */
export const everyOf = (terms: readonly Term[]): string | null => allOf(terms.map(queryOf)) || null;

/** A tsquery that matches any term of a title. */
export const anyTermOf = (title: string, synonymsOf: Synonyms): string =>
  anyOf(termsOf(wordsOf(title), synonymsOf).map(queryOf));

export interface Term {
  words: readonly string[];
  synonyms: readonly (readonly string[])[];
  /** The words follow each other. */
  isPhrase?: boolean;
  /** Whether it is only the setting of the work, as "mall" in "mall me guard". */
  isSetting?: boolean;
  /** Alternatives, one of which is enough; `words` has the words of all. */
  either?: readonly (readonly Term[])[];
}

/** A term of alternatives, one of which is enough. */
export function eitherTerm(alternatives: readonly string[], synonymsOf: Synonyms): Term {
  const either = alternatives.map((one) => readTerms(one, synonymsOf));
  return { words: either.flat().flatMap(({ words }) => words), synonyms: [], either };
}

/** Words that follow each other. */
export const phraseTerm = (text: string): Term => ({
  words: wordsOf(text),
  synonyms: [],
  isPhrase: true,
});

/** Splits words into terms, the longest known phrases first: "work from home" is one term. */
export function termsOf(typed: readonly string[], synonymsOf: Synonyms): Term[] {
  const words = inFull(typed) ?? typed;
  const terms: Term[] = [];
  for (let at = 0; at < words.length && terms.length < TERMS_MAX;) {
    if (isComputing(words[at] ?? '', words)) {
      terms.push(computing);
      at += 1;
      continue;
    }
    if (isNoShortForm(words[at] ?? '', words)) {
      at += 1;
      continue;
    }
    const known = longestTermAt(words, at, synonymsOf);
    const others = otherWordsFor(known.words, typed, at);
    const term = others.length > 0 ? { ...known, synonyms: [...known.synonyms, ...others] } : known;
    const pair = words.slice(at, at + 2);
    if (term.synonyms.length === 0 && areFillers(pair)) {
      at += pair.length;
      continue;
    }
    at += term.words.length;
    if (term.synonyms.length === 0 && term.words.every((word) => saysNothing(word, words)))
      continue;
    terms.push(settingMarks.has(words[at] ?? '') ? { ...term, isSetting: true } : term);
  }
  return terms;
}

/**
 * Other words for those at a place: the short forms that were typed, if `words` has them in full, and the field for a
 * person who works in it, or the other way round. The latter are not in the dictionary of synonyms: every misspelt
 * word with such an ending would count as known there.
 */
function otherWordsFor(
  words: readonly string[],
  typed: readonly string[],
  at: number,
): (readonly string[])[] {
  const short = typed.slice(at, at + words.length);
  const other = fieldOrDoer(words);
  return [...(short.join(' ') === words.join(' ') ? [] : [short]), ...(other ? [other] : [])];
}

/** Searches with this many words are sentences. */
const SENTENCE_WORDS = 7;

/** "Which" and "have" carry a sentence; among few words they may be meant. */
const saysNothing = (word: string, among: readonly string[]): boolean =>
  isFiller(word) ||
  isFillerBeside(word, among) ||
  (among.length >= SENTENCE_WORDS && isCarrier(word)) ||
  isSectorOfComputing(word, among) ||
  isLineOfWork(word, among) ||
  isDegreeInField(word, among);

/** "In" in Hindi, which follows its word. */
const settingMarks = new Set(wordsOf('me mein main में मे'));

function longestTermAt(words: readonly string[], at: number, synonymsOf: Synonyms): Term {
  for (let length = LONGEST_PHRASE_WORDS; length > 1; length -= 1) {
    const phrase = words.slice(at, at + length);
    const synonyms = phrase.length === length ? synonymsOf(phrase) : [];
    if (synonyms.length > 0) return { words: phrase, synonyms };
    if (isShop(phrase)) return { words: phrase, synonyms: workInShop(phrase, synonymsOf) };
  }
  const word = words.slice(at, at + 1);
  const branch = branchOf(word.join(), words);
  if (branch.length > 0) return { words: word, synonyms: branch };
  const synonyms = synonymsOf(word);
  const pair = words.slice(at, at + 2);
  return synonyms.length === 0 && isOneName(pair)
    ? { words: pair, synonyms: [[pair.join('')]] }
    : { words: word, synonyms };
}

/**
 * "C" and "R" are languages; any other single letter belongs to the word after it, as in "x ray".
 */
const isOneName = ([letter = '', next = '']: readonly string[]) =>
  /^[abd-qs-z]$/.test(letter) && /^\p{L}{2,}$/u.test(next) && ![letter, next].some(isFiller);

/** "l and t" */
const areLetters = (words: readonly string[]) => words.every((word) => /^[a-z]$/.test(word));

/** The typed words may be apart; a synonym of several words must match as a phrase. */
const queryOf = (term: Term) => anyOf([typedQueryOf(term), ...synonymQueriesOf(term)]);

/**
 * A text for to_tsquery: the words as they were typed. Single letters must stand together, because
 * apart they mean nothing.
 */
export function typedQueryOf({ words, isPhrase, either }: Term): string {
  if (either) return anyOf(either.map((terms) => allOf(terms.map(typedQueryOf))));
  if (isPhrase) return inOrder(words);
  const letters = words.filter((word) => !isFiller(word));
  return letters.length > 1 && areLetters(letters) ? inOrder(letters) : allOf(words.map(lexeme));
}

/**
 * The single words of a name of several words; none if they only mean something together, such as
 * "x ray".
 */
export const partsOf = ({ words, isPhrase, either }: Term): readonly string[] => {
  const parts = isPhrase || either ? [] : words.filter((word) => !isFiller(word));
  return parts.length > 1 && !parts.some((part) => part.length === 1) ? parts : [];
};

/** Texts for to_tsquery: each synonym of the words. */
export const synonymQueriesOf = ({ synonyms, either }: Term): string[] =>
  either
    ? either.flatMap((terms) => (terms.some(hasSynonyms) ? allOf(terms.map(queryOf)) : []))
    : synonyms.map(inOrder);

const hasSynonyms = ({ synonyms }: Term) => synonyms.length > 0;

export const inOrder = (words: readonly string[]) => `(${words.map(lexeme).join(' <-> ')})`;
