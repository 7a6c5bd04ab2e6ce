import { LONGEST_PHRASE_WORDS, type Synonyms } from './synonyms.ts';
import { allOf, anyOf, lexeme } from './tsquery.ts';
import { wordsOf } from './words.ts';

const TERMS_MAX = 24;

/** Filler words that people type but jobs are not about. */
const noise = new Set(
  wordsOf(`a an the in on at of for to and or with by from near is am are as i me my we you it's
    job jobs work naukri naukari nokri vacancy vacancies opening openings hiring wanted required
    urgent urgently latest new want need looking find search searching seeking please good best any
    salary career employment apply immediate immediately
    ka ke ki ko kaa mein mai main par pe se hai hain liye lie chahiye chahie chaiye chahta chahti
    wala wali wale vala vali vale kaam kam karna karne karta karti karo mujhe mujhko hame koi
    rojgar rozgar bharti jagah
    का के की को में पर पे से है हैं लिए चाहिए चाहिये चाहता चाहती वाला वाली वाले काम करना करने मुझे
    हमें कोई नौकरी नौकरियां नौकरियाँ जॉब रोजगार रोज़गार भर्ती जगह`),
);

export const isFiller = (word: string): boolean => noise.has(word);

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
  /** One of these is enough; `words` has those of them all. */
  either?: readonly (readonly Term[])[];
}

/** Words of which one or the other is enough. */
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
export function termsOf(words: readonly string[], synonymsOf: Synonyms): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length && terms.length < TERMS_MAX;) {
    const term = longestTermAt(words, at, synonymsOf);
    if (term.synonyms.length > 0 || !term.words.every((word) => noise.has(word))) terms.push(term);
    at += term.words.length;
  }
  return terms;
}

function longestTermAt(words: readonly string[], at: number, synonymsOf: Synonyms): Term {
  for (let length = LONGEST_PHRASE_WORDS; length > 1; length -= 1) {
    const phrase = words.slice(at, at + length);
    const synonyms = phrase.length === length ? synonymsOf(phrase) : [];
    if (synonyms.length > 0) return { words: phrase, synonyms };
  }
  const word = words.slice(at, at + 1);
  return { words: word, synonyms: synonymsOf(word) };
}

/** The typed words may be apart; a synonym of several words must match as a phrase. */
const queryOf = (term: Term) => anyOf([typedQueryOf(term), ...synonymQueriesOf(term)]);

/** A text for to_tsquery: the words as they were typed. */
export function typedQueryOf({ words, isPhrase, either }: Term): string {
  if (either) return anyOf(either.map((terms) => allOf(terms.map(typedQueryOf))));
  return isPhrase ? inOrder(words) : allOf(words.map(lexeme));
}

/** A text for to_tsquery that each synonym of the words matches; null without one. */
export const synonymQueryOf = (term: Term): string | null => anyOf(synonymQueriesOf(term)) || null;

const synonymQueriesOf = ({ synonyms, either }: Term): string[] =>
  either
    ? either.flatMap((terms) => (terms.some(hasSynonyms) ? allOf(terms.map(queryOf)) : []))
    : synonyms.map(inOrder);

const hasSynonyms = ({ synonyms }: Term) => synonyms.length > 0;

const inOrder = (words: readonly string[]) => `(${words.map(lexeme).join(' <-> ')})`;
