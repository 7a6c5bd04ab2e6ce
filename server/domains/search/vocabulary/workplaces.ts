import { wordsOf } from '../words.ts';
import { isSector } from './branches.ts';
import { saysLittle } from './qualifications.ts';
import { isRank } from './ranks.ts';

/** Where work is, whatever it is. */
const workplaces = new Set(
  wordsOf(`hospital clinic school college university factory mall showroom building
    airport temple`),
);

const isWorkplace = (words: readonly string[]) => words.every((word) => workplaces.has(word));

interface Said {
  words: readonly string[];
  isSetting?: boolean;
}

/** "Mall" in "mall me guard" says less than the guard. */
const SETTING_SHARE = 0.5;

/** The share of its weight that is left to a term that only says where the work is. */
export const shareOfPlace = (term: Said, among: readonly Said[]): number =>
  term.isSetting || isWhere(term, among) ? SETTING_SHARE : 1;

/** Whether another term says which work it is: "billing" in "hospital billing". */
const isWhere = (term: Said, among: readonly Said[]): boolean =>
  isWorkplace(term.words) &&
  among.some(
    ({ words }) =>
      !isWorkplace(words) &&
      !words.every((word) => isRank(word) || isSector(word) || saysLittle(word)),
  );
