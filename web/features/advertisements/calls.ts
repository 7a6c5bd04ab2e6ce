import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** Sends a picture, or takes the one away when there is no file. */
export function usePicture(id: number) {
  const fresh = useFreshAdvertisements();
  return useMutation({
    mutationFn: (file: File | null) => {
      const params = { id };
      if (!file) return api('DELETE /barong/admin/advertisements/:id/picture', { params });
      const form = new FormData();
      form.append('upload[]', file, file.name);
      return api('POST /barong/admin/advertisements/:id/picture', { params }, { form });
    },
    onSettled: fresh,
  });
}
