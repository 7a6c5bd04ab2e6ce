import { LIVE_HEARTBEAT_MS } from '../../../contract/constants.ts';
import type { Topic } from '../../../contract/live.ts';
import { ApiError } from '../api/api-error.ts';
import { endSessionIfOver } from '../session/session-end.ts';
import { currentSession } from '../session/session.ts';
import { pause, pollUntil } from './fallback.ts';

const RETRY_FIRST_MS = 2_000;
const RETRY_MOST_MS = 60_000;
/** A stream that has missed two heartbeats is dead. */
const SILENCE_MOST_MS = 2.5 * LIVE_HEARTBEAT_MS;
const EVENT = /^event: changed\ndata: (.*)$/;

/** Refetches what the news is about; resolves when that is done. */
export type OnNews = (topic: Topic) => Promise<unknown>;

/** Reads events until the server ends the stream; rejects if there is none. */
async function listen(onNews: OnNews, onOpen: () => void, signal: AbortSignal): Promise<void> {
  const token = currentSession()?.token;
  const silence = new AbortController();
  const tooLong = () => silence.abort();
  let timer = setTimeout(tooLong, SILENCE_MOST_MS);
  try {
    const response = await fetch('/api/v2/barong/resource/live', {
      headers: {
        authorization: `Bearer ${token ?? ''}`,
        'accept-language': document.documentElement.lang,
      },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) {
      const refusal = new ApiError(response.status, await response.json().catch(() => null));
      endSessionIfOver(refusal, token, 'GET /barong/resource/live');
      throw refusal;
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let kept = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = setTimeout(tooLong, SILENCE_MOST_MS);
      // Some proxies answer at once but buffer the events: only events that arrive count.
      onOpen();
      const events = (kept + value).split('\n\n');
      // A chunk may end anywhere: an incomplete event waits for its rest.
      kept = events.pop() ?? '';
      for (const event of events) {
        const topic = EVENT.exec(event)?.[1];
        if (topic !== undefined) void onNews(topic as Topic);
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Listens until `signal` aborts or nobody is signed in. A stream that ends is opened again; while
 * there is none, everything is refetched every two seconds.
 */
export async function keepListening(onNews: OnNews, signal: AbortSignal): Promise<void> {
  let wait = RETRY_FIRST_MS;
  /** Whether news may have been missed before the next stream opens. */
  let mayHaveMissed = false;
  /** Stops the polling that replaces a missing stream. */
  let found: AbortController | undefined;
  const miss = () => {
    if (found) return;
    found = new AbortController();
    void pollUntil(AbortSignal.any([signal, found.signal]), () => onNews('everything'));
  };
  const open = () => {
    if (!found) return;
    found.abort();
    found = undefined;
    if (mayHaveMissed) void onNews('everything');
  };
  while (!signal.aborted && currentSession()) {
    miss();
    try {
      await listen(onNews, open, signal);
      wait = RETRY_FIRST_MS;
    } catch {
      wait = Math.min(wait * 2, RETRY_MOST_MS);
    }
    mayHaveMissed = true;
    miss();
    if (!signal.aborted) await pause(wait);
  }
  found?.abort();
}
