import {
  AllCursor,
  AndCursor,
  type Cursor,
  END,
  OrCursor,
  SlotsCursor,
  WithoutCursor,
} from './cursors.ts';
import type { JobIndex } from './job-index.ts';
import type { Query } from './query.ts';
import type { Segment, Text } from './segment.ts';

/** The conditions of a search, all of which must hold, in the numbers of an index; missing ones do not matter. */
export interface Conditions {
  /** Words anywhere in the job, and in its title. */
  words?: Query<number> | null | undefined;
  inTitle?: Query<number> | null | undefined;
  filter?: Query<number> | null | undefined;
  /** Words that the job must not have anywhere. */
  unwanted?: Query<number> | null | undefined;
  /** In rupees a year. */
  pay?: { least: number; most: number | null; orUndisclosed: boolean } | null | undefined;
  postedSinceUs?: number | null | undefined;
  /** The number of the exact title. */
  title?: number | undefined;
  companyIds?: readonly number[] | null | undefined;
  jobIds?: readonly number[] | null | undefined;
  excludedCompanyIds?: ReadonlySet<number> | undefined;
  after?: Place | undefined;
}

/** Where a page of a list ended. */
export type Place =
  | { order: 'newest'; postedUs: number; jobId: number }
  /** `mostPay` is negative for jobs that do not state pay. */
  | { order: 'salary'; mostPay: number; jobId: number };

/** A job that was found. */
export interface Match {
  segment: Segment;
  slot: number;
}

/** Newest first; of jobs posted together, the one with the higher id. */
export const byDate = (a: Match, b: Match): number =>
  postedOf(b) - postedOf(a) || jobIdOf(b) - jobIdOf(a);

/** Best paid first, and at last those that do not state pay. */
export const byPay = (a: Match, b: Match): number => payOf(b) - payOf(a) || jobIdOf(b) - jobIdOf(a);

export const jobIdOf = ({ segment, slot }: Match): number => segment.jobIds[slot] ?? 0;
export const companyIdOf = ({ segment, slot }: Match): number => segment.companyIds[slot] ?? 0;
/** The number of a job's title: jobs with the same words in their titles share it. */
export const titleOf = ({ segment, slot }: Match): number => segment.titles[slot] ?? 0;
export const postedOf = ({ segment, slot }: Match): number => segment.postedUs[slot] ?? 0;
/** Negative if it is not stated. */
export const payOf = ({ segment, slot }: Match): number => segment.mostPay[slot] ?? 0;

/** The newest matches, up to a limit. */
export function newestMatches(index: JobIndex, conditions: Conditions, limit: number): Match[] {
  const { main, recent } = index;
  // The large part is in this order already.
  const newest: Match[] = [];
  visitMatches(index, main, conditions, (slot) => {
    newest.push({ segment: main, slot });
    return newest.length < limit;
  });
  const others = new Best(limit, byDate);
  visitMatches(index, recent, conditions, (slot) => others.add({ segment: recent, slot }));
  return others.sortedWith(newest);
}

/** The best paid matches, up to a limit. */
export function bestPaidMatches(index: JobIndex, conditions: Conditions, limit: number): Match[] {
  const best = new Best(limit, byPay);
  for (const segment of index.segments) {
    visitMatches(index, segment, conditions, (slot) => best.add({ segment, slot }));
  }
  return best.sorted();
}

/** Keeps the first ones in an order, up to a limit, however many are added. */
class Best {
  readonly #limit: number;
  readonly #order: (a: Match, b: Match) => number;
  #kept: Match[] = [];
  #last: Match | undefined;

  constructor(limit: number, order: (a: Match, b: Match) => number) {
    this.#limit = limit;
    this.#order = order;
  }

