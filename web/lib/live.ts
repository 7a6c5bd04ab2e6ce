import { useEffect } from 'react';
import { ApiError } from './api-error.ts';
import { endSessionIfOver } from './session-end.ts';
import { currentSession } from './session.ts';

const RETRY_FIRST_MS = 2_000;
const RETRY_MOST_MS = 60_000;
const EVENT = /^event: changed\ndata: (.*)$/;

/** Reads events until the server ends the stream; rejects when there is none. */
async function listen(onChange: (topic: string) => void, signal: AbortSignal): Promise<void> {
  const token = currentSession()?.token;
  const response = await fetch('/api/v2/barong/resource/live', {
    headers: {
      authorization: `Bearer ${token ?? ''}`,
      'accept-language': document.documentElement.lang,
    },
    signal,
  });
  if (!response.ok || !response.body) {
    const refusal = new ApiError(response.status, await response.json().catch(() => null));
    endSessionIfOver(refusal, token);
    throw refusal;
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let kept = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (kept + value).split('\n\n');
    // The network cuts where it likes: what is not whole yet waits for its rest.
    kept = events.pop() ?? '';
    for (const event of events) {
      const topic = EVENT.exec(event)?.[1];
      if (topic !== undefined) onChange(topic);
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Listens for as long as the page is looked at; a page in the background spares battery and data. */
async function listenWhileVisible(onChange: (topic: string) => void, signal: AbortSignal) {
  let wait = RETRY_FIRST_MS;
  while (!signal.aborted && document.visibilityState === 'visible' && currentSession()) {
    try {
      await listen(onChange, signal);
      wait = RETRY_FIRST_MS;
    } catch {
      wait = Math.min(wait * 2, RETRY_MOST_MS);
    }
    if (!signal.aborted) await pause(wait);
  }
}

/** Calls `onChange` when something of the signed-in person has changed on the server. */
export function useLive(onChange: (topic: string) => void): void {
  useEffect(() => {
    let current = new AbortController();
    const look = () => {
      current.abort();
      if (document.visibilityState !== 'visible') return;
      current = new AbortController();
      void listenWhileVisible(onChange, current.signal);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      current.abort();
    };
  }, [onChange]);
}
