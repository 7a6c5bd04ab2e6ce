import type { Db } from '../../../platform/database.ts';
import { haveWords, type Match, payOf, placeOf, titleHas } from '../memory/matches.ts';
import { anyQuery, type Query, wordsIn } from '../memory/query.ts';
import { NOTHING, type Text } from '../memory/segment.ts';
import { weighWords } from '../spelling/word-counts.ts';
import { type Term, synonymQueryOf, typedQueryOf } from '../text-query.ts';
import { type Places, textRank } from './text-rank.ts';

/** A term of a search with what it says about a job. `Q` is how its words are written: see `Wanted`. */
export interface WeighedTerm<Q = string> {
  /** The words as typed, and their synonyms. */
  typed: Q;
  synonyms: Q | null;
  words: number;
  weight: number;
}

export async function weighTerms(db: Db, terms: readonly Term[]): Promise<WeighedTerm[]> {
  const weightOf = await weighWords(
    db,
    terms.flatMap(({ words }) => words),
  );
  return terms.map((term) => ({
    typed: typedQueryOf(term),
    synonyms: synonymQueryOf(term),
    words: term.words.length,
    weight: term.words.reduce((sum, word) => sum + weightOf(word), 0),
  }));
}

/** A term or a related role whose words are numbers of the index; null asks for nothing. */
export type NumberedTerm = WeighedTerm<Query<number> | null>;
export interface NumberedRole {
  query: Query<number> | null;
  words: number;
}

/** A synonym says nearly what was typed; words outside of the title say little. */
const SYNONYM_SHARE = 0.65;
const ELSEWHERE_SHARE = 0.15;
/** What a title says of related work counts less than any word that was typed. */
const RELATED_SHARE = 0.4;
/** How much it counts that the job repeats the words. */
const REPEATED_SHARE = 0.25;
/** Jobs that keep their pay to themselves come after equally good ones. */
const UNDISCLOSED_LOSES = 0.01;
/** Words of the title, and of company and skills. */
const TITLE_WEIGHT = 1;
const KEYWORD_WEIGHT = 0.4;
/** Jobs that differ by less than one in so many parts are equally good. */
const STEPS = 20;
/** As many digits as PostgreSQL gives of a 32-bit float. */
const HAIR = 1e-6;

const weightOfAll = (terms: readonly NumberedTerm[]) =>
  terms.reduce((sum, { weight }) => sum + weight, 0) || 1;

const says = (text: Text, query: Query<number> | null) => query !== null && titleHas(text, query);

/**
 * The share of what was asked for that a title says, by weight, and the share of the title that was asked for:
 * both from 0 to 1.
 */
function saidBy(text: Text, terms: readonly NumberedTerm[]): { share: number; precision: number } {
  let said = 0;
  let words = 0;
  for (const term of terms) {
    const share = says(text, term.typed) ? 1 : says(text, term.synonyms) ? SYNONYM_SHARE : 0;
    said += share * term.weight;
    if (share > 0) words += term.words;
  }
  return { share: said / weightOfAll(terms), precision: Math.min(1, words / lengthOf(text)) };
}

/** The share of what was asked for that a title says, by weight: from 0 to 1. */
export const coverageOf = (terms: readonly NumberedTerm[], text: Text): number =>
  saidBy(text, terms).share;

/** How many different words a title has. */
function lengthOf(text: Text): number {
  let length = 0;
  for (let place = 0; place < text.titleLength; place += 1) {
    const word = text.words[place] ?? NOTHING;
    if (word !== NOTHING && placeOf(word, text, place) < 0) length += 1;
  }
  return Math.max(1, length);
}

/** Whether a title names a related role. */
export const isRelated = (roles: readonly NumberedRole[], text: Text): boolean =>
  roles.some(({ query }) => says(text, query));

/** The share of a title that names a related role. */
const relatedShareOf = (roles: readonly NumberedRole[], text: Text) =>
  Math.min(
    1,
    roles.reduce(
      (most, { query, words }) => (says(text, query) ? Math.max(most, words) : most),
      0,
    ) / lengthOf(text),
  );

/**
 * How well each of these jobs, which are `bySlot`, answers: what its title says of the words, before their
 * synonyms and related work, and how little else; then where and how often the job has them. Rounded, so that
 * among nearly equal jobs the newest comes first.
 */
export function ranksOf(
  matches: readonly Match[],
  terms: readonly NumberedTerm[],
  related: readonly NumberedRole[],
): number[] {
  const all = weightOfAll(terms);
  const typed = terms.flatMap((term) => (term.typed ? [{ ...term, query: term.typed }] : []));
  const words = [...new Set(typed.flatMap(({ query }) => wordsIn(query)))].map((word) => ({
    word,
    have: haveWords(matches, { word }),
  }));
  const elsewhere = typed.map(({ query, weight }) => ({
    have:
      ('word' in query ? words.find(({ word }) => word === query.word)?.have : undefined) ??
      haveWords(matches, query),
    share: (ELSEWHERE_SHARE * weight) / all,
  }));
  return matches.map((match, at) => {
    const text = match.segment.textOf(match.slot);
    const { share, precision } = saidBy(text, terms);
    const isRelatedBy = related.length > 0 ? RELATED_SHARE * relatedShareOf(related, text) : 0;
    const places = words.map(({ word, have }) => (have[at] ? placesOf(word, text) : null));
    let said = Math.max(share * precision, isRelatedBy) + REPEATED_SHARE * textRank(places);
    for (const part of elsewhere) if (part.have[at]) said += part.share;
    const rounded = Math.round(said * STEPS + HAIR) / STEPS;
    return rounded + (payOf(match) < 0 ? 0 : UNDISCLOSED_LOSES);
  });
}

function placesOf(word: number, text: Text): NonNullable<Places> {
  const places: { place: number; weight: number }[] = [];
  let place = placeOf(word, text, text.length);
  while (place >= 0) {
    places.push({ place, weight: place < text.titleLength ? TITLE_WEIGHT : KEYWORD_WEIGHT });
    place = placeOf(word, text, text.length, place + 1);
  }
  return places;
}

/** What titles have to say to be found by words of a term. */
export const eitherOf = ({ typed, synonyms }: NumberedTerm): Query<number> | null => {
  const ways = [typed, synonyms].filter((query) => query !== null);
  return ways.length > 0 ? anyQuery(ways) : null;
};
