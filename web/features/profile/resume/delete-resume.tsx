import type { Document } from '../../../../contract/documents.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useDeleteDocument } from '../calls.ts';
import { resumeMessages } from './resume-messages.ts';

interface DeleteResumeProps {
  /** The resume to delete; the dialog is open while there is one. */
  resume: Document | null;
  /** The resume sent with applications afterwards, if that changes. */
  nextDefault: Document | undefined;
  onClose: () => void;
}

export function DeleteResume({ resume, nextDefault, onClose }: DeleteResumeProps) {
  const t = useMessages(resumeMessages);
  const deletion = useDeleteDocument({
    failed: t.deleteFailed,
    done: ({ new_default }) => ({
      title: t.deleted,
      variant: 'default',
      ...(new_default ? { description: t.isDefaultNow(new_default.doc_name) } : {}),
    }),
    onEnd: onClose,
  });

  return (
    <ConfirmDialog
      open={resume !== null}
      onClose={onClose}
      title={t.deleteTitle(resume?.doc_name ?? '')}
      description={
        nextDefault ? `${t.deleteText} ${t.sentInstead(nextDefault.doc_name)}` : t.deleteText
      }
      confirmLabel={t.delete}
      keeps
      danger
      busy={deletion.isBusy}
      busyLabel={t.deleting}
      onConfirm={() => void (resume && deletion.run(resume.id))}
    />
  );
}
