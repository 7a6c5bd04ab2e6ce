import type { SavedJob } from '../../../contract/saved-jobs.ts';
import { useMessages } from '../../lib/messages.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useSavedJobChange } from './calls.ts';
import { savedJobsMessages } from './messages.ts';
import { seekerSaveMessages } from '../../parts/save/seeker-save-messages.ts';

interface RemoveDialogProps {
  /** The job to remove; the dialog is open while there is one. */
  saved: SavedJob | null;
  onClose: () => void;
}

export function RemoveDialog({ saved, onClose }: RemoveDialogProps) {
  const t = useMessages(savedJobsMessages);
  const words = useMessages(seekerSaveMessages);

  const restoring = useSavedJobChange({ failed: words.error, failedText: words.saveFailed });
  const removal = useSavedJobChange({
    failed: words.error,
    failedText: words.removeFailed,
    done: (_answer, { jobId }) => ({
      title: words.removed,
      variant: 'default',
      action: { label: words.undo, onClick: () => void restoring.run({ jobId, saved: true }) },
    }),
    onEnd: onClose,
  });

  const remove = () => void (saved && removal.run({ jobId: saved.job_id, saved: false }));

  return (
    <ConfirmDialog
      open={saved !== null}
      onClose={onClose}
      title={t.removeTitle(saved?.job.title ?? '')}
      description={t.removeText}
      confirmLabel={t.remove}
      keeps
      danger
      busy={removal.isBusy}
      busyLabel={t.removing}
      onConfirm={remove}
    />
  );
}
