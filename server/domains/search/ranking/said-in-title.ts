import { UNKNOWN } from '../memory/job-index.ts';
import { placeOf, titleHas } from '../memory/matches.ts';
import type { Query } from '../memory/query.ts';
import { NOTHING, type Text } from '../memory/segment.ts';
import { type NumberedName, type NumberedRole, type NumberedTerm, weightOfAll } from './terms.ts';

// How much of the terms a title says.

/** A synonym says nearly what was typed. */
const SYNONYM_SHARE = 0.65;
/** "Operations" has the stem of "operator", and may be about something else. */
const STEM_SHARE = 0.3;
/** A half of a name, as in "payment services" for "customer service", is no full answer. */
const PART_TELLS = 0.92;

/** Whether a title has the words by their stems. */
export const says = (text: Text, query: Query<number> | null) =>
  query !== null && titleHas(text, query);

/** Whether title, company or skills have them. */
export const saysAnywhere = (text: Text, query: Query<number> | null) =>
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

/** Returns the same object each time, because a search asks this of thousands of titles. */
function inWay(way: Way, share: number, words: number): SaidOfTerm {
  ofTerm.way = way;
  ofTerm.share = share;
  ofTerm.words = words;
  return ofTerm;
}

/**
 * How much of a term a title says: all if it has the words that were typed or meant, less if it has
 * another name for them, and little if it has a stem. The result is valid until the next call.
 */
export function saidOf(
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
    // Unlike typed words, names are spelt right: no title says one in a form that no title has.
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

export const saysAll = ({ way }: SaidOfTerm) => way === 'typed' || way === 'name';

export interface Said {
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
export function saidBy(text: Text, terms: readonly NumberedTerm[]): Said {
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
    if (!saysAll(one) && (term.typed ?? term.synonyms)) isAll = false;
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
export function relatedShareOf(roles: readonly NumberedRole[], text: Text): number {
  let limit = 1;
  let most = 0;
  for (const role of roles) {
    limit = Math.max(limit, role.share);
    if (names(text, role)) most = Math.max(most, role.share * role.forms.length);
  }
  return Math.min(limit, most / lengthOf(text));
}
