import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { fetchMe } from '../../lib/session/auth-check.ts';

const KEY = 'team';

export const useTeam = () =>
  useQuery({
    queryKey: [KEY, 'members'],
    queryFn: ({ signal }) => api('GET /barong/resource/team', {}, { signal }),
    staleTime: 0,
  });

export const useTeamActivity = (page: number) =>
  useQuery({
    queryKey: [KEY, 'activity', page],
    queryFn: ({ signal }) =>
      api('GET /barong/resource/team/activity', { query: { page, limit: 20 } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Returns a function that reads the team again, and the own role with it. */
export function useFreshTeam() {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [KEY] }),
      fetchMe().catch(() => undefined),
    ]);
  };
}

/** Sends an invitation again, or withdraws it. */
export function useInvitationChange() {
  const refresh = useFreshTeam();
  return useMutation({
    mutationFn: ({ id, change }: { id: number; change: 'mail' | 'withdraw' }): Promise<unknown> =>
      change === 'mail'
        ? api('POST /barong/resource/team/invitations/:id/mail', { params: { id } })
        : api('DELETE /barong/resource/team/invitations/:id', { params: { id } }),
    onSettled: refresh,
  });
}
