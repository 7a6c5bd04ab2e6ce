import type { SavedJob } from '../../../contract/saved-jobs.ts';

/** What of the saved jobs is shown, as the URL says it. */
export interface SavedJobsAddress {
  search: string;
  status: SavedJob['status'] | undefined;
  page: number;
}

const statuses: readonly SavedJob['status'][] = ['active', 'expiring', 'expired'];

export function readAddress(params: URLSearchParams): SavedJobsAddress {
  const page = Number(params.get('page'));
  return {
    search: params.get('search')?.trim() ?? '',
    status: statuses.find((status) => status === params.get('status')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The query that shows this; empty parts are left out. */
export function queryOf({ search, status, page }: SavedJobsAddress): string {
  const query = new URLSearchParams({
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `?${query}` : '';
}
