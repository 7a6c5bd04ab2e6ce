import type { Message } from '../../../contract/conversations/message.ts';
import { OUTBOX_PREFIX } from '../../lib/session/leaving.ts';
import { openOutboxState, type OutboxState } from './outbox-state.ts';
import { openSending } from './sending.ts';
import { openStore, type Unsent } from './store.ts';

export interface Outbox {
  read: () => OutboxState;
  subscribe: (listener: () => void) => () => void;
  /** Stores a message and sends it as soon as possible. */
  add: (message: Unsent) => Promise<void>;
  retry: (clientId: string) => Promise<void>;
  remove: (clientId: string) => Promise<void>;
  /** Calls back in every tab with each message that the server has stored. */
  onSent: (listener: (message: Message) => void) => () => void;
  /** Resolves once everything that can be sent now has been. */
  send: () => Promise<void>;
  close: () => void;
}

/**
 * An account's unsent messages. Only one tab sends at a time, each conversation in order; a message
 * that got no answer is sent again until it gets one. `isOwn` says whether the account is still the
 * signed-in one.
 */
export function openOutbox(accountId: number, isOwn: () => boolean): Outbox {
  const name = `${OUTBOX_PREFIX}${accountId}`;
  const store = openStore(accountId, isOwn);
  const state = openOutboxState(name, () => void unlessOver(reload));
  let isClosed = false;
  const isOver = () => isClosed || !isOwn();

  /** Ignores failures that come only from logging out meanwhile. */
  async function unlessOver(run: () => Promise<unknown>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!isOver()) throw error;
    }
  }

  async function reload(): Promise<void> {
    state.show(await store.all());
  }

  async function changed(): Promise<void> {
    state.tellChanged();
    await reload();
  }

  /** Without locks every tab sends; the server then stores each message once all the same. */
  const inTurn = (run: () => Promise<void>): Promise<unknown> =>
    'locks' in navigator ? navigator.locks.request(name, run) : run();
  const sending = openSending(store, state, {
    inTurn: (run) => unlessOver(() => inTurn(run)),
    changed,
    isOver,
  });

  return {
    read: state.read,
    subscribe: state.subscribe,
    onSent: state.onSent,
    async add(message) {
      await store.add(message);
      await changed();
      void sending.send();
    },
    async retry(clientId) {
      const message = (await store.all()).find(({ client_id }) => client_id === clientId);
      if (message) await store.change({ ...message, refusal: null });
      await changed();
      void sending.send();
    },
    async remove(clientId) {
      await store.remove(clientId);
      await changed();
    },
    async send() {
      await unlessOver(reload);
      await sending.send();
    },
    close() {
      isClosed = true;
      sending.stop();
      state.close();
    },
  };
}
