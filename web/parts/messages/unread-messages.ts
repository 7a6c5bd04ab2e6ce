import { useReading } from '../../lib/api/use-reading.ts';
import { useSession } from '../../lib/session/session.ts';

/** The prefix of the query keys of all conversations. */
export const CONVERSATIONS_KEY = 'conversations';
export const UNREAD_KEY = [CONVERSATIONS_KEY, 'unread'];

/** How many messages the signed-in seeker or recruiter has not read; 0 until that is known. */
export function useUnreadMessages(): number {
  const role = useSession()?.user?.role;
  const unread = useReading('GET /barong/resource/conversations/unread_count', {
    key: UNREAD_KEY,
    priority: 'low',
    enabled: role === 'user' || role === 'hr',
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { news: ['messages'], evenHidden: true },
  });
  return unread.data?.unread_count ?? 0;
}
