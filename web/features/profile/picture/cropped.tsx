import { clsx } from 'clsx';
import type { Crop, Dimensions } from './crop.ts';

export interface Chosen extends Dimensions {
  file: File;
  /** An address of the file within this page. */
  url: string;
}

interface CroppedProps {
  chosen: Chosen;
  crop: Crop;
  /** Its width makes its size. */
  className: string;
}

/** The square of a picture in a circle; shares of the square place it, so it has any size. */
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
