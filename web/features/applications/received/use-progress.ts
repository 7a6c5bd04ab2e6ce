import { useState } from 'react';

export interface Progress {
  /** Counted from 1. */
  place: number;
  total: number;
  /** Whether only answers due soon are counted; the list begins with these. */
  isDue: boolean;
}

interface Counted {
  isOpen: boolean;
  /** The open one's position in the present list, counted from 1; 0 if it is not on this page. */
  place: number;
  total: number;
  /** How many at the beginning of the list are due soon; 0 in other orders. */
  due: number;
}

/**
 * How far a reviewer has come in a list. Decided applications leave it, so the next one moves into
 * the place of the last. What counts as done is therefore by how much the list has shrunk since the
 * review began.
 */
export function useProgress({ isOpen, place, total, due }: Counted): Progress | null {
  const isDue = place <= due;
  const left = isDue ? due : total;
  const [begun, setBegun] = useState({ isDue, most: 0 });
  if (isOpen && place === 0) return null;
  const most = isOpen ? Math.max(left, begun.isDue === isDue ? begun.most : 0) : 0;
  if (most !== begun.most || isDue !== begun.isDue) setBegun({ isDue, most });
  return isOpen ? { place: most - left + place, total: most, isDue } : null;
}
