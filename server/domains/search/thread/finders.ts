import type { Db } from '../../../platform/database.ts';
import { foundAmong } from '../finding/found-among.ts';
import { countOpenLike, newestJobs } from '../finding/newest-jobs.ts';
import { countFound, countOpenJobs, searchJobs } from '../finding/search-jobs.ts';
import { keepTryingKnownWork, whichFind } from '../finding/which-find.ts';
import { currentIndex } from '../memory/current-index.ts';
import { standingSearchesOf } from '../standing/standing.ts';
import { similarJobs } from '../similar/similar.ts';

/** Reads all open jobs into memory, a million in about 40 seconds. */
async function loadSearch(db: Db): Promise<void> {
  await currentIndex(db);
  void keepTryingKnownWork(db);
}

/**
 * Everything that scans the jobs in memory. Apart from the database, each takes and returns only what can be copied
 * from one thread to another.
 */
export const finders = {
  loadSearch,
  searchJobs,
  countFound,
  countOpenJobs,
  similarJobs,
  newestJobs,
  countOpenLike,
  foundAmong,
  whichFind,
  standingSearchesOf,
};
export type Finders = typeof finders;
