import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TrackedApplication } from '../../../../contract/applications/tracked-applications.ts';
import { placeName } from '../../../../contract/format/names/place-names.ts';
import { dateText } from '../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { CompanyTile } from '../../../parts/companies/company-tile.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { DataTable, Td, Th, Tr } from '../../../ui/lists/data-table.tsx';
import { AnswerLine } from '../../../parts/applications/answer-line.tsx';
import { TrackerBadge } from '../../../parts/applications/application-badges.tsx';
import { lastChange } from '../../../parts/applications/last-change.ts';
import { lastChangeMessages } from '../../../parts/applications/last-change-messages.ts';
import { Facts } from '../../../ui/facts.tsx';
import { trackerMessages } from './tracker-messages.ts';

interface TrackerTableProps {
  rows: readonly TrackedApplication[];
  openId: number | null;
  outsideId: number | null;
  hrefOf: (id: number) => string;
  onOpen: () => void;
  onOpenOutside: (id: number) => void;
}

const OPENER = 'link-cover block text-left font-strong text-ink max-md:text-h3';

/** One row for each application; beside an open panel company and place move under the title. */
export function TrackerTable(props: TrackerTableProps) {
  const { rows, openId, outsideId } = props;
  const t = useMessages(trackerMessages);
  const isOpen = openId !== null || outsideId !== null;
  const wide = isOpen ? 'hidden!' : 'max-xl:hidden!';
  return (
    <DataTable
      framed
      caption={t.title}
      head={
        <>
          <Th>{t.jobTitle}</Th>
          <Th className={wide}>{t.company}</Th>
          <Th className={wide}>{t.location}</Th>
          <Th>{t.dateApplied}</Th>
          <Th>{t.status}</Th>
          <Th className={isOpen ? 'lg:max-xl:hidden' : undefined}>{t.lastChange}</Th>
        </>
      }
    >
      {rows.map((row) =>
        row.kind === 'outside' ? (
          <OutsideRow
            key={`outside ${row.outside_application.id}`}
            {...{ ...props, isOpen, wide }}
            row={row.outside_application}
          />
        ) : (
          <SentRow key={row.application.id} {...{ ...props, isOpen, wide }} row={row.application} />
        ),
      )}
    </DataTable>
  );
}

interface RowProps<Row> extends Omit<TrackerTableProps, 'rows'> {
  row: Row;
  isOpen: boolean;
  wide: string;
}

type Sent = Extract<TrackedApplication, { kind: 'application' }>['application'];
type Outside = Extract<TrackedApplication, { kind: 'outside' }>['outside_application'];

function SentRow({ row, openId, hrefOf, onOpen, isOpen, wide }: RowProps<Sent>) {
  const t = useMessages(trackerMessages);
  const words = useMessages(lastChangeMessages);
  const language = useLanguage();
  const { id, job } = row;
  return (
    <Cells
      selected={id === openId}
      isOpen={isOpen}
      wide={wide}
      companyId={job.company_id}
      companyName={job.company_name}
      location={placeName(job.location, language)}
      opener={
        <Link to={hrefOf(id)} replace preventScrollReset onClick={onOpen} className={OPENER}>
          {job.title}
        </Link>
      }
      remark={job.state === 'active' ? null : t.jobGone}
      applied={dateText(row.created_at, language)}
      badge={<TrackerBadge status={row.tracker_status} offer={row.offer} />}
      change={lastChange(row, words) || <LastChangeDay of={row.updated_at} />}
      clock={
        <AnswerLine
          application={row}
          className="max-w-56 max-md:max-w-none max-md:basis-full md:mt-1.5"
        />
      }
    />
  );
}

function OutsideRow({ row, outsideId, onOpenOutside, isOpen, wide }: RowProps<Outside>) {
  const t = useMessages(trackerMessages);
  const language = useLanguage();
  return (
    <Cells
      selected={row.id === outsideId}
      isOpen={isOpen}
      wide={wide}
      companyId={0}
      companyName={row.company_name}
      location={placeName(row.location, language)}
      opener={
        <button type="button" onClick={() => onOpenOutside(row.id)} className={OPENER}>
          {row.job_title}
        </button>
      }
      remark={t.elsewhere}
      applied={dateText(row.applied_on, language)}
      badge={<TrackerBadge status={row.status} />}
      change={<LastChangeDay of={row.updated_at} />}
    />
  );
}

/** On a phone there is no column heading to say what the date means. */
function LastChangeDay({ of }: { of: string }) {
  const t = useMessages(trackerMessages);
  return (
    <>
      <span className="md:hidden">{t.lastChange}: </span>
      {dateText(of, useLanguage())}
    </>
  );
}

interface CellsProps {
  selected: boolean;
  isOpen: boolean;
  wide: string;
  companyId: number;
  companyName: string;
  location: string;
  /** The title as a link or a button, which opens the row. */
  opener: ReactNode;
  remark: string | null;
  applied: string;
  badge: ReactNode;
  change: ReactNode;
  /** By when the company has promised to answer. */
  clock?: ReactNode;
}

/** A card on a phone: title and company, the status, beside it the last event if that is short, and the line of the answer. */
function Cells({ selected, isOpen, wide, companyId, companyName, location, ...row }: CellsProps) {
  return (
    <Tr
      interactive
      selected={selected}
      className="max-md:flex! max-md:flex-wrap max-md:items-center max-md:gap-2.5"
    >
      <Td className="max-md:basis-full">
        <span className="flex min-w-0 items-start gap-3 max-md:w-full md:items-center">
          <CompanyTile id={companyId} name={companyName} size="sm" />
          <span className="min-w-0 flex-1 break-words">
            {row.opener}
            <span
              className={clsx(
                'block text-caption text-ink-2 max-md:text-small',
                !isOpen && 'xl:hidden',
              )}
            >
              <Facts of={[companyName, location]} />
            </span>
            {row.remark ? (
              <span className="block text-caption text-ink-2">{row.remark}</span>
            ) : null}
          </span>
          <Icon of={ChevronRight} className="mt-2.5 shrink-0 text-ink-2 md:hidden" />
        </span>
      </Td>
      <Td className={wide}>{companyName}</Td>
      <Td className={wide}>{location}</Td>
      <Td className="whitespace-nowrap tabular-nums max-md:hidden">{row.applied}</Td>
      <Td className="md:whitespace-nowrap">{row.badge}</Td>
      <Td className={clsx('text-ink-2 max-md:contents!', isOpen && 'lg:max-xl:hidden')}>
        <span className="line-clamp-2 max-w-64 break-words max-md:line-clamp-none max-md:max-w-none">
          {row.change}
        </span>
        {row.clock}
      </Td>
    </Tr>
  );
}
