import { trackerStatusLabels, valuesOf } from '../../../parts/labels.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ChipLink } from '../../../ui/lists/chip.tsx';
import { EmptyState } from '../../../ui/lists/empty-state.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/lists/skeleton.tsx';
import { isFiltered, type TrackerAddress, type useTrackerAddress } from './tracker-address.ts';
import type { useTracker } from './tracker-calls.ts';
import { trackerMessages } from './tracker-messages.ts';
import { TrackerTable } from './tracker-table.tsx';

type HrefFor = ReturnType<typeof useTrackerAddress>['hrefFor'];

interface StatusChipsProps {
  counts: NonNullable<ReturnType<typeof useTracker>['data']>['counts'] | undefined;
  status: TrackerAddress['status'];
  hrefFor: HrefFor;
}

export function StatusChips({ counts, status, hrefFor }: StatusChipsProps) {
  const t = useMessages(trackerMessages);
  const language = useLanguage();
  const chips = ['all', ...valuesOf(trackerStatusLabels)] as const;
  return (
    <nav aria-label={t.statuses} className="scroll-row -mx-4 mt-3 gap-2 px-4 py-1 md:mx-0 md:px-0">
      {chips.map((chip) => (
        <ChipLink
          key={chip}
          to={hrefFor({ status: chip === 'all' ? '' : chip, application: null })}
          replace
          preventScrollReset
          current={status === (chip === 'all' ? '' : chip)}
          count={counts?.[chip]}
          className="shrink-0"
        >
          {chip === 'all' ? t.all : trackerStatusLabels[language][chip]}
        </ChipLink>
      ))}
    </nav>
  );
}

interface TrackerListProps {
  tracker: ReturnType<typeof useTracker>;
  address: TrackerAddress;
  hrefFor: HrefFor;
}

/** The rows, or why there are none. */
export function TrackerList({ tracker, address, hrefFor }: TrackerListProps) {
  const t = useMessages(trackerMessages);
  if (tracker.isPending) return <TrackerSkeleton />;
  if (tracker.isError) {
    return (
      <EmptyState
        title={t.failed}
        actions={<Button onClick={() => void tracker.refetch()}>{t.tryAgain}</Button>}
      >
        {t.failedText}
      </EmptyState>
    );
  }
  const { applications, meta } = tracker.data;
  if (applications.length === 0) {
    return (
      <EmptyState
        title={t.none}
        actions={
          <>
            {isFiltered(address) ? (
              <LinkButton variant="secondary" to="/user/applications">
                {t.clearAll}
              </LinkButton>
            ) : null}
            <LinkButton to="/user/jobs">{t.findJobs}</LinkButton>
          </>
        }
      >
        {isFiltered(address) ? t.noneFits : t.noneYet}
      </EmptyState>
    );
  }
  const first = (meta.page - 1) * meta.limit + 1;
  return (
    <div className="grid gap-4">
      <p className="sr-only" aria-live="polite">
        {t.found(meta.total)}
      </p>
      <TrackerTable
        applications={applications}
        openId={address.application}
        stale={tracker.isPlaceholderData}
        hrefOf={(id) => hrefFor({ application: id })}
      />
      <Pagination
        page={meta.page}
        pages={meta.total_pages}
        hrefFor={(page) => hrefFor({ page, application: null })}
        labels={{ nav: t.pages, previous: t.previous, next: t.next, page: t.page }}
        summary={t.range(first, first + applications.length - 1, meta.total)}
      />
    </div>
  );
}

function TrackerSkeleton() {
  const t = useMessages(trackerMessages);
  return (
    <SkeletonGroup label={t.loading} className="grid gap-3">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </SkeletonGroup>
  );
}
