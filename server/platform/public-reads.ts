import { turns } from './turns.ts';

/** Runs a read that anybody may ask for, when it is its turn; refuses with 503 if too many wait. */
export type PublicReads = <T>(read: () => Promise<T>) => Promise<T>;

/**
 * The turns of public reads: answers of `barong/public/` and renderings of pages. Eight at once keep
 * two cores and a database busy and leave connections to those who are signed in; whoever would
 * wait behind 120 others would wait for seconds, and is told to come back.
 */
export const takeTurns = (): PublicReads => turns({ atOnce: 8, waiting: 120, full: 'server.busy' });
