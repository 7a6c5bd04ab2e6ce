import type { Job } from '../../contract/jobs.ts';
import { ApplyButton } from '../features/applications/apply-button.tsx';
import { FindJobsPage } from '../features/jobs/find-jobs-page.tsx';
import { SaveButton } from '../features/saved-jobs/save-button.tsx';

const slots = {
  save: (job: Job) => <SaveButton job={job} />,
  apply: (job: Job) => <ApplyButton job={job} size="sm" />,
};

export default function FindJobs() {
  return <FindJobsPage slots={slots} />;
}
