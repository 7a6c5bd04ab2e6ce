import { useEffect } from 'react';
import { currentSession } from '../session/session.ts';
import { hearLeadingTab, leadInOneTab } from './one-tab.ts';
import { keepListening, type OnNews } from './stream.ts';

/**
 * The shortest time between two polls in a hidden tab. Without a stream, tabs poll every two
 * seconds, which is too often for one that nobody sees.
 */
const HIDDEN_EVERY_MS = 30_000;

const nameOf = (account: number) => `live:${account}`;

/**
 * Passes on in a hidden tab what a visible tab hears; if all tabs are hidden nobody listens, which
 * saves battery and data.
 */
function listenHidden(onNews: OnNews, signal: AbortSignal): void {
  const account = currentSession()?.user?.id;
  if (account === undefined) return;
  let toldAt = 0;
  const hear: OnNews = async (topic) => {
    if (topic === 'everything') {
      if (Date.now() - toldAt < HIDDEN_EVERY_MS) return;
      toldAt = Date.now();
    }
    await onNews(topic);
  };
  hearLeadingTab({ name: nameOf(account), hear, signal });
}

/** Shares one stream among the visible tabs of an account. */
function listenTogether(onNews: OnNews, signal: AbortSignal): void {
  const account = currentSession()?.user?.id;
  if (account === undefined) return void keepListening(onNews, signal);
  void leadInOneTab({
    name: nameOf(account),
    hear: onNews,
    lead: keepListening,
    lost: 'everything',
    signal,
  });
}

const isVisible = () => document.visibilityState === 'visible';

/**
 * Calls `onNews` when something of the signed-in account has changed on the server, or every two
 * seconds while there is no stream of news. All tabs of a browser share one stream; hidden ones call `onNewsHidden`.
 */
export function useLive(onNews: OnNews, onNewsHidden: OnNews): void {
  useEffect(() => {
    let current = new AbortController();
    const listen = () => {
      current.abort();
      if (!currentSession()) return;
      current = new AbortController();
      if (isVisible()) listenTogether(onNews, current.signal);
      else listenHidden(onNewsHidden, current.signal);
    };
    /**
     * Listens again after the page was hidden or the network gone, when it may have missed news.
     */
    const listenAgain = () => {
      listen();
      if (isVisible() && !current.signal.aborted) void onNews('everything');
    };
    listen();
    document.addEventListener('visibilitychange', listenAgain);
    window.addEventListener('online', listenAgain);
    return () => {
      document.removeEventListener('visibilitychange', listenAgain);
      window.removeEventListener('online', listenAgain);
      current.abort();
    };
  }, [onNews, onNewsHidden]);
}
