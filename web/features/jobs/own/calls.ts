import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Sent } from '../../../../contract/endpoint.ts';
import type { Job, JobStatus } from '../../../../contract/jobs.ts';
import type { ownJobs } from '../../../../contract/own-jobs.ts';
import { api } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { createdJob, loadedJob } from './job-answer.ts';
import { fieldsOf, sentFields } from './job-fields.ts';
import { type OwnJobsQuery, sorts } from './own-jobs-query.ts';

const LIST_KEY = 'hr_jobs';

export const useOwnJobs = ({ status, search, sort, page }: OwnJobsQuery) =>
  useQuery({
    queryKey: [LIST_KEY, { status, search, sort, page }],
    queryFn: ({ signal }) =>
      api(
        'GET /barong/resource/hr/jobs',
        {
          query: {
            ...(status ? { status } : {}),
            search,
            page,
            sort_by: sort,
            sort_dir: sorts[sort],
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { news: ['applications'] },
  });

export const useJobStats = () =>
  useQuery({
    queryKey: ['job_stats'],
    queryFn: ({ signal }) => api('GET /barong/resource/hr/job_stats', {}, { signal }),
    meta: { news: ['applications'] },
  });

type Form = Sent<(typeof ownJobs)['POST /barong/resource/jobs']>['body'];

/** The whole job as its own company sees it. */
const fetchJob = async (id: number, signal?: AbortSignal) =>
  loadedJob(await api('GET /barong/public/jobs/:id', { params: { id } }, signal ? { signal } : {}));

const createJob = async (body: Form, idempotencyKey?: string) =>
  createdJob(
    await api('POST /barong/resource/jobs', { body }, idempotencyKey ? { idempotencyKey } : {}),
  );

/** One's own job; null when there is none with this id. */
export const useOwnJob = (id: number) =>
  useQuery({
    queryKey: ['hr_job', id],
    queryFn: ({ signal }) =>
      fetchJob(id, signal).catch((error: unknown) => {
        if (error instanceof ApiError && [404, 410].includes(error.status)) return null;
        throw error;
      }),
    // A form must not begin with what somebody else has changed meanwhile.
    gcTime: 0,
  });

/** Lists and counts are looked up again after each change of a job. */
const refresh = (queries: QueryClient) =>
  Promise.all(
    [LIST_KEY, 'job_stats', 'hr_profile'].map((key) =>
      queries.invalidateQueries({ queryKey: [key] }),
    ),
  );

/** Posts a job, or changes the one with this id. */
export function useSaveJob(id: number | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ form, idempotencyKey }: { form: Form; idempotencyKey: string }): Promise<Job> =>
      id === null
        ? createJob(form, idempotencyKey)
        : api('PUT /barong/resource/jobs/:id', { params: { id }, body: form }),
    onSuccess: () => refresh(queries),
  });
}

/** Closes or opens a job that is otherwise sent back as it is. */
export function useChangeStatus() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, status }: { id: number; status: JobStatus }) => {
      const fields = fieldsOf(await fetchJob(id));
      return api('PUT /barong/resource/jobs/:id', {
        params: { id },
        body: sentFields(fields, status),
      });
    },
    onSuccess: () => refresh(queries),
  });
}

/** A draft with the same content. */
export function useDuplicateJob() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      const fields = fieldsOf(await fetchJob(id));
      return createJob(sentFields(fields, 'draft'));
    },
    onSuccess: () => refresh(queries),
  });
}

export function useDeleteJob() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api('DELETE /barong/resource/jobs/:id', { params: { id } }),
    onSuccess: () => refresh(queries),
  });
}
