import type { Db } from '../../../platform/database.ts';
import { anyQuery, type Query } from '../memory/query.ts';
import { weighWords } from '../spelling/word-counts.ts';
import { saysLittle } from '../vocabulary/qualifications.ts';
import { isRank } from '../vocabulary/ranks.ts';
import { isWrittenAs, wordsMeant } from '../synonyms/synonyms.ts';
import { shareOfPlace } from '../vocabulary/workplaces.ts';
import { allOf, anyOf, lexeme } from '../tsquery.ts';
import { inOrder, partsOf, type Term, synonymQueriesOf, typedQueryOf } from '../text-query.ts';

// The terms of a search, with their other names and weights.

/** "Executive" says less of the work than another word that is as rare. */
const RANK_SHARE = 0.6;
/** "MBA" and "12" say less still. */
const LITTLE = 0.3;

/** A term of a search with what it says about a job: its queries are texts for to_tsquery. */
export interface WeighedTerm {
  /** The words as typed, and their synonyms. */
  typed: string;
  synonyms: string | null;
  /** The same, each as its words. */
  words: readonly string[];
  names: readonly Name[];
  weight: number;
  /** The single words of a name of several, such as "data entry operator". */
  parts: readonly { word: string; weight: number }[];
}

/** Another name of a term, or one of several that were typed with "or" between them. */
interface Name {
  words: readonly string[];
  /** The words of the term that it stands for. */
  typed: readonly string[];
  /** Whether this name, or its short form, was typed itself. */
  isMeant: boolean;
  /** A text for to_tsquery. */
  query: string;
}

const namesOf = (term: Term): Name[] =>
  term.either
    ? term.either.flatMap((terms) => {
        const words = terms.flatMap((one) => one.words);
        const typed = { words, typed: words, isMeant: true, query: allOf(words.map(lexeme)) };
        const [only, ...others] = terms;
        return [typed, ...(only && others.length === 0 ? namesOf(only) : [])];
      })
    : term.synonyms.map((words) => ({
        words,
        typed: term.words,
        isMeant: isWrittenAs(term.words, words),
        query: inOrder(words),
      }));

export async function weighTerms(db: Db, terms: readonly Term[]): Promise<WeighedTerm[]> {
  const rarityOf = await weighWords(
    db,
    terms.flatMap(({ words, synonyms }) => [...words, ...wordsMeant(words, synonyms)]),
  );
  const shareOf = (word: string) => (saysLittle(word) ? LITTLE : isRank(word) ? RANK_SHARE : 1);
  const weightOf = (word: string) => rarityOf(word) * shareOf(word);
  return terms.map((term) => ({
    typed: typedQueryOf(term),
    synonyms:
      anyOf([...(term.either ? [typedQueryOf(term)] : []), ...synonymQueriesOf(term)]) || null,
    words: term.words,
    names: namesOf(term),
    weight:
      wordsMeant(term.words, term.synonyms).reduce((sum, word) => sum + weightOf(word), 0) *
      shareOfPlace(term, terms),
    parts: partsOf(term)
      .filter((word) => !saysLittle(word))
      .map((word) => ({ word, weight: weightOf(word) })),
  }));
}

/** A term whose words are numbers of the index. A query that is null asks for nothing. */
export interface NumberedTerm {
  /**
   * What titles say of it. Where no title names a known kind of work, this finds none, though some may have its stem.
   */
  typed: Query<number> | null;
  /** What companies and skills say of it. */
  besideTitle: Query<number> | null;
  synonyms: Query<number> | null;
  /**
   * Whether it counts as much in the company's name or the skills as in a title: it names no kind
   * of work, and its stems mean the same as the typed words.
   */
  countsAnywhere: boolean;
  /** Whether it, or another name for it, names a kind of work. */
  isWork: boolean;
  words: readonly string[];
  /** The typed words as numbers of their forms (../memory/forms.ts). */
  forms: readonly number[];
  /** The same of each synonym. */
  names: readonly NumberedName[];
  weight: number;
  parts: readonly NumberedTerm[];
  /** Words next to which it means something else in a title: "driver" next to "developer". */
  otherwise: Query<number> | null;
}
export interface NumberedName extends Omit<Name, 'query'> {
  forms: readonly number[];
  query: Query<number> | null;
}
export interface NumberedRole {
  query: Query<number> | null;
  share: number;
  forms: readonly number[];
  otherwise: Query<number> | null;
}

export const weightOf = (terms: readonly NumberedTerm[]) =>
  terms.reduce((sum, { weight }) => sum + weight, 0);
export const weightOfAll = (terms: readonly NumberedTerm[]) => weightOf(terms) || 1;

/** What titles have to say to be found by words of a term. */
export function eitherOf({ typed, synonyms }: NumberedTerm): Query<number> | null {
  return typed && synonyms ? anyQuery([typed, synonyms]) : (typed ?? synonyms);
}
