import type { Place } from '../../lib/lists/list-address.ts';

type Change = Partial<Pick<Place<string>, 'search' | 'page' | 'open'>>;

/** What the parts of a list know of its address: a part of what `useListAddress` gives. */
export interface ListPlace {
  address: Place<string>;
  isFiltered: boolean;
  clearedPath: string;
  pathOf: (change: Change) => string;
  go: (change: Change, how?: { replace?: boolean }) => void;
  sortBy: (sort: string) => void;
}
