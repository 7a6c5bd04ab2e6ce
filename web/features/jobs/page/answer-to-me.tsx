import { AnswerLine } from '../../../parts/applications/answer-line.tsx';
import { useAppliedJobs } from '../../../parts/apply/applied-jobs.ts';
import type { JobToApplyTo } from '../../../parts/apply/job-to-apply-to.ts';

/**
 * The answer line of the signed-in seeker's application; for somebody who has not applied to this
 * job, a line that is all dashed.
 */
export default function AnswerToMe({ job }: { job: JobToApplyTo }) {
  const applied = useAppliedJobs().get(job.id);
  if (applied)
    return <AnswerLine application={{ ...applied, job }} className="mt-2 max-w-72 font-normal" />;
  return <span aria-hidden="true" className="stitch-strong mt-3 block max-w-72" />;
}
