import type { ErrorCode } from '../../contract/errors.ts';
import { refuse } from './refusal.ts';

const RETRY_AFTER_SECONDS = 10;

/**
 * Runs slow work a few at a time, in order of arrival: `turns({ atOnce, waiting })(work)`. If
 * `waiting` calls are already waiting it refuses, because a later one would wait too long: with 429
 * where somebody tries too often, or with the code `full` where it is not their fault.
 */
export function turns({
  atOnce,
  waiting,
  full = 'request.too_many_requests',
}: {
  atOnce: number;
  waiting: number;
  full?: ErrorCode;
}) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) {
      running += 1;
    } else {
      if (queue.length >= waiting) {
        throw refuse(full, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      await new Promise<void>((begin) => queue.push(begin));
    }
    try {
      return await work();
    } finally {
      // The turn passes directly to the next call; it becomes free only if nobody waits.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
