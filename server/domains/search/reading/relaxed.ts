import type { JobFilters } from '../../../../contract/jobs.ts';
import { relaxedKindOf } from '../../../../contract/search/relaxed-kind.ts';
import {
  type ReadWish,
  type RelaxedKind,
  relaxedKinds,
} from '../../../../contract/search/search-reading.ts';
import type { ReadFilters } from './readers.ts';

/** Which of the wishes may be left out, the least missed first. Excluded words stay excluded. */
const relaxable = (wishes: readonly ReadWish[]): RelaxedKind[] => {
  const kinds = new Set(wishes.map(relaxedKindOf));
  return relaxedKinds.filter((kind) => kinds.has(kind));
};

/**
 * What to leave out where no job fulfils all wishes: each wish alone, and then one more at a time. The place stays as
 * long as anything else can be left out.
 */
export function waysToRelax(wishes: readonly ReadWish[]): RelaxedKind[][] {
  const kinds = relaxable(wishes);
  const others = kinds.filter((kind) => kind !== 'location');
  const alone = others.map((kind) => [kind]);
  const together = others.slice(1).map((_, at) => others.slice(0, at + 2));
  const withPlace: RelaxedKind[][] = others.length > 0 ? [['location'], kinds] : [['location']];
  return [...alone, ...together, ...(kinds.includes('location') ? withPlace : [])];
}

/** The search without wishes of these kinds; the words that asked for them are not searched for. */
export const relaxed = (
  read: ReadFilters,
  asked: JobFilters,
  kinds: readonly RelaxedKind[],
): ReadFilters => kinds.reduce((rest, kind) => ({ ...rest, ...without(kind, rest, asked) }), read);

function without(kind: RelaxedKind, read: ReadFilters, asked: JobFilters): Partial<ReadFilters> {
  switch (kind) {
    case 'pay':
      return {
        salary_min: asked.salary_min,
        salary_max: asked.salary_max,
        include_undisclosed: asked.include_undisclosed,
        isStatedPayFirst: false,
      };
    case 'phrase':
      // The words themselves are still asked for.
      return { search: [...(read.phrases ?? []), read.search].join(' ').trim(), phrases: [] };
    case 'company':
      return { companyIds: undefined };
    case 'experience_years':
      return {
        experience_years: asked.experience_years,
        // Hardly a posting says that it is for beginners, but many titles say that they are not.
        isForBeginners: read.experience_years === 0,
      };
    default:
      return { [kind]: asked[kind] };
  }
}

/** The search without any of the wishes that may be left out. */
export const withoutWishes = (
  read: ReadFilters,
  asked: JobFilters,
  wishes: readonly ReadWish[],
): ReadFilters => relaxed(read, asked, relaxable(wishes));
