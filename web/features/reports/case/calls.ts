import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';

export const caseKey = (id: number) => ['moderation-case', id];

export const useCase = (id: number) =>
  useQuery({
    queryKey: caseKey(id),
    queryFn: ({ signal }) =>
      api('GET /barong/admin/moderation/jobs/:id', { params: { id } }, { signal }),
    staleTime: 0,
  });
