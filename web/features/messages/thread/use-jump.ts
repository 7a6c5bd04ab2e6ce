import { useCallback, useEffect, useState } from 'react';
import { useFailureToast } from '../../../lib/api/error-toast.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useReadBackTo } from '../calls.ts';
import { conversationMessages } from '../messages.ts';
import type { Thread } from './thread-data.ts';

/** Finds a message on the page. */
export const placeOf = (messageId: number) => `message-${messageId}`;

/**
 * Jumps to a message of the conversation, even if it has to be loaded first, and returns which one is highlighted.
 */
export function useJump({ conversation, messages }: Thread): {
  target: number | null;
  jump: (messageId: number) => void;
} {
  const t = useMessages(conversationMessages);
  const tellFailure = useFailureToast();
  /** A new object each time, so that the same message can be jumped to again. */
  const [target, setTarget] = useState<{ id: number } | null>(null);
  const { mutate } = useReadBackTo(conversation.id);
  const isOnPage = messages.some(({ id }) => id === target?.id);
  // A message that was just loaded is rendered a moment later.
  useEffect(() => {
    if (target === null || !isOnPage) return;
    const place = document.getElementById(placeOf(target.id));
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [target, isOnPage]);
  return {
    target: target?.id ?? null,
    // A stable function: messages are rendered again only when something about them changes.
    jump: useCallback(
      (messageId: number) =>
        mutate(messageId, {
          onSuccess: (isThere) => setTarget(isThere ? { id: messageId } : null),
          onError: (error) => tellFailure(t.olderFailed, error),
        }),
      [mutate, tellFailure, t],
    ),
  };
}