  /** Always true, because there may be better ones. */
  add(match: Match): true {
    if (this.#last && this.#order(this.#last, match) < 0) return true;
    this.#kept.push(match);
    // Sorting now and then takes less time than keeping them in order.
    if (this.#kept.length === this.#limit * 4) {
      this.#kept = this.sorted();
      this.#last = this.#kept.at(-1);
    }
    return true;
  }

  sorted(): Match[] {
    return this.#kept.toSorted(this.#order).slice(0, this.#limit);
  }

  /** Together with some that are sorted already, and no more than the limit. */
  sortedWith(sorted: Match[]): Match[] {
    if (this.#kept.length === 0) return sorted;
    return [...sorted, ...this.#kept].toSorted(this.#order).slice(0, this.#limit);
  }
}

/** How many match, at most `limit`. */
export function countMatches(index: JobIndex, conditions: Conditions, limit: number): number {
  let count = 0;
  for (const segment of index.segments) {
    if (count >= limit) break;
    visitMatches(index, segment, conditions, () => (count += 1) < limit);
  }
  return count;
}

/** The matches in the order that `haveWords` needs. */
export const bySlot = (matches: readonly Match[]): readonly Match[] =>
  areBySlot(matches) ? matches : matches.toSorted(inSlots);

const inSlots = (a: Match, b: Match) => a.segment.nth - b.segment.nth || a.slot - b.slot;

/** True for the newest matches, unless some have just been added. */
function areBySlot(matches: readonly Match[]): boolean {
  let last = matches[0];
  for (let at = 1; at < matches.length; at += 1) {
    const match = matches[at];
    if (last && match && inSlots(last, match) > 0) return false;
    last = match;
  }
  return true;
}

/** For each of these matches, which must be `bySlot`, whether it has the words anywhere: 1 or 0. */
export function haveWords(matches: readonly Match[], query: Query<number>): Uint8Array {
  const have = new Uint8Array(matches.length);
  let segment: Segment | undefined;
  let has: ((slot: number) => boolean) | undefined;
  // Until V8 has optimized it, `of` makes an object for each.
  for (let at = 0; at < matches.length; at += 1) {
    const match = matches[at];
    if (match && match.segment !== segment) {
      segment = match.segment;
      has = isCertain(query, segment, 'words');
    }
    if (match && has?.(match.slot)) have[at] = 1;
  }
  return have;
}

/**
 * Whether the first `length` words of a text, by default its title, match a query. Like what
 * follows, it is called for a thousand jobs in a search, so it uses loops instead of closures that
 * would become garbage.
 */
export function titleHas(text: Text, query: Query<number>, length = text.titleLength): boolean {
  if ('word' in query) return placeOf(query.word, text, length) >= 0;
  if ('phrase' in query) return hasPhrase(text, length, query.phrase);
  if ('all' in query) {
    for (const part of query.all) if (!titleHas(text, part, length)) return false;
    return true;
  }
  for (const part of query.any) if (titleHas(text, part, length)) return true;
  return false;
}

/** The first position of a word within a range from `start` on; negative if it is not there. */
export function placeOf(word: number, { words }: Text, length: number, start = 0): number {
  for (let place = start; place < length; place += 1) if (words[place] === word) return place;
  return -1;
}

/** Visits matches in the order of the slots, until a visit returns false. */
function visitMatches(
  { main }: JobIndex,
  segment: Segment,
  conditions: Conditions,
  visit: (slot: number) => boolean,
): void {
  const { start, end } = segment === main ? datesOf(segment, conditions) : EVERY_DATE;
  const { cursor, tests } = matching(segment, conditions);
  const isMatch = (slot: number) => {
    for (const test of tests) if (!test(slot)) return false;
    return true;
  };
  for (let slot = cursor.seek(start); slot < end; slot = cursor.seek(slot + 1)) {
    if (isMatch(slot) && !visit(slot)) return;
  }
}

const EVERY_DATE = { start: 0, end: END };

/** Where the slots of the dates that are asked for begin and end, in a segment sorted by date. */
function datesOf(segment: Segment, { after, postedSinceUs }: Conditions) {
  return {
    start: after?.order === 'newest' ? firstOf(segment, follows(segment, after)) : 0,
    end: postedSinceUs
      ? firstOf(segment, (slot) => (segment.postedUs[slot] ?? 0) <= postedSinceUs)
      : END,
  };
}

/** The first slot of which this is true, as of all after it. */
function firstOf({ size }: Segment, isTrue: (slot: number) => boolean): number {
  let [least, most] = [0, size];
  while (least < most) {
    const middle = (least + most) >>> 1;
    if (isTrue(middle)) most = middle;
    else least = middle + 1;
  }
  return least;
}

function follows({ jobIds, postedUs, mostPay }: Segment, place: Place): (slot: number) => boolean {
  const [values, value] =
    place.order === 'newest' ? [postedUs, place.postedUs] : [mostPay, place.mostPay];
  return (slot) => {
    const own = values[slot] ?? 0;
    return own < value || (own === value && (jobIds[slot] ?? 0) < place.jobId);
  };
}

/** Slots that may match, and what remains to be tested of each. */
function matching(
  segment: Segment,
  conditions: Conditions,
): { cursor: Cursor; tests: ((slot: number) => boolean)[] } {
  const { words, inTitle, filter, unwanted, title, companyIds, jobIds } = conditions;
  const queries = [
    ...(words ? [{ query: words, among: 'words' as const }] : []),
    ...(inTitle ? [{ query: inTitle, among: 'titleWords' as const }] : []),
    ...(filter ? [{ query: filter, among: 'words' as const }] : []),
  ];
  const cursors = [
    ...queries.flatMap(({ query, among }) => everyPossible(query, segment, among)),
    ...(title === undefined ? [] : [new SlotsCursor(segment.slotsTitled(title))]),
    ...(companyIds ? [new SlotsCursor(segment.slotsOfCompanies(companyIds))] : []),
    ...(jobIds ? [new SlotsCursor(segment.slotsOfJobs(jobIds))] : []),
  ];
  const tests = [
    ...passes(segment, conditions),
    ...queries.flatMap(({ query, among }) =>
      hasPhrases(query) ? [isCertain(query, segment, among)] : [],
    ),
    ...(unwanted && hasPhrases(unwanted) ? [hasNot(isCertain(unwanted, segment, 'words'))] : []),
  ];
  const cursor = together(cursors, segment);
  // Blocks of the lists are exact for single words.
  return unwanted && !hasPhrases(unwanted)
    ? { cursor: new WithoutCursor(cursor, possible(unwanted, segment, 'words')), tests }
    : { cursor, tests };
}

function together([first, ...rest]: readonly Cursor[], { size }: Segment): Cursor {
  if (!first) return new AllCursor(size);
  return rest.length > 0 ? new AndCursor(first, ...rest) : first;
}

const hasNot = (test: (slot: number) => boolean) => (slot: number) => !test(slot);

/**
 * The conditions that no list answers. Alerts check the same for new jobs in SQL: `fits`
 * (../facts.ts).
 */
function passes(
  segment: Segment,
  { pay, postedSinceUs, excludedCompanyIds, after }: Conditions,
): ((slot: number) => boolean)[] {
  const now = Date.now();
  const { expiresMs, postedUs, companyIds, leastPay, mostPay } = segment;
  const tests = [(slot: number) => (expiresMs[slot] ?? 0) > now];
  if (postedSinceUs) tests.push((slot) => (postedUs[slot] ?? 0) > postedSinceUs);
  if (pay) {
    tests.push((slot) => {
      const most = mostPay[slot] ?? 0;
      if (most < 0) return pay.orUndisclosed;
      return most >= pay.least && (pay.most === null || (leastPay[slot] ?? 0) <= pay.most);
    });
  }
  if (excludedCompanyIds && excludedCompanyIds.size > 0) {
    tests.push((slot) => !excludedCompanyIds.has(companyIds[slot] ?? 0));
  }
  if (after) tests.push(follows(segment, after));
  return tests;
}

type Among = 'words' | 'titleWords';

/**
 * All slots that a query may match: for a phrase, those that have all its words. Positions are
 * checked last.
 */
function possible(query: Query<number>, segment: Segment, among: Among): Cursor {
  if ('any' in query) {
    return new OrCursor(query.any.map((part) => possible(part, segment, among)));
  }
  return together(everyPossible(query, segment, among), segment);
}

/** `possible` for each part of the query that has to match. */
function everyPossible(query: Query<number>, segment: Segment, among: Among): Cursor[] {
  if ('word' in query) return [segment[among].cursor(query.word)];
  if ('any' in query) return [possible(query, segment, among)];
  const parts = 'all' in query ? query.all : query.phrase.map(({ word }) => ({ word }));
  return parts.flatMap((part) => everyPossible(part, segment, among));
}

const hasPhrases = (query: Query<number>): boolean => {
  if ('word' in query) return false;
  return 'phrase' in query || ('all' in query ? query.all : query.any).some(hasPhrases);
};

/** Whether a slot matches a query; must be called in ascending order of slots. */
function isCertain(
  query: Query<number>,
  segment: Segment,
  among: Among,
): (slot: number) => boolean {
  if ('word' in query) {
    const cursor = segment[among].cursor(query.word);
    return (slot) => cursor.seek(slot) === slot;
  }
  if ('phrase' in query) {
    return (slot) => {
      const text = segment.textOf(slot);
      return hasPhrase(text, among === 'words' ? text.length : text.titleLength, query.phrase);
    };
  }
  if ('all' in query) {
    const parts = query.all.map((part) => isCertain(part, segment, among));
    return (slot) => {
      for (const test of parts) if (!test(slot)) return false;
      return true;
    };
  }
  // Looking a word up is faster than reading a text.
  const parts = query.any
    .filter((part) => mayMatch(part, segment, among))
    .toSorted((a, b) => Number(hasPhrases(a)) - Number(hasPhrases(b)))
    .map((part) => isCertain(part, segment, among));
  return (slot) => {
    for (const test of parts) if (test(slot)) return true;
    return false;
  };
}

/** Whether there are slots of every word that the query needs. */
function mayMatch(query: Query<number>, segment: Segment, among: Among): boolean {
  if ('word' in query) return segment[among].count(query.word) > 0;
  if ('any' in query) return query.any.some((part) => mayMatch(part, segment, among));
  const parts = 'all' in query ? query.all : query.phrase;
  return parts.every((part) => mayMatch(part, segment, among));
}

type Phrase = readonly { word: number; after: number }[];

/** Whether the words follow one another within the range. */
function hasPhrase(text: Text, length: number, phrase: Phrase): boolean {
  const [first] = phrase;
  if (!first) return false;
  let start = placeOf(first.word, text, length);
  while (start >= 0) {
    if (isPhraseAt(start, text, length, phrase)) return true;
    start = placeOf(first.word, text, length, start + 1);
  }
  return false;
}

function isPhraseAt(start: number, { words }: Text, length: number, phrase: Phrase): boolean {
  let place = start;
  for (let nth = 1; nth < phrase.length; nth += 1) {
    const next = phrase[nth];
    place += next?.after ?? 0;
    if (place >= length || words[place] !== next?.word) return false;
  }
  return true;
}
