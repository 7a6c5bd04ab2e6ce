import { type CompaniesNamed, firstNamed } from '../finding/named-companies.ts';
import { isRole } from '../ranking/related-roles.ts';
import {
  type LargeEmployer,
  largeEmployerNamed,
  mayNameEmployer,
} from '../vocabulary/employers.ts';
import { saysLittle } from '../vocabulary/qualifications.ts';
import { examinationNames } from '../vocabulary/work-after.ts';
import { wordsOf } from '../words.ts';
import { isPlace, isPlaceAlone } from './place.ts';
import { foundOf, type ReadFilters, type Reader } from './readers.ts';

/** A name among the words that is also that of a company. */
export interface NamedCompany {
  ids: readonly number[];
  /** As it was typed. */
  name: string;
  said: string;
  /** "at infosys" */
  isAnnounced: boolean;
  /** Nothing else was typed. */
  isWhole: boolean;
}

const LONGEST_NAME_WORDS = 4;
const before = new Set(['at', 'in', 'with', '@']);
const after = new Set(['company', 'mein', 'में', 'ki', 'की']);
const joints = new Set(['or', 'ya', 'या', '/']);

/** The company whose name stands at the beginning or the end of the words, or behind "at"; the longest name wins. */
export async function namedCompany(
  companiesNamed: CompaniesNamed,
  { search, company_id }: ReadFilters,
): Promise<NamedCompany | null> {
  const parts = search.split(/\s+/).filter(Boolean);
  if (company_id !== undefined || parts.length < 2) return null;
  const names = namesIn(parts);
  const found = await firstNamed(
    companiesNamed,
    names.map(({ name }) => name),
  );
  const named = found && names[found.at];
  return named ? { ids: found.companyIds, ...named } : null;
}

/** A large employer among the words. */
export type NamedEmployer = Omit<NamedCompany, 'ids'> & { employer: LargeEmployer };

/** The large employer whose name stands where `namedCompany` looks for one, or alone. */
export function namedEmployer({ search, company_id }: ReadFilters): NamedEmployer | null {
  if (company_id !== undefined || !mayNameEmployer(search)) return null;
  for (const one of namesIn(search.split(/\s+/).filter(Boolean), true)) {
    const employer = largeEmployerNamed(one.name);
    if (employer) return { ...one, employer };
  }
  return null;
}

/** Leaves out the name of an employer that has no job here. */
export const leavingEmployer =
  ({ employer, said }: NamedEmployer, withEmployer: ReadFilters): Reader =>
  () =>
    foundOf({ kind: 'company', value: employer.name }, { withEmployer }, said);

const SIGNS = /\s+|(?=[/,])|(?<=[/,])/;
const partsOf = (search: string) => search.split(SIGNS).filter(Boolean);

/** Whether words are joined in a way that `namedCompany` does not read: "tcs or infosys", "tcs/infosys". */
export const hasJoints = (search: string): boolean =>
  partsOf(search).some((part) => part === ',' || joints.has(part.toLowerCase()));

const between = new Set([...joints, '', 'and', 'aur', 'और']);

/**
 * Several companies beside one another, at the beginning or the end of the words: "tcs infosys", "java tcs, infosys or
 * wipro". Fewer than two are none.
 */
export async function companiesBeside(
  companiesNamed: CompaniesNamed,
  { search, company_id }: ReadFilters,
): Promise<NamedCompany[]> {
  const parts = partsOf(search);
  if (company_id !== undefined || parts.length < 2) return [];
  const plain = parts.map((part) => wordsOf(part).join(' '));
  const spans = spansOf(plain).filter(({ words }) => !isNoName(words));
  const found = await companiesNamed(spans.map(({ words }) => words.join(' ')));
  const named = spans.flatMap((span, at) => {
    const ids = found[at] ?? [];
    return ids.length > 0 ? [{ ...span, ids }] : [];
  });
  const isBetween = (from: number, to: number) =>
    plain.slice(from, to).every((part) => between.has(part));
  const chainFrom = (from: number): (typeof named)[number][] => {
    const next = named
      .filter((span) => span.from >= from && isBetween(from, span.from))
      .toSorted((a, b) => a.from - b.from || b.to - a.to)[0];
    return next ? [next, ...chainFrom(next.to)] : [];
  };
  const chains = named
    .map(({ from }) => chainFrom(from))
    .filter((chain) => chain[0]?.from === 0 || chain.at(-1)?.to === parts.length);
  const [longest = []] = chains.toSorted((a, b) => b.length - a.length);
  if (longest.length < 2) return [];
  return longest.map(({ ids, words, from, to }, at) => {
    // The first goes with what joins the next to it, and each other one with what joins it.
    const start = at === 0 ? from : (longest[at - 1]?.to ?? from);
    const end = at === 0 ? (longest[1]?.from ?? to) : to;
    const name = words.join(' ');
    const said = parts.slice(start, end).join(' ');
    return { ids, said, name, isAnnounced: false, isWhole: false };
  });
}

