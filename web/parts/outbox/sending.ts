import { deliver, isFinal, refusalOf, waitOf } from './deliver.ts';
import type { openOutboxState } from './outbox-state.ts';
import type { Store, Unsent } from './store.ts';

export const RETRY_FIRST_MS = 2_000;
const RETRY_MOST_MS = 30_000;

interface SendingOptions {
  /** Runs a round when no other tab is sending. */
  inTurn: (round: () => Promise<void>) => Promise<void>;
  /** Called after each change of what is stored. */
  changed: () => Promise<void>;
  /** Whether the outbox was closed, or its account logged out. */
  isOver: () => boolean;
}

interface Sending {
  /** Resolves once everything that can be sent now has been. */
  send: () => Promise<void>;
  stop: () => void;
}

/**
 * Sends what an outbox stores, in rounds. If something has to wait, another round follows by
 * itself.
 */
export function openSending(
  store: Store,
  state: ReturnType<typeof openOutboxState>,
  { inTurn, changed, isOver }: SendingOptions,
): Sending {
  let wait_ms = RETRY_FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRound: Promise<void> | undefined;

  /**
   * Sends one message; returns false if it has to wait, and with it all later ones of its
   * conversation.
   */
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
      if (isOver()) return;
      if (!next) break;
      if (!(await sendOne(next))) waiting.add(next.conversation_id);
    }
    if (waiting.size > 0) sendLater();
  }

  function sendLater() {
    clearTimeout(timer);
    if (!isOver()) timer = setTimeout(() => void send(), wait_ms);
  }

  async function send(): Promise<void> {
    clearTimeout(timer);
    // Messages added while a round is running are sent by that round or the next one.
    const before = lastRound;
    const round = (async () => {
      await before;
      await inTurn(sendAll);
    })();
    lastRound = round;
    await round;
    if (lastRound === round) lastRound = undefined;
  }

  return { send, stop: () => clearTimeout(timer) };
}
