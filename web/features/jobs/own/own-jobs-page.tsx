import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { jobStateLabels } from '../../../parts/labels.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/lists/empty-state.tsx';
import { LinkTabs } from '../../../ui/lists/link-tabs.tsx';
import { NoticeBar } from '../../../ui/notice-bar.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/lists/skeleton.tsx';
import { useJobStats, useOwnJobs } from './calls.ts';
import { ownJobsMessages } from './messages.ts';
import { OwnJobCard } from './own-job-card.tsx';
import { type OwnJobsQuery, ownJobsPath, readOwnJobsQuery, states } from './own-jobs-query.ts';
import { OwnJobsToolbar } from './own-jobs-toolbar.tsx';

export default function OwnJobsPage() {
  const t = useMessages(ownJobsMessages);
  const [params] = useSearchParams();
  const query = readOwnJobsQuery(params);
  return (
    <div className="grid gap-4">
      <title>{`${t.title} · Vritti`}</title>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h1">{t.title}</h1>
        <LinkButton to="/hr/jobs/create" icon={Plus}>
          {t.post}
        </LinkButton>
      </header>
      <StatusTabs query={query} />
      <OwnJobsToolbar query={query} />
      <OwnJobs query={query} />
    </div>
  );
}

function StatusTabs({ query }: { query: OwnJobsQuery }) {
  const t = useMessages(ownJobsMessages);
  const language = useLanguage();
  const counts = useJobStats().data?.jobs;
  return (
    <LinkTabs
      label={t.tabs}
      tabs={[null, ...states].map((status) => ({
        label: status ? jobStateLabels[language][status] : t.all,
        to: ownJobsPath({ ...query, status, page: 1 }),
        current: query.status === status,
        ...(counts ? { count: counts[status ?? 'total'] } : {}),
      }))}
    />
  );
}

function OwnJobs({ query }: { query: OwnJobsQuery }) {
  const t = useMessages(ownJobsMessages);
  const { data, isPending, isError, refetch, isFetching, isPlaceholderData } = useOwnJobs(query);
  if (isPending) {
    return (
      <SkeletonGroup label={t.loading} className="grid gap-4">
        <Skeleton className="h-44 w-full rounded-lg" />
        <Skeleton className="h-44 w-full rounded-lg" />
        <Skeleton className="h-44 w-full rounded-lg" />
      </SkeletonGroup>
    );
  }
  if (isError) {
    return (
      <NoticeBar
        tone="danger"
        role="alert"
        action={
          <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {t.tryAgain}
          </Button>
        }
      >
        {t.failed}
      </NoticeBar>
    );
  }
  if (data.jobs.length === 0) return <NoOwnJobs query={query} />;
  return (
    <>
      <ul
        aria-busy={isPlaceholderData}
        className={clsx('grid gap-4', isPlaceholderData && 'opacity-60')}
      >
        {data.jobs.map((job) => (
          <li key={job.id}>
            <OwnJobCard job={job} />
          </li>
        ))}
      </ul>
      <Pagination
        page={query.page}
        pages={data.meta.totalPages}
        hrefFor={(page) => ownJobsPath({ ...query, page })}
        labels={{ nav: t.pages, previous: t.previous, next: t.next, page: t.page }}
      />
    </>
  );
}

function NoOwnJobs({ query }: { query: OwnJobsQuery }) {
  const t = useMessages(ownJobsMessages);
  const isFiltered = query.status !== null || query.search !== '' || query.page > 1;
  return isFiltered ? (
    <EmptyState
      title={t.noMatch}
      actions={
        <LinkButton variant="secondary" to="/hr/postings">
          {t.showAll}
        </LinkButton>
      }
    >
      {t.noMatchText}
    </EmptyState>
  ) : (
    <EmptyState
      title={t.none}
      actions={
        <LinkButton variant="secondary" to="/hr/jobs/create" icon={Plus}>
          {t.post}
        </LinkButton>
      }
    >
      {t.noneText}
    </EmptyState>
  );
}
