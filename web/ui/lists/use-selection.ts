import { useState } from 'react';

export interface Selection<Row> {
  /** As listed now, or as they were on the page where they were selected. */
  chosen: readonly Row[];
  has: (id: number) => boolean;
  toggle: (row: Row) => void;
  /** Selects these, or deselects them if all are selected. */
  toggleAll: (rows: readonly Row[]) => void;
  clear: () => void;
}

/** The selected rows, on every page of a list; at most `most`. */
export function useSelection<Row extends { id: number }>(
  listed: readonly Row[],
  most: number,
): Selection<Row> {
  const [byId, setById] = useState<ReadonlyMap<number, Row>>(new Map());
  const fresh = new Map(listed.map((row) => [row.id, row]));
  const set = (change: (next: Map<number, Row>) => void) =>
    setById((before) => {
      const next = new Map(before);
      change(next);
      return new Map([...next].slice(0, most));
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
    clear: () => setById(new Map()),
  };
}
