import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLive } from './live.ts';
import { forgetSession, keepSession } from '../session/session.ts';
import { sampleSession } from '../session/sample-session.ts';

// Runs a hook outside a page: its effect runs at once, and the test calls the cleanup.
let leave: () => void = () => undefined;
vi.mock(import('react'), async (original) => ({
  ...(await original()),
  useEffect: (effect) => {
    leave = effect() ?? leave;
  },
}));

class Page extends EventTarget {
  documentElement = { lang: 'en' };
  visibilityState = 'visible';
}
let page: Page;
let asked: { url: string; authorization: string | undefined; signal: AbortSignal }[];
/** The server's answers in order; it refuses when none is left. */
let streams: (() => Response | Promise<Response>)[];

beforeEach(() => {
  page = new Page();
  asked = [];
  streams = [];
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { authorization } = init.headers as Record<string, string>;
    asked.push({ url, authorization, signal: init.signal ?? new AbortController().signal });
    return (streams.shift() ?? (() => new Response(null, { status: 503 })))();
  });
  vi.stubGlobal('navigator', { onLine: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  keepSession(sampleSession());
});
afterEach(() => {
  leave();
  forgetSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const noNews = async () => undefined;

/** Lets streams and promises advance without moving the clock. */
async function settle() {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setImmediate(done));
}

const streamOf = (parts: readonly Uint8Array[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(part);
        controller.close();
      },
    }),
  );
const bytesOf = (text: string) => new TextEncoder().encode(text);
const eventOf = (topic: string) => `event: changed\ndata: ${topic}\n\n`;

async function heardFrom(parts: readonly Uint8Array[]): Promise<string[]> {
  const heard: string[] = [];
  streams = [() => streamOf(parts)];
  useLive(async (topic) => void heard.push(topic), noNews);
  await settle();
  leave();
  return heard;
}

function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].toSorted(
    (a, b) => a - b,
  );
  return [0, ...ends].map((from, index) => bytes.slice(from, ends[index] ?? bytes.length));
}

describe('news', () => {
  test('is requested with the session’s token and reported by topic', async () => {
    const heard = await heardFrom([bytesOf(eventOf('applications') + eventOf('everything'))]);
    expect(heard).toEqual(['applications', 'everything']);
    expect(asked[0]).toMatchObject({
      url: '/api/v2/barong/resource/live',
      authorization: 'Bearer token-1',
    });
  });

  test('is complete and in order however the stream is split into chunks', async () => {
    const topics = fc.array(fc.constantFrom('applications', 'everything', 'संदेश'), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(topics, fc.array(fc.nat(400)), async (told, places) => {
        const bytes = bytesOf(`: hello\n\n${told.map(eventOf).join(': still here\n\n')}`);
        expect(await heardFrom(cut(bytes, places))).toEqual(told);
      }),
      { numRuns: 60 },
    );
  });

  test('that is incomplete is not reported', async () => {
    expect(await heardFrom([bytesOf('event: changed\ndata: applications\n')])).toEqual([]);
  });

  test('of other kinds is ignored, as are heartbeats', async () => {
    const other = 'event: other\ndata: applications\n\n: still here\n\n';
    expect(await heardFrom([bytesOf(other)])).toEqual([]);
  });
});

describe('a stream that ends', () => {
  test('is opened again after two seconds', async () => {
    streams = [() => streamOf([]), () => streamOf([])];
    useLive(async () => undefined, noNews);
    await settle();
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await settle();
    expect(asked).toHaveLength(2);
  });

  test('with a failure is retried less and less often, but at least once a minute', async () => {
    useLive(async () => undefined, noNews);
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      await settle();
      const before = asked.length;
      let waited = 0;
      while (asked.length === before && waited < 100) {
        await vi.advanceTimersByTimeAsync(1_000);
        waited += 1;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([4, 8, 16, 32, 60, 60, 60]);
  });
});

/** A stream that opens and then stays silent until the page aborts it. */
function openStream() {
  let giveUp: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytesOf('retry: 3000\n\n'));
      giveUp = () => controller.error(new DOMException('given up', 'AbortError'));
    },
  });
  return () => {
    asked.at(-1)?.signal.addEventListener('abort', giveUp);
    return new Response(body);
  };
}

/** Advances the clock second by second, with everything that happens meanwhile. */
async function wait(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await settle();
  }
}

