import { clsx } from 'clsx';
import type { Crop, Dimensions } from './crop.ts';

export interface ChosenPicture extends Dimensions {
  file: File;
  /** A blob address of the file. */
  url: string;
}

interface CroppedProps {
  chosen: ChosenPicture;
  crop: Crop;
  /** Its width determines its size. */
  className: string;
}

/** The square of a picture in a circle, positioned in percent, so that it works at any size. */
export function Cropped({ chosen, crop, className }: CroppedProps) {
  const share = (pixels: number) => `${(pixels / crop.size) * 100}%`;
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'relative block aspect-square overflow-hidden rounded-full bg-white',
        className,
      )}
    >
      <img
        src={chosen.url}
        alt=""
        draggable={false}
        className="pointer-events-none absolute max-w-none select-none"
        style={{
          width: share(chosen.width),
          height: share(chosen.height),
          left: share(-crop.x),
          top: share(-crop.y),
        }}
      />
    </span>
  );
}
