import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker, useMatches } from 'react-router';
import { useMessages } from '../../lib/messages.ts';

const words = {
  en: { text: 'No connection. This page stays open until the network is back.' },
  hi: { text: 'नेटवर्क नहीं है। नेटवर्क लौटने तक यही पेज खुला रहेगा।' },
};

function onChange(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Says that there is no network, and until there is one keeps links, searches and the browser's Back button from leaving
 * the page: the browser would show its own failure in place of the page, and what was typed there would be lost.
 */
export default function OfflineNotice() {
  const t = useMessages(words);
  const isOnline = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className="pointer-events-none fixed inset-x-0 top-0 z-toast text-center text-small print:hidden">
      {isOnline ? null : (
        <span className="inline-block rounded-b-md bg-time-tint px-3 py-1.5 text-time-ink shadow-float">
          {t.text}
          <StayHere />
        </span>
      )}
    </output>
  );
}

/** A component of its own, because there may be only one blocker, and pages with unsaved changes have theirs. */
function StayHere() {
  // The server answered for the page itself, so it must be asked again when only the search changes.
  const isLoaded = Boolean(useMatches().at(-1)?.loaderData);
  useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      next.pathname !== here.pathname || (isLoaded && next.search !== here.search),
  );
  useEffect(() => {
    // In the capture phase, before React hears of the click.
    document.addEventListener('click', keepHere, true);
    // After React's own handlers, which may have sent the form by script.
    window.addEventListener('submit', keepForm);
    return () => {
      document.removeEventListener('click', keepHere, true);
      window.removeEventListener('submit', keepForm);
    };
  }, []);
  return null;
}

function keepHere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isElsewhere = link?.origin === location.origin && link.pathname !== location.pathname;
  if (isElsewhere && !link.target) event.preventDefault();
}

const keepForm = (event: SubmitEvent) => event.preventDefault();
