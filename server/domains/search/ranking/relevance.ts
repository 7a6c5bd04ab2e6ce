import type { Db } from '../../../platform/database.ts';
import { UNKNOWN } from '../memory/job-index.ts';
import { haveWords, type Match, payOf, placeOf, titleHas } from '../memory/matches.ts';
import { anyQuery, type Query, wordsIn } from '../memory/query.ts';
import { NOTHING, type Text } from '../memory/segment.ts';
import { weighWords } from '../spelling/word-counts.ts';
import { saysLittle } from '../vocabulary/qualifications.ts';
import { isRank } from '../vocabulary/ranks.ts';
import { shareOfPlace } from '../vocabulary/workplaces.ts';
import { isWrittenAs, wordsMeant } from '../synonyms.ts';
import { allOf, anyOf, lexeme } from '../tsquery.ts';
import { inOrder, partsOf, type Term, synonymQueriesOf, typedQueryOf } from '../text-query.ts';
import { RANK_STEP, type Tier, tiers } from './order.ts';
import { type Places, placesOf, textRank } from './text-rank.ts';

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
  typed: Query<number> | null;
  synonyms: Query<number> | null;
  /** Company or skills say it as well as a title: it names no kind of work, and its stems mean the same as the words that were typed. */
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

/** "Executive" says less of the work than another word that is as rare. */
const RANK_SHARE = 0.6;
/** "MBA" and "12" say less still. */
const LITTLE = 0.3;
/** A synonym says nearly what was typed; words outside of the title say little. */
const SYNONYM_SHARE = 0.65;
const ELSEWHERE_SHARE = 0.15;
/** "Operations" has the stem of "operator", and may be about something else. */
const STEM_SHARE = 0.3;
/** How much of the words, by weight, a title has to say for the job to be near to them. */
export const NEAR_SHARE = 0.34;
/** How much of them the title of a job with all the words must have to be a full answer. */
export const WHOLE_SHARE = 0.5;
/** A half of a name, as in "payment services" for "customer service", is no full answer. */
const PART_TELLS = 0.92;
/** What a title says of related work counts less than any word that was typed. */
const RELATED_SHARE = 0.45;
/** How much it counts that the job repeats the words. */
const REPEATED_SHARE = 0.25;
/** Jobs that keep their pay to themselves come after equally good ones. */
const UNDISCLOSED_LOSES = 0.01;
/**
 * Above this share of the words, a title loses less for what else it says, by LENGTH_FORGIVEN at
 * most: "Internship Program on PHP" is nearer to "php developer" than any other developer.
 */
const MUCH_SAID = 0.4;
const LENGTH_FORGIVEN = 0.5;
/** "Site reliability engineer" is other work than "site engineer". */
const APART_SHARE = 0.7;
const HAIR = 1e-6; // The precision of 32-bit floats in PostgreSQL.

export const weightOf = (terms: readonly NumberedTerm[]) =>
  terms.reduce((sum, { weight }) => sum + weight, 0);
const weightOfAll = (terms: readonly NumberedTerm[]) => weightOf(terms) || 1;

/** Whether a title has the words by their stems. */
export const says = (text: Text, query: Query<number> | null) =>
  query !== null && titleHas(text, query);

/** Whether title, company or skills have them. */
const saysAnywhere = (text: Text, query: Query<number> | null) =>
  query !== null && titleHas(text, query, text.length);

/** Whether a title has these words as they are written, or in the other number; no title has what is misspelt. */
export function hasForms(text: Text, wanted: readonly number[]): boolean {
  for (const form of wanted) if (form !== UNKNOWN && !hasForm(text, form)) return false;
  return true;
}

function hasForm({ forms, formsLength }: Text, form: number): boolean {
  for (let at = 0; at < formsLength; at += 1) if (forms[at] === form) return true;
  return false;
}

/** How a title says a term: as it was typed, by another name, by nothing but a stem, or only a part of it. */
type Way = 'typed' | 'name' | 'stem' | 'part' | 'none';

type SaidOfTerm = { way: Way; share: number; words: number };

const ofTerm: SaidOfTerm = { way: 'none', share: 0, words: 0 };

/** In an object that is used again: searches ask it of thousands of titles. */
function inWay(way: Way, share: number, words: number): SaidOfTerm {
  ofTerm.way = way;
  ofTerm.share = share;
  ofTerm.words = words;
  return ofTerm;
}

/**
 * How much of a term a title says: all of it as it was typed or meant, less by another name, and little by a stem. Valid until
 * the next call.
 */
