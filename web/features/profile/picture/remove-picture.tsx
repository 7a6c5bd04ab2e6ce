import { useFailureToast } from '../../../lib/api/error-toast.ts';
import { useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useRemovePicture } from './picture-calls.ts';
import { pictureMessages } from './picture-messages.ts';

interface RemovePictureProps {
  /** Of the document. */
  id: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function RemovePicture({ id, open, onOpenChange }: RemovePictureProps) {
  const t = useMessages(pictureMessages);
  const removal = useRemovePicture();
  const tellFailure = useFailureToast();

  async function remove() {
    try {
      await removal.mutateAsync(id);
      onOpenChange(false);
      toast({ title: t.removed, variant: 'success' });
    } catch (error) {
      tellFailure(t.removeFailed, error);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.removeTitle}
      description={t.removeText}
      confirmLabel={t.removeConfirm}
      busy={removal.isPending}
      busyLabel={t.removing}
      danger
      onConfirm={() => void remove()}
    />
  );
}
