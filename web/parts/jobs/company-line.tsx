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
      {job.company_checked && <span className="text-ok"> ✓ {t.checked}</span>}
      {job.client_name && t.client(job.client_name)}
    </>
  );
}
