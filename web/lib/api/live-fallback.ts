import { POLL_EVERY_MS } from '../../../contract/constants.ts';

/** So long the stream of news may be away before the page asks by itself: it is usually back at once. */
const PATIENCE_MS = 5_000;

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Asks every two seconds, until `signal` says that there is a stream or that nobody looks any more.
 * A question waits for the answer to the one before, so that a slow network is not made slower; and
 * without a network nothing is asked.
 */
export async function pollUntil(signal: AbortSignal, ask: () => Promise<unknown>): Promise<void> {
  await pause(PATIENCE_MS);
  while (!signal.aborted) {
    if (navigator.onLine) await ask();
    await pause(POLL_EVERY_MS);
  }
}
