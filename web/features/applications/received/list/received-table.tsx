import { clsx } from 'clsx';
import type { Application } from '../../../../../contract/applications.ts';
import { mustHavesMet } from '../../../../../contract/format/questions.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { DataTable, Th } from '../../../../ui/lists/data-table.tsx';
import { SelectAll } from '../../../../ui/lists/selection/select-boxes.tsx';
import type { Selection } from '../../../../ui/lists/selection/use-selection.ts';
import { receivedMessages } from '../received-messages.ts';
import type { RowActs } from '../use-triage.tsx';
import { useMayDecide } from '../use-may-decide.ts';
import { ApplicationRow, type Columns } from './application-row.tsx';

interface ReceivedTableProps extends RowActs {
  applications: readonly Application[];
  /** The row of the open panel, or at the keyboard's cursor. */
  selectedId: number | null;
  /** Whether to show job titles, because the list has several jobs. */
  showsJob: boolean;
  /** Whether a panel is open, which then has the actions. */
  isOpen: boolean;
  selection: Pick<Selection<Application>, 'has' | 'toggle' | 'toggleAll'>;
}

export function ReceivedTable(props: ReceivedTableProps) {
  const { applications, selectedId, showsJob, isOpen, selection, ...acts } = props;
  const t = useMessages(receivedMessages);
  const columns = columnsFor(applications, showsJob);
  const mayDecide = useMayDecide();
  return (
    <div className="@container">
      <DataTable
        framed
        caption={t.title}
        cardsBelow="lg"
        head={
          <>
            {mayDecide ? (
              <SelectAll label={t.selectAll} rows={applications} selection={selection} />
            ) : null}
            <Th>{t.candidate}</Th>
            <Th className={columns.job}>{t.jobTitle}</Th>
            <Th className={clsx('whitespace-nowrap', columns.must)}>{t.mustHaves}</Th>
            <Th className={columns.fact}>{t.notice}</Th>
            <Th className={columns.fact}>{t.expects}</Th>
            <Th className={columns.applied}>{t.appliedOn}</Th>
            <Th>{t.answerBy}</Th>
            <Th className={columns.source}>{t.source}</Th>
            <Th>{t.status}</Th>
            <Th className="w-0 p-0!">
              <span className="sr-only">{t.actions}</span>
            </Th>
          </>
        }
      >
        {applications.map((application) => (
          <ApplicationRow
            key={application.id}
            application={application}
            columns={columns}
            isSelected={application.id === selectedId}
            showsJob={showsJob}
            isOpen={isOpen}
            selection={selection}
            {...acts}
          />
        ))}
      </DataTable>
    </div>
  );
}

/** Depends on the width of the table, not the window, because a panel may be beside it. */
function columnsFor(applications: readonly Application[], showsJob: boolean): Columns {
  const hasMustHaves = applications.some(({ answers }) => mustHavesMet(answers) !== null);
  return {
    // Beside a panel on a small screen the job is below the name, and the panel has the other
    // facts.
    job: showsJob ? 'max-lg:hidden! lg:@max-2xl:hidden!' : 'hidden!',
    applied: 'lg:@max-2xl:hidden!',
    source: 'max-lg:hidden! @max-5xl:hidden!',
    must: hasMustHaves ? 'lg:@max-xl:hidden!' : 'hidden!',
    // Beside jobs and must-haves there is less room for what a candidate asks for.
    fact: showsJob && hasMustHaves ? 'lg:@max-5xl:hidden!' : 'lg:@max-3xl:hidden!',
  };
}
