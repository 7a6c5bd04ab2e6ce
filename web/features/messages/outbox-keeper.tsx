import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { showSent } from './calls.ts';
import { closeOutbox, outboxOf } from './own-outbox.ts';

/** Sends messages that could not be sent before: on every signed-in page, and when the network is back. */
export default function OutboxKeeper() {
  const queries = useQueryClient();
  const accountId = useSession()?.user?.id;
  useEffect(() => {
    if (accountId === undefined) return undefined;
    const outbox = outboxOf(accountId);
    const stopShowing = outbox.onSent((message) => showSent(queries, message));
    const send = () => {
      if (document.visibilityState === 'visible') void outbox.send();
    };
    send();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
      stopShowing();
      closeOutbox();
    };
  }, [queries, accountId]);
  return null;
}
