import { useNavigate } from 'react-router';
import { numberText } from '../../../../lib/format/format.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { useOwnJobs } from '../received-calls.ts';
import { type ReceivedAddress, receivedList } from '../received-list.ts';
import { receivedMessages } from '../received-messages.ts';

interface JobSwitchProps {
  jobId: number | null;
  view: ReceivedAddress['view'];
}

/** One job of the company, or all: each has an address of its own. */
export function JobSwitch({ jobId, view }: JobSwitchProps) {
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
      className="min-w-0 grow basis-36 md:max-w-88 md:basis-44"
      placeholder={t.allJobs}
      value={jobId === null ? '' : String(jobId)}
      options={jobs.map(({ id, title, application_count }) => ({
        value: String(id),
        label: `${title} (${numberText(application_count)})`,
      }))}
      onChange={({ target }) =>
        void navigate(
          (target.value ? `${receivedList.path}/${target.value}` : receivedList.path) + query,
        )
      }
    />
  );
}
