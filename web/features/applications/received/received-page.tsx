import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Application } from '../../../../contract/applications.ts';
import { filtersSet } from '../../../lib/lists/filters-set.ts';
import { useListAddress } from '../../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { useMinWidth } from '../../../lib/screen/use-min-width.ts';
import { applicationStatusLabels, valuesOf } from '../../../parts/labels.ts';
import { messagesPath } from '../../../parts/messages/message-link.tsx';
import { MayDo } from '../../../parts/team/may-do.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { ListFilters } from '../../../ui/lists/list-filters.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { ListSearch } from '../../../ui/lists/list-search.tsx';
import { ListTabs } from '../../../ui/lists/list-tabs.tsx';
import { Board } from './board.tsx';
import { DueNotice } from './due-notice.tsx';
import { KeysCard } from './keys-card.tsx';
import { OpenApplication } from './open-application.tsx';
import { useApplication, useReceived } from './received-calls.ts';
import {
  filterFields,
  JobSwitch,
  ReceivedActions,
  ReceivedFilters,
} from './filters/received-filters.tsx';
import { receivedList } from './received-list.ts';
import { receivedMessages } from './received-messages.ts';
import { ReceivedTable } from './received-table.tsx';
import { DecideSelected } from './decide-selected.tsx';
import { useSelection } from '../../../ui/lists/use-selection.ts';
import { DECISIONS_AT_ONCE } from '../../../../contract/constants.ts';
import { PORTAL } from '../../../../contract/portal-settings/portal-name.ts';
import { useSingleKeys } from '../../../lib/screen/single-keys.ts';
import { useDecisions } from './use-decisions.tsx';
import { useMayDecide } from './use-may-decide.ts';
import { useWalk } from './use-walk.ts';

