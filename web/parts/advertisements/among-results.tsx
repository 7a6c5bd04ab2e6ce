import type { ReactNode } from 'react';
import type { Advertisement } from '../../../contract/advertisements/advertisements.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { advertisementAfter } from './placement.ts';

const ShownAdvertisement = lazyPart(() => import('./shown-advertisement.tsx'));

/**
 * The row of the advertisement among this many results, and its position; undefined if there is none. The code that
 * shows it is loaded only if there is one.
 */
export function advertisementAmong(
  results: number,
  advertisement: Advertisement | null | undefined,
): { above: number; row: ReactNode } | undefined {
  const above = advertisementAfter(results);
  if (!advertisement || above === null) return undefined;
  const row = <ShownAdvertisement key={advertisement.id} as="li" advertisement={advertisement} />;
  return { above, row };
}
