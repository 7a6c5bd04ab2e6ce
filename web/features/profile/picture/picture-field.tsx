import { clsx } from 'clsx';
import { Camera, Trash2 } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session/session.ts';
import { VerifyFirst } from '../../../parts/apply/verify-first.tsx';
import { OwnAvatar } from '../../../parts/people/own-avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldNotes } from '../../../ui/fields/field.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { useOwnPicture } from './picture-calls.ts';
import { pictureMessages } from './picture-messages.ts';
import { RemovePicture } from './remove-picture.tsx';
import { ACCEPTED, usePicture } from './use-picture.ts';
import { FileButton } from '../../../ui/fields/file-button.tsx';

/** The picture of the signed-in account: choose or drop one, change it or remove it. */
export function PictureField({ className }: { className?: string }) {
  const t = useMessages(pictureMessages);
  const isUnverified = useSession()?.user?.email_verified === false;
  return (
    <section aria-label={t.picture} className={className}>
      <h2 className="mb-1.5 text-small font-strong text-ink">{t.picture}</h2>
      {isUnverified ? <VerifyFirst>{t.verifyFirst}</VerifyFirst> : <Chooser />}
    </section>
  );
}

function Chooser() {
  const t = useMessages(pictureMessages);
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const picture = useOwnPicture().data;
  const { chosen, percent, error, choose, save, cancel } = usePicture();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void choose(file);
  }

  return (
    <div
      className={clsx(
        'rounded-md',
        isOver && 'bg-brand-tint outline-2 outline-brand outline-dashed',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-md:gap-x-2.5">
        <OwnAvatar size="lg" />
        <FileButton
          accept={ACCEPTED}
          onChoose={(file) => void choose(file)}
          variant="secondary"
          icon={Camera}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        >
          {picture ? t.replace : t.upload}
        </FileButton>
        {picture ? (
          <Button
            variant="quiet"
            icon={Trash2}
            title={t.remove}
            className="max-md:px-3"
            onClick={() => setRemoving(true)}
          >
            <span className="max-md:sr-only">{t.remove}</span>
          </Button>
        ) : null}
      </div>
      <FieldNotes id={id} error={error} hint={isOver ? t.dropHere : t.hint} />
      {chosen ? (
        <CropDialog
          key={chosen.url}
          chosen={chosen}
          percent={percent}
          onSave={(crop) => save(chosen.file, crop)}
          onCancel={cancel}
        />
      ) : null}
      {picture ? (
        <RemovePicture id={picture.id} open={isRemoving} onClose={() => setRemoving(false)} />
      ) : null}
    </div>
  );
}
