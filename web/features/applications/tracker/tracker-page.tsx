import { Download, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { MyApplication } from '../../../../contract/applications.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/lists/skeleton.tsx';
import { toast } from '../../../lib/toast.ts';
import { PausedSearch } from '../paused-search.tsx';
import { SidePanel } from '../side-panel.tsx';
import { saveFile } from '../save-file.ts';
import { type TrackerAddress, useTrackerAddress } from './tracker-address.ts';
import { fetchSheet, useMyApplication, useTracker } from './tracker-calls.ts';
import { TrackerFilters } from './tracker-filters.tsx';
import { StatusChips, TrackerList } from './tracker-list.tsx';
import { trackerMessages } from './tracker-messages.ts';
import { TrackerActions, TrackerPanel } from './tracker-panel.tsx';

/** Everything the seeker applied to, and where it stands. */
export default function TrackerPage() {
  const t = useMessages(trackerMessages);
  const { address, change, hrefFor } = useTrackerAddress();
  const [isFiltering, setFiltering] = useState(false);
  const tracker = useTracker(address);
  const listed = tracker.data?.applications.find(({ id }) => id === address.application);
  const opened = useMyApplication(address.application, listed);
  const close = () => change({ application: null });

  return (
    <>
      <title>{`${t.title} · Vritti`}</title>
      <div className="flex items-start gap-5">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="flex-1 text-h1">{t.title}</h1>
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
          <div className="mt-4 flex flex-wrap gap-2.5">
            <PausedSearch
              label={t.search}
              clearLabel={t.clearSearch}
              value={address.search}
              onSearch={(search) => change({ search })}
            />
            <div className="flex gap-2.5 max-lg:hidden">
              <TrackerFilters address={address} change={change} />
            </div>
          </div>
          <StatusChips counts={tracker.data?.counts} status={address.status} hrefFor={hrefFor} />
          <div className="mt-3">
            <TrackerList tracker={tracker} address={address} hrefFor={hrefFor} />
          </div>
        </div>
        <SidePanel
          open={address.application !== null}
          onClose={close}
          title={t.details}
          closeLabel={t.close}
          footer={opened.data ? <TrackerActions application={opened.data} /> : null}
        >
          <OpenApplication opened={opened} />
        </SidePanel>
      </div>
      <Sheet
        open={isFiltering}
        onOpenChange={setFiltering}
        title={t.filter}
        closeLabel={t.close}
        footer={
          <>
            <Button
              variant="secondary"
              onClick={() => change({ type: '', experience: '', from: '', to: '' })}
            >
              {t.clearAll}
            </Button>
            <Button className="flex-1" onClick={() => setFiltering(false)}>
              {t.show(tracker.data?.meta.total ?? 0)}
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
  const application: MyApplication | undefined = opened.data;
  if (application) return <TrackerPanel key={application.id} application={application} />;
  if (opened.isError) return <p className="text-body">{t.notFound}</p>;
  return (
    <SkeletonGroup label={t.loading} className="grid gap-3">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-40 w-full" />
    </SkeletonGroup>
  );
}
