import { useEffect, useState } from 'react';

const DELAY_MS = 300;

/** The value once it has not changed for a moment, so that typing a word makes one call. */
export function useDelayed<T>(value: T): T {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}
