import { useEffect, useState } from 'react';

const DELAY_MS = 300;

/** The value once it has not changed for a moment, so that typing a word makes one call. */
export function useDelayed<T>(value: T, delayMs = DELAY_MS): T {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return delayed;
}
