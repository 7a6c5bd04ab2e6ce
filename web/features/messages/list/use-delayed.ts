import { useEffect, useState } from 'react';

const DELAY_MS = 300;

/** The value after it has stood still for a moment: one question instead of one for each letter. */
export function useDelayed<T>(value: T): T {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}
