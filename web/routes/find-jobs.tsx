import type { Job } from '../../contract/jobs.ts';
import { ApplyButton } from '../parts/apply/apply-button.tsx';
import { FindJobsPage } from '../features/jobs/search/find-jobs-page.tsx';
import { SaveButton } from '../parts/save/save-button.tsx';

const slots = {
  save: (job: Job) => <SaveButton job={job} />,
  apply: (job: Job) => <ApplyButton job={job} size="sm" />,
};

export default function FindJobs() {
  return <FindJobsPage slots={slots} />;
}
