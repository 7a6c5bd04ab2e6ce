import { JobFilters } from '../../../../contract/jobs.ts';
import type { Db } from '../../../platform/database.ts';
import type { Criteria } from '../criteria.ts';
import { knownNames, knownWords } from '../synonyms/dictionary.ts';
import type { ReadFilters } from '../reading/readers.ts';
import { isRole, relatedTo } from '../ranking/related-roles.ts';
import { LONGEST_PHRASE_WORDS, type Synonyms } from '../synonyms/synonyms.ts';
import { otherPlaces } from './other-place.ts';
import { isFiller } from '../vocabulary/fillers.ts';
import { namesBegun } from '../vocabulary/known-names.ts';
import { runsOf, wordsOf } from '../words.ts';
import { COST_OF_A_SLIP, otherSpellings, type Spelling } from './spelling.ts';
import { countWords } from './word-counts.ts';
import { COMMON_WORD_JOBS, type WrittenWords, writtenIn } from './written.ts';

/** If there are this many results, no other spelling is looked for. */
export const ENOUGH_RESULTS = 20;
/** Another spelling is searched at once if it finds this many times as much; otherwise it is offered. */
const TIMES_BETTER = 10;
const LETTERS_OF_SHORT_NAMES = 3;
/** About one slip. Beyond it, a single word that few jobs have is only offered, and several that no job has are not. */
const COST_ALONE_MOST = 1.3 * COST_OF_A_SLIP;
const SPELLINGS_TRIED_MAX = 4;
const MATCHES_COMPARED_MAX = 500;

interface Attempt {
  filters: ReadFilters;
  /** How many jobs have all the words as typed. */
  found: number;
  synonymsOf: Synonyms;
  searched: (filters: ReadFilters) => Criteria;
  /** Whether the title of a job has all the words. */
  isTitled: (filters: ReadFilters) => Promise<boolean>;
  /** How many jobs have all the words, at most so many. */
  count: (criteria: Criteria, most: number) => Promise<number>;
}

/** If there are this many jobs at a place, no other place is looked for. */
const ENOUGH_AT_PLACE = 5;

/**
 * The place that was probably meant, if there is next to no job at the typed one; null otherwise.
 */
export async function correctPlace({
  filters,
  searched,
  count,
}: Pick<Attempt, 'filters' | 'searched' | 'count'>): Promise<string | null> {
  if (filters.location === '') return null;
  const jobsAt = (location: string, most: number) =>
    count(searched({ ...JobFilters.parse({}), location }), most);
  const typed = await jobsAt(filters.location, ENOUGH_AT_PLACE);
  if (typed === ENOUGH_AT_PLACE) return null;
  let best: { place: string | null; likelihood: number } = { place: null, likelihood: -Infinity };
  for (const { name, distance } of otherPlaces(filters.location)) {
    const matches = await jobsAt(name, MATCHES_COMPARED_MAX);
    const likelihood = Math.log(1 + matches) - COST_OF_A_SLIP * distance;
    if (matches > typed && likelihood > best.likelihood) best = { place: name, likelihood };
  }
  return best.place;
}

export interface Corrected {
  words: string;
  isApplied: boolean;
}

/**
 * Another spelling of a search that finds little, or only seems to find much; `isApplied` if it is
 * all but certain: jobs have all its words, or it differs by a slight slip. Otherwise it is only
 * offered.
 */
export async function correctSpelling(db: Db, attempt: Attempt): Promise<Corrected | null> {
  const corrected = await correctWords(db, attempt);
  if (!corrected?.isApplied) return corrected;
  // The results for the first correction may hide that another word is misspelt, too: "elecrical
  // enginer".
  const filters = { ...attempt.filters, search: corrected.words };
  const more = await correctWords(db, { ...attempt, filters, found: ENOUGH_RESULTS });
  return more ?? corrected;
}

