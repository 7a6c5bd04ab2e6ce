import { useMessages } from '../../../../lib/messages.ts';
import { useMinWidth } from '../../../../lib/screen/use-min-width.ts';
import { List } from '../../../../ui/lists/list.tsx';
import { DueNotice } from '../due-notice.tsx';
import { PostJob } from '../filters/post-job.tsx';
import { ReceivedHead } from '../filters/received-head.tsx';
import { FiltersButton } from '../filters/received-filters.tsx';
import { useStageChips } from '../filters/stage-chips.ts';
import { useReceivedSort } from '../filters/use-received-sort.ts';
import { receivedMessages } from '../received-messages.ts';
import type { Triage } from '../use-triage.tsx';
import { ReceivedTable } from './received-table.tsx';
import { SelectMatching } from './select-matching.tsx';

/** The applications as a table with pages. */
export function ListView({ triage }: { triage: Triage }) {
  const t = useMessages(receivedMessages);
  const sort = useReceivedSort();
  const isWide = useMinWidth('md', true);
  const tabs = useStageChips(triage);
  const { jobId, list, received, openId, walk, selection, acts } = triage;
  return (
    <div className="grid gap-4 *:min-w-0 max-md:gap-2">
      <ReceivedHead triage={triage} />
      <List
        list={list}
        query={received}
        rowsOf={({ applications }) => applications}
        {...(isWide
          ? { search: { label: t.search }, sort, filters: <FiltersButton triage={triage} /> }
          : {})}
        tabs={tabs}
        heading={
          <>
            <p className="sr-only" aria-live="polite">
              {t.found(received.data?.meta.total ?? 0)}
            </p>
            <DueNotice
              count={received.data?.due_within_week ?? 0}
              inTimePercent={received.data?.answers_in_time_percent ?? null}
              list={list}
              listed={received.data?.applications ?? []}
            />
          </>
        }
        above={<SelectMatching triage={triage} />}
        failed={t.failed}
        none={{ title: t.none, text: t.noneYet, actions: <PostJob /> }}
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
      </List>
    </div>
  );
}
