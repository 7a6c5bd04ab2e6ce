import { lazy, Suspense } from 'react';
import type { Advertisement } from '../../../contract/advertisements/advertisements.ts';
import { advertisementAfter } from './placement.ts';

const ShownAdvertisement = lazy(() => import('./shown-advertisement.tsx'));

interface AmongResultsProps {
  advertisement: Advertisement | null | undefined;
  /** How many results the page has, and how many of them stand above this place. */
  results: number;
  above: number;
}

/** The advertisement, if this is its place among the results; fetched only where there is one. */
export const AmongResults = ({ advertisement, results, above }: AmongResultsProps) =>
  advertisement && advertisementAfter(results) === above ? (
    <Suspense fallback={null}>
      <ShownAdvertisement key={advertisement.id} as="li" advertisement={advertisement} />
    </Suspense>
  ) : null;
