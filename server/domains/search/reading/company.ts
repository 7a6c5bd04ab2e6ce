import type { FirstNamed } from '../finding/named-companies.ts';
import { isRole } from '../ranking/related-roles.ts';
import { isFiller } from '../vocabulary/fillers.ts';
import { wordsOf } from '../words.ts';
import { isPlaceAlone } from './place.ts';
import { foundOf, type ReadFilters, type Reader } from './readers.ts';

/** A name among the words that a company has, too. */
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
  firstNamed: FirstNamed,
  { search, company_id }: ReadFilters,
): Promise<NamedCompany | null> {
  const parts = search.split(/\s+/).filter(Boolean);
  if (company_id !== undefined || parts.length < 2) return null;
  const names = namesIn(parts);
  const found = await firstNamed(names.map(({ name }) => name));
  const named = found && names[found.at];
  return named ? { ids: found.companyIds, ...named } : null;
}

function namesIn(parts: readonly string[]): Omit<NamedCompany, 'ids'>[] {
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

/** Work, places and words such as "job" are not taken for a company that is called so. */
const isNoName = (words: readonly string[]) =>
  words.every((word) => isFiller(word) || before.has(word)) ||
  isRole(words) ||
  isPlaceAlone(words.join(' '));

/** Reads the name as a wish for the company. */
export const ofCompany =
  ({ ids, said }: NamedCompany, name: string): Reader =>
  () =>
    foundOf({ kind: 'company', value: name }, { companyIds: ids }, said);
