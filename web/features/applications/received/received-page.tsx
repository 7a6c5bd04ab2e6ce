import { ChevronDown, ChevronUp, Keyboard } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Application } from '../../../../contract/applications.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useListAddress } from '../../../lib/lists/use-list-address.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { applicationStatusLabels, valuesOf } from '../../../parts/labels.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { ListPage } from '../../../ui/lists/list-page.tsx';
import { Loaded } from '../../../ui/lists/loaded.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Kbd } from '../../../ui/panels/kbd.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { CandidatePanel } from './candidate-panel.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { useApplication, useOwnJobs, useReceived } from './received-calls.ts';
import { receivedList } from './received-list.ts';
import { receivedMessages } from './received-messages.ts';
import { ReceivedTable } from './received-table.tsx';
import { SidePanel } from '../side-panel.tsx';
import { useTriageKeys } from './triage-keys.ts';
import { useDecisions } from './use-decisions.tsx';

/** The applications to every job of the company, or to one; the list stays while one is read. */
export function Received({ jobId }: { jobId: number | null }) {
  const t = useMessages(receivedMessages);
  const language = useLanguage();
  const list = useListAddress(
    receivedList,
    jobId === null ? receivedList.path : `${receivedList.path}/${jobId}`,
  );
  const { open: openId } = list.address;
  const received = useReceived(jobId, list.address);
  const counts = received.data?.counts;
  const listed = received.data?.applications ?? [];
  const opened = useApplication(
    openId,
    listed.find(({ id }) => id === openId),
  );
  const { decide, dialog, isBusy } = useDecisions();
  const open = (id: number | null) => list.go({ open: id }, { replace: true });
  const walk = useWalk(listed, openId, open);
  const current = openId === null ? walk.current : opened.data;
  const keys = useTriageKeys({
    j: walk.next,
    k: walk.previous,
    a: () => current && decide(current, 'accepted'),
    r: () => current && decide(current, 'rejected'),
    i: () => current && decide(current, 'interview'),
    Enter: walk.open,
    Escape: () => open(null),
  });

  return (
    <>
      <div className="flex items-start gap-5">
        <div className="min-w-0 flex-1">
          <ListPage
            title={t.title}
            actions={<KeysNote {...keys} />}
            list={list}
            query={received}
            rowsOf={({ applications }) => applications}
            search={{ label: t.search }}
            filters={<JobSwitch jobId={jobId} />}
            tabs={{
              label: t.statuses,
              look: 'chips',
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
            }}
            heading={
              <p className="sr-only" aria-live="polite">
                {t.found(received.data?.meta.total ?? 0)}
              </p>
            }
            failed={t.failed}
            none={{
              title: t.none,
              text: t.noneYet,
              actions: <LinkButton to="/hr/jobs/create">{t.postJob}</LinkButton>,
            }}
            noneFits={{ title: t.none, text: t.noneFits, clearLabel: t.clearAll }}
          >
            {(applications) => (
              <ReceivedTable
                applications={applications}
                selectedId={openId ?? walk.current?.id ?? null}
                showsJob={jobId === null}
                narrow={openId !== null}
                hrefOf={(id) => list.pathOf({ open: id })}
                onDecide={decide}
              />
            )}
          </ListPage>
        </div>
        <SidePanel
          open={openId !== null}
          onClose={() => open(null)}
          title={walk.place > 0 ? t.position(walk.place, listed.length) : t.details}
          aside={
            <>
              <IconButton icon={ChevronUp} label={t.previous} onClick={walk.previous} />
              <IconButton icon={ChevronDown} label={t.next} onClick={walk.next} />
            </>
          }
          footer={
            opened.data ? (
              <DecisionButtons
                application={opened.data}
                busy={isBusy}
                showsKeys={keys.isOn}
                onDecide={decide}
              />
            ) : null
          }
        >
          <Opened opened={opened} />
        </SidePanel>
      </div>
      {dialog}
    </>
  );
}

/** Moves through the list by keyboard: the open panel follows, or a cursor while none is open. */
function useWalk(
  listed: readonly Application[],
  openId: number | null,
  open: (id: number) => void,
) {
  const [cursor, setCursor] = useState<number | null>(null);
  const at = listed.findIndex(({ id }) => id === (openId ?? cursor));
  return useMemo(() => {
    function go(index: number) {
      const target = listed[Math.max(0, Math.min(listed.length - 1, index))];
      if (!target) return;
      setCursor(target.id);
      if (openId !== null) open(target.id);
      const row = document.querySelector(`[data-application="${target.id}"]`);
      row?.scrollIntoView({ block: 'nearest' });
    }
    const current = listed[at];
    return {
      current,
      /** Counted from 1; 0 when the open one is not on this page. */
      place: at + 1,
      next: () => go(at + 1),
      previous: () => go(at - 1),
      open: () => current && open(current.id),
    };
  }, [listed, at, openId, open]);
}

function JobSwitch({ jobId }: { jobId: number | null }) {
  const t = useMessages(receivedMessages);
  const navigate = useNavigate();
  const { data } = useOwnJobs();
  const jobs = data?.jobs.filter((job) => job.application_count > 0 || job.id === jobId) ?? [];
  return (
    <SelectField
      small
      label={t.job}
      labelHidden
      className="min-w-0 flex-1 basis-60"
      placeholder={t.allJobs}
      value={jobId === null ? '' : String(jobId)}
      options={jobs.map(({ id, title, application_count }) => ({
        value: String(id),
        label: `${title} (${application_count})`,
      }))}
      onChange={({ target }) =>
        void navigate(target.value ? `/hr/applications/${target.value}` : '/hr/applications')
      }
    />
  );
}

function KeysNote({ isOn, toggle }: { isOn: boolean; toggle: () => void }) {
  const t = useMessages(receivedMessages);
  return (
    <div className="flex items-center gap-3 text-small text-ink-2 max-lg:hidden">
      {isOn ? (
        <>
          <span className="inline-flex items-center gap-1.5">
            {t.move} <Kbd>J</Kbd> <Kbd>K</Kbd>
          </span>
          <span className="inline-flex items-center gap-1.5">
            {t.accept} <Kbd>A</Kbd>
          </span>
          <span className="inline-flex items-center gap-1.5">
            {t.reject} <Kbd>R</Kbd>
          </span>
        </>
      ) : null}
      <IconButton
        icon={Keyboard}
        label={isOn ? t.keysOn : t.keysOff}
        aria-pressed={isOn}
        onClick={toggle}
      />
    </div>
  );
}

function Opened({ opened }: { opened: ReturnType<typeof useApplication> }) {
  const t = useMessages(receivedMessages);
  if (opened.error instanceof ApiError && opened.error.status === 404) {
    return <p className="text-body">{t.notFound}</p>;
  }
  return (
    <Loaded query={opened} failed={t.failed} shapes={['h-16 w-60', 'h-40']}>
      {(application) => <CandidatePanel key={application.id} application={application} />}
    </Loaded>
  );
}

export default function ReceivedPage() {
  return <Received jobId={null} />;
}
