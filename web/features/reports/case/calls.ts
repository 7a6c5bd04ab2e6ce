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

export const profileCaseKey = (id: number) => ['moderation-profile-case', id];

export const useProfileCase = (id: number) =>
  useQuery({
    queryKey: profileCaseKey(id),
    queryFn: ({ signal }) =>
      api('GET /barong/admin/moderation/profiles/:id', { params: { id } }, { signal }),
    staleTime: 0,
  });
