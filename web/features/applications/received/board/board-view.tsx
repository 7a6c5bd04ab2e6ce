import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../lib/messages.ts';
import { useMinWidth } from '../../../../lib/screen/use-min-width.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { ListSearch } from '../../../../ui/lists/list-search.tsx';
import { ListTabs } from '../../../../ui/lists/list-tabs.tsx';
import { Kbd } from '../../../../ui/panels/kbd.tsx';
import { PostJob } from '../filters/post-job.tsx';
import { ReceivedHead } from '../filters/received-head.tsx';
import { FiltersButton } from '../filters/received-filters.tsx';
import { SortField } from '../filters/sort-field.tsx';
import { useStageChips } from '../filters/stage-chips.ts';
import { receivedList } from '../received-list.ts';
import { receivedMessages } from '../received-messages.ts';
import type { Triage } from '../use-triage.tsx';
import { useMayDecide } from '../use-may-decide.ts';
import { Board } from './board.tsx';

/** The applications as columns, side by side if there is room; otherwise only the column chosen by a chip. */
export function BoardView({ triage }: { triage: Triage }) {
  const t = useMessages(receivedMessages);
  const isWide = useMinWidth('lg', true);
  const isPhone = !useMinWidth('md', true);
  const first = isWide ? undefined : ('pending' as const);
  const chips = useStageChips(triage, first);
  const mayDecide = useMayDecide();
  const { list, jobId, openId, acts, onFocus, columns, received } = triage;
  const isFiltered = receivedList.isFiltered({ ...list.address, view: 'table' });
  if (received.data?.counts.all === 0 && !isFiltered) {
    return (
      <div className="grid gap-3 *:min-w-0">
        <ReceivedHead triage={triage} />
        <EmptyState title={t.none} actions={<PostJob />}>
          {t.noneYet}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="grid gap-3 *:min-w-0">
      <ReceivedHead triage={triage} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 lg:flex-1">
          <ListTabs {...chips} />
        </div>
        {isPhone ? null : (
          <div className="max-lg:order-first max-lg:w-full lg:w-80">
            <ListSearch list={list} search={{ label: t.search }}>
              <FiltersButton triage={triage}>
                <SortField list={list} />
              </FiltersButton>
            </ListSearch>
          </div>
        )}
      </div>
      <Board
        jobId={jobId}
        address={{ ...list.address, status: [...columns] }}
        received={received}
        openId={openId}
        onFocus={onFocus}
        {...acts}
      />
      {isWide ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 note">
          <span className="flex items-center gap-2">
            <Icon of={Keyboard} size={16} />
            {t.boardArrows}
          </span>
          <Hint of="Enter">{t.boardOpen}</Hint>
          {mayDecide ? <Hint of="S">{t.boardMove}</Hint> : null}
        </p>
      ) : null}
    </div>
  );
}

function Hint({ of, children }: { of: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2">
      <Kbd>{of}</Kbd>
      {children}
    </span>
  );
}
