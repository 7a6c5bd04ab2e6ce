import { useNavigate } from 'react-router';
import type { Job, JobStatus } from '../../../../contract/jobs.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { daysUntil } from '../../../lib/format/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { useChangeStatus, useDeleteJob, useDuplicateJob } from './calls.ts';
import { jobAnswerMessages, OddAnswer } from './job-answer.ts';
import { ownJobsMessages } from './messages.ts';

/** What can be done to a job from its card; each tells how it went. */
export function useJobActions(job: Job) {
  const t = useMessages(ownJobsMessages);
  const odd = useMessages(jobAnswerMessages);
  const navigate = useNavigate();
  const change = useChangeStatus();
  const duplicate = useDuplicateJob();
  const remove = useDeleteJob();

  function tellFailure(title: string, error: unknown) {
    const told = error instanceof ApiError && error.status > 0 ? error.messages[0] : t.offline;
    const reason = error instanceof OddAnswer ? odd[error.problem] : told;
    toast({ title, description: reason, variant: 'destructive' });
  }

  async function setStatus(status: JobStatus, undo?: () => void) {
    let changed: Job;
    try {
      changed = await change.mutateAsync({ id: job.id, status });
    } catch (error) {
      tellFailure(t.changeFailed, error);
      return;
    }
    const opens = status === 'active';
    toast({
      title: opens ? t.opened(job.title) : t.closed(job.title),
      description: opens ? t.openedText(daysUntil(changed.expires_at)) : t.closedText,
      variant: 'success',
      ...(undo ? { action: { label: t.undo, onClick: undo } } : {}),
    });
  }

  return {
    isBusy: change.isPending || duplicate.isPending,
    open: () => setStatus('active'),
    close: () => setStatus('closed', () => void setStatus('active')),
    async duplicate() {
      try {
        const draft = await duplicate.mutateAsync(job.id);
        toast({ title: t.duplicated, description: t.duplicatedText, variant: 'success' });
        await navigate(`/hr/jobs/${draft.id}/edit`);
      } catch (error) {
        tellFailure(t.duplicateFailed, error);
      }
    },
    isDeleting: remove.isPending,
    /** True when the job is gone. */
    async remove() {
      try {
        await remove.mutateAsync(job.id);
        toast({ title: t.deleted, variant: 'success' });
        return true;
      } catch (error) {
        tellFailure(t.deleteFailed, error);
        return false;
      }
    },
  };
}
