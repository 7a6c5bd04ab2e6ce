import { useMessages } from '../../../lib/messages.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useRemovePicture } from './picture-calls.ts';
import { pictureMessages } from './picture-messages.ts';

interface RemovePictureProps {
  /** The id of the document. */
  id: number;
  open: boolean;
  onClose: () => void;
}

export function RemovePicture({ id, open, onClose }: RemovePictureProps) {
  const t = useMessages(pictureMessages);
  const removal = useRemovePicture({
    failed: t.removeFailed,
    done: t.removed,
    onDone: onClose,
  });

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t.removeTitle}
      description={t.removeText}
      confirmLabel={t.removeConfirm}
      busy={removal.isBusy}
      busyLabel={t.removing}
      danger
      onConfirm={() => void removal.run(id)}
    />
  );
}
