/** The tab that holds says so this often, whatever its network does. */
const SIGN_EVERY_MS = 5_000;
/**
 * A tab that has missed three signs has stopped without closing. Shorter than the half minute of
 * news that the server repeats to the next stream.
 */
const SILENCE_MOST_MS = 3 * SIGN_EVERY_MS;

interface Tab<News> {
  /** Tabs of the same name share; it must differ between accounts. */
  name: string;
  /** Called in every tab, with what any of them has told. */
  hear: (news: News) => Promise<unknown>;
  /** Called in one tab at a time; it tells all tabs, and ends when its signal aborts. */
  hold: (tell: (news: News) => Promise<unknown>, signal: AbortSignal) => Promise<void>;
  /** What is told after a tab stopped without closing: news may have been lost. */
  lost: News;
  /** Leaves: another tab holds from now on. */
  signal: AbortSignal;
}

/**
 * Lets one of all open tabs hold, and the others hear what it tells. When that tab leaves, closes or
 * freezes, the next one takes over. A browser that cannot share lets every tab hold for itself.
 */
export async function holdInOneTab<News>(tab: Tab<News>): Promise<void> {
  // Without HTTPS, on an office's own network, browsers offer no locks.
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
    return tab.hold(tab.hear, tab.signal);
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

/** Why a turn ended: for good, because the tab that holds fell silent, or because another took over. */
type Turn = 'ended' | 'silence' | 'taken away';

/** Waits for the lock and holds. */
async function takeTurn<News>(
  { name, hear, hold, lost, signal }: Tab<News>,
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
  const asHolder = async () => {
    clearTimeout(timer);
    channel.removeEventListener('message', listenToOthers);
    channel.postMessage({});
    const signs = setInterval(() => channel.postMessage({}), SIGN_EVERY_MS);
    const until = AbortSignal.any([signal, robbed.signal]);
    until.addEventListener('abort', () => clearInterval(signs), { once: true });
    if (steal) void tell(lost);
    try {
      await hold((news) => (until.aborted ? Promise.resolve() : tell(news)), until);
    } finally {
      clearInterval(signs);
    }
  };
  try {
    const waiting = AbortSignal.any([signal, silence.signal]);
    await navigator.locks.request(name, steal ? { steal } : { signal: waiting }, asHolder);
    return 'ended';
  } catch (error) {
    if (signal.aborted) return 'ended';
    if (silence.signal.aborted) return 'silence';
    // A tab that woke up has lost the lock to another one: it hears again.
    if (error instanceof DOMException && error.name === 'AbortError') return 'taken away';
    throw error;
  } finally {
    robbed.abort();
    clearTimeout(timer);
    channel.removeEventListener('message', listenToOthers);
  }
}