describe('without a stream', () => {
  const news = vi.fn<(topic: string) => Promise<void>>(async () => undefined);
  beforeEach(() => news.mockClear());

  test('everything on the page is fetched every two seconds, after a short delay', async () => {
    useLive(news, noNews);
    await wait(4);
    expect(news).not.toHaveBeenCalled();
    await wait(1);
    expect(news.mock.calls).toEqual([['everything']]);
    await wait(10);
    expect(news).toHaveBeenCalledTimes(6);
  });

  test('an answer that opens but sends nothing does not count as a stream', async () => {
    streams = [() => new Response(new ReadableStream())];
    useLive(news, noNews);
    await wait(7);
    expect(news).toHaveBeenCalledTimes(2);
  });

  test('each poll waits for the answer to the previous one', async () => {
    let answer: () => void = () => undefined;
    news.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    useLive(news, noNews);
    await wait(20);
    expect(news).toHaveBeenCalledOnce();
    answer();
    await wait(2);
    expect(news).toHaveBeenCalledTimes(2);
    news.mockImplementation(async () => undefined);
  });

  test('no poll runs offline, in the background, for a guest or after leaving', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    useLive(news, noNews);
    await wait(10);
    expect(news).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await wait(10);
    expect(news).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(news, 'once for what was missed').toHaveBeenCalledOnce();
    news.mockClear();
    await wait(4);
    leave();
    await wait(10);
    expect(news).not.toHaveBeenCalled();
    forgetSession();
    useLive(news, noNews);
    await wait(10);
    expect(news).not.toHaveBeenCalled();
  });

  test('polling stops when the stream is back, after one last poll for missed news', async () => {
    const none = () => new Response(null, { status: 503 });
    streams = [none, none, openStream()];
    useLive(news, noNews);
    await wait(11);
    expect(news).toHaveBeenCalledTimes(4);
    await wait(1);
    const asks = news.mock.calls.length;
    await wait(20);
    expect(news).toHaveBeenCalledTimes(asks);
    expect(asks).toBe(5);
  });

  test('a stream that opens at once needs no poll, and is reopened when it falls silent', async () => {
    streams = [openStream(), openStream()];
    useLive(news, noNews);
    await wait(30);
    expect(news).not.toHaveBeenCalled();
    expect(asked).toHaveLength(1);
    await wait(40);
    expect(asked).toHaveLength(2);
    expect(news.mock.calls).toEqual([['everything']]);
  });
});

describe('on the return', () => {
  test('to the page, everything is fetched once, because news may have been missed meanwhile', async () => {
    const news = vi.fn<(topic: string) => Promise<void>>(async () => undefined);
    streams = [openStream(), openStream()];
    useLive(news, noNews);
    await settle();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(news).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(news.mock.calls).toEqual([['everything']]);
  });

  test('of the network, a new stream is opened at once and everything is fetched', async () => {
    const news = vi.fn<(topic: string) => Promise<void>>(async () => undefined);
    streams = [openStream(), openStream()];
    useLive(news, noNews);
    await settle();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(news.mock.calls).toEqual([['everything']]);
  });
});

describe('the page does not listen', () => {
  test('for a guest', async () => {
    forgetSession();
    useLive(async () => undefined, noNews);
    await settle();
    expect(asked).toEqual([]);
  });

  test('in the background, but again as soon as it is visible', async () => {
    const silent = () => new Response(new ReadableStream());
    streams = [silent, silent];
    useLive(async () => undefined, noNews);
    await settle();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test('after it has been left', async () => {
    streams = [() => new Response(new ReadableStream())];
    useLive(async () => undefined, noNews);
    await settle();
    leave();
    expect(asked[0]?.signal.aborted).toBe(true);
    page.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(asked).toHaveLength(1);
  });
});

describe('a hidden page', () => {
  test('hears what a visible one tells, and of everything at most twice a minute', async () => {
    const hidden = vi.fn<(topic: string) => Promise<void>>(async () => undefined);
    const visible = vi.fn<(topic: string) => Promise<void>>(async () => undefined);
    page.visibilityState = 'hidden';
    useLive(visible, hidden);
    const leader = new BroadcastChannel(`live:${sampleSession().user.id}`);
    const tell = async (news: string) => {
      const before = hidden.mock.calls.length;
      leader.postMessage({ news });
      await vi.waitFor(() => expect(hidden.mock.calls.length).toBeGreaterThan(before));
    };
    await tell('messages/7');
    await tell('everything');
    leader.postMessage({ news: 'everything' });
    await tell('notifications');
    expect(hidden.mock.calls).toEqual([['messages/7'], ['everything'], ['notifications']]);
    expect(visible).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
    leader.close();
  });
});
