import { useSyncExternalStore } from 'react';
import { useBlocker, useMatches } from 'react-router';

function onChange(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Keeps scripts and the browser's Back button from leaving the page while there is no network, as `stayWhileOffline`
 * keeps links and forms.
 */
export function StayHere() {
  const isOnline = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : <Blocker />;
}

/** A component of its own, because there may be only one blocker, and pages with unsaved changes have theirs. */
function Blocker() {
  // The server answered for the page itself, so it must be asked again when only the search changes.
  const isLoaded = Boolean(useMatches().at(-1)?.loaderData);
  useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      next.pathname !== here.pathname || (isLoaded && next.search !== here.search),
  );
  return null;
}
