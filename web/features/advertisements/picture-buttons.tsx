import type { BookedAdvertisement } from '../../../contract/advertisements/advertisements.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/fields/file-button.tsx';
import { UnsentFile, useUnsentFile } from '../../ui/fields/unsent-file.tsx';
import { usePicture } from './calls.ts';
import { advertisementsMessages } from './messages.ts';

/** Adds a picture to an advertisement, or removes it. */
export function PictureButtons({ booked }: { booked: BookedAdvertisement }) {
  const { id, title, picture_url } = booked;
  const t = useMessages(advertisementsMessages);
  const unsent = useUnsentFile();
  const picture = usePicture({
    failed: t.pictureFailed,
    done: t.pictureKept,
    onDone: unsent.forget,
    onFailed: (error, { file }) => unsent.keepAfter(error, file),
  });

  return (
    <>
      <FileButton
        accept="image/jpeg,image/png,image/gif,image/webp"
        onChoose={(file) => void picture.run({ id, file })}
        size="sm"
        variant="secondary"
        busy={picture.isBusy}
        aria-label={`${t.picture}: ${title}`}
      >
        {t.picture}
      </FileButton>
      {picture_url ? (
        <Button
          size="sm"
          variant="quiet"
          busy={picture.isBusy}
          aria-label={`${t.noPicture}: ${title}`}
          onClick={() => void picture.run({ id, file: null })}
        >
          {t.noPicture}
        </Button>
      ) : null}
      <UnsentFile
        unsent={unsent}
        busy={picture.isBusy}
        onAgain={(file) => void picture.run({ id, file })}
      />
    </>
  );
}
