import type { ReadWish, RelaxedKind } from './search-reading.ts';

/**
 * The kind under which a wish is left out; null if it never is. In a file of its own, because pages
 * need no schemas.
 */
export const relaxedKindOf = ({ kind }: Pick<ReadWish, 'kind'>): RelaxedKind | null => {
  if (kind === 'salary_min' || kind === 'salary_max') return 'pay';
  return kind === 'either' || kind === 'exclude' ? null : kind;
};
