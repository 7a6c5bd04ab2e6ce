import { useEffect, useState } from 'react';

/** 90 seconds are 1:30; after many codes one waits for up to an hour. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Seconds left, counted down by the clock, since a tab in the background is woken less often;
 * `restart` sets them anew.
 */
export function useCountdown(from: number): [left: number, restart: (seconds: number) => void] {
  const [left, setLeft] = useState(from);
  const [until, setUntil] = useState(() => Date.now() + from * 1_000);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const look = () => setLeft(Math.max(Math.ceil((until - Date.now()) / 1_000), 0));
    const timer = setInterval(look, 1_000);
    return () => clearInterval(timer);
  }, [until, isOver]);
  function restart(seconds: number) {
    setUntil(Date.now() + seconds * 1_000);
    setLeft(seconds);
  }
  return [left, restart];
}
