import { availableParallelism } from 'node:os';
import { setImmediate as othersAreServed } from 'node:timers/promises';
import { turns } from './turns.ts';

/** Runs a read that anybody may ask for, when it is its turn; refuses with 503 if too many wait. */
export type PublicReads = <T>(read: () => Promise<T>) => Promise<T>;

/**
 * More would only wait for each other, and leave too few connections to people who are signed in.
 */
const AT_ONCE_MOST = 8;
const WAITING = 120;

/**
 * The turns of public reads: answers of `barong/public/` and renderings of pages. Two for each core
 * keep it busy, and leave enough room for everything else to be answered. Somebody with many others
 * before them would wait for seconds, and is asked to come back later instead.
 */
export const takeTurns = (): PublicReads =>
  turns({
    atOnce: Math.min(2 * availableParallelism(), AT_ONCE_MOST),
    waiting: WAITING,
    full: 'server.busy',
  });

/**
 * The turns of work that keeps the one thread of a server busy for milliseconds, such as
 * renderings: more than `atOnce` would only keep everything else waiting. Between two turns, other
 * requests that have arrived are served.
 */
export function turnsOfTheThread(atOnce: number): PublicReads {
  const inTurn = turns({ atOnce, waiting: Number.POSITIVE_INFINITY });
  return (work) =>
    inTurn(async () => {
      await othersAreServed();
      return work();
    });
}
