import { useEffect, useState } from 'react';

/** 90 seconds are 1:30; after many codes one waits for up to an hour. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds left, counted down; `restart` sets them anew. */
export function useCountdown(from: number): [left: number, restart: (seconds: number) => void] {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    const timer = setTimeout(() => setLeft(Math.max(left - 1, 0)), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft];
}
