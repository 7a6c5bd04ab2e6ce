/** How often the leading tab says that it is alive, whether there is a network or not. */
const SIGN_EVERY_MS = 5_000;
/**
 * A leading tab that has been silent this long has stopped without closing. Less than the half
 * minute of news that the server repeats to the next stream.
 */
const SILENCE_MOST_MS = 3 * SIGN_EVERY_MS;

interface Tab<News> {
  /** Tabs with the same name share one leader; it must differ between accounts. */
  name: string;
  /** Called in every tab with what the leading tab passes on. */
  hear: (news: News) => Promise<unknown>;
  /**
   * Called in one tab at a time: passes news on to all tabs with `tell`, and ends when its signal
   * aborts.
   */
  lead: (tell: (news: News) => Promise<unknown>, signal: AbortSignal) => Promise<void>;
  /** Passed on after a leading tab stopped without closing, because news may have been lost. */
  lost: News;
  /** Takes this tab out when it aborts; another one then leads. */
  signal: AbortSignal;
}

/**
 * Elects one of all open tabs as the leader, and passes on to the others what it hears. When it
 * leaves, closes or freezes, the next one takes over. In a browser without locks every tab leads
 * for itself.
 */
export async function leadInOneTab<News>(tab: Tab<News>): Promise<void> {
  // Without HTTPS, on an office's own network, browsers offer no locks.
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
    return tab.lead(tab.hear, tab.signal);
  }
  const channel = new BroadcastChannel(tab.name);
  try {
    let isTakenAway = false;
    while (!tab.signal.aborted) {
      const turn: Turn = await takeTurn(tab, channel, isTakenAway);
      if (turn === 'ended') return;
      isTakenAway = turn === 'silence';
    }
  } finally {
    channel.close();
  }
}

/** Hears what the leading tab passes on, but never leads, until `signal` aborts. */
export function hearLeadingTab<News>({
  name,
  hear,
  signal,
}: Pick<Tab<News>, 'name' | 'hear' | 'signal'>): void {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<{ news?: News }>) => {
    if (data.news !== undefined) void hear(data.news);
  });
  signal.addEventListener('abort', () => channel.close(), { once: true });
}

/**
 * Why a turn ended: for good, because the leading tab fell silent, or because another tab took
 * over.
 */
type Turn = 'ended' | 'silence' | 'taken away';

/** Waits for the lock, and then leads. */
async function takeTurn<News>(
  { name, hear, lead, lost, signal }: Tab<News>,
  channel: BroadcastChannel,
  steal: boolean,
): Promise<Turn> {
  const silence = new AbortController();
  const robbed = new AbortController();
  const tooLong = () => silence.abort();
  let timer = setTimeout(tooLong, SILENCE_MOST_MS);
  const listenToOthers = ({ data }: MessageEvent<{ news?: News }>) => {
    clearTimeout(timer);
    timer = setTimeout(tooLong, SILENCE_MOST_MS);
    if (data.news !== undefined) void hear(data.news);
  };
  channel.addEventListener('message', listenToOthers);
  const tell = (news: News) => {
    channel.postMessage({ news });
    return hear(news);
  };
  const asLeader = async () => {
    clearTimeout(timer);
    channel.removeEventListener('message', listenToOthers);
    channel.postMessage({});
    const signs = setInterval(() => channel.postMessage({}), SIGN_EVERY_MS);
    const until = AbortSignal.any([signal, robbed.signal]);
    until.addEventListener('abort', () => clearInterval(signs), { once: true });
    if (steal) void tell(lost);
    try {
      await lead((news) => (until.aborted ? Promise.resolve() : tell(news)), until);
    } finally {
      clearInterval(signs);
    }
  };
  try {
    const waiting = AbortSignal.any([signal, silence.signal]);
    await navigator.locks.request(name, steal ? { steal } : { signal: waiting }, asLeader);
    return 'ended';
  } catch (error) {
    if (signal.aborted) return 'ended';
    if (silence.signal.aborted) return 'silence';
    // This tab was frozen and has lost the lock to another one, so it goes back to listening.
    if (error instanceof DOMException && error.name === 'AbortError') return 'taken away';
    throw error;
  } finally {
    robbed.abort();
    clearTimeout(timer);
    channel.removeEventListener('message', listenToOthers);
  }
}
