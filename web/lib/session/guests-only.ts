import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { homeOf, safeNext } from '../paths.ts';
import { sessionChanged, currentSession, LAST_CHECK_KEY } from './session.ts';

/** Calls `enter` when another tab signs in. */
export function useLoggedInElsewhere(enter: () => void): void {
  useEffect(() => {
    const look = (event: StorageEvent) => {
      if (event.key !== LAST_CHECK_KEY) return;
      sessionChanged();
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
 * Redirects a visitor who is signed in, or signs in in another tab, to where they were going; guests
 * stay. A stored session may be over, so the server is asked first.
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
      // Loaded only when a session is stored: most visitors of this page are guests.
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
