import { useState } from 'react';
import type { ListNavigation } from '../list-navigation.ts';

export interface Selection<Row> {
  /** As listed now, or as they were on the page where they were selected. */
  chosen: readonly Row[];
  has: (id: number) => boolean;
  toggle: (row: Row) => void;
  /** Selects these, or deselects them if all are selected. */
  toggleAll: (rows: readonly Row[]) => void;
  /** Selects these and no others. */
  replace: (rows: readonly Row[]) => void;
  clear: () => void;
}

/**
 * The selected rows, on every page of a list; at most `most`. Another search, filter or order drops them: nobody acts on
 * rows that the list does not have any more.
 */
export function useSelection<Row extends { id: number }>(
  list: Pick<ListNavigation, 'pathOf'>,
  listed: readonly Row[],
  most: number,
): Selection<Row> {
  const of = list.pathOf({ page: 1, open: null });
  const [selected, setSelected] = useState({ of, byId: new Map<number, Row>() });
  if (selected.of !== of) setSelected({ of, byId: new Map() });
  const { byId } = selected;
  const fresh = new Map(listed.map((row) => [row.id, row]));
  const set = (change: (next: Map<number, Row>) => void) =>
    setSelected((before) => {
      // Rows that were read for a list that has been left meanwhile come too late.
      if (before.of !== of) return before;
      const next = new Map(before.byId);
      change(next);
      return { of, byId: new Map([...next].slice(0, most)) };
    });
  return {
    chosen: [...byId].map(([id, row]) => fresh.get(id) ?? row),
    has: (id) => byId.has(id),
    toggle: (row) =>
      set((next) => {
        if (!next.delete(row.id)) next.set(row.id, row);
      }),
    toggleAll: (rows) =>
      set((next) => {
        const isFull = rows.every(({ id }) => next.has(id));
        for (const row of rows) {
          if (isFull) next.delete(row.id);
          else next.set(row.id, row);
        }
      }),
    replace: (rows) =>
      set((next) => {
        next.clear();
        for (const row of rows) next.set(row.id, row);
      }),
    clear: () => set((next) => next.clear()),
  };
}
