import { useNavigate } from 'react-router';
import type { Job } from '../../../../../contract/jobs.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { useFailureToast } from '../../../../lib/api/error-toast.ts';
import { daysUntil } from '../../../../lib/format/format.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { toast } from '../../../../lib/toast.ts';
import { useCloseJob, useConfirmJob, useDeleteJob, useDuplicateJob, useOpenJob } from '../calls.ts';
import { jobAnswerMessages, OddAnswer } from '../job-answer.ts';
import { ownJobsMessages } from './messages.ts';

/** The actions on a job's card; each shows a toast with its outcome. */
export function useJobActions(job: Job) {
  const t = useMessages(ownJobsMessages);
  const odd = useMessages(jobAnswerMessages);
  const navigate = useNavigate();
  const tellReason = useFailureToast();
  const open = useOpenJob();
  const close = useCloseJob();
  const confirm = useConfirmJob();
  const duplicate = useDuplicateJob();
  const remove = useDeleteJob();

  function tellFailure(title: string, error: unknown) {
    tellReason(title, error, error instanceof OddAnswer ? odd[error.problem] : undefined);
  }

  async function openJob(shown: Pick<Job, 'id' | 'status'>) {
    try {
      const { expires_at } = await open.mutateAsync(shown);
      toast({
        title: t.opened(job.title),
        description: t.openedText(daysUntil(expires_at)),
        variant: 'success',
      });
    } catch (error) {
      tellFailure(t.changeFailed, error);
      // A draft may be incomplete; its form shows where.
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) {
        await navigate(`/hr/jobs/${job.id}/edit`);
      }
    }
  }

  async function closeJob() {
    try {
      const closed = await close.mutateAsync(job);
      toast({
        title: t.closed(job.title),
        description: t.closedText,
        variant: 'success',
        action: { label: t.undo, onClick: () => void openJob(closed) },
      });
    } catch (error) {
      tellFailure(t.changeFailed, error);
    }
  }

  async function confirmJob() {
    try {
      await confirm.mutateAsync(job);
      toast({ title: t.confirmed(job.title), description: t.confirmedText, variant: 'success' });
    } catch (error) {
      tellFailure(t.changeFailed, error);
    }
  }

  return {
    confirm: confirmJob,
    isConfirming: confirm.isPending,
    isBusy: open.isPending || close.isPending || duplicate.isPending,
    open: () => openJob(job),
    close: closeJob,
    async duplicate() {
      try {
        const draft = await duplicate.mutateAsync(job);
        toast({ title: t.duplicated, description: t.duplicatedText, variant: 'success' });
        await navigate(`/hr/jobs/${draft.id}/edit`);
      } catch (error) {
        tellFailure(t.duplicateFailed, error);
      }
    },
    isDeleting: remove.isPending,
    /** Resolves to true when the job has been deleted. */
    async remove() {
      try {
        await remove.mutateAsync(job);
        toast({ title: t.deleted, variant: 'success' });
        return true;
      } catch (error) {
        tellReason(t.deleteFailed, error, t.deleteFallback);
        return false;
      }
    },
  };
}
