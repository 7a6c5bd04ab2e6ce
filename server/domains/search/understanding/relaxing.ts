import type { JobFilters } from '../../../../contract/jobs.ts';
import type { ReadWish, RelaxedKind } from '../../../../contract/search/search-reading.ts';
import { townsOf } from '../reading/place.ts';
import type { ReadFilters } from '../reading/readers.ts';
import { relaxed, waysToRelax } from '../reading/relaxed.ts';
import { answers, findsAny, type Reading } from '../finding/find-by-words.ts';

/** What a search finds whose words were read as wishes. */
export interface Wished extends Reading {
  read: ReadFilters;
  wishes: readonly ReadWish[];
  /** The wishes that were left out. */
  relaxed: readonly RelaxedKind[];
}

export interface Relaxed extends Wished {
  /** The town that was searched instead of a part of it; null if that was not needed. */
  wider: string | null;
}

/**
 * Whether a search has no answer, and would have none without the filters that were set. With filters, a job with the
 * words in its description alone is answer enough.
 */
export async function findsNothing(
  found: Reading,
  open: ReadFilters | null,
  findBy: (read: ReadFilters) => Promise<Reading>,
): Promise<boolean> {
  if (await answers(found)) return false;
  if (open === null || !(await findsAny(found))) return true;
  return !(await answers(await findBy(open)));
}

interface ToRelax {
  read: ReadFilters;
  /** `read` without the filters that were set; null if none was. */
  open: ReadFilters | null;
  wishes: readonly ReadWish[];
  /** The search before its words were read. */
  asked: JobFilters;
}

/**
 * Leaves out what few postings state, such as years, if that brings many times as many good
 * answers: with it, at most one job has all the words, and not only in its description. Otherwise
 * null.
 */
export async function withoutSeldomStated(
  first: Reading,
  { read, open, wishes, asked }: ToRelax,
  findBy: (read: ReadFilters) => Promise<Reading>,
): Promise<Relaxed | null> {
  const seldom = wishes.filter((wish) => isSeldomStated(wish) || wish.kind === 'shift');
  if (seldom.length === 0 || first.isCompany) return null;
  // Filters do not change what is left out, so that the count next to a filter is what it finds.
  const stated = (open === null ? first : await findBy(open)).exact.first_tier;
  if (stated > STATED_SELDOM_MOST) return null;
  // Somebody who wants night shifts is shown the one job that states them.
  for (const kinds of waysToRelax(stated === 0 ? seldom : seldom.filter(isSeldomStated))) {
    const left = relaxed(read, asked, kinds);
    const found = await findBy(open === null ? left : relaxed(open, asked, kinds));
    if (found.exact.first_tier > TIMES_AS_MANY * stated)
      return { ...(await findBy(left)), read: left, wishes, relaxed: kinds, wider: null };
  }
  return null;
}

/**
 * At most this many jobs that state what was asked for give way to many times as many that do not.
 */
const STATED_SELDOM_MOST = 1;
const TIMES_AS_MANY = 5;

/** Work is by day unless a posting says otherwise. */
const isSeldomStated = ({ kind, value }: ReadWish): boolean =>
  kind === 'experience_years' ||
  kind === 'experience_level' ||
  (kind === 'shift' && value === 'day');

/**
 * Leaves out wishes until a job has the words elsewhere than in its description: first the part of
 * a town, then one wish at a time. Failing that, jobs with the words only in their description are
 * shown. What has to be left out without the filters that were set is also left out with them, if
 * that finds any job.
 */
export async function relax(
  { read, open, wishes, asked }: ToRelax,
  findBy: (read: ReadFilters) => Promise<Reading>,
): Promise<Relaxed> {
  const first = await findBy(read);
  const as = (
    found: Reading,
    by: ReadFilters,
    wider: string | null,
    kinds: RelaxedKind[] = [],
  ) => ({
    ...found,
    read: by,
    wishes,
    relaxed: kinds,
    wider,
  });
  if (wishes.length === 0 || (await answers(first))) return as(first, read, null);
  if (open !== null) {
    const without = await relax({ read: open, open: null, wishes, asked }, findBy);
    const left = relaxed(
      { ...read, location: without.wider ?? read.location },
      asked,
      without.relaxed,
    );
    const found = as(await findBy(left), left, without.wider, [...without.relaxed]);
    if (await findsAny(found)) return found;
  }
  let described = (await findsAny(first)) ? as(first, read, null) : null;
  const wider = townsOf(read.location);
  const around = wider === null ? read : { ...read, location: wider };
  if (wider !== null) {
    const found = as(await findBy(around), around, wider);
    if (await answers(found)) return found;
    if (await findsAny(found)) described ??= found;
  }
  for (const kinds of waysToRelax(wishes)) {
    const left = relaxed(around, asked, kinds);
    const isPlaceLeft = kinds.includes('location');
    const found = as(await findBy(left), left, isPlaceLeft ? null : wider, kinds);
    if (await answers(found)) return found;
    if (await findsAny(found)) described ??= found;
  }
  return described ?? as(first, read, null);
}
