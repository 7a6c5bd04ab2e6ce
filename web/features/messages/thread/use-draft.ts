import { useRef, useState } from 'react';
import { dropOwnFormDraft, keepFormDraft, readFormDraft } from '../../../lib/forms/form-draft.ts';

/**
 * The text that was typed in a conversation and not sent, kept in this browser until it is. Sending it leaves alone what
 * was typed in another tab since then.
 */
export function useDraft(
  accountId: number,
  conversationId: number,
): [text: string, setText: (text: string) => void] {
  const place = { accountId, form: `message:${conversationId}` };
  const [found] = useState(() => readFormDraft<{ text: string }>(place));
  const [text, setText] = useState(found?.fields.text ?? '');
  const keptAt = useRef(found?.kept_at ?? null);
  function change(next: string) {
    setText(next);
    if (next) keptAt.current = keepFormDraft(place, { text: next });
    else dropOwnFormDraft(place, keptAt.current);
  }
  return [text, change];
}
