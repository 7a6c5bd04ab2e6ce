import { useEffect, useState } from 'react';

/** "1:30" for 90 seconds; after many codes the wait grows to an hour. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Seconds left, counted by the clock because timers of background tabs run late; `restart` starts
 * again.
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
