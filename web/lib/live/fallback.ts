import { POLL_EVERY_MS } from '../../../contract/constants.ts';

/** How long the stream may be gone before polling starts: it is usually back at once. */
const PATIENCE_MS = 5_000;

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Polls every two seconds until `signal` aborts, because the stream is back or the page is hidden.
 * Each poll waits for the previous answer, so that a slow network is not made slower; offline it
 * does not poll.
 */
export async function pollUntil(signal: AbortSignal, ask: () => Promise<unknown>): Promise<void> {
  await pause(PATIENCE_MS);
  while (!signal.aborted) {
    if (navigator.onLine) await ask();
    await pause(POLL_EVERY_MS);
  }
}
