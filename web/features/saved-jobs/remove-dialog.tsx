import type { SavedJob } from '../../../contract/saved-jobs.ts';
import { useFailureToast } from '../../lib/api/error-toast.ts';
import { useMessages } from '../../lib/messages.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { toast } from '../../lib/toast.ts';
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
  const tellFailure = useFailureToast();
  const change = useSavedJobChange();

  async function bringBack(jobId: number) {
    try {
      await change.mutateAsync({ jobId, saved: true });
    } catch (error) {
      tellFailure(words.error, error, words.saveFailed);
    }
  }

  async function remove() {
    if (!saved) return;
    const jobId = saved.job_id;
    try {
      await change.mutateAsync({ jobId, saved: false });
      toast({
        title: words.removed,
        action: { label: words.undo, onClick: () => void bringBack(jobId) },
      });
    } catch (error) {
      tellFailure(words.error, error, words.removeFailed);
    } finally {
      onClose();
    }
  }

  return (
    <ConfirmDialog
      open={saved !== null}
      onOpenChange={(open) => open || onClose()}
      title={t.removeTitle(saved?.job.title ?? '')}
      description={t.removeText}
      confirmLabel={t.remove}
      keeps
      danger
      busy={change.isPending}
      busyLabel={t.removing}
      onConfirm={() => void remove()}
    />
  );
}
