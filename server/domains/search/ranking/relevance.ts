import type { Db } from '../../../platform/database.ts';
import { UNKNOWN } from '../memory/job-index.ts';
import { haveWords, type Match, payOf, placeOf, titleHas } from '../memory/matches.ts';
import { anyQuery, type Query, wordsIn } from '../memory/query.ts';
import { NOTHING, type Text } from '../memory/segment.ts';
import { weighWords } from '../spelling/word-counts.ts';
import { type Term, synonymQueryOf, typedQueryOf } from '../text-query.ts';
import { RANK_STEP, type Tier, tiers } from './order.ts';
import { type Places, textRank } from './text-rank.ts';

/** A term of a search with what it says about a job: its queries are texts for to_tsquery. */
export interface WeighedTerm {
  /** The words as typed, and their synonyms. */
  typed: string;
  synonyms: string | null;
  /** The same, each as its words. */
  phrases: readonly (readonly string[])[];
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
    phrases: [term.words, ...term.synonyms],
    weight: term.words.reduce((sum, word) => sum + weightOf(word), 0),
  }));
}

/** A term whose words are numbers of the index; null asks for nothing. */
export interface NumberedTerm {
  typed: Query<number> | null;
  synonyms: Query<number> | null;
  words: number;
  /** Its stems are as good as what was typed. */
  isPlain: boolean;
  /** What was typed and each synonym by the numbers of their forms (../memory/forms.ts). */
  forms: readonly (readonly number[])[];
  weight: number;
}
export interface NumberedRole {
  query: Query<number> | null;
  forms: readonly number[];
}

/** A synonym says nearly what was typed; words outside of the title say little. */
const SYNONYM_SHARE = 0.65;
const ELSEWHERE_SHARE = 0.15;
/** "Operations" have the stem of "operator", and may be about something else. */
const STEM_SHARE = 0.3;
/** So much of the words, by weight, a title has to say for the job to be near to what was asked for. */
export const NEAR_SHARE = 0.34;
/** And so much for a job that has them all to be just that. */
const WHOLE_SHARE = 0.5;
/** What a title says of related work counts less than any word that was typed. */
const RELATED_SHARE = 0.4;
/** How much it counts that the job repeats the words. */
const REPEATED_SHARE = 0.25;
/** Jobs that keep their pay to themselves come after equally good ones. */
const UNDISCLOSED_LOSES = 0.01;
/** Words of the title, and of company and skills. */
const TITLE_WEIGHT = 1;
const KEYWORD_WEIGHT = 0.4;
/** As many digits as PostgreSQL gives of a 32-bit float. */
const HAIR = 1e-6;

const weightOf = (terms: readonly NumberedTerm[]) =>
  terms.reduce((sum, { weight }) => sum + weight, 0);

const weightOfAll = (terms: readonly NumberedTerm[]) => weightOf(terms) || 1;

/** Whether a title has the words by their stems. */
export const says = (text: Text, query: Query<number> | null) =>
  query !== null && titleHas(text, query);

/** Whether a title has these words as they are written, or in the other number; no title has what is misspelt. */
export const hasForms = ({ forms, formsLength }: Text, wanted: readonly number[]) =>
  wanted.every((form) => {
    if (form === UNKNOWN) return true;
    for (let at = 0; at < formsLength; at += 1) if (forms[at] === form) return true;
    return false;
  });

/** How much of a term a title says: all of it as it was typed, less by another name, and little by a stem. */
function saidOf(text: Text, { typed, synonyms, forms: [asTyped = [], ...others] }: NumberedTerm) {
  const hasStem = says(text, typed);
  if (hasStem && hasForms(text, asTyped)) return 1;
  const hasSynonym = says(text, synonyms);
  if (hasSynonym && others.some((forms) => hasForms(text, forms))) return SYNONYM_SHARE;
  return hasStem || hasSynonym ? STEM_SHARE : 0;
}

interface Said {
  /** The share of what was asked for that the title says, by weight, and of the title that was asked for: 0 to 1. */
  share: number;
  precision: number;
  /** It has every term as it was typed or by another name. */
  isAll: boolean;
  /** It has a term by nothing but its stem. */
  isByStem: boolean;
}

