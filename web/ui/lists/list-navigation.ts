import type { ListPosition } from '../../lib/lists/list-address.ts';

type Change = Partial<Pick<ListPosition<string>, 'search' | 'page' | 'open'>>;

/** The part of `useListAddress` that the components of a list need. */
export interface ListNavigation {
  address: ListPosition<string>;
  isFiltered: boolean;
  clearedPath: string;
  pathOf: (change: Change) => string;
  go: (change: Change, how?: { replace?: boolean }) => void;
  sortBy: (sort: string) => void;
}
