import { useCallback, useEffect, useState } from 'react';
import { useFailureToast } from '../../../lib/api/error-toast.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useReadBackTo } from '../calls.ts';
import { conversationMessages } from '../messages.ts';
import type { Thread } from './thread-data.ts';

/** Where a message stands on the page. */
export const placeOf = (messageId: number) => `message-${messageId}`;

/** Goes to a message of the conversation, also if it has to be read first, and says which one is looked at. */
export function useJump({ conversation, messages }: Thread): {
  target: number | null;
  jump: (messageId: number) => void;
} {
  const t = useMessages(conversationMessages);
  const tellFailure = useFailureToast();
  /** A new one each time, so that the same message can be gone to again. */
  const [target, setTarget] = useState<{ id: number } | null>(null);
  const { mutate } = useReadBackTo(conversation.id);
  const isOnPage = messages.some(({ id }) => id === target?.id);
  // What has just been read is on the page a moment later.
  useEffect(() => {
    if (target === null || !isOnPage) return;
    const place = document.getElementById(placeOf(target.id));
    place?.scrollIntoView({ block: 'center' });
    place?.focus({ preventScroll: true });
  }, [target, isOnPage]);
  return {
    target: target?.id ?? null,
    // The same one each time: messages are drawn anew only when something about them changes.
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
