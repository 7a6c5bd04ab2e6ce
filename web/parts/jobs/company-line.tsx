import type { Job } from '../../../contract/jobs.ts';
import { useMessages } from '../../lib/messages.ts';
import { jobPartsMessages } from './messages.ts';

interface CompanyLineProps {
  job: Pick<Job, 'company_name'> & Partial<Pick<Job, 'company_checked' | 'client_name'>>;
}

/** Whose job it is: "Sahyadri Staffing ✓ Checked, for Narmada Mills". */
export function CompanyLine({ job }: CompanyLineProps) {
  const t = useMessages(jobPartsMessages);
  return (
    <>
      {job.company_name}
      {job.company_checked && <CheckedMark />}
      {job.client_name && t.client(job.client_name)}
    </>
  );
}

/** Follows the name of a company that was checked; the tick and its word stay in one line. */
export function CheckedMark() {
  const t = useMessages(jobPartsMessages);
  return (
    <>
      {' '}
      <span className="whitespace-nowrap text-ok">✓ {t.checked}</span>
    </>
  );
}
