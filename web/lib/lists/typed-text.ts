import { useEffect, useEffectEvent, useState } from 'react';
import { TYPING_PAUSE_MS } from '../forms/use-delayed.ts';

/**
 * The text of a field that searches as the visitor types: `onPause` is called when the typing pauses.
 * `value` is the text in the address; when the address changes, the field follows.
 */
export function useTypedText(value: string, onPause?: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // The address repeats our own text late, when more may have been typed, so only other changes
    // count.
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const text = typed.trim();
  const isLive = onPause !== undefined;
  const tell = useEffectEvent(() => {
    setSent(text);
    onPause?.(text);
  });
  useEffect(() => {
    if (!isLive || text === sent) return undefined;
    const timer = setTimeout(() => tell(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isLive, text, sent]);
  return { typed, setTyped, text, markSent: () => setSent(text) };
}
