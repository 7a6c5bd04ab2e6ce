import type { JobDetail } from '../../../../contract/jobs.ts';
import { CompanyTab } from './company-tab.tsx';
import { JobConditions } from './job-conditions.tsx';
import { JobNotices } from './job-notices.tsx';
import { JobQuestions } from './job-questions.tsx';
import { JobText } from './job-text.tsx';

interface WholeTabProps {
  job: JobDetail;
  tab: 'description' | 'company';
}

/** A tab that only some jobs or visitors need, loaded only for these. */
export default function WholeTab({ job, tab }: WholeTabProps) {
  if (tab === 'company') return <CompanyTab job={job} />;
  return (
    <>
      <JobNotices job={job} />
      <JobConditions job={job} />
      <JobText job={job} />
      <JobQuestions job={job} />
    </>
  );
}
