import { useEffect } from 'react';
import { LIVE_HEARTBEAT_MS } from '../../../contract/constants.ts';
import type { Topic } from '../../../contract/live.ts';
import { ApiError } from './api-error.ts';
import { pause, pollUntil } from './live-fallback.ts';
import { endSessionIfOver } from '../session/session-end.ts';
import { currentSession } from '../session/session.ts';

const RETRY_FIRST_MS = 2_000;
const RETRY_MOST_MS = 60_000;
/** A stream in which two signs of life were missed leads nowhere any more. */
const SILENCE_MOST_MS = 2.5 * LIVE_HEARTBEAT_MS;
const EVENT = /^event: changed\ndata: (.*)$/;

/** Refreshes what the news are about; ends when that is done. */
type OnNews = (topic: Topic) => Promise<unknown>;

/** Reads events until the server ends the stream; rejects when there is none. */
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
      // Some proxies answer at once and keep the events to themselves: only what arrives counts.
      onOpen();
      const events = (kept + value).split('\n\n');
      // The network cuts where it likes: what is not whole yet waits for its rest.
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

/** Listens for as long as the page is looked at; a page in the background spares battery and data. */
async function listenWhileVisible(onNews: OnNews, signal: AbortSignal, isReturn: boolean) {
  let wait = RETRY_FIRST_MS;
  /** Whether news may have been lost before the stream that opens next. */
  let mayHaveMissed = isReturn;
  /** Ends the polling that goes on while there is no stream. */
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
  while (!signal.aborted && document.visibilityState === 'visible' && currentSession()) {
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

/**
 * Calls `onNews` when something of the signed-in person has changed on the server; every two seconds
 * while the server cannot tell.
 */
export function useLive(onNews: OnNews): void {
  useEffect(() => {
    let current = new AbortController();
    const look = (isReturn: boolean) => {
      current.abort();
      if (document.visibilityState !== 'visible') return;
      current = new AbortController();
      void listenWhileVisible(onNews, current.signal, isReturn);
    };
    const lookAgain = () => look(true);
    look(false);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      document.removeEventListener('visibilitychange', lookAgain);
      current.abort();
    };
  }, [onNews]);
}
