import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdvertisementList } from '../../../contract/advertisements/advertisements.ts';
import { api } from '../../lib/api/api.ts';

const KEY = 'booked-advertisements';

export const useBookedAdvertisements = (status: AdvertisementList, page: number) =>
  useQuery({
    queryKey: [KEY, status, page],
    queryFn: ({ signal }) =>
      api('GET /barong/admin/advertisements', { query: { status, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export function useFreshAdvertisements() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [KEY] });
}
