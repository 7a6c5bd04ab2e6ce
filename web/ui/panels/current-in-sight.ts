import { useEffect, useRef } from 'react';

/** How much of the entry before it stays visible, to show that the row scrolls. */
const NEIGHBOUR_PX = 40;

/**
 * Scrolls a row that is wider than a phone to its current entry, when another one becomes it. `current` names it, and
 * changes as well with what moves the entries.
 */
export function useCurrentInSight<Row extends HTMLElement>(current: string | undefined) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const entry = row.current?.querySelector('[aria-current], [aria-selected=true]');
    if (!row.current || !entry) return;
    const seen = row.current.getBoundingClientRect();
    const { left, right } = entry.getBoundingClientRect();
    if (left >= seen.left && right <= seen.right) return;
    row.current.scrollBy({ left: left - seen.left - NEIGHBOUR_PX });
  }, [current]);
  return row;
}
