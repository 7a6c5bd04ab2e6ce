import type { JobFilters } from '../../../../contract/jobs.ts';
import { readCriteria } from '../criteria.ts';
import { currentSynonyms } from '../dictionary.ts';
import { lookThrough } from '../memory/look-through.ts';
import { readWish } from '../reading/wish.ts';
import { candidatesTitled } from './candidates.ts';
import { type Lookup, readWanted } from './wanted.ts';

/**
 * Whether any job's title has all the words: one look through the index, while a search takes
 * several.
 */
export async function isTitled(lookup: Lookup, asked: JobFilters): Promise<boolean> {
  const criteria = readCriteria(readWish(asked).filters, await currentSynonyms(lookup.db));
  const wanted = await readWanted(lookup, criteria);
  const search = { index: lookup.index, criteria, wanted };
  const titled = await lookThrough(() => candidatesTitled(search, 1));
  return wanted.text !== null && titled.length > 0;
}
