import { wordsOf } from '../words.ts';

/**
 * Words for work by hand and for where it is done, that programs have for parts of their own: there are drivers of devices, chefs
 * that set up servers, and warehouses of data.
 */
const byHand = new Set(
  wordsOf(`driver chauffeur chef cook waiter guard helper labour labourer worker loader picker packer cleaner porter rider
    runner miner warehouse godown factory mining kitchen`),
);

export const isByHand = (words: readonly string[]): boolean =>
  words.some((word) => byHand.has(word));

/** Words of titles whose work is with programs. */
export const wordsOfPrograms =
  wordsOf(`software developer development programmer programming engineer engineering scientist
  data database devops embedded firmware information cyber application sdk api`);

const ofPrograms = new Set(wordsOfPrograms);

export const isOfPrograms = (words: readonly string[]): boolean =>
  words.some((word) => ofPrograms.has(word));
