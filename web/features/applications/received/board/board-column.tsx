import { clsx } from 'clsx';
import { type DragEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Application, ApplicationStatus } from '../../../../../contract/applications.ts';
import { PAGE_SIZE_MAX } from '../../../../../contract/constants.ts';
import { personName } from '../../../../../contract/format/names/person-name.ts';
import { numberText } from '../../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { toast } from '../../../../lib/toast.ts';
import { applicationStatusLabels } from '../../../../parts/labels.ts';
import { Button } from '../../../../ui/button.tsx';
import { Loaded } from '../../../../ui/lists/loaded.tsx';
import { type BoardActs, BoardCard } from './board-card.tsx';
import { isDecided } from '../deciding/decisions.ts';
import { useReceived } from '../received-calls.ts';
import { BOARD_FIRST, type Triage } from '../use-triage.tsx';
import { receivedList, type ReceivedAddress } from '../received-list.ts';
import { receivedMessages } from '../received-messages.ts';

/** Whether there is another column below it. */
const FIRST_STACKED = 3;

const lines: Record<ApplicationStatus, string> = {
  pending: 'border-t-info',
  reviewing: 'border-t-brand',
  interview: 'border-t-meet',
  offered: 'border-t-ok',
  hired: 'border-t-ok',
  accepted: 'border-t-ok',
  rejected: 'border-t-danger',
  unanswered: 'border-t-line-strong',
  withdrawn: 'border-t-line-strong',
};

/** No card can be moved there: when empty, the column would be a gap. */
const shownIfAny = new Set<ApplicationStatus>(['unanswered', 'withdrawn']);

interface BoardColumnProps extends BoardActs {
  jobId: number | null;
  address: ReceivedAddress;
  received: Triage['received'];
  status: ApplicationStatus;
  openId: number | null;
  /** Whether there are columns above or below it. */
  isStacked: boolean;
  dragged: Application | null;
  onDrag: (application: Application | null) => void;
}

/** The applications of one status, newest first; more are loaded on request. */
export function BoardColumn(props: BoardColumnProps) {
  const { jobId, address, received, status, openId, isStacked, dragged, onDrag, ...acts } = props;
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const moveHere = useMoving(status, acts.onDecide);
  const [limit, setLimit] = useState(isStacked ? FIRST_STACKED : BOARD_FIRST);
  const more = useReceived(jobId, { ...address, status: [status], page: 1 }, limit, {
    isWanted: limit > BOARD_FIRST,
  });
  const query = more.data ? more : received;
  const cards = (query.data?.applications ?? [])
    .filter((application) => application.status === status)
    .slice(0, limit);
  const total = query.data?.counts[status] ?? 0;
  const label = applicationStatusLabels[language][status];
  const takes = dragged !== null && isDecided(status) && dragged.next_statuses.includes(status);
  if (shownIfAny.has(status) && total === 0 && address.status.length === 0) return null;

  function drop(event: DragEvent) {
    event.preventDefault();
    if (dragged) moveHere(dragged);
    onDrag(null);
  }

  const left = total - cards.length;
  return (
    <section aria-label={label} data-column={status} className="flex flex-col last:flex-1">
      <div
        onDragOver={dragged ? (event) => event.preventDefault() : undefined}
        onDrop={dragged ? drop : undefined}
        className={clsx(
          'relative flex flex-1 flex-col gap-2.5 rounded-b-lg border-t-3 bg-sunken px-2.5 pb-2.5',
          lines[status],
          dragged && !takes && 'opacity-50',
          // Not an outline, which the heading would cover.
          takes &&
            'after:pointer-events-none after:absolute after:inset-0 after:z-sticky after:rounded-b-lg after:border-2 after:border-dashed after:border-brand',
        )}
      >
        <h2 className="sticky top-0 z-sticky -mx-2.5 flex items-center justify-between gap-2 bg-sunken px-3.5 pt-3 pb-1 text-body font-strong max-lg:static">
          {label}
          {query.data ? (
            <span className="rounded-full bg-surface px-2 text-caption tabular-nums">
              {numberText(total)}
            </span>
          ) : null}
        </h2>
        <Loaded query={query} failed={t.failed} shapes={['h-20', 'h-20']}>
          {() => (
            <>
              {cards.length === 0 ? <p className="px-1 note">{t.noneHere}</p> : null}
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-2.5">
                {cards.map((application) => (
                  <li key={application.id}>
                    <BoardCard
                      application={application}
                      showsJob={jobId === null}
                      selected={application.id === openId}
                      onDrag={onDrag}
                      {...acts}
                    />
                  </li>
                ))}
              </ul>
              {left > 0 ? (
                <More
                  left={left}
                  onMore={
                    limit < PAGE_SIZE_MAX
                      ? () => setLimit(Math.min(PAGE_SIZE_MAX, limit + 40))
                      : null
                  }
                  inTable={receivedList.queryOf({ ...address, view: 'table', status: [status] })}
                />
              ) : null}
            </>
          )}
        </Loaded>
      </div>
    </section>
  );
}

/** Decides about an application that was dropped on the column of this status, or says why it cannot be moved there. */
function useMoving(status: ApplicationStatus, onDecide: BoardActs['onDecide']) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const labels = applicationStatusLabels[language];
  return (application: Application) => {
    const { status: from, next_statuses: possible, user } = application;
    if (isDecided(status) && possible.includes(status)) onDecide(application, status);
    else if (from !== status) {
      toast({
        id: 'not-moved',
        title: t.notMoved(personName(user.username, language), labels[status]),
        description: t.movableTo(labels[from], possible.map((to) => labels[to]).join(', ')),
      });
    }
  };
}

interface MoreProps {
  /** How many are not shown. */
  left: number;
  /** Shows more of them; null if a column shows no more than these. */
  onMore: (() => void) | null;
  /** The address where a table has them all. */
  inTable: string;
}

function More({ left, onMore, inTable }: MoreProps) {
  const t = useMessages(receivedMessages);
  return onMore ? (
    <Button variant="quiet" size="sm" onClick={onMore}>
      {t.showMore(left)}
    </Button>
  ) : (
    <Link className="link px-1 text-small" to={inTable}>
      {t.moreInTable(left)}
    </Link>
  );
}
