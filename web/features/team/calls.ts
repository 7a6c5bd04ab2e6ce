import { useListOf } from '../../lib/lists/use-list-of.ts';
import { actOf } from '../../lib/api/use-act.ts';
import { api } from '../../lib/api/api.ts';
import { useReading } from '../../lib/api/use-reading.ts';
import { useRefetch } from '../../lib/api/use-refetch.ts';
import { fetchMe } from '../../lib/session/auth-check.ts';

const KEY = 'team';

export const useTeam = () =>
  useReading('GET /barong/resource/team', { key: [KEY, 'members'], staleTime: 0 });

export const useTeamActivity = (page: number) =>
  useListOf('GET /barong/resource/team/activity', {
    key: [KEY, 'activity'],
    query: { page, limit: 20 },
  });

/** Returns a function that refetches the team, and with it one's own role. */
export function useFreshTeam() {
  const refetch = useRefetch([KEY]);
  return async () => {
    await Promise.all([refetch(), fetchMe().catch(() => undefined)]);
  };
}

/** Sends an invitation again, or withdraws it. */
export const useInvitationChange = actOf(
  ({ id, change }: { id: number; change: 'mail' | 'withdraw' }): Promise<unknown> =>
    change === 'mail'
      ? api('POST /barong/resource/team/invitations/:id/mail', { params: { id } })
      : api('DELETE /barong/resource/team/invitations/:id', { params: { id } }),
  { refreshes: [[KEY]] },
);
