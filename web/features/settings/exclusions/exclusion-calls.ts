import { type Outcomes, useAct } from '../../../lib/api/use-act.ts';
import { useReading } from '../../../lib/api/use-reading.ts';

const KEY = ['exclusions'];

export const useExclusions = () =>
  useReading('GET /barong/resource/exclusions', { key: KEY, staleTime: 0 });

/** A change of what is hidden, after which the list is refetched. */
export const useExclusionChange = <T>(
  change: (value: T) => Promise<void>,
  outcomes: Outcomes<T, void>,
) => useAct(change, { ...outcomes, refreshes: [KEY] });
