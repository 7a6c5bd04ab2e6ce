import type { Job } from '../../contract/jobs.ts';
import { ApplyButton } from '../parts/apply/apply-button.tsx';
import { SaveButton } from '../parts/save/save-button.tsx';

/** What can be done with the job beside the list; fetched with the preview, on wide screens only. */
export default function PreviewActions({ job }: { job: Job }) {
  return (
    <>
      <ApplyButton job={job} />
      <SaveButton job={job} look="button" />
    </>
  );
}
