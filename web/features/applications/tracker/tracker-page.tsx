import { Download, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useListAddress } from '../../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { trackerStatusLabels, valuesOf } from '../../../parts/labels.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { saveFile } from '../save-file.ts';
import { SidePanel } from '../side-panel.tsx';
import { fetchSheet, useMyApplication, useTracker } from './tracker-calls.ts';
import { TrackerFilters } from './tracker-filters.tsx';
import { type TrackerAddress, trackerList } from './tracker-list.ts';
import { trackerMessages } from './tracker-messages.ts';
import { TrackerActions, TrackerPanel } from './tracker-panel.tsx';
import { TrackerTable } from './tracker-table.tsx';

/** Everything the seeker applied to, and where it stands. */
export default function TrackerPage() {
  const t = useMessages(trackerMessages);
  const language = useLanguage();
  const list = useListAddress(trackerList);
  const { address } = list;
  const change = (to: Partial<TrackerAddress>) => list.go(to, { replace: true });
  const [isFiltering, setFiltering] = useState(false);
  const tracker = useTracker(address);
  const counts = tracker.data?.counts;
  const listed = tracker.data?.applications.find(({ id }) => id === address.open);
  const opened = useMyApplication(address.open, listed);
  const findJobs = <LinkButton to="/user/jobs">{t.findJobs}</LinkButton>;
  const found = tracker.data?.meta.total ?? 0;

  return (
    <>
      <div className="flex items-start gap-5">
        <div className="min-w-0 flex-1">
          <ListPage
            title={t.title}
            actions={
              <div className="flex gap-3">
                <Button
                  variant="secondary"
                  icon={SlidersHorizontal}
                  className="lg:hidden"
                  onClick={() => setFiltering(true)}
                >
                  {t.filter}
                </Button>
                <ExportButton address={address} />
              </div>
            }
            list={list}
            query={tracker}
            rowsOf={({ applications }) => applications}
            search={{ label: t.search }}
            filters={
              <div className="flex gap-2.5 max-lg:hidden">
                <TrackerFilters address={address} change={change} />
              </div>
            }
            tabs={{
              label: t.statuses,
              look: 'chips',
              tabs: [
                { ...list.choice({ status: [], open: null }), label: t.all, count: counts?.all },
                ...valuesOf(trackerStatusLabels).map((status) => ({
                  ...list.choice({ status: [status], open: null }),
                  label: trackerStatusLabels[language][status],
                  count: counts?.[status],
                })),
                ...(address.status.includes('waiting')
                  ? [{ ...list.choice({}), label: t.waiting, count: counts?.waiting }]
                  : []),
              ],
            }}
            heading={
              <p className="sr-only" aria-live="polite">
                {t.found(found)}
              </p>
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
            {(applications) => (
              <TrackerTable
                applications={applications}
                openId={address.open}
                hrefOf={(id) => list.pathOf({ open: id })}
              />
            )}
          </ListPage>
        </div>
        <SidePanel
          open={address.open !== null}
          onClose={() => change({ open: null })}
          title={t.details}
          footer={opened.data ? <TrackerActions application={opened.data} /> : null}
        >
          <OpenApplication opened={opened} />
        </SidePanel>
      </div>
      <Sheet
        open={isFiltering}
        onOpenChange={setFiltering}
        title={t.filter}
        footer={
          <>
            <Button
              variant="secondary"
              onClick={() =>
                change({ type: undefined, experience: undefined, from: undefined, to: undefined })
              }
            >
              {t.clearAll}
            </Button>
            <Button className="flex-1" onClick={() => setFiltering(false)}>
              {t.show(found)}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <TrackerFilters address={address} change={change} labelsShown />
        </div>
      </Sheet>
    </>
  );
}

function ExportButton({ address }: { address: TrackerAddress }) {
  const t = useMessages(trackerMessages);
  const [isBusy, setBusy] = useState(false);
  async function exportSheet() {
    setBusy(true);
    try {
      saveFile(await fetchSheet(address));
    } catch {
      toast({ title: t.exportFailed, description: t.exportFailedText, variant: 'destructive' });
    }
    setBusy(false);
  }
  return (
    <Button
      variant="secondary"
      icon={Download}
      busy={isBusy}
      busyLabel={t.exporting}
      onClick={() => void exportSheet()}
    >
      <span className="max-md:sr-only">{t.exportData}</span>
    </Button>
  );
}

function OpenApplication({ opened }: { opened: ReturnType<typeof useMyApplication> }) {
  const t = useMessages(trackerMessages);
  if (opened.error instanceof ApiError && opened.error.status === 404) {
    return <p className="text-body">{t.notFound}</p>;
  }
  return (
    <Loaded query={opened} failed={t.failed} shapes={['h-6 w-48', 'h-40']}>
      {(application) => <TrackerPanel key={application.id} application={application} />}
    </Loaded>
  );
}
