import { useRef } from 'react';
import type { BookedAdvertisement } from '../../../contract/advertisements/advertisements.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { FileInput } from '../../ui/fields/file-input.tsx';
import { usePicture } from './calls.ts';
import { advertisementsMessages } from './messages.ts';

/** Adds a picture to an advertisement, or removes it. */
export function PictureButtons({ booked }: { booked: BookedAdvertisement }) {
  const { id, title, picture_url } = booked;
  const t = useMessages(advertisementsMessages);
  const input = useRef<HTMLInputElement>(null);
  const picture = usePicture({ failed: t.pictureFailed, done: t.pictureKept });

  return (
    <>
      <FileInput
        ref={input}
        accept="image/jpeg,image/png,image/gif,image/webp"
        onChoose={(file) => void picture.run({ id, file })}
      />
      <Button
        size="sm"
        variant="secondary"
        busy={picture.isBusy}
        aria-label={`${t.picture}: ${title}`}
        onClick={() => input.current?.click()}
      >
        {t.picture}
      </Button>
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
    </>
  );
}
