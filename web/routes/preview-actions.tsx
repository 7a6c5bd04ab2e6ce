import type { Job } from '../../contract/jobs.ts';
import { ApplyButton } from '../features/applications/apply-button.tsx';
import { SaveButton } from '../features/saved-jobs/save-button.tsx';

/** What can be done with the job beside the list; fetched with the preview, on wide screens only. */
export default function PreviewActions({ job }: { job: Job }) {
  return (
    <>
      <ApplyButton job={job} />
      <SaveButton job={job} look="button" />
    </>
  );
}
