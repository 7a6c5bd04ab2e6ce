import { useEffect, useSyncExternalStore } from 'react';
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
 * Says that there is no network, and until there is one keeps links from leaving the page: the browser would show
 * its own failure in place of the page, and what was typed there would be lost.
 */
export default function OfflineNotice() {
  const t = useMessages(words);
  const isOnline = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    if (isOnline) return undefined;
    // Before React hears of it.
    document.addEventListener('click', keepHere, true);
    return () => document.removeEventListener('click', keepHere, true);
  }, [isOnline]);
  return (
    <output className="pointer-events-none fixed inset-x-0 top-0 z-toast text-center text-small print:hidden">
      {isOnline ? null : (
        <span className="inline-block rounded-b-md bg-time-tint px-3 py-1.5 text-time-ink shadow-float">
          {t.text}
        </span>
      )}
    </output>
  );
}

function keepHere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isElsewhere = link?.origin === location.origin && link.pathname !== location.pathname;
  if (isElsewhere && !link.target) event.preventDefault();
}
