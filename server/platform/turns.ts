import { refuse } from './refusal.ts';

const RETRY_AFTER_SECONDS = 10;

/**
 * Runs slow work a few at a time, in the order it came: `turns({ atOnce, waiting })(work)`. When
 * `waiting` others wait already it refuses with 429, because whoever comes later would wait for
 * nothing.
 */
export function turns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) {
      running += 1;
    } else {
      if (queue.length >= waiting) {
        throw refuse('request.too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      await new Promise<void>((begin) => queue.push(begin));
    }
    try {
      return await work();
    } finally {
      // The turn goes straight to the next; only without one does it become free.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
