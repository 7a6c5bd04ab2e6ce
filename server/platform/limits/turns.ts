import type { ErrorCode } from '../../../contract/errors.ts';
import { refuse } from '../refusal.ts';

const RETRY_AFTER_SECONDS = 10;

type Begin = () => void;

/**
 * Runs slow work a few at a time: `turns({ atOnce, waiting })(work)`. Known callers and strangers
 * wait in queues of their own, in order of arrival, and take turns while both have somebody waiting:
 * however many strangers come, a known caller is next but one. If `waiting` calls are already waiting
 * in a queue it refuses, because a later one would wait too long: with 429 where somebody tries too
 * often, or with the code `full` where it is not their fault.
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
  const known: Begin[] = [];
  const strangers: Begin[] = [];
  let next: Begin[] = known;

  function passOn() {
    const begin = next.shift() ?? (next === known ? strangers : known).shift();
    next = next === known ? strangers : known;
    // The turn passes directly to the next call; it becomes free only if nobody waits.
    if (begin) begin();
    else running -= 1;
  }

  return async <T>(work: () => Promise<T>, { isKnown = false } = {}): Promise<T> => {
    if (running < atOnce) {
      running += 1;
    } else {
      const queue = isKnown ? known : strangers;
      if (queue.length >= waiting) {
        throw refuse(full, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      await new Promise<void>((begin) => queue.push(begin));
    }
    try {
      return await work();
    } finally {
      passOn();
    }
  };
}
