import { type QueryKey, useQuery } from '@tanstack/react-query';
import { JOB_LIFE_DAYS } from '../../../../contract/constants.ts';
import type { Job } from '../../../../contract/jobs.ts';
import { actOf } from '../../../lib/api/use-act.ts';
import { api } from '../../../lib/api/api.ts';
import { useRefetch } from '../../../lib/api/use-refetch.ts';
import { useReading } from '../../../lib/api/use-reading.ts';
import { useListOf } from '../../../lib/lists/use-list-of.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { createdJob, loadedJob } from './job-answer.ts';
import { directions, type OwnJobsAddress } from './list/own-jobs-list.ts';

const LIST_KEY = 'hr_jobs';

export const useOwnJobs = ({ status, search, sort, page }: OwnJobsAddress) =>
  useListOf('GET /barong/resource/hr/jobs', {
    key: [LIST_KEY],
    query: { status, search, page, sort_by: sort, sort_dir: directions[sort] },
    meta: { news: ['applications'] },
  });

export const useJobStats = () =>
  useReading('GET /barong/resource/hr/job_stats', {
    key: ['job_stats'],
    meta: { news: ['applications'] },
  });

/** The whole job as its own company sees it; null when there is none with this id. */
export const useOwnJob = (id: number) =>
  useQuery({
    queryKey: ['hr_job', id],
    queryFn: ({ signal }) =>
      api('GET /barong/public/jobs/:id', { params: { id } }, { signal })
        .then((job) => loadedJob(job))
        .catch((error: unknown) => {
          if (error instanceof ApiError && [404, 410].includes(error.status)) return null;
          throw error;
        }),
    // A form must not start with values that somebody else has changed meanwhile.
    gcTime: 0,
  });

const CHANGED_WITH_A_JOB = [[LIST_KEY], ['job_stats'], ['hr_profile']];

/** Refetches lists and counts after a job has changed. */
export const useFreshOwnJobs = (...others: readonly QueryKey[]) =>
  useRefetch(...CHANGED_WITH_A_JOB, ...others);

/** The actions on a job. */
const jobActOf = <T>(act: (job: Pick<Job, 'id' | 'status'>) => Promise<T>) =>
  actOf(act, { refreshes: CHANGED_WITH_A_JOB });

export const useCloseJob = jobActOf(({ id }) =>
  api('POST /barong/resource/jobs/:id/closure', { params: { id } }),
);

/** Gives an open job its usual number of days again, from today. */
export const useRenewJob = jobActOf(({ id }) =>
  api('PUT /barong/resource/jobs/:id', {
    params: { id },
    body: { expires_in_days: JOB_LIFE_DAYS },
  }),
);

/** Confirms that an open or paused job is open. */
export const useConfirmJob = jobActOf(({ id }) =>
  api('POST /barong/resource/jobs/:id/confirmation', { params: { id } }),
);

/** Publishes a draft; opens a closed or expired job again. */
export const useOpenJob = jobActOf(({ id, status }) =>
  status === 'draft'
    ? api('PUT /barong/resource/jobs/:id', { params: { id }, body: { status: 'active' } })
    : api('POST /barong/resource/jobs/:id/reopening', { params: { id }, body: {} }),
);

/** Makes a draft with the same content. */
export const useDuplicateJob = jobActOf(async ({ id }) =>
  createdJob(await api('POST /barong/resource/jobs/:id/duplicates', { params: { id } })),
);

export const useDeleteJob = jobActOf(({ id }) =>
  api('DELETE /barong/resource/jobs/:id', { params: { id } }),
);
