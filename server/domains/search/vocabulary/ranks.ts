import { anyOf, lexeme } from '../tsquery.ts';
import { wordsOf } from '../words.ts';

/** Words of a title that say how high somebody stands, or that somebody does the work, whatever it is. */
const ranks = new Set(
  wordsOf(`executive exec manager mgr officer associate assistant asst senior sr junior jr lead head specialist
    trainee intern apprentice apprenticeship mistri mistry karigar master staff operator technician technologist tech clerk attendant worker agent artist
    supervisor advisor adviser instructor trainer coordinator representative incharge consultant boy boys
    admin administrator`),
);

export const isRank = (word: string): boolean => ranks.has(word);

/** Ranks that nobody starts with. */
const above = wordsOf(
  'senior sr lead leader head manager mgr principal chief director vp president',
);

/** Titles that are above beginners, as a text for to_tsquery; null if such a word was searched for. */
export const titleAbove = (searched: readonly string[]): string | null =>
  searched.some((word) => above.includes(word)) ? null : anyOf(above.map(lexeme));
