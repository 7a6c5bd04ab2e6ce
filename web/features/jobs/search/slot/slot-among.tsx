import { Fragment, type ReactNode } from 'react';
import type { SearchSlot } from '../../../../../contract/jobs/featured-jobs.ts';
import type { Job } from '../../../../../contract/jobs.ts';
import { advertisementAmong } from '../../../../parts/advertisements/among-results.tsx';
import { advertisementAfter } from '../../../../parts/advertisements/placement.ts';

/**
 * The row of the featured job or advertisement among the found jobs, and how many jobs are above
 * it; undefined if there is none. A job that the page already lists is not shown twice.
 */
export function slotAmong(
  jobs: readonly Job[],
  slot: SearchSlot | undefined,
  featured: (job: Job) => ReactNode,
): { above: number; row: ReactNode } | undefined {
  const { job, advertisement } = slot ?? {};
  const above = advertisementAfter(jobs.length);
  if (!job || above === null || jobs.some(({ id }) => id === job.id)) {
    return advertisementAmong(jobs.length, advertisement);
  }
  return {
    above,
    row: <Fragment key={`featured-${job.id}`}>{featured(job)}</Fragment>,
  };
}
