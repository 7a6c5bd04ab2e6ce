import { haveWords, type Match, payOf } from '../memory/matches.ts';
import { type Query, wordsIn } from '../memory/query.ts';
import type { Text } from '../memory/segment.ts';
import { isRank } from '../vocabulary/ranks.ts';
import { RANK_STEP, type Tier, tiers } from './order.ts';
import {
  relatedShareOf,
  type Said,
  saidBy,
  saidOf,
  says,
  saysAll,
  saysAnywhere,
} from './said-in-title.ts';
import { type NumberedName, type NumberedRole, type NumberedTerm, weightOfAll } from './terms.ts';
import { type Places, placesOf, textRank } from './text-rank.ts';

/** Words outside of the title say little. */
const ELSEWHERE_SHARE = 0.15;
/** How much of the words, by weight, a title has to say for the job to be near to them. */
export const NEAR_SHARE = 0.34;
/** How much of them the title of a job with all the words must have to be a full answer. */
export const WHOLE_SHARE = 0.5;
/** How much of them a title has to say to be most of what was asked for. */
const MOST_SHARE = 0.6;
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

const isWrittenOut = ({ isMeant, words }: NumberedName) => isMeant && words.length > 1;

/**
 * The tier of a job that has all the words. Of its company and skills only stems are known. They
 * count if they are the typed words themselves, or the words, one after the other, of a name for
 * which a short form was typed. By themselves they do not say which kind of work it is
 * (`isOneName`).
 */
function tierOf(
  text: Text,
  terms: readonly NumberedTerm[],
  { whole: share, isByStem }: Pick<Said, 'whole' | 'isByStem'>,
  isOneName: boolean,
  besideRank: readonly NumberedTerm[],
): Tier {
  if (isByStem) return tiers.near;
  if (share >= WHOLE_SHARE) return tiers.whole;
  if (!(isOneName && share === 0) && saysEach(text, terms))
    return besideRank.length > 0 && !saysAny(text, besideRank) ? tiers.near : tiers.whole;
  let named = 0;
  for (const { besideTitle, synonyms, weight } of terms) {
    if (saysAnywhere(text, besideTitle) || saysAnywhere(text, synonyms)) named += weight;
  }
  return named >= NEAR_SHARE * weightOfAll(terms) ? tiers.near : tiers.described;
}

function saysEach(text: Text, terms: readonly NumberedTerm[]): boolean {
  for (const term of terms) {
    const isSaidHere =
      saysAll(saidOf(text, term)) ||
      (term.countsAnywhere && saysAnywhere(text, term.besideTitle)) ||
      saysWrittenOut(text, term.names);
    if (!isSaidHere) return false;
  }
  return true;
}

function saysAny(text: Text, terms: readonly NumberedTerm[]): boolean {
  for (const term of terms) if (saysAll(saidOf(text, term))) return true;
  return false;
}

/**
 * The words that say the work, if a rank was typed beside them: an "Executive Chef" with the skill
 * "Purchase" is no "purchase executive".
 */
function termsBesideRank(terms: readonly NumberedTerm[]): NumberedTerm[] {
  const others = terms.filter(({ words }) => !words.every(isRank));
  return others.length < terms.length ? others : [];
}

function saysWrittenOut(text: Text, all: readonly NumberedName[]): boolean {
  for (const name of all) if (isWrittenOut(name) && saysAnywhere(text, name.query)) return true;
  return false;
}

/** What a job says of the words. */
export interface Judgement {
  rank: number;
  /** The title has them all. */
  inTitle: boolean;
  /** How much it is about them, if it has them all: see `tiers`. */
  tier: Tier;
  /** Whether the title says most of them. */
  saysMost: boolean;
}

/** What was asked for, as far as jobs are judged by it. */
interface Asked {
  terms: readonly NumberedTerm[];
  /** Work for which a job is shown, too. */
  related?: readonly NumberedRole[];
  /** The words of the work, which count less if a title has them apart. */
  role?: Query<number> | null;
  /** Whether a job that is near to the words is other work, which counts as if only its description had them. */
  isOther?: ((match: Match) => boolean) | undefined;
}

/**
 * How well each of these `bySlot` jobs answers: by what its title says of the words, and how little
 * else; then by where and how often the job has them. Rounded, so that the newest of nearly equal
 * ones comes first.
 */
export function judge(
  matches: readonly Match[],
  { terms, related = [], role = null, isOther }: Asked,
): Judgement[] {
  const raised = raisedByRepetition(matches, terms);
  const besideRank = termsBesideRank(terms);
  return matches.map((match, at) => {
    const text = match.segment.textOf(match.slot);
    const said = saidBy(text, terms);
    const { share, precision, isAll, isByStem } = said;
    const isRelatedBy = related.length > 0 ? RELATED_SHARE * relatedShareOf(related, text) : 0;
    const much = isAll ? 0 : Math.max(0, share - MUCH_SAID) / (1 - MUCH_SAID);
    const forgiven = LENGTH_FORGIVEN * much;
    const together = role === null || !isAll || says(text, role) ? 1 : APART_SHARE;
    const titled = Math.max(
      share * together * (forgiven + (1 - forgiven) * precision),
      isRelatedBy,
    );
    // If a stem may mean something else, its repetition says nothing.
    const rank = isByStem ? titled : raised(titled, text, at);
    const tier = tierOf(text, terms, said, role !== null, besideRank);
    const rounded = Math.round(rank / RANK_STEP + HAIR) * RANK_STEP;
    return {
      rank: rounded + (payOf(match) < 0 ? 0 : UNDISCLOSED_LOSES),
      inTitle: isAll,
      saysMost: share >= MOST_SHARE,
      tier: tier === tiers.near && isOther?.(match) ? tiers.described : tier,
    };
  });
}

/** Adds to a rank by where and how often the job has the words; `at` is its place among the matches. */
function raisedByRepetition(matches: readonly Match[], terms: readonly NumberedTerm[]) {
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
  return (rank: number, text: Text, at: number): number => {
    for (let nth = 0; nth < words.length; nth += 1) {
      const word = words[nth];
      places[nth] = word?.have[at] ? placesOf(word.word, text, word.found) : null;
    }
    let raised = rank + REPEATED_SHARE * textRank(places);
    for (const part of elsewhere) if (part.have[at]) raised += part.share;
    return raised;
  };
}
