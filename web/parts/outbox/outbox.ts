import type { Message } from '../../../contract/conversations/message.ts';
import { OUTBOX_PREFIX } from '../../lib/session/leaving.ts';
import { deliver, isFinal, refusalOf, waitOf } from './deliver.ts';
import { openOutboxState, type OutboxState } from './outbox-state.ts';
import { openStore, type Unsent } from './store.ts';

const RETRY_FIRST_MS = 2_000;
const RETRY_MOST_MS = 30_000;

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
 * An account's unsent messages. Of all tabs one sends at a time, conversation by conversation in
 * order; what had no answer is sent again until it has one. `isOwn` says whether the account is still
 * the one that is signed in.
 */
export function openOutbox(accountId: number, isOwn: () => boolean): Outbox {
  const name = `${OUTBOX_PREFIX}${accountId}`;
  const store = openStore(accountId, isOwn);
  const state = openOutboxState(name, () => void unlessOver(reload));
  let isClosed = false;
  let wait_ms = RETRY_FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  /** Ignores failures that come only from logging out meanwhile. */
  async function unlessOver(run: () => Promise<unknown>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!isClosed && isOwn()) throw error;
    }
  }

  async function reload(): Promise<void> {
    state.show(await store.all());
  }

  async function changed(): Promise<void> {
    state.tellChanged();
    await reload();
  }

  /** Sends one; returns false if it has to wait, and with it all that follow in its conversation. */
  async function sendOne(message: Unsent): Promise<boolean> {
    const { client_id } = message;
    state.noteOnItsWay({ client_id, sent: 0 });
    try {
      const stored = await deliver(message, {
        onProgress: (sent) => state.noteOnItsWay({ client_id, sent }),
        keep: (uploaded) => store.change(uploaded),
      });
      state.noteSent(stored);
      await store.remove(client_id);
      wait_ms = RETRY_FIRST_MS;
      return true;
    } catch (error) {
      if (!isFinal(error)) {
        wait_ms = waitOf(error) ?? Math.min(wait_ms * 2, RETRY_MOST_MS);
        return false;
      }
      await store.change({ ...message, refusal: refusalOf(error) });
      return true;
    } finally {
      state.noteOnItsWay(null);
      await changed();
    }
  }

  async function sendAll(): Promise<void> {
    const waiting = new Set<number>();
    for (;;) {
      // Read anew each time: another tab may have added or removed some.
      const next = (await store.all()).find(
        (it) => it.refusal === null && !waiting.has(it.conversation_id),
      );
      if (isClosed || !isOwn()) return;
      if (!next) break;
      if (!(await sendOne(next))) waiting.add(next.conversation_id);
    }
    if (waiting.size > 0) sendLater();
  }

  function sendLater() {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void send(), wait_ms);
  }

  /** Without locks every tab sends; the server then stores each message once all the same. */
  const inTurn = (run: () => Promise<void>): Promise<unknown> =>
    'locks' in navigator ? navigator.locks.request(name, run) : run();

  async function send(): Promise<void> {
    clearTimeout(timer);
    // Messages added while a round is running are sent by that round or the next one.
    const before = sending;
    const round = (async () => {
      await before;
      await unlessOver(() => inTurn(sendAll));
    })();
    sending = round;
    await round;
    if (sending === round) sending = undefined;
  }

  return {
    read: state.read,
    subscribe: state.subscribe,
    onSent: state.onSent,
    async add(message) {
      await store.add(message);
      await changed();
      void send();
    },
    async retry(clientId) {
      const message = (await store.all()).find(({ client_id }) => client_id === clientId);
      if (message) await store.change({ ...message, refusal: null });
      await changed();
      void send();
    },
    async remove(clientId) {
      await store.remove(clientId);
      await changed();
    },
    async send() {
      await unlessOver(reload);
      await send();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      state.close();
    },
  };
}
