import type { JobState } from '../../../../contract/jobs.ts';
import { cleanText } from '../../../lib/forms/clean-text.ts';

/** The orders of the list and which way each runs. */
export const sorts = {
  created_at: 'desc',
  expires_at: 'asc',
  application_count: 'desc',
  title: 'asc',
} as const;
export type Sort = keyof typeof sorts;

export const states = ['active', 'draft', 'closed', 'expired'] as const satisfies JobState[];

export interface OwnJobsQuery {
  status: JobState | null;
  search: string;
  sort: Sort;
  page: number;
}

export function readOwnJobsQuery(params: URLSearchParams): OwnJobsQuery {
  const page = Number(params.get('page') ?? 1);
  const sort = params.get('sort') ?? '';
  return {
    status: states.find((state) => state === params.get('status')) ?? null,
    search: cleanText((params.get('search') ?? '').trim(), 200),
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : 'created_at',
    page: Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1,
  };
}

/** The address of the list; what is as usual is left out. */
export function ownJobsPath(query: Partial<OwnJobsQuery>): string {
  const { status = null, search = '', sort = 'created_at', page = 1 } = query;
  const params = new URLSearchParams({
    ...(status === null ? {} : { status }),
    ...(search === '' ? {} : { search }),
    ...(sort === 'created_at' ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return params.size > 0 ? `/hr/postings?${params}` : '/hr/postings';
}
