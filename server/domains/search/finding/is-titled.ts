import type { JobFilters } from '../../../../contract/jobs.ts';
import { readCriteria } from '../criteria.ts';
import { currentSynonyms } from '../synonyms/dictionary.ts';
import { lookThrough } from '../memory/look-through.ts';
import { readWish } from '../reading/wish.ts';
import { candidatesTitled } from './candidates.ts';
import type { Lookup } from './lookup.ts';
import { numberCriteria } from './numbered-criteria.ts';

/**
 * Whether any job's title has all the words: one look through the index, while a search takes
 * several.
 */
export async function isTitled(lookup: Lookup, asked: JobFilters): Promise<boolean> {
  const criteria = readCriteria(readWish(asked).filters, await currentSynonyms(lookup.db));
  const numbered = await numberCriteria(lookup, criteria);
  const search = { index: lookup.index, criteria, numbered };
  const titled = await lookThrough(() => candidatesTitled(search, 1));
  return numbered.text !== null && titled.length > 0;
}
