import { useMessages } from '../../../../lib/messages.ts';
import { receivedMessages } from '../received-messages.ts';

/** The orders of the received applications, in words. */
export function useReceivedSort() {
  const t = useMessages(receivedMessages);
  return {
    label: t.sort,
    options: [
      { value: 'answer_due', label: t.dueFirst },
      { value: 'newest', label: t.newest },
      { value: 'score', label: t.bestScore },
    ],
  };
}
