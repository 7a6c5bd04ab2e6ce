import { useQuery } from '@tanstack/react-query';
import { type Outcomes, useAct } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';

const KEY = ['exclusions'];

export const useExclusions = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api('GET /barong/resource/exclusions', {}, { signal }),
    staleTime: 0,
  });

/** A change of what is hidden, after which the list is refetched. */
export const useExclusionChange = <T>(
  change: (value: T) => Promise<void>,
  outcomes: Outcomes<T, void>,
) => useAct(change, { ...outcomes, refreshes: [KEY] });
