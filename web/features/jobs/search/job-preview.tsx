import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { JobDetail } from '../../../../contract/jobs.ts';
import { api } from '../../../lib/api/api.ts';
import { useMessages } from '../../../lib/messages.ts';
import { jobPath } from '../../../../contract/format/page-paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Loaded, type Loading } from '../../../ui/lists/loaded.tsx';
import { ApplyButton } from '../../../parts/apply/apply-button.tsx';
import { SaveButton } from '../../../parts/save/save-button.tsx';
import { SkillTags } from '../../../parts/skills/skill-tag.tsx';
import { JobBadges, JobHeading, PayAndTime } from '../page/job-heading.tsx';
import { JobConditions } from '../page/job-conditions.tsx';
import { JobNotices } from '../page/job-notices.tsx';
import { JobQuestions } from '../page/job-questions.tsx';
import { JobText } from '../page/job-text.tsx';
import { previewMessages } from './preview-messages.ts';

/** Jobs that were loaded before are shown at once. */
const known = new Map<number, JobDetail>();
const KNOWN_MAX = 50;

async function readJob(id: number, signal: AbortSignal): Promise<JobDetail> {
  const job = await api('GET /barong/public/jobs/:id', { params: { id } }, { signal });
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(id, job);
  return job;
}

function useJobDetail(id: number): Loading<JobDetail> {
  const [data, setJob] = useState(known.get(id));
  const [error, setError] = useState<Error | null>(null);
  const isMissing = data === undefined && error === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const stop = new AbortController();
    readJob(id, stop.signal).then(setJob, (failure: Error) => {
      if (!stop.signal.aborted) setError(failure);
    });
    return () => stop.abort();
  }, [id, isMissing]);
  return { data, error, isFetching: isMissing, refetch: async () => setError(null) };
}

/** The chosen job beside the list of a wide screen. */
export default function JobPreview({ id }: { id: number }) {
  const t = useMessages(previewMessages);
  return (
    <Loaded
      query={useJobDetail(id)}
      failed={t.previewFailed}
      shapes={['h-16 w-3/4', 'h-24', 'h-64']}
      className="m-6"
    >
      {(job) => <Preview job={job} />}
    </Loaded>
  );
}

function Preview({ job }: { job: JobDetail }) {
  const t = useMessages(previewMessages);
  const { pathname: list } = useLocation();
  return (
    <>
      <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-6">
        <JobHeading job={job} as="h2" />
        <PayAndTime job={job} />
        <JobBadges job={job} />
        <div>
          <JobNotices job={job} />
          <JobConditions job={job} />
          <JobText job={job} small />
          <JobQuestions job={job} />
        </div>
        {job.skills.length > 0 ? <SkillTags skills={job.skills} max={30} /> : null}
      </div>
      {/* Until the page is scrolled the panel reaches below the window, and its buttons stay in sight. What they
          cover of the text comes up with the page, which scrolls on at the text's end. */}
      <div className="sticky bottom-0 flex flex-wrap gap-2.5 rounded-b-[12px] border-t border-line bg-surface p-4">
        <ApplyButton job={job} />
        <SaveButton job={job} look="button" />
        <LinkButton to={jobPath(job)} state={{ list }} variant="secondary">
          {t.openPage}
        </LinkButton>
      </div>
    </>
  );
}
