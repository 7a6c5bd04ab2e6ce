import { useEffect, useState } from 'react';

/** Seconds left, counted down; `restart` sets them anew. */
export function useCountdown(from: number): [left: number, restart: (seconds: number) => void] {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    const timer = setTimeout(() => setLeft(Math.max(left - 1, 0)), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}
