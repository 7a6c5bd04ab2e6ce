import { useEffect } from 'react';
import { currentSession } from '../session/session.ts';
import { leadInOneTab } from './one-tab.ts';
import { keepListening, type OnNews } from './stream.ts';

/** Shares one stream among the visible tabs of an account; hidden ones save battery and data. */
function listenTogether(onNews: OnNews, signal: AbortSignal): void {
  const account = currentSession()?.user?.id;
  if (account === undefined) return void keepListening(onNews, signal);
  void leadInOneTab({
    name: `live:${account}`,
    hear: onNews,
    lead: keepListening,
    lost: 'everything',
    signal,
  });
}

/**
 * Calls `onNews` when something of the signed-in account has changed on the server, or every two
 * seconds while there is no stream of news. All tabs of a browser share one stream.
 */
export function useLive(onNews: OnNews): void {
  useEffect(() => {
    let current = new AbortController();
    const listen = () => {
      current.abort();
      if (document.visibilityState !== 'visible' || !currentSession()) return;
      current = new AbortController();
      listenTogether(onNews, current.signal);
    };
    /** The page was hidden, or the network gone: it may have missed something. */
    const listenAgain = () => {
      listen();
      if (!current.signal.aborted) void onNews('everything');
    };
    listen();
    document.addEventListener('visibilitychange', listenAgain);
    window.addEventListener('online', listenAgain);
    return () => {
      document.removeEventListener('visibilitychange', listenAgain);
      window.removeEventListener('online', listenAgain);
      current.abort();
    };
  }, [onNews]);
}
