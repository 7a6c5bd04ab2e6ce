import { JOB_CONFIRM_NOTICE_DAYS } from '../../../../../contract/constants.ts';
import type { OwnJob } from '../../../../../contract/jobs.ts';
import { dateText, daysUntil } from '../../../../lib/format/format.ts';
import { useLanguage, useMessages } from '../../../../lib/messages.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { MayDo } from '../../../../parts/team/may-do.tsx';
import { NoticeBar } from '../../../../ui/notice-bar.tsx';
import { ownJobsMessages } from './messages.ts';
import { useJobActions } from './use-job-actions.ts';

/** Asks whether a job is still open, shortly before it pauses and while it is paused; or for what it lacks. */
export function StillOpen({ job }: { job: OwnJob }) {
  const t = useMessages(ownJobsMessages);
  const language = useLanguage();
  const actions = useJobActions(job);
  const { confirm_by } = job;
  if (confirm_by === null) return null;
  if (job.lacks.length > 0) return <Incomplete job={job} confirmBy={confirm_by} />;
  const isPaused = job.state === 'paused';
  if (!isPaused && daysUntil(confirm_by) > JOB_CONFIRM_NOTICE_DAYS) return null;
  return (
    <NoticeBar
      tone="time"
      className="mt-3"
      action={
        <MayDo call="POST /barong/resource/jobs/:id/confirmation" least="recruiter">
          <Button
            size="sm"
            busy={actions.isConfirming}
            aria-label={t.confirmOf(job.title)}
            onClick={() => void actions.confirm()}
          >
            {t.confirm}
          </Button>
        </MayDo>
      }
    >
      {isPaused ? t.isPaused : t.stillOpen(dateText(confirm_by, language))}
    </NoticeBar>
  );
}

/** Names what an open job lacks, which is needed before anybody can confirm that it is open. */
function Incomplete({ job, confirmBy }: { job: OwnJob; confirmBy: string }) {
  const t = useMessages(ownJobsMessages);
  const language = useLanguage();
  return (
    <NoticeBar
      tone="time"
      className="mt-3"
      action={
        <MayDo call="PUT /barong/resource/jobs/:id" least="recruiter">
          <LinkButton size="sm" to={`/hr/jobs/${job.id}/edit`} aria-label={t.completeOf(job.title)}>
            {t.complete}
          </LinkButton>
        </MayDo>
      }
    >
      {job.lacks.map((what) => t[`lacks_${what}`]).join(' ')}{' '}
      {job.state === 'paused' ? t.isPaused : t.pausesWithout(dateText(confirmBy, language))}
    </NoticeBar>
  );
}
