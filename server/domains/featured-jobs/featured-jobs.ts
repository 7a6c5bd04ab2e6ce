/**
 * Featured jobs. Each is chosen by what a search asks for. Who searches plays no part, the counts
 * contain no personal data, and the results beside it are the same as without it.
 */
import type { SearchSlot } from '../../../contract/jobs/featured-jobs.ts';
import type { JobFilters } from '../../../contract/jobs.ts';
import type { Db } from '../../platform/database.ts';
import { attemptKey } from '../../platform/limits/attempt-keys.ts';
import { countAttempt, HOUR_SECONDS } from '../../platform/limits/attempts.ts';
import { announcePages } from '../../platform/pages/page-cache.ts';
import { orRefuse, refuse } from '../../platform/refusal.ts';
import { nextAdvertisement } from '../advertisements/advertisements.ts';
import { readJobs, readPostedJob } from '../jobs/jobs.ts';
import { buyerOfCompany, refuseBeyond } from '../plans/plans.ts';
import { foundAmong } from '../search/search.ts';
import { countOne, listFeatured, lockForFeaturing, setDays } from './queries.ts';
import { companyOf } from '../../platform/sessions.ts';

/** How many views one network is counted for in an hour, over all featured jobs. */
const COUNTED_OF_A_NETWORK = 300;

/** Features an open job for this many days from today: more or fewer than it had. */
export const featureJob = (
  db: Db,
  recruiter: { company_id: number | null },
  id: number,
  days: number,
): Promise<{ featured_until: string }> =>
  db.transaction().execute(async (trx) => {
    const companyId = companyOf(recruiter);
    const job = orRefuse(await lockForFeaturing(trx, companyId, id), 'resource.job.not_found');
    if (!job.is_open) throw refuse('resource.job.not_open');
    if (!job.is_checked) throw refuse('resource.job.feature_unchecked');
    if (job.is_slow_to_answer) throw refuse('resource.job.feature_slow');
    const { featured_until, months } = await setDays(trx, { id, companyId, days });
    for (const used of months) {
      // The new days are counted already: this asks whether the last of them was still allowed.
      await refuseBeyond(trx, buyerOfCompany(companyId), {
        allowance: 'featuredDays',
        used: used - 1,
        code: 'resource.job.no_featured_days',
      });
    }
    await announcePages(trx);
    return { featured_until };
  });

/**
 * What is shown among the results of a search: of the matching featured job and advertisement, the one seen less
 * today.
 */
export async function chooseForSlot(db: Db, filters: JobFilters): Promise<SearchSlot> {
  const [featured, booked] = await Promise.all([
    nextFeatured(db, filters),
    nextAdvertisement(db, { slot: 'search', words: wordsOf(filters) }),
  ]);
  const isJobsTurn = featured && (!booked || featured.seen <= booked.seen);
  const [job = null] = isJobsTurn ? await readJobs(db, [featured.id]) : [];
  return { job, advertisement: booked?.advertisement ?? null };
}

/** The words of a search, by which an advertisement is chosen. */
const wordsOf = ({ search, location, skill }: JobFilters): string =>
  [search, location, ...skill].join(' ');

/** Of the featured jobs that a search finds, the one seen least today. */
async function nextFeatured(db: Db, filters: JobFilters) {
  const featured = await listFeatured(db);
  if (featured.length === 0) return undefined;
  const found = new Set(
    await foundAmong(
      db,
      filters,
      featured.map(({ id }) => id),
    ),
  );
  return featured.find(({ id }) => found.has(id));
}

export async function countView(
  db: Db,
  id: number,
  address: string,
): Promise<{ counted: boolean }> {
  await countAttempt(db, {
    key: attemptKey('featured-job', { address }),
    most: COUNTED_OF_A_NETWORK,
    seconds: HOUR_SECONDS,
  });
  await readPostedJob(db, id);
  return { counted: await countOne(db, id) };
}