function saidOf(
  text: Text,
  { typed, synonyms, forms, names, weight, parts, otherwise }: NumberedTerm,
): SaidOfTerm {
  const hasStem = says(text, typed);
  if (says(text, otherwise)) {
    return hasStem ? inWay('stem', STEM_SHARE, forms.length) : inWay('none', 0, 0);
  }
  if (hasStem && hasForms(text, forms)) return inWay('typed', 1, forms.length);
  const hasName = says(text, synonyms);
  const name = hasName ? nameIn(text, names) : undefined;
  if (name) return inWay('name', name.isMeant ? 1 : SYNONYM_SHARE, name.forms.length);
  if (hasStem || hasName) return inWay('stem', STEM_SHARE, forms.length);
  let said = 0;
  let words = 0;
  for (const part of parts) {
    if (!says(text, part.typed) || !hasForms(text, part.forms)) continue;
    said += part.weight;
    words += 1;
  }
  return words > 0 ? inWay('part', said / weight, words) : inWay('none', 0, 0);
}

/** Which of these names a title has: one that was meant, if it has one. */
export function nameIn(text: Text, names: readonly NumberedName[]): NumberedName | undefined {
  let said: NumberedName | undefined;
  for (const name of names) {
    const isBetter = name.isMeant || !said;
    // A name is spelt right: in a form that no title has, none says it.
    const isKnown = isBetter && !name.forms.includes(UNKNOWN);
    if (!isKnown || !hasForms(text, name.forms) || !says(text, name.query)) continue;
    if (name.isMeant) return name;
    said = name;
  }
  return said;
}

const NEARLY_HALF = 0.45;

/** Whether a title says a term, or about half of it, in so many words. */
export const isSaid = (text: Text, term: NumberedTerm): boolean => {
  const { way, share } = saidOf(text, term);
  return way !== 'stem' && share >= NEARLY_HALF;
};

const isWholly = ({ way }: SaidOfTerm) => way === 'typed' || way === 'name';

interface Said {
  /** The share of what was asked for that the title says, by weight, and of the title that was asked for: 0 to 1. */
  share: number;
  precision: number;
  /** The same share, where single words of names count less. */
  whole: number;
  /** Whether it has every term, as typed or by another name. */
  isAll: boolean;
  /** Whether it has a term only by its stem. */
  isByStem: boolean;
}

const ofTitle: Said = { share: 0, whole: 0, precision: 0, isAll: false, isByStem: false };

/** Valid until the next call. */
function saidBy(text: Text, terms: readonly NumberedTerm[]): Said {
  let said = 0;
  let whole = 0;
  let words = 0;
  let isAll = true;
  let isByStem = false;
  for (const term of terms) {
    const one = saidOf(text, term);
    said += one.share * term.weight;
    whole += one.share * term.weight * (one.way === 'part' && one.words === 1 ? PART_TELLS : 1);
    words += one.words;
    if (!isWholly(one) && (term.typed ?? term.synonyms)) isAll = false;
    if (one.way === 'stem') isByStem = true;
  }
  const all = weightOfAll(terms);
  ofTitle.share = said / all;
  ofTitle.whole = whole / all;
  ofTitle.precision = Math.min(1, words / lengthOf(text));
  ofTitle.isAll = isAll;
  ofTitle.isByStem = isByStem;
  return ofTitle;
}

/** The share of what was asked for that a title says, by weight: from 0 to 1. */
export const coverageOf = (terms: readonly NumberedTerm[], text: Text): number =>
  saidBy(text, terms).share;

const isWrittenOut = ({ isMeant, words }: NumberedName) => isMeant && words.length > 1;

/**
 * The tier of a job that has all the words. Company and skills are known by stems alone, which say enough only where they
 * are the words themselves, or those of a name for which a short form was typed, one after the other. Alone they do not say a kind of work (`isOneName`).
 */
function tierOf(
  text: Text,
  terms: readonly NumberedTerm[],
  { whole: share, isByStem }: Pick<Said, 'whole' | 'isByStem'>,
  isOneName: boolean,
): Tier {
  if (isByStem) return tiers.near;
  if (share >= WHOLE_SHARE) return tiers.whole;
  if (!(isOneName && share === 0) && saysEach(text, terms)) return tiers.whole;
  let named = 0;
  for (const { typed, synonyms, weight } of terms) {
    if (saysAnywhere(text, typed) || saysAnywhere(text, synonyms)) named += weight;
  }
  return named >= NEAR_SHARE * weightOfAll(terms) ? tiers.near : tiers.described;
}

