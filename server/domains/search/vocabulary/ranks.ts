import { wordsOf } from '../words.ts';

/** Words of a title that say how high somebody stands, or that somebody does the work, whatever it is. */
const ranks = new Set(
  wordsOf(`executive exec manager mgr officer associate assistant asst senior sr junior jr lead head specialist
    trainee intern mistri mistry karigar master staff operator technician tech clerk attendant worker agent artist`),
);

export const isRank = (word: string): boolean => ranks.has(word);