async function correctWords(
  db: Db,
  { filters, found, synonymsOf, searched, isTitled, count }: Attempt,
): Promise<Corrected | null> {
  const typed = wordsOf(filters.search).filter((word) => !isFiller(word));
  if (typed.length === 0) return null;
  const written = writtenIn(db, { searched, count });
  const begun = found < ENOUGH_RESULTS ? await begunWork(db, typed, { found, written }) : null;
  if (begun !== null && begun !== typed.join(' ')) {
    const least = Math.max(1, TIMES_BETTER * found);
    if ((await count(searched({ ...filters, search: begun }), least)) >= least)
      return { words: begun, isApplied: true };
  }
  const onlyMisread = found >= ENOUGH_RESULTS;
  if (onlyMisread && !(await isAny(typed, written.isMisread))) return null;
  const spellings = await otherSpellings(db, filters.search, { synonymsOf, written, onlyMisread });
  const [likeliest] = spellings;
  if (likeliest === undefined) return null;
  if (onlyMisread) {
    const meant = await likeliestBeside(typed, spellings, { synonymsOf, inARow: written.inARow });
    return meant?.isSlight ? { words: meant.words, isApplied: true } : null;
  }
  let best = { ...likeliest, matches: 0, likelihood: -Infinity };
  const isAlone = typed.length === 1;
  for (const [rank, spelling] of spellings.slice(0, SPELLINGS_TRIED_MAX).entries()) {
    const criteria = searched({ ...filters, search: spelling.words });
    const matches = await count(criteria, MATCHES_COMPARED_MAX);
    // The word is certain, but there may be only related work.
    if (isAlone && matches === 0 && spelling.isSlight) break;
    if (isAlone && matches === 0) continue;
    // What the whole search finds, and what stands beside the others in jobs, shows which word was meant among them:
    // "manager sales", not "manager SaaS". For a single word, it says less than how many titles, companies and skills
    // have it, which the order already reflects.
    const likelihood = isAlone
      ? -rank
      : Math.log(1 + matches) +
        Math.log(1 + (await besideOthers(typed, wordsOf(spelling.words), written))) -
        spelling.cost;
    if (likelihood > best.likelihood) best = { ...spelling, matches, likelihood };
  }
  const { words, matches, cost, isSlight, isEasySlip } = best;
  if (matches > found) {
    // So few letters are more often a name that no posting has than a slip.
    const isShortName = isAlone && filters.search.length <= LETTERS_OF_SHORT_NAMES;
    const isLikely = !isAlone || matches >= ENOUGH_RESULTS || cost <= COST_ALONE_MOST || isSlight;
    const isFarMore = !isShortName && isLikely && matches >= TIMES_BETTER * found;
    // Where a title says exactly what was typed, such as the name of a brand, it is no typing error.
    const isMeantSo = isFarMore && found > 0 && !isEasySlip && (await isTitled(filters));
    return { words, isApplied: isFarMore && !isMeantSo };
  }
  if (found > 0) return null;
  // There may be jobs with most of the words or for related work, or none at the place.
  const criteria = searched({ ...filters, search: words });
  if (criteria.terms.length > 1)
    return isSlight || isNear(typed, best) ? { words, isApplied: isSlight } : null;
  const anywhere = { ...criteria, chosen: {}, salary: null, postedWithinDays: null };
  if ((await count(anywhere, 1)) > 0) return { words, isApplied: false };
  return relatedTo(criteria.terms).length > 0 ? { words, isApplied: true } : null;
}

/** How many times as likely a known name of several words is meant, as a power of e. */
const NAME_IS_LIKELIER = 3;

/**
 * Of several words, a known name that they make shows which was meant, or else what stands beside the others in jobs:
 * "customer service", not "custom service".
 */
async function likeliestBeside(
  typed: readonly string[],
  spellings: readonly Spelling[],
  { synonymsOf, inARow }: { synonymsOf: Synonyms; inARow: WrittenWords['inARow'] },
): Promise<Spelling | undefined> {
  const [likeliest] = spellings;
  if (typed.length === 1 || spellings.length === 1) return likeliest;
  let best = { spelling: likeliest, likelihood: -Infinity };
  for (const spelling of spellings.slice(0, SPELLINGS_TRIED_MAX)) {
    const words = wordsOf(spelling.words);
    const beside = await besideOthers(typed, words, { inARow });
    const isName = runsOf(words, LONGEST_PHRASE_WORDS).some(
      (run) => run.length > 1 && (isRole(run) || synonymsOf(run).length > 0),
    );
    const likelihood = Math.log(1 + beside) + (isName ? NAME_IS_LIKELIER : 0) - spelling.cost;
    if (likelihood > best.likelihood) best = { spelling, likelihood };
  }
  return best.spelling;
}

/** How many jobs have a corrected word beside one of those that stand next to it. */
async function besideOthers(
  typed: readonly string[],
  spelt: readonly string[],
  { inARow }: Pick<WrittenWords, 'inARow'>,
): Promise<number> {
  const known = new Set(typed);
  const isCorrected = (word: string) => !known.has(word);
  const pairs = spelt.slice(1).map((word, at) => [spelt[at] ?? '', word]);
  const jobs = pairs.filter((pair) => pair.some(isCorrected)).map((pair) => inARow(pair));
  return Math.max(0, ...(await Promise.all(jobs)));
}

/**
 * Whether a spelling, with which no job has all the words, corrects only one mistake, in a word
 * long enough to recognise.
 */
function isNear(typed: readonly string[], { words, cost }: Pick<Spelling, 'words' | 'cost'>) {
  const spelt = new Set(wordsOf(words));
  const changed = typed.filter((word) => !spelt.has(word));
  return cost <= COST_ALONE_MOST && changed.every(({ length }) => length > LETTERS_OF_SHORT_NAMES);
}

/**
 * A known kind of work of which only the beginnings of the words were typed, such as "del boy":
 * people press Enter before they see the suggestions. Where jobs have all the words, one of them must be no word of
 * work ("sys admin"), or no job has them beside each other: "relationship man".
 */
async function begunWork(
  db: Db,
  typed: readonly string[],
  { found, written }: { found: number; written: WrittenWords },
): Promise<string | null> {
  if (typed.length === 1) return null;
  const begun = namesBegun(await knownNames(db), typed).find(
    ({ words }) => words.length === typed.length,
  );
  if (!begun) return null;
  const [jobsOf, known] = await Promise.all([countWords(db, typed), knownWords(db)]);
  const isNoWord = (word: string) => jobsOf(word) < COMMON_WORD_JOBS && !known.has(word);
  const isBegun = found === 0 || typed.some(isNoWord) || (await written.inARow(typed)) === 0;
  return isBegun ? begun.words.join(' ') : null;
}

async function isAny(
  words: readonly string[],
  test: (word: string) => Promise<boolean>,
): Promise<boolean> {
  for (const word of words) if (await test(word)) return true;
  return false;
}
