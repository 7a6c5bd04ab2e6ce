import { useState } from 'react';

export interface Progress {
  /** Counted from 1. */
  place: number;
  total: number;
  /** Whether those are counted whose answer is due soon, of whom the list has all first. */
  isDue: boolean;
}

interface Counted {
  isOpen: boolean;
  /** Where the open one stands in the list as it is now, counted from 1; 0 when it is not on this page. */
  place: number;
  total: number;
  /** How many of the first are due soon; 0 where the list has another order. */
  due: number;
}

/**
 * How far whoever reviews a list has come. Who is decided leaves it, so that the next one stands where the last one
 * stood: what the list has lost since the first was opened is counted as done.
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
