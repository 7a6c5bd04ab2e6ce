import { lazy, type ReactNode, Suspense } from 'react';
import type { Advertisement } from '../../../contract/advertisements/advertisements.ts';
import { advertisementAfter } from './placement.ts';

const ShownAdvertisement = lazy(() => import('./shown-advertisement.tsx'));

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
  const row = (
    <Suspense fallback={null}>
      <ShownAdvertisement key={advertisement.id} as="li" advertisement={advertisement} />
    </Suspense>
  );
  return { above, row };
}
