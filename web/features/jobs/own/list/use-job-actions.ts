import { useNavigate } from 'react-router';
import type { Job } from '../../../../../contract/jobs.ts';
import { ApiError } from '../../../../lib/api/api-error.ts';
import { daysUntil } from '../../../../lib/format/format.ts';
import type { Mistakes } from '../../../../lib/forms/mistakes.ts';
import { useMessages } from '../../../../lib/messages.ts';
import {
  useCloseJob,
  useConfirmJob,
  useDeleteJob,
  useDuplicateJob,
  useOpenJob,
  useRenewJob,
} from '../calls.ts';
import { jobAnswerMessages, OddAnswer } from '../job-answer.ts';
import { ownJobsMessages } from './messages.ts';

/** The actions on a job's card; each shows a toast with its outcome. */
export function useJobActions(job: Job) {
  const t = useMessages(ownJobsMessages);
  const odd = useMessages(jobAnswerMessages);
  const navigate = useNavigate();
  const { title } = job;
  const edit = (id: number, refused?: Mistakes) =>
    navigate(`/hr/jobs/${id}/edit`, { state: refused && { refused } });
  const changeFailed = { failed: t.changeFailed };
  const open = useOpenJob({
    ...changeFailed,
    done: ({ expires_at }) => ({
      title: t.opened(title),
      description: t.openedText(daysUntil(expires_at)),
    }),
    // It may be incomplete, or say what no job may say any more; its form shows where.
    onFailed: (error) =>
      error instanceof ApiError && Object.keys(error.fields).length > 0
        ? edit(job.id, error.fields)
        : undefined,
  });
  const renew = useRenewJob({
    ...changeFailed,
    done: ({ expires_at }) => ({
      title: t.renewed(title),
      description: t.openedText(daysUntil(expires_at)),
    }),
  });
  const close = useCloseJob({
    ...changeFailed,
    done: (closed) => ({
      title: t.closed(title),
      description: t.closedText,
      // Undoing would reopen the job and so confirm that it is open, which nobody has done.
      action:
        job.state === 'paused'
          ? undefined
          : { label: t.undo, onClick: () => void open.run(closed) },
    }),
  });
  const confirm = useConfirmJob({
    ...changeFailed,
    done: { title: t.confirmed(title), description: t.confirmedText },
  });
  const duplicate = useDuplicateJob({
    failed: t.duplicateFailed,
    failedText: (error) => (error instanceof OddAnswer ? odd[error.problem] : undefined),
    done: { title: t.duplicated, description: t.duplicatedText },
    onDone: (draft) => edit(draft.id),
  });
  const remove = useDeleteJob({
    failed: t.deleteFailed,
    failedText: t.deleteFallback,
    done: t.deleted,
  });
  return {
    confirm: () => confirm.run(job),
    isConfirming: confirm.isBusy,
    isBusy: open.isBusy || close.isBusy || renew.isBusy || duplicate.isBusy,
    open: () => open.run(job),
    close: () => close.run(job),
    renew: () => renew.run(job),
    duplicate: () => duplicate.run(job),
    isDeleting: remove.isBusy,
    /** Resolves to true once the job has been deleted. */
    remove: () => remove.run(job),
  };
}