/** Every run of words that may be a name. */
const spansOf = (plain: readonly string[]) =>
  plain.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_NAME_WORDS, plain.length - from) }, (__, more) => {
      const to = from + more + 1;
      return { from, to, words: plain.slice(from, to) };
    }).filter(({ words }) => words.every((word) => !between.has(word))),
  );

/** Every part that may be a name; with `takesAny` also those that take a word away from the work beside them. */
function namesIn(parts: readonly string[], takesAny = false): Omit<NamedCompany, 'ids'>[] {
  const plain = parts.map((part) => wordsOf(part).join(' ') || part);
  const whole = nameOf(parts.slice(0), plain, true, false);
  const names: Omit<NamedCompany, 'ids'>[] = [whole];
  for (let length = Math.min(LONGEST_NAME_WORDS, parts.length - 1); length > 0; length -= 1) {
    for (let from = parts.length - length; from >= 0; from -= 1) {
      const to = from + length;
      const words = plain.slice(from, to);
      const isBefore = before.has(plain[from - 1] ?? '');
      const isAnnounced = isBefore || after.has(plain[to] ?? '');
      const isAtEdge = from === 0 || to === parts.length;
      const isJoined = joints.has(plain[from - 1] ?? '') || joints.has(plain[to] ?? '');
      if (isJoined || !(isAnnounced || isAtEdge) || isNoName(words)) continue;
      if (endsExamination(plain, to)) continue;
      if (!takesAny && takesFromWork(plain, from, to)) continue;
      if (takesFromPlace(plain, from, to)) continue;
      const said = parts.slice(isBefore ? from - 1 : from, isAnnounced && !isBefore ? to + 1 : to);
      names.push(nameOf(said, words, false, isAnnounced));
    }
  }
  return names;
}

const nameOf = (
  said: readonly string[],
  words: readonly string[],
  isWhole: boolean,
  isAnnounced: boolean,
) => ({ said: said.join(' '), name: words.join(' '), isWhole, isAnnounced });

/**
 * Whether the name would take away a word of the work beside it, as "microsoft software" would in
 * "microsoft software engineer".
 */
const takesFromWork = (plain: readonly string[], from: number, to: number): boolean =>
  to - from > 1 &&
  ((to < plain.length && isRole(plain.slice(to - 1, to + 1))) ||
    (from > 0 && isRole(plain.slice(from - 1, from + 1))));

/** Whether the name would take away a word of a place, as "salt" would in "salt lake". */
const takesFromPlace = (plain: readonly string[], from: number, to: number): boolean =>
  isPlaceDivided(plain, to) || isPlaceDivided(plain, from);

/** Whether the words on both sides of a gap are the name of a place together, and neither is one alone. */
const isPlaceDivided = (plain: readonly string[], gap: number): boolean => {
  const sides = plain.slice(Math.max(0, gap - 1), gap + 1);
  return sides.length === 2 && isPlace(sides.join(' ')) && !sides.some(isPlaceAlone);
};

const longExaminations = examinationNames.filter((name) => name.includes(' '));

/** "NTPC" in "RRB NTPC" is no employer. */
const endsExamination = (plain: readonly string[], to: number): boolean => {
  const text = ` ${plain.slice(0, to).join(' ')}`;
  return longExaminations.some((name) => text.endsWith(` ${name}`));
};

/**
 * Whether these words never mean a company, even if one is called so: work, places, examinations,
 * words such as "job", and "in" before one word ("in ICU" is not the company iNICU).
 */
const isNoName = (words: readonly string[]) =>
  words.every((word) => before.has(word) || saysLittle(word)) ||
  (words[0] === 'in' && words.length === 2) ||
  isRole(words) ||
  isPlaceAlone(words.join(' '));

/** Reads the names as wishes for their companies, one of which is enough; each is shown by its own spelling. */
export const ofCompanies =
  (companies: readonly (NamedCompany & { shown: string })[]): Reader =>
  () => ({
    wishes: companies.map(({ shown, said }) => ({ kind: 'company', value: shown, said })),
    change: { companyIds: companies.flatMap(({ ids }) => ids) },
    said: companies.map(({ said }) => said),
  });
