import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';

const KEY = ['exclusions'];

export const useExclusions = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api('GET /barong/resource/exclusions', {}, { signal }),
    staleTime: 0,
  });

/** A change of what is hidden; the list is read again after it. */
export function useExclusionChange<T>(change: (value: T) => Promise<void>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
