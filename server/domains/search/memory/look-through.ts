import { turnsOfTheThread } from '../../../platform/limits/public-reads.ts';

/**
 * The turns of whatever goes through the index: it keeps its thread for milliseconds, and two at once would
 * only keep everything else there waiting for longer.
 */
const inTurn = turnsOfTheThread(1);

/** Does so when it is its turn. */
export const lookThrough = <T>(look: () => T): Promise<T> => inTurn(async () => look());
