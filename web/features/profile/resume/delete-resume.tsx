import type { Document } from '../../../../contract/documents.ts';
import { useFailureToast } from '../../../lib/api/error-toast.ts';
import { useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useDeleteResume } from '../calls.ts';
import { resumeMessages } from './resume-messages.ts';

interface DeleteResumeProps {
  /** Open while there is one. */
  resume: Document | null;
  /** What goes with applications afterwards, if that changes. */
  nextDefault: Document | undefined;
  onClose: () => void;
}

export function DeleteResume({ resume, nextDefault, onClose }: DeleteResumeProps) {
  const t = useMessages(resumeMessages);
  const deletion = useDeleteResume();
  const tellFailure = useFailureToast();

  async function confirm() {
    if (!resume) return;
    try {
      const { new_default } = await deletion.mutateAsync(resume.id);
      toast({
        title: t.deleted,
        ...(new_default ? { description: t.isDefaultNow(new_default.doc_name) } : {}),
      });
    } catch (error) {
      tellFailure(t.deleteFailed, error);
    } finally {
      onClose();
    }
  }

  return (
    <ConfirmDialog
      open={resume !== null}
      onOpenChange={(open) => open || onClose()}
      title={t.deleteTitle(resume?.doc_name ?? '')}
      description={
        nextDefault ? `${t.deleteText} ${t.sentInstead(nextDefault.doc_name)}` : t.deleteText
      }
      confirmLabel={t.delete}
      keeps
      danger
      busy={deletion.isPending}
      busyLabel={t.deleting}
      onConfirm={() => void confirm()}
    />
  );
}
