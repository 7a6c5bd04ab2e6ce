import type { Job } from '../../contract/jobs.ts';
import { ApplyButton } from '../parts/apply/apply-button.tsx';
import { SavedJobsPage } from '../features/saved-jobs/saved-jobs-page.tsx';

const applyTo = (job: Job) => <ApplyButton job={job} />;

export default function SavedJobs() {
  return <SavedJobsPage applyTo={applyTo} />;
}
