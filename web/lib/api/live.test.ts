import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLive } from './live.ts';
import { forgetSession, keepSession } from '../session/session.ts';
import { sampleSession } from '../session/sample-session.ts';

// A hook outside a page: its effect runs at once, and leaving is called by the test.
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
/** What the server says to each question; it says no when nothing is left. */
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

/** Lets streams and promises go on without moving the clock. */
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
  useLive(async (topic) => void heard.push(topic));
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
  test('are asked for with the token of the session, and told by topic', async () => {
    const heard = await heardFrom([bytesOf(eventOf('applications') + eventOf('everything'))]);
    expect(heard).toEqual(['applications', 'everything']);
    expect(asked[0]).toMatchObject({
      url: '/api/v2/barong/resource/live',
      authorization: 'Bearer token-1',
    });
  });

  test('are complete and in order wherever the network cuts the stream', async () => {
    const topics = fc.array(fc.constantFrom('applications', 'everything', 'संदेश'), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(topics, fc.array(fc.nat(400)), async (told, places) => {
        const bytes = bytesOf(`: hello\n\n${told.map(eventOf).join(': still here\n\n')}`);
        expect(await heardFrom(cut(bytes, places))).toEqual(told);
      }),
      { numRuns: 60 },
    );
  });

  test('that are not whole yet are not told', async () => {
    expect(await heardFrom([bytesOf('event: changed\ndata: applications\n')])).toEqual([]);
  });

  test('of other kinds and signs of life are not for the page', async () => {
    const other = 'event: other\ndata: applications\n\n: still here\n\n';
    expect(await heardFrom([bytesOf(other)])).toEqual([]);
  });
});

describe('a stream that ends', () => {
  test('is asked for again after two seconds', async () => {
    streams = [() => streamOf([]), () => streamOf([])];
    useLive(async () => undefined);
    await settle();
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await settle();
    expect(asked).toHaveLength(2);
  });

  test('in failure is asked for less and less often, but at least once a minute', async () => {
    useLive(async () => undefined);
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

/** A stream that begins, and then says nothing more until the page gives it up. */
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

/** Lets time go by second by second, and what it brings about happen. */
async function wait(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await settle();
  }
}

describe('without a stream', () => {
  const news = vi.fn<(topic: string) => Promise<void>>(async () => undefined);
  beforeEach(() => news.mockClear());

  test('everything on the page is asked for every two seconds, after a moment of patience', async () => {
    useLive(news);
    await wait(4);
    expect(news).not.toHaveBeenCalled();
    await wait(1);
    expect(news.mock.calls).toEqual([['everything']]);
    await wait(10);
    expect(news).toHaveBeenCalledTimes(6);
  });

  test('an answer that begins and says nothing is no stream', async () => {
    streams = [() => new Response(new ReadableStream())];
    useLive(news);
    await wait(7);
    expect(news).toHaveBeenCalledTimes(2);
  });

  test('the next question waits for the answer to the one before', async () => {
    let answer: () => void = () => undefined;
    news.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    useLive(news);
    await wait(20);
    expect(news).toHaveBeenCalledOnce();
    answer();
    await wait(2);
    expect(news).toHaveBeenCalledTimes(2);
    news.mockImplementation(async () => undefined);
  });

  test('nothing is asked for offline, in the background, by a guest or after leaving', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    useLive(news);
    await wait(10);
    expect(news).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: true });
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await wait(10);
    expect(news).not.toHaveBeenCalled();
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await wait(4);
    leave();
    await wait(10);
    expect(news).not.toHaveBeenCalled();
    forgetSession();
    useLive(news);
    await wait(10);
    expect(news).not.toHaveBeenCalled();
  });

  test('it stops when the stream is back, with one more question for what was missed', async () => {
    const none = () => new Response(null, { status: 503 });
    streams = [none, none, openStream()];
    useLive(news);
    await wait(11);
    expect(news).toHaveBeenCalledTimes(4);
    await wait(1);
    const asks = news.mock.calls.length;
    await wait(20);
    expect(news).toHaveBeenCalledTimes(asks);
    expect(asks).toBe(5);
  });

  test('a stream that is open at once is asked nothing, and begins again when it falls silent', async () => {
    streams = [openStream(), openStream()];
    useLive(news);
    await wait(30);
    expect(news).not.toHaveBeenCalled();
    expect(asked).toHaveLength(1);
    await wait(40);
    expect(asked).toHaveLength(2);
    expect(news.mock.calls).toEqual([['everything']]);
  });
});

describe('on returning to the page', () => {
  test('everything is asked for once, because news may have been lost meanwhile', async () => {
    const news = vi.fn<(topic: string) => Promise<void>>(async () => undefined);
    streams = [openStream(), openStream()];
    useLive(news);
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
});

describe('nothing is listened for', () => {
  test('by a guest', async () => {
    forgetSession();
    useLive(async () => undefined);
    await settle();
    expect(asked).toEqual([]);
  });

  test('in the background, and at once again when the page is looked at', async () => {
    const silent = () => new Response(new ReadableStream());
    streams = [silent, silent];
    useLive(async () => undefined);
    await settle();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test('after the page has been left', async () => {
    streams = [() => new Response(new ReadableStream())];
    useLive(async () => undefined);
    await settle();
    leave();
    expect(asked[0]?.signal.aborted).toBe(true);
    page.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(asked).toHaveLength(1);
  });
});
