import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { Topic } from '../../../contract/live.ts';
import { refreshAfterNews, refreshCountsAfterNews } from '../api/query.ts';
import { fetchMe } from '../session/auth-check.ts';
import { isLeaving } from '../session/session-end.ts';
import { useSession } from '../session/session.ts';
import { useLive } from './live.ts';

/** Asks who is signed in now; without an answer, the next check of the session asks again. */
const askAgain = () => fetchMe().catch(() => undefined);

/**
 * What a page does about news. Where an account is deleted or logs out, the page hears that its session has ended before
 * the call that ended it is answered; to read anything then would only be refused.
 */
export function hearNews(topic: Topic, refresh: (topic: Topic) => unknown): unknown {
  if (isLeaving()) return undefined;
  return topic === 'membership' ? askAgain() : refresh(topic);
}

/**
 * Keeps a signed-in page up to date by live news. When its reader has left a team or has another
 * role in it, all cached data is dropped, because they may no longer read it.
 */
export function useNews(client: QueryClient): void {
  useLive(
    useCallback(
      async (topic: Topic) => hearNews(topic, (about) => refreshAfterNews(client, about)),
      [client],
    ),
    useCallback(
      async (topic: Topic) => hearNews(topic, (about) => refreshCountsAfterNews(client, about)),
      [client],
    ),
  );
  const { id, team_role = null } = useSession()?.user ?? {};
  const before = useRef({ id, team_role });
  useEffect(() => {
    const { current: was } = before;
    if (id === undefined) return;
    before.current = { id, team_role };
    if (was.id !== id || was.team_role === team_role) return;
    // Somebody who was in no team before has nothing to lose, and may just be filling in a form.
    void (was.team_role ? client.resetQueries() : client.invalidateQueries());
  }, [client, id, team_role]);
}
