import { useEffect, useState } from 'react';
import type { JobDetail } from '../../../../contract/jobs.ts';
import { api } from '../../../lib/api/api.ts';
import { useMessages } from '../../../lib/messages.ts';
import { jobPath } from '../../../lib/paths.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/lists/skeleton.tsx';
import { ApplyButton } from '../../../parts/apply/apply-button.tsx';
import { SaveButton } from '../../../parts/save/save-button.tsx';
import { SkillTags } from '../../../parts/skills/skill-tag.tsx';
import { JobBadges, JobHeading, PayAndTime } from '../page/job-heading.tsx';
import { JobText } from '../page/job-text.tsx';
import { jobsMessages } from '../messages.ts';
import { previewMessages } from './preview-messages.ts';

/** What was read before is there at once. */
const known = new Map<number, JobDetail>();
const KNOWN_MAX = 50;

async function readJob(id: number, signal: AbortSignal): Promise<JobDetail> {
  const job = await api('GET /barong/public/jobs/:id', { params: { id } }, { signal });
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(id, job);
  return job;
}

function useJobDetail(id: number) {
  const [job, setJob] = useState(known.get(id));
  const [hasFailed, setFailed] = useState(false);
  const isMissing = job === undefined && !hasFailed;
  useEffect(() => {
    if (!isMissing) return undefined;
    const stop = new AbortController();
    readJob(id, stop.signal).then(setJob, () => {
      if (!stop.signal.aborted) setFailed(true);
    });
    return () => stop.abort();
  }, [id, isMissing]);
  return { job, hasFailed, retry: () => setFailed(false) };
}

/** The chosen job beside the list of a wide screen. */
export default function JobPreview({ id }: { id: number }) {
  const t = useMessages(previewMessages);
  const { searching } = useMessages(jobsMessages);
  const { job, hasFailed, retry } = useJobDetail(id);
  if (hasFailed) {
    return (
      <div className="grid justify-items-start gap-3 p-6 text-body text-ink-2" role="alert">
        {t.previewFailed}
        <Button variant="secondary" onClick={retry}>
          {t.tryAgain}
        </Button>
      </div>
    );
  }
  if (!job) {
    return (
      <SkeletonGroup label={searching}>
        <div className="grid gap-4 p-6">
          <Skeleton className="h-16 w-3/4" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      </SkeletonGroup>
    );
  }
  return (
    <>
      <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto overscroll-contain p-6">
        <JobHeading job={job} as="h2" />
        <PayAndTime job={job} />
        <JobBadges job={job} />
        <div>
          <JobText job={job} small />
        </div>
        {job.skills.length > 0 ? <SkillTags skills={job.skills} max={30} /> : null}
      </div>
      <div className="flex flex-wrap gap-2.5 border-t border-line p-4">
        <ApplyButton job={job} />
        <SaveButton job={job} look="button" />
        <LinkButton to={jobPath(job)} variant="secondary">
          {t.openPage}
        </LinkButton>
      </div>
    </>
  );
}
