import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 300;

/**
 * The text of a field that searches while somebody types: `onPause` hears it when the typing pauses.
 * `value` is what the address says; another address changes the field, too.
 */
export function useTypedText(value: string, onPause?: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // Our own words come back late, when more may be typed; only those of others are taken over.
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
    const timer = setTimeout(() => tell(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isLive, text, sent]);
  return { typed, setTyped, text, markSent: () => setSent(text) };
}
