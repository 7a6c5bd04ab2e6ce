import { EllipsisVertical, Search, SquareKanban, Table2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PORTAL } from '../../../../../contract/portal-settings/portal-name.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { useMinWidth } from '../../../../lib/screen/use-min-width.ts';
import { Segmented } from '../../../../ui/fields/segmented.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { ListSearch } from '../../../../ui/lists/list-search.tsx';
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx';
import { ExportButton, ExportItem } from '../export-received.tsx';
import { receivedMessages } from '../received-messages.ts';
import type { Triage } from '../use-triage.tsx';
import { JobSwitch } from './job-switch.tsx';
import { FiltersButton } from './received-filters.tsx';
import { SortField } from './sort-field.tsx';

interface HeadProps {
  triage: Pick<Triage, 'jobId' | 'list' | 'received' | 'isBoard' | 'turn'>;
}

/** The job, the two views of the same applications, and the list as a file. */
export function ReceivedHead(props: HeadProps) {
  const t = useMessages(receivedMessages);
  const isWide = useMinWidth('md', true);
  return (
    <>
      <title>{`${t.title} · ${PORTAL}`}</title>
      {isWide ? <WideHead {...props} /> : <PhoneHead {...props} />}
    </>
  );
}

function WideHead({ triage: { jobId, list, isBoard, turn } }: HeadProps) {
  const t = useMessages(receivedMessages);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-h1">{t.title}</h1>
      <div className="flex min-w-0 grow flex-wrap items-center gap-3">
        <JobSwitch jobId={jobId} view={list.address.view} />
        <div className="ml-auto">
          <Segmented
            label={t.view}
            value={isBoard ? 'board' : 'table'}
            onChange={turn}
            segments={[
              { value: 'table', label: t.table, icon: Table2 },
              { value: 'board', label: t.board, icon: SquareKanban },
            ]}
          />
        </div>
        <ExportButton jobId={jobId} address={list.address} />
      </div>
    </div>
  );
}

/** One row with the job, and everything else behind buttons, so that the applications begin high on the page. */
function PhoneHead({ triage }: HeadProps) {
  const t = useMessages(receivedMessages);
  const { jobId, list, isBoard, turn } = triage;
  const [isSearching, setSearching] = useState(list.address.search !== '');
  const field = useRef<HTMLDivElement>(null);
  function toggle() {
    flushSync(() => setSearching(!isSearching));
    field.current?.querySelector<HTMLInputElement>('[type="search"]')?.focus();
  }
  return (
    <div className="-mt-3 grid gap-2">
      <h1 className="sr-only">{t.title}</h1>
      <div className="flex flex-wrap items-center gap-2">
        <JobSwitch jobId={jobId} view={list.address.view} />
        <IconButton
          icon={Search}
          variant="secondary"
          size="sm"
          label={t.openSearch}
          aria-expanded={isSearching}
          onClick={toggle}
        />
        <FiltersButton triage={triage}>
          <SortField list={list} />
        </FiltersButton>
        <Menu
          trigger={
            <IconButton icon={EllipsisVertical} variant="secondary" size="sm" label={t.moreHere} />
          }
        >
          <MenuItem
            icon={isBoard ? Table2 : SquareKanban}
            onSelect={() => turn(isBoard ? 'table' : 'board')}
          >
            {isBoard ? t.asTable : t.asBoard}
          </MenuItem>
          <ExportItem jobId={jobId} address={list.address} />
        </Menu>
      </div>
      {isSearching ? (
        <div ref={field}>
          <ListSearch list={list} search={{ label: t.search }} />
        </div>
      ) : null}
    </div>
  );
}
