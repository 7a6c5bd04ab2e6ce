import { SquareKanban, Table2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../../../lib/messages.ts';
import { Segmented } from '../../../../ui/fields/segmented.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { ExportReceived } from '../export-received.tsx';
import { useOwnJobs } from '../received-calls.ts';
import { type ReceivedAddress, receivedList } from '../received-list.ts';
import { receivedMessages } from '../received-messages.ts';
import type { Triage } from '../use-triage.tsx';

/** Beside the title: the job, the two views of the same applications, and the list as a file. */
export function ReceivedActions({
  triage: { jobId, list },
}: {
  triage: Pick<Triage, 'jobId' | 'list'>;
}) {
  const t = useMessages(receivedMessages);
  const { address, go } = list;
  return (
    // On a phone they stand in two rows with the title.
    <div className="flex min-w-0 grow flex-wrap items-center gap-3 max-md:contents">
      <JobSwitch jobId={jobId} view={address.view} />
      <div className="ml-auto max-md:order-2">
        <Segmented
          label={t.view}
          value={address.view}
          onChange={(view) => go({ view, status: [], open: null })}
          segments={[
            { value: 'table', label: t.table, icon: Table2 },
            { value: 'board', label: t.board, icon: SquareKanban },
          ]}
        />
      </div>
      <ExportReceived jobId={jobId} address={address} />
    </div>
  );
}

/** One job of the company, or all: each has an address of its own. */
function JobSwitch({ jobId, view }: { jobId: number | null; view: ReceivedAddress['view'] }) {
  const query = receivedList.queryOf({ view });
  const t = useMessages(receivedMessages);
  const navigate = useNavigate();
  const { data } = useOwnJobs();
  const jobs = data?.jobs.filter((job) => job.application_count > 0 || job.id === jobId) ?? [];
  return (
    <SelectField
      small
      label={t.job}
      labelHidden
      className="min-w-0 grow basis-36 max-md:order-2 md:max-w-88 md:basis-52"
      placeholder={t.allJobs}
      value={jobId === null ? '' : String(jobId)}
      options={jobs.map(({ id, title, application_count }) => ({
        value: String(id),
        label: `${title} (${application_count})`,
      }))}
      onChange={({ target }) =>
        void navigate(
          (target.value ? `${receivedList.path}/${target.value}` : receivedList.path) + query,
        )
      }
    />
  );
}
