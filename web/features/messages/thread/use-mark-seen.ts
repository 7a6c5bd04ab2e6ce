import { useEffect, useEffectEvent, useState } from 'react';
import type { Message } from '../../../../contract/conversations/message.ts';
import { useMarkRead } from '../calls.ts';
import type { Thread } from './thread-data.ts';

/**
 * Marks as read what is on screen: everything when the conversation is opened, and then what arrives while its end is
 * visible. Returns how many wait below, and which one to announce.
 */
export function useMarkSeen(
  { conversation, messages }: Thread,
  isAtEnd: boolean,
): { newCount: number; spoken: Message | null } {
  const theirs = messages.filter(({ mine }) => !mine);
  const last = theirs.at(-1);
  const lastId = last?.id ?? 0;
  const [openedAt] = useState(lastId);
  const [seenUpTo, setSeenUpTo] = useState(lastId);
  const { mutate: markRead } = useMarkRead(conversation.id);
  if (isAtEnd && seenUpTo !== lastId) setSeenUpTo(lastId);
  const isUnread = conversation.unread_count > 0;

  const look = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    const isSeen = isAtEnd || lastId === openedAt;
    if (isSeen && isUnread && lastId > 0) markRead(lastId);
  });
  useEffect(() => look(), [lastId, isAtEnd, isUnread]);
  useEffect(() => {
    const onReturn = () => look();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);

  return {
    newCount: theirs.filter(({ id }) => id > seenUpTo).length,
    spoken: last && last.id > openedAt ? last : null,
  };
}
