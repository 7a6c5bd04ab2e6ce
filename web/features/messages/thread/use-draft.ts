import { useState } from 'react';
import { dropFormDraft, keepFormDraft, readFormDraft } from '../../../lib/forms/form-draft.ts';

/** The text that was typed in a conversation and not sent, kept in this browser until it is. */
export function useDraft(
  accountId: number,
  conversationId: number,
): [text: string, setText: (text: string) => void] {
  const place = { accountId, form: `message:${conversationId}` };
  const [text, setText] = useState(() => readFormDraft<{ text: string }>(place)?.fields.text ?? '');
  function change(next: string) {
    setText(next);
    if (next) keepFormDraft(place, { text: next });
    else dropFormDraft(place);
  }
  return [text, change];
}
