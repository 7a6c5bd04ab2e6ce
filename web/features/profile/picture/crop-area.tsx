import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { type Crop, moved, movedTo, positionOf, zoomed, zoomOf } from './crop.ts';
import { type ChosenPicture, Cropped } from './cropped.tsx';
import { pictureMessages } from './picture-messages.ts';

const STEP = 0.04;
export const ZOOM_STEP = 1.15;

const steps: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const zooms: Record<string, number> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
};

interface CropAreaProps {
  chosen: ChosenPicture;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

/**
 * Shows the square, which is moved with one finger or the arrow keys, and zoomed with two fingers or plus and minus.
 */
export function CropArea({ chosen, crop, onChange }: CropAreaProps) {
  const t = useMessages(pictureMessages);
  const hintId = useId();
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  const { right, down } = positionOf(chosen, crop);

  function press(event: KeyboardEvent) {
    const step = steps[event.key];
    const zoom = zooms[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || !(step || zoom)) return;
    event.preventDefault();
    if (step) onChange(moved(chosen, crop, ...step));
    else if (zoom) onChange(zoomed(chosen, crop, zoomOf(chosen, crop) * zoom));
  }

  function drag(event: PointerEvent<HTMLElement>) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    const side = event.currentTarget.clientWidth;
    // Two fingers take turns, so each of them moves the picture half as far.
    const share = (other ? 0.5 : 1) / side;
    const followed = moved(chosen, crop, (before.x - now.x) * share, (before.y - now.y) * share);
    const apart = other ? distance(now, other) / Math.max(1, distance(before, other)) : 1;
    onChange(zoomed(chosen, followed, zoomOf(chosen, followed) * apart));
  }

  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);

  return (
    <div className="grid justify-items-center gap-2">
      <div
        className="relative w-[min(100%,280px,44dvh)] cursor-grab touch-none rounded-full has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand active:cursor-grabbing"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        }}
        onPointerMove={drag}
        onPointerUp={lift}
        onPointerCancel={lift}
      >
        <Cropped chosen={chosen} crop={crop} className="w-full" />
        <input
          type="range"
          min={0}
          max={100}
          value={right}
          aria-label={t.cropArea}
          aria-valuetext={t.position(right, down)}
          aria-describedby={hintId}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
          onKeyDown={press}
          onChange={({ target }) => onChange(movedTo(chosen, crop, target.valueAsNumber))}
        />
      </div>
      <p id={hintId} className="text-center text-caption text-ink-2">
        {t.cropHint}
      </p>
    </div>
  );
}

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);
