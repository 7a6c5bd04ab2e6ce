import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ProgressBar } from '../../../ui/panels/progress-bar.tsx';
import { CropArea, ZOOM_STEP } from './crop-area.tsx';
import { type Crop, middleOf, mostZoomOf, wholePixels, zoomed, zoomOf } from './crop.ts';
import { type ChosenPicture, Cropped } from './cropped.tsx';
import { pictureMessages } from './picture-messages.ts';

interface CropDialogProps {
  chosen: ChosenPicture;
  /** The share that has been sent; null before the upload. */
  percent: number | null;
  onSave: (crop: Crop) => void;
  onCancel: () => void;
}

/** Asks which square of a picture to show, with a preview, and shows the progress of its upload. */
export function CropDialog({ chosen, percent, onSave, onCancel }: CropDialogProps) {
  const t = useMessages(pictureMessages);
  const [crop, setCrop] = useState(() => middleOf(chosen));
  return (
    <Dialog
      onClose={onCancel}
      title={t.cropTitle}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button
            busy={percent !== null}
            busyLabel={t.sending}
            onClick={() => onSave(wholePixels(chosen, crop))}
          >
            {t.save}
          </Button>
        </>
      }
    >
      <CropArea chosen={chosen} crop={crop} onChange={setCrop} />
      <Zoom chosen={chosen} crop={crop} onChange={setCrop} />
      <div className="flex items-center justify-center gap-4">
        <span className="note">{t.preview}</span>
        {['w-16', 'w-11', 'w-9'].map((width) => (
          <Cropped key={width} chosen={chosen} crop={crop} className={width} />
        ))}
      </div>
      {percent === null ? null : (
        <div>
          <ProgressBar label={t.progressLabel} percent={percent} />
          <p className="mt-1 text-caption text-ink-2 tabular-nums">{t.progress(percent)}</p>
        </div>
      )}
    </Dialog>
  );
}

interface ZoomProps {
  chosen: ChosenPicture;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

function Zoom({ chosen, crop, onChange }: ZoomProps) {
  const t = useMessages(pictureMessages);
  const id = useId();
  const most = mostZoomOf(chosen);
  const zoom = zoomOf(chosen, crop);
  const set = (wanted: number) => onChange(zoomed(chosen, crop, wanted));
  if (most === 1) return null;
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-small font-strong">
        {t.zoom}
      </label>
      <IconButton icon={Minus} label={t.zoomOut} onClick={() => set(zoom / ZOOM_STEP)} />
      <input
        id={id}
        type="range"
        min={1}
        max={most}
        step={0.01}
        value={zoom}
        aria-valuetext={`${Math.round(zoom * 100)}%`}
        onChange={(event) => set(event.target.valueAsNumber)}
        className="h-11 min-w-0 flex-1 accent-brand"
      />
      <IconButton icon={Plus} label={t.zoomIn} onClick={() => set(zoom * ZOOM_STEP)} />
    </div>
  );
}