function saysEach(text: Text, terms: readonly NumberedTerm[]): boolean {
  for (const term of terms) {
    const isSaidHere =
      isWholly(saidOf(text, term)) ||
      (term.countsAnywhere && saysAnywhere(text, term.typed)) ||
      saysWrittenOut(text, term.names);
    if (!isSaidHere) return false;
  }
  return true;
}

function saysWrittenOut(text: Text, all: readonly NumberedName[]): boolean {
  for (const name of all) if (isWrittenOut(name) && saysAnywhere(text, name.query)) return true;
  return false;
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

const names = (text: Text, { query, forms, otherwise }: NumberedRole) =>
  !forms.includes(UNKNOWN) && says(text, query) && hasForms(text, forms) && !says(text, otherwise);

/** Whether a title names a related role. */
export const isRelated = (roles: readonly NumberedRole[], text: Text): boolean =>
  roles.some((role) => names(text, role));

/** The share of a title that names a related role. */
function relatedShareOf(roles: readonly NumberedRole[], text: Text): number {
  let limit = 1;
  let most = 0;
  for (const role of roles) {
    limit = Math.max(limit, role.share);
    if (names(text, role)) most = Math.max(most, role.share * role.forms.length);
  }
  return Math.min(limit, most / lengthOf(text));
}

/** What a job says of the words. */
export interface Judgement {
  rank: number;
  /** The title has them all. */
  inTitle: boolean;
  /** How much it is about them, if it has them all: see `tiers`. */
  tier: Tier;
}

/**
 * How well each of these `bySlot` jobs answers: by what its title says of the words, and how little
 * else; then by where and how often the job has them. Rounded, so that the newest of nearly equal
 * ones comes first. What is near to the words but `isOther` work counts as described alone.
 */
export function judge(
  matches: readonly Match[],
  terms: readonly NumberedTerm[],
  related: readonly NumberedRole[],
  role: Query<number> | null = null,
  isOther: (match: Match) => boolean = () => false,
): Judgement[] {
  const all = weightOfAll(terms);
  const typed = terms.flatMap((term) => (term.typed ? [{ ...term, query: term.typed }] : []));
  const words = [...new Set(typed.flatMap(({ query }) => wordsIn(query)))].map((word) => ({
    word,
    have: haveWords(matches, { word }),
    found: { count: 0, places: [], weights: [] },
  }));
  const places = words.map((): Places | null => null);
  const elsewhere = typed.map(({ query, weight }) => ({
    have:
      ('word' in query ? words.find(({ word }) => word === query.word)?.have : undefined) ??
      haveWords(matches, query),
    share: (ELSEWHERE_SHARE * weight) / all,
  }));
  return matches.map((match, at) => {
    const text = match.segment.textOf(match.slot);
    const said = saidBy(text, terms);
    const { share, precision, isAll, isByStem } = said;
    const isRelatedBy = related.length > 0 ? RELATED_SHARE * relatedShareOf(related, text) : 0;
    const much = isAll ? 0 : Math.max(0, share - MUCH_SAID) / (1 - MUCH_SAID);
    const forgiven = LENGTH_FORGIVEN * much;
    const together = role === null || !isAll || says(text, role) ? 1 : APART_SHARE;
    let rank = Math.max(share * together * (forgiven + (1 - forgiven) * precision), isRelatedBy);
    // If a stem may mean something else, its repetition says nothing.
    if (!isByStem) {
      for (let nth = 0; nth < words.length; nth += 1) {
        const word = words[nth];
        places[nth] = word?.have[at] ? placesOf(word.word, text, word.found) : null;
      }
      rank += REPEATED_SHARE * textRank(places);
      for (const part of elsewhere) if (part.have[at]) rank += part.share;
    }
    const tier = tierOf(text, terms, said, role !== null);
    const rounded = Math.round(rank / RANK_STEP + HAIR) * RANK_STEP;
    return {
      rank: rounded + (payOf(match) < 0 ? 0 : UNDISCLOSED_LOSES),
      inTitle: isAll,
      tier: tier === tiers.near && isOther(match) ? tiers.described : tier,
    };
  });
}

/** What titles have to say to be found by words of a term. */
export function eitherOf({ typed, synonyms }: NumberedTerm): Query<number> | null {
  return typed && synonyms ? anyQuery([typed, synonyms]) : (typed ?? synonyms);
}
