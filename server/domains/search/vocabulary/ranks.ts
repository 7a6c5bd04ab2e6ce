import { wordsOf } from '../words.ts';

/** Words of a title that say how high somebody stands, whatever the work is. */
const ranks = new Set(
  wordsOf(`executive exec manager mgr officer associate assistant asst senior sr junior jr lead head specialist
    trainee intern mistri mistry karigar master staff`),
);

export const isRank = (word: string): boolean => ranks.has(word);
