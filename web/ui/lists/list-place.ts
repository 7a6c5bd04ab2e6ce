import type { Place } from '../../lib/lists/list-address.ts';

type Change = Partial<Pick<Place<string>, 'search' | 'page' | 'open'>>;

/** The part of `useListAddress` that the components of a list need. */
export interface ListPlace {
  address: Place<string>;
  isFiltered: boolean;
  clearedPath: string;
  pathOf: (change: Change) => string;
  go: (change: Change, how?: { replace?: boolean }) => void;
  sortBy: (sort: string) => void;
}
