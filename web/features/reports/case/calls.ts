import { useReading } from '../../../lib/api/use-reading.ts';

export const caseKey = (id: number) => ['moderation-case', id];

export const useCase = (id: number) =>
  useReading('GET /barong/admin/moderation/jobs/:id', {
    key: caseKey(id),
    params: { id },
    staleTime: 0,
  });

export const profileCaseKey = (id: number) => ['moderation-profile-case', id];

export const useProfileCase = (id: number) =>
  useReading('GET /barong/admin/moderation/profiles/:id', {
    key: profileCaseKey(id),
    params: { id },
    staleTime: 0,
  });
