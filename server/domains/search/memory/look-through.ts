import { turnsOfTheThread } from '../../../platform/limits/public-reads.ts';

/**
 * Scans of the index take turns: each occupies the thread for milliseconds, and two at once would only keep
 * everything else waiting longer.
 */
const inTurn = turnsOfTheThread(1);

/** Runs `look` when its turn comes. */
export const lookThrough = <T>(look: () => T): Promise<T> => inTurn(async () => look());
