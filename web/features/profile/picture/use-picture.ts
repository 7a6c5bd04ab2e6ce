import { useEffect, useRef, useState } from 'react';
import { UPLOAD_MAX_BYTES } from '../../../../contract/constants.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { isWorthRetrying } from '../../../lib/api/query.ts';
import { useLanguage, useMessages } from '../../../lib/messages.ts';
import { toast } from '../../../lib/toast.ts';
import type { Crop } from './crop.ts';
import type { ChosenPicture } from './cropped.tsx';
import { useUploadPicture } from './picture-calls.ts';
import { pictureMessages } from './picture-messages.ts';

export const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp';
const FORMATS = new Set(ACCEPTED.split(','));

/** A picture from being chosen until it is stored, and what was wrong with it. */
export function usePicture() {
  const t = useMessages(pictureMessages);
  const language = useLanguage();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const sending = useRef<AbortController>(undefined);
  const url = chosen?.url;
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);

  function refuse(title: string, text: string) {
    setError(text);
    toast({ title, description: text, variant: 'destructive' });
  }

  async function choose(file: File) {
    setError(null);
    if (!FORMATS.has(file.type)) return refuse(t.invalidFormat, t.invalidFormatText);
    if (file.size > UPLOAD_MAX_BYTES) return refuse(t.tooLarge, t.tooLargeText);
    const picture = await read(file);
    if (picture) setChosen(picture);
    else refuse(t.uploadFailed, t.unreadableText);
  }

  const upload = useUploadPicture({
    failed: (failure) =>
      sending.current?.signal.aborted ? { title: t.canceled, variant: 'default' } : say(failure),
    done: { title: t.uploaded, description: t.uploadedText },
    onDone: () => setChosen(null),
    // The picture and its square stay for the next try, unless another picture is needed.
    onFailed: (failure) => {
      if (!isWorthRetrying(failure)) setChosen(null);
    },
    onEnd: () => setPercent(null),
  });

  function save(file: File, crop: Crop) {
    const stop = new AbortController();
    sending.current = stop;
    setPercent(0);
    const onProgress = (sent: number) => setPercent(Math.round(sent * 100));
    void upload.run({ file, crop, signal: stop.signal, onProgress });
  }

  function say(failure: Error) {
    const words = refusedAs(failure);
    setError(words.description);
    return words;
  }

  function refusedAs(failure: Error) {
    const says = failure instanceof ApiError ? failure : null;
    if (says?.is('resource.picture.invalid_format')) {
      return { title: t.invalidFormat, description: t.invalidFormatText };
    }
    if (says?.is('resource.picture.too_large')) {
      return { title: t.tooLarge, description: t.tooLargeText };
    }
    return {
      title: t.uploadFailed,
      description: errorText(failure, language, t.uploadFailedText),
    };
  }

  function cancel() {
    if (percent === null) setChosen(null);
    else sending.current?.abort();
  }

  return { chosen, percent, error, choose, save, cancel };
}

/** The picture with its dimensions, in the upright orientation that the browser shows; null if it cannot be read. */
async function read(file: File): Promise<ChosenPicture | null> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { file, url, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    URL.revokeObjectURL(url);
    return null;
  }
}
