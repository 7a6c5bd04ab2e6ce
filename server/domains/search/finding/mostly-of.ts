import { SEARCH_CANDIDATES_MAX } from '../../../../contract/constants.ts';
import { JobFilters } from '../../../../contract/jobs.ts';
import { readCriteria } from '../criteria.ts';
import type { ReadFilters } from '../reading/readers.ts';
import { countJobs } from './count-jobs.ts';
import type { Lookup } from './wanted.ts';

/** A name means the company if so many of the jobs with all the words are its own. */
export const SHARE_OF_COMPANY = 0.5;

/** Whether the name says the company more often than anything else: companies are called "AutoCAD" and "Data", too. */
export async function isMostlyOf(
  lookup: Lookup,
  { name, companyIds }: { name: string; companyIds: readonly number[] },
): Promise<boolean> {
  const count = (filters: Partial<ReadFilters>) =>
    countJobs(
      lookup,
      readCriteria({ ...JobFilters.parse({}), ...filters }, () => []),
      SEARCH_CANDIDATES_MAX,
    );
  return (await count({ companyIds })) >= SHARE_OF_COMPANY * (await count({ search: name }));
}
