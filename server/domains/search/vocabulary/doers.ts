import { wordsOf } from '../words.ts';
import { likeOthers, relatedWork } from './related-work.ts';

/** Other last words of names of work are ranks, or say what is done: "branch manager", "talent acquisition". */
const ENDING = /(?:[aeiou]?er|or|ist|ian|man|ant|yst)$/;
const noDoers = new Set(wordsOf('manager officer supervisor center assistant'));
const withOtherEndings = wordsOf('cook chef nurse maid peon guard pilot');

const lastWords = [...relatedWork, ...likeOthers]
  .flatMap((line) => line.split(/, | > /))
  .map((name) => wordsOf(name).at(-1) ?? '')
  .filter((word) => ENDING.test(word) && !noDoers.has(word));

const doers = new Set([...lastWords, ...withOtherEndings]);

/** Whether a word says who does the work: "driver", but not "driving" or "officer". */
export const isDoer = (word: string): boolean => doers.has(word);