/** The applications to every job of the company, or to one; the list stays while one is read. */
export function Received({ jobId }: { jobId: number | null }) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const navigate = useNavigate();
  const list = useListAddress(
    receivedList,
    jobId === null ? receivedList.path : `${receivedList.path}/${jobId}`,
  );
  const { open: openId, view } = list.address;
  // Columns beside each other need room.
  const isWide = useMinWidth('lg', true);
  const isBoard = view === 'board' && isWide;
  // The columns of the board read their own rows.
  const received = useReceived(jobId, list.address, isBoard ? 1 : 20);
  const counts = received.data?.counts;
  const listed = (!isBoard && received.data?.applications) || [];
  const opened = useApplication(
    openId,
    listed.find(({ id }) => id === openId),
  );
  const open = (id: number | null) => list.go({ open: id }, { replace: true });
  const walk = useWalk({
    listed,
    meta: received.data?.meta,
    openId,
    open,
    turnTo: (page) => list.go({ page }, { replace: openId !== null }),
  });
  const [focused, setFocused] = useState<Application>();
  const { decide, undo, dialog, isBusy } = useDecisions({
    onDecided() {
      selection.clear();
      // With a status chosen, whoever was decided leaves the page, and those of the next one come up.
      if (list.address.status.length > 0) walk.nextHere();
      else walk.next();
    },
  });
  const selection = useSelection(listed, DECISIONS_AT_ONCE);
  const mayDecide = useMayDecide();
  const current = openId !== null ? opened.data : isBoard ? focused : walk.current;
  /** Keys decide about the selected, or else about the current one. */
  const chosen = selection.chosen.length > 0 ? selection.chosen : current ? [current] : [];
  const keys = useSingleKeys({
    j: walk.next,
    k: walk.previous,
    Enter: walk.open,
    Escape: () => open(null),
    ...(isWide
      ? { v: () => list.go({ view: isBoard ? 'table' : 'board', status: [], open: null }) }
      : {}),
    ...(mayDecide
      ? {
          a: () => decide(chosen, 'accepted'),
          r: () => decide(chosen, 'rejected'),
          i: () => decide(chosen, 'interview'),
          m: () => current && void navigate(messagesPath({ applicationId: current.id }, true)),
          x: () => current && !isBoard && selection.toggle(current),
          u: () => undo(),
        }
      : {}),
  });
  const acts = {
    hrefOf: (id: number) => list.pathOf({ open: id }),
    onDecide: (application: Application, to: Parameters<typeof decide>[1]) =>
      decide([application], to),
  };
  const sort = {
    label: t.sort,
    options: [
      { value: 'newest', label: t.newest },
      { value: 'answer_due', label: t.dueFirst },
      { value: 'score', label: t.bestScore },
    ],
  };
  const actions = (
    <ReceivedActions jobId={jobId} address={list.address} go={list.go} showsViews={isWide} />
  );
  const filters = (
    <>
      <JobSwitch jobId={jobId} view={view} />
      <ListFilters
        set={filtersSet(receivedList, list, filterFields)}
        total={received.data?.meta.total ?? 0}
      >
        <ReceivedFilters jobId={jobId} address={list.address} go={list.go} />
      </ListFilters>
    </>
  );

  const tabs = {
    label: t.statuses,
    look: 'chips' as const,
    tabs: [
      { ...list.choice({ status: [] }), label: t.all, count: counts?.all },
      ...valuesOf(applicationStatusLabels).map((status) => ({
        ...list.choice({ status: [status] }),
        label: applicationStatusLabels[language][status],
        count: counts?.[status],
      })),
      ...(list.address.status.includes('waiting')
        ? [{ ...list.choice({}), label: t.waiting, count: counts?.waiting }]
        : []),
    ],
  };
  const due = (
    <DueNotice
      count={received.data?.due_within_week ?? 0}
      inTimePercent={received.data?.answers_in_time_percent ?? null}
      list={list}
    />
  );

  return (
    <>
      <div data-wide className="flex items-start gap-5">
        <div className="min-w-0 flex-1">
          {isBoard ? (
            <div className="grid gap-4 *:min-w-0">
              <title>{`${t.title} · ${PORTAL}`}</title>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h1 className="text-h1">{t.title}</h1>
                {actions}
              </div>
              <ListSearch list={list} search={{ label: t.search }} sort={sort}>
                {filters}
              </ListSearch>
              <ListTabs {...tabs} />
              {due}
              <Board
                jobId={jobId}
                address={list.address}
                openId={openId}
                onFocus={setFocused}
                {...acts}
              />
              {mayDecide ? <p className="text-small text-ink-2">{t.boardKeys}</p> : null}
            </div>
          ) : (
            <ListPage
              title={t.title}
              actions={actions}
              list={list}
              query={received}
              rowsOf={({ applications }) => applications}
              search={{ label: t.search }}
              sort={sort}
              filters={filters}
              tabs={tabs}
              heading={
                <>
                  <p className="sr-only" aria-live="polite">
                    {t.found(received.data?.meta.total ?? 0)}
                  </p>
                  {due}
                </>
              }
              failed={t.failed}
              none={{
                title: t.none,
                text: t.noneYet,
                actions: (
                  <MayDo call="POST /barong/resource/jobs" least="recruiter">
                    <LinkButton to="/hr/jobs/create">{t.postJob}</LinkButton>
                  </MayDo>
                ),
              }}
              noneFits={{ title: t.none, text: t.noneFits, clearLabel: t.clearAll }}
            >
              {(applications) => (
                <ReceivedTable
                  applications={applications}
                  selectedId={openId ?? walk.current?.id ?? null}
                  showsJob={jobId === null}
                  isOpen={openId !== null}
                  selection={selection}
                  {...acts}
                />
              )}
            </ListPage>
          )}
          <DecideSelected selection={selection} busy={isBusy} onDecide={decide} />
        </div>
        {openId === null && !isBoard ? <KeysCard {...keys} /> : null}
        <OpenApplication
          openId={openId}
          opened={opened}
          walk={isBoard ? null : walk}
          busy={isBusy}
          showsKeys={keys.isOn}
          onDecide={acts.onDecide}
          onUndo={(id) => undo([id])}
          onClose={() => open(null)}
        />
      </div>
      {dialog}
    </>
  );
}

export default function ReceivedPage() {
  return <Received jobId={null} />;
}
