import type { Application } from '../../../../contract/applications.ts';
import { applicationStatusLabels, valuesOf } from '../../../parts/labels.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ChipLink } from '../../../ui/lists/chip.tsx';
import { EmptyState } from '../../../ui/lists/empty-state.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/lists/skeleton.tsx';
import type { Decided } from './decisions.ts';
import type { ReceivedAddress, useReceivedAddress } from './received-address.ts';
import type { useReceived } from './received-calls.ts';
import { receivedMessages } from './received-messages.ts';
import { ReceivedTable } from './received-table.tsx';

type HrefFor = ReturnType<typeof useReceivedAddress>['hrefFor'];
type Received = ReturnType<typeof useReceived>;

interface StatusChipsProps {
  counts: NonNullable<Received['data']>['counts'] | undefined;
  status: ReceivedAddress['status'];
  hrefFor: HrefFor;
}

export function StatusChips({ counts, status, hrefFor }: StatusChipsProps) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const chips = ['all', ...valuesOf(applicationStatusLabels)] as const;
  return (
    <nav aria-label={t.statuses} className="scroll-row -mx-4 mt-3 gap-2 px-4 py-1 md:mx-0 md:px-0">
      {chips.map((chip) => (
        <ChipLink
          key={chip}
          to={hrefFor({ status: chip === 'all' ? '' : chip })}
          replace
          preventScrollReset
          current={status === (chip === 'all' ? '' : chip)}
          count={counts?.[chip]}
          className="shrink-0"
        >
          {chip === 'all' ? t.all : applicationStatusLabels[language][chip]}
        </ChipLink>
      ))}
    </nav>
  );
}

interface ReceivedListProps {
  received: Received;
  jobId: number | null;
  address: ReceivedAddress;
  selectedId: number | null;
  hrefFor: HrefFor;
  onDecide: (application: Application, to: Decided) => void;
}

export function ReceivedList(props: ReceivedListProps) {
  const { received, jobId, address, selectedId, hrefFor, onDecide } = props;
  const t = useMessages(receivedMessages);
  if (received.isPending) {
    return (
      <SkeletonGroup label={t.loading} className="grid gap-3">
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </SkeletonGroup>
    );
  }
  if (received.isError) {
    return (
      <EmptyState
        title={t.failed}
        actions={<Button onClick={() => void received.refetch()}>{t.tryAgain}</Button>}
      >
        {t.failedText}
      </EmptyState>
    );
  }
  const { applications, meta } = received.data;
  if (applications.length === 0) {
    const isFiltered = address.search !== '' || address.status !== '';
    return (
      <EmptyState
        title={t.none}
        actions={
          isFiltered ? (
            <LinkButton variant="secondary" to="?">
              {t.clearAll}
            </LinkButton>
          ) : (
            <LinkButton to="/hr/jobs/create">{t.postJob}</LinkButton>
          )
        }
      >
        {isFiltered ? t.noneFits : t.noneYet}
      </EmptyState>
    );
  }
  const first = (meta.page - 1) * meta.limit + 1;
  return (
    <div className="grid gap-4">
      <p className="sr-only" aria-live="polite">
        {t.found(meta.total)}
      </p>
      <ReceivedTable
        applications={applications}
        selectedId={selectedId}
        showsJob={jobId === null}
        narrow={address.application !== null}
        stale={received.isPlaceholderData}
        hrefOf={(id) => hrefFor({ application: id })}
        onDecide={onDecide}
      />
      <Pagination
        page={meta.page}
        pages={meta.total_pages}
        hrefFor={(page) => hrefFor({ page, application: null })}
        labels={{ nav: t.pages, previous: t.previousPage, next: t.nextPage, page: t.page }}
        summary={t.range(first, first + applications.length - 1, meta.total)}
      />
    </div>
  );
}
