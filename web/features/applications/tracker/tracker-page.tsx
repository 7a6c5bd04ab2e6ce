import { ChartColumn, Plus } from 'lucide-react';
import { useState } from 'react';
import type { TrackerCounts } from '../../../../contract/applications.ts';
import type { TrackedApplication } from '../../../../contract/applications/tracked-applications.ts';
import { filtersSet } from '../../../lib/lists/filters-set.ts';
import { useListAddress } from '../../../lib/lists/use-list-address.ts';
import { useMinWidth } from '../../../lib/screen/use-min-width.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { trackerStatusLabels, valuesOf } from '../../../parts/labels.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { IconButton, IconLink } from '../../../ui/icon-button.tsx';
import { ListFilters } from '../../../ui/lists/list-filters.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import type { TabRow } from '../../../ui/lists/list-tabs.tsx';
import { ExportButton } from './export-button.tsx';
import { OutsideDialog } from './outside-form.tsx';
import { outsideMessages } from './outside-messages.ts';
import { useTracker } from './tracker-calls.ts';
import { TrackerFilters } from './tracker-filters.tsx';
import { type TrackerAddress, trackerList } from './tracker-list.ts';
import { trackerMessages } from './tracker-messages.ts';
import { TrackerSide } from './tracker-side.tsx';
import { TrackerTable } from './tracker-table.tsx';

const fields = [['type'], ['experience'], ['sent'], ['from', 'to']] as const;

/** Everything the seeker applied to, here and elsewhere, and the state of each application. */
export default function TrackerPage() {
  const t = useMessages(trackerMessages);
  const list = useListAddress(trackerList);
  const { address } = list;
  const change = (to: Partial<TrackerAddress>) => list.go(to, { replace: true });
  const [outsideId, setOutsideId] = useState<number | null>(null);
  const tracker = useTracker(address);
  const tabs = useStatusTabs(list, tracker.data?.counts);
  const { listed, outside } = openOf(
    tracker.data?.tracked_applications ?? [],
    address.open,
    outsideId,
  );
  const findJobs = <LinkButton to="/user/jobs">{t.findJobs}</LinkButton>;
  const found = tracker.data?.meta.total ?? 0;

  return (
    <ListPage
      title={t.title}
      actions={<PageActions address={address} />}
      list={list}
      query={tracker}
      rowsOf={({ tracked_applications }) => tracked_applications}
      isBare={tracker.data?.counts.all === 0 && !list.isFiltered}
      search={{ label: t.search }}
      sort={{
        label: t.sort,
        options: [
          { value: 'newest', label: t.newest },
          { value: 'changed', label: t.changed },
          { value: 'company', label: t.byCompany },
        ],
      }}
      filters={
        <ListFilters set={filtersSet(trackerList, list, fields)} total={found}>
          <TrackerFilters address={address} change={change} />
        </ListFilters>
      }
      tabs={{ label: t.statuses, look: 'chips', tabs }}
      heading={
        <p className="sr-only" aria-live="polite">
          {t.found(found)}
        </p>
      }
      beside={
        <TrackerSide
          application={{ id: address.open, listed }}
          outside={outside}
          onClose={() => change({ open: null })}
          onCloseOutside={() => setOutsideId(null)}
        />
      }
      failed={t.failed}
      none={{ title: t.none, text: t.noneYet, actions: findJobs }}
      noneFits={{
        title: t.none,
        text: t.noneFits,
        clearLabel: t.clearAll,
        actions: findJobs,
      }}
    >
      {(fitting) => (
        <TrackerTable
          rows={fitting}
          openId={outside ? null : address.open}
          outsideId={outside?.id ?? null}
          hrefOf={(id) => list.pathOf({ open: id })}
          onOpen={() => setOutsideId(null)}
          onOpenOutside={(id) => {
            setOutsideId(id);
            change({ open: null });
          }}
        />
      )}
    </ListPage>
  );
}

/** The rows that are open, as far as the list has them. */
const openOf = (
  rows: readonly TrackedApplication[],
  applicationId: number | null,
  outsideId: number | null,
) => ({
  listed: rows
    .flatMap((row) => (row.kind === 'application' ? row.application : []))
    .find(({ id }) => id === applicationId),
  outside: rows
    .flatMap((row) => (row.kind === 'outside' ? row.outside_application : []))
    .find(({ id }) => id === outsideId),
});

/** A tab for each status; the tab for all that wait appears only after following a link to it. */
function useStatusTabs(
  list: ReturnType<typeof useListAddress<TrackerAddress>>,
  counts: TrackerCounts | undefined,
): TabRow['tabs'] {
  const t = useMessages(trackerMessages);
  const language = useLanguage();
  return [
    { ...list.choice({ status: [], open: null }), label: t.all, count: counts?.all },
    ...valuesOf(trackerStatusLabels).map((status) => ({
      ...list.choice({ status: [status], open: null }),
      label: trackerStatusLabels[language][status],
      count: counts?.[status],
    })),
    ...(list.address.status.includes('waiting')
      ? [{ ...list.choice({}), label: t.waiting, count: counts?.waiting }]
      : []),
  ];
}

function PageActions({ address }: { address: TrackerAddress }) {
  const t = useMessages(trackerMessages);
  const [isAdding, setAdding] = useState(false);
  const addOne = () => setAdding(true);
  const { add } = useMessages(outsideMessages);
  const isPhone = !useMinWidth('md');
  return (
    <>
      {isPhone ? (
        <div className="-mr-2.5 flex">
          <IconButton icon={Plus} label={add} onClick={addOne} />
          <IconLink icon={ChartColumn} label={t.insights} to="/user/insights" />
          <ExportButton address={address} />
        </div>
      ) : (
        <div className="flex gap-3">
          <Button variant="secondary" icon={Plus} onClick={addOne}>
            {add}
          </Button>
          <LinkButton variant="secondary" to="/user/insights" icon={ChartColumn}>
            {t.insights}
          </LinkButton>
          <ExportButton address={address} />
        </div>
      )}
      {isAdding ? <OutsideDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}
