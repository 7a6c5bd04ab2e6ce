import { useMemo, useSyncExternalStore } from 'react';
import { openOutbox, type Outbox } from '../../parts/outbox/outbox.ts';
import type { OutboxState } from '../../parts/outbox/outbox-state.ts';
import { currentSession, useSession } from '../../lib/session/session.ts';

let own: { accountId: number; outbox: Outbox } | undefined;

/** The outbox of the signed-in account; there is one for the whole page. */
export function outboxOf(accountId: number): Outbox {
  if (own?.accountId !== accountId) {
    own?.outbox.close();
    const isOwn = () => currentSession()?.user?.id === accountId;
    own = { accountId, outbox: openOutbox(accountId, isOwn) };
  }
  return own.outbox;
}

/** Stops sending from this page. */
export function closeOutbox(): void {
  own?.outbox.close();
  own = undefined;
}

const NONE: OutboxState = { messages: [], onItsWay: null };

/** The unsent messages of the signed-in account. */
export function useOutbox(): { outbox: Outbox | null; state: OutboxState } {
  const accountId = useSession()?.user?.id;
  const outbox = useMemo(() => (accountId === undefined ? null : outboxOf(accountId)), [accountId]);
  const state = useSyncExternalStore(
    outbox?.subscribe ?? subscribeToNothing,
    outbox?.read ?? readNothing,
    readNothing,
  );
  return { outbox, state };
}

const subscribeToNothing = () => () => {};
const readNothing = () => NONE;
