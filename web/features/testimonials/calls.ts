import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

export const TESTIMONIALS = 'testimonials';

export const useTestimonials = (status: 'waiting' | 'decided', page: number) =>
  useQuery({
    queryKey: [TESTIMONIALS, status, page],
    queryFn: ({ signal }) =>
      api('GET /barong/admin/testimonials', { query: { status, page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

interface Approval {
  id: number;
  version: number;
  pinned: boolean;
}

export function useApproval() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, pinned }: Approval) =>
      api(
        'PUT /barong/admin/testimonials/:id',
        { params: { id }, body: { approved: true, pinned } },
        { ifMatch: `"${version}"` },
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: [TESTIMONIALS] }),
  });
}