function saidBy(text: Text, terms: readonly NumberedTerm[]): Said {
  let said = 0;
  let words = 0;
  let isAll = true;
  let isByStem = false;
  for (const term of terms) {
    const share = saidOf(text, term);
    said += share * term.weight;
    if (share > 0) words += term.words;
    if (share <= STEM_SHARE && (term.typed ?? term.synonyms)) isAll = false;
    if (share === STEM_SHARE) isByStem = true;
  }
  const precision = Math.min(1, words / lengthOf(text));
  return { share: said / weightOfAll(terms), precision, isAll, isByStem };
}

/** The share of what was asked for that a title says, by weight: from 0 to 1. */
export const coverageOf = (terms: readonly NumberedTerm[], text: Text): number =>
  saidBy(text, terms).share;

/**
 * The tier of a job that has all the words. Company and skills are known by stems alone, which say enough only where they
 * are the words themselves.
 */
function tierOf(
  text: Text,
  terms: readonly NumberedTerm[],
  { share, isByStem }: Pick<Said, 'share' | 'isByStem'>,
): Tier {
  if (isByStem) return tiers.near;
  if (share >= WHOLE_SHARE) return tiers.whole;
  const whole = { ...text, titleLength: text.length };
  const named = terms.filter(({ typed, synonyms }) => says(whole, typed) || says(whole, synonyms));
  const isWhole = terms.every(
    (term) => saidOf(text, term) > STEM_SHARE || (term.isPlain && says(whole, term.typed)),
  );
  if (isWhole) return tiers.whole;
  return weightOf(named) >= NEAR_SHARE * weightOfAll(terms) ? tiers.near : tiers.described;
}

/** How many different words a title has. */
function lengthOf(text: Text): number {
  let length = 0;
  for (let place = 0; place < text.titleLength; place += 1) {
    const word = text.words[place] ?? NOTHING;
    if (word !== NOTHING && placeOf(word, text, place) < 0) length += 1;
  }
  return Math.max(1, length);
}

const names = (text: Text, { query, forms }: NumberedRole) =>
  says(text, query) && hasForms(text, forms);

/** Whether a title names a related role. */
export const isRelated = (roles: readonly NumberedRole[], text: Text): boolean =>
  roles.some((role) => names(text, role));

/** The share of a title that names a related role. */
const relatedShareOf = (roles: readonly NumberedRole[], text: Text) =>
  Math.min(
    1,
    roles.reduce(
      (most, role) => (names(text, role) ? Math.max(most, role.forms.length) : most),
      0,
    ) / lengthOf(text),
  );

/** What a job says of the words. */
export interface Judgement {
  rank: number;
  /** The title has them all. */
  inTitle: boolean;
  /** How much it is about them, if it has them all: see `tiers`. */
  tier: Tier;
}

/**
 * How well each of these jobs, which are `bySlot`, answers: what its title says of the words, before their
 * synonyms and related work, and how little else; then where and how often the job has them. Rounded, so that
 * among nearly equal jobs the newest comes first.
 */
export function judge(
  matches: readonly Match[],
  terms: readonly NumberedTerm[],
  related: readonly NumberedRole[],
): Judgement[] {
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
    const { share, precision, isAll, isByStem } = saidBy(text, terms);
    const isRelatedBy = related.length > 0 ? RELATED_SHARE * relatedShareOf(related, text) : 0;
    const places = words.map(({ word, have }) => (have[at] ? placesOf(word, text) : null));
    let said = Math.max(share * precision, isRelatedBy);
    // Where a stem means something else, its repetition says nothing.
    if (!isByStem) {
      said += REPEATED_SHARE * textRank(places);
      for (const part of elsewhere) if (part.have[at]) said += part.share;
    }
    const rounded = Math.round(said / RANK_STEP + HAIR) * RANK_STEP;
    return {
      rank: rounded + (payOf(match) < 0 ? 0 : UNDISCLOSED_LOSES),
      inTitle: isAll,
      tier: tierOf(text, terms, { share, isByStem }),
    };
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
