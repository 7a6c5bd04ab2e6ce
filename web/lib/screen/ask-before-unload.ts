import { useEffect } from 'react';

/** The browser asks before it reloads or closes the page, as long as that would lose something. */
export function useAskBeforeUnload(losesSomething: boolean): void {
  useEffect(() => {
    if (!losesSomething) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [losesSomething]);
}
