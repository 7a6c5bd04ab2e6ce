import { useEffect, useState } from 'react';

/** After this long without a key, what was typed is looked at. */
export const TYPING_PAUSE_MS = 300;

/** The value once it has not changed for a moment, so that typing a word makes one call. */
export function useDelayed<T>(value: T, delayMs = TYPING_PAUSE_MS): T {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return delayed;
}
