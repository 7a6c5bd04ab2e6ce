import type { Message } from '../../../contract/conversations/message.ts';
import type { Unsent } from './store.ts';

/** The message that is being sent, and the share of its files that has been sent, from 0 to 1. */
interface OnItsWay {
  client_id: string;
  sent: number;
}

export interface OutboxState {
  /** In the order in which they were written. */
  messages: readonly Unsent[];
  onItsWay: OnItsWay | null;
}

/** Messages between the tabs of an account. */
type TabMessage = { onItsWay: OnItsWay | null } | { sent: Message } | { changed: true };

/**
 * What this tab shows of the outbox `name`, and what the tabs of the account tell one another. `onChange` is called
 * when another tab has changed what is stored.
 */
export function openOutboxState(name: string, onChange: () => void) {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined;
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(message: Message) => void>();
  let state: OutboxState = { messages: [], onItsWay: null };
  let isClosed = false;

  const set = (change: Partial<OutboxState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const tellTabs = (message: TabMessage) => {
    if (!isClosed) channel?.postMessage(message);
  };
  const tellSent = (message: Message) => {
    for (const listener of sentListeners) listener(message);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if ('sent' in data) tellSent(data.sent);
    else if ('changed' in data) onChange();
    else set({ onItsWay: data.onItsWay });
  });

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSent: (listener: (message: Message) => void) => {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    show(messages: readonly Unsent[]) {
      if (!isClosed) set({ messages });
    },
    /** Tells the other tabs that what is stored has changed. */
    tellChanged: () => tellTabs({ changed: true }),
    noteOnItsWay(onItsWay: OnItsWay | null) {
      set({ onItsWay });
      tellTabs({ onItsWay });
    },
    noteSent(message: Message) {
      tellSent(message);
      tellTabs({ sent: message });
    },
    close() {
      isClosed = true;
      channel?.close();
    },
  };
}
