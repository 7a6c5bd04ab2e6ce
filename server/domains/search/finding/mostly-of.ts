import { SEARCH_CANDIDATES_MAX } from '../../../../contract/constants.ts';
import { JobFilters } from '../../../../contract/jobs.ts';
import { readCriteria } from '../criteria.ts';
import { lookThrough } from '../memory/look-through.ts';
import { newestMatches } from '../memory/matches.ts';
import type { ReadFilters } from '../reading/readers.ts';
import { countJobs } from './count-jobs.ts';
import type { Lookup } from './lookup.ts';
import { numberCriteria } from './numbered-criteria.ts';

/** A name means the company if at least this share of the jobs with all the words are its own. */
export const SHARE_OF_COMPANY = 0.5;
/** Descriptions name companies, as clients or as makers of something, far more often than work. */
const SHARE_OF_DESCRIBED = 0.1;

/**
 * Whether a name mostly means its company, because it occurs less often than the company has jobs:
 * companies are also called "AutoCAD" and "Data".
 */
export async function isMostlyOf(
  lookup: Lookup,
  { name, companyIds }: { name: string; companyIds: readonly number[] },
): Promise<boolean> {
  const criteriaOf = (filters: Partial<ReadFilters>) =>
    readCriteria({ ...JobFilters.parse({}), ...filters }, () => []);
  const named = criteriaOf({ search: name });
  const { text: inTitle } = await numberCriteria(lookup, named);
  const own = await countJobs(lookup, criteriaOf({ companyIds }), SEARCH_CANDIDATES_MAX);
  // Counted only until the company's jobs can no longer be enough of them.
  const most = (share: number) => Math.min(SEARCH_CANDIDATES_MAX, Math.floor(own / share) + 1);
  const titles = () => newestMatches(lookup.index, { inTitle }, most(SHARE_OF_COMPANY)).length;
  return (
    own >= SHARE_OF_COMPANY * (await lookThrough(titles)) &&
    own >= SHARE_OF_DESCRIBED * (await countJobs(lookup, named, most(SHARE_OF_DESCRIBED)))
  );
}
