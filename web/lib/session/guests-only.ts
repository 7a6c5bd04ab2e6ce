import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { homeOf, safeNext } from '../paths.ts';
import { changed, currentSession, LAST_CHECK_KEY } from './session.ts';

/** Calls `enter` when somebody signs in in another tab. */
export function useLoggedInElsewhere(enter: () => void): void {
  useEffect(() => {
    const look = (event: StorageEvent) => {
      if (event.key !== LAST_CHECK_KEY) return;
      changed();
      if (currentSession()?.user) enter();
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [enter]);
}

interface GuestsOnly {
  unless?: boolean;
  /** Called when a stored session turns out to be over. */
  onStay?: () => void;
}

/**
 * Whoever opens the page signed in, or signs in in another tab, goes on to where they were going;
 * guests stay. What the browser has stored may be over, so the server is asked before.
 */
export function useGuestsOnly({ unless = false, onStay }: GuestsOnly = {}): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const next = params.get('next');
  const goOn = useCallback(() => {
    if (unless) return;
    void navigate(safeNext(next, homeOf(currentSession()?.user?.role)), { replace: true });
  }, [navigate, next, unless]);
  useEffect(() => {
    let isOpen = true;
    async function goOnIfAlive() {
      // Fetched only for those whom it is about: this page is for guests.
      const { confirmSession } = await import('./auth-check.ts');
      const isSignedIn = await confirmSession();
      if (isOpen) (isSignedIn ? goOn : onStay)?.();
    }
    if (currentSession() && !unless) void goOnIfAlive();
    return () => {
      isOpen = false;
    };
  }, [goOn, onStay, unless]);
  useLoggedInElsewhere(goOn);
}
