import type { JobResults } from '../../../../contract/jobs.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { type JobSearch, jobsAddress } from './job-search.ts';
import { jobsMessages } from '../messages.ts';

interface JobPagesProps {
  search: JobSearch;
  meta: JobResults['meta'];
  path?: string;
}

/** The pages of a search, as far as its candidates reach. */
export function JobPages({ search, meta, path }: JobPagesProps) {
  const t = useMessages(jobsMessages);
  const { page, limit, total, totalPages, total_capped: isCapped } = meta;
  const from = (page - 1) * limit + 1;
  return (
    <Pagination
      page={page}
      pages={totalPages}
      hrefFor={(to) => jobsAddress(search, { page: to }, path)}
      labels={{ nav: t.pages, previous: t.previous, next: t.next, page: t.page }}
      summary={t.shown(from, Math.min(total, page * limit), total, isCapped)}
    />
  );
}
