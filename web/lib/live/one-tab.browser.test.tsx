import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadInOneTab } from './one-tab.ts';

// Locks and channels are the browser's own; a tab is a call with its own way to leave.

let tabs: AbortController[] = [];
let leaders: string[] = [];
let heard: string[] = [];
let tell: (news: string) => void = () => {};

beforeEach(() => {
  [tabs, leaders, heard] = [[], [], []];
});
afterEach(async () => {
  for (const tab of tabs) tab.abort();
  vi.useRealTimers();
  await vi.waitUntil(async () => (await navigator.locks.query()).held?.length === 0);
});

/** Opens a tab; returns how it is closed. */
function openTab(tab: string, name = 'live:1'): () => void {
  const closing = new AbortController();
  tabs.push(closing);
  void leadInOneTab<string>({
    name,
    hear: async (news) => void heard.push(`${tab} ${news}`),
    lead: (toAll, signal) => {
      leaders.push(tab);
      tell = (news) => void toAll(news);
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    },
    lost: 'everything',
    signal: closing.signal,
  });
  return () => closing.abort();
}

test('one tab leads, and all of them hear what it passes on', async () => {
  openTab('first');
  await expect.poll(() => leaders).toEqual(['first']);
  openTab('second');
  openTab('third');
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(2);
  tell('messages');
  await expect
    .poll(() => heard.toSorted())
    .toEqual(['first messages', 'second messages', 'third messages']);
  expect(leaders).toEqual(['first']);
});

test('the next tab takes over when the leading one closes', async () => {
  const close = openTab('first');
  await expect.poll(() => leaders).toEqual(['first']);
  openTab('second');
  openTab('third');
  await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(2);
  close();
  await expect.poll(() => leaders).toEqual(['first', 'second']);
  tell('messages');
  await expect.poll(() => heard.toSorted()).toEqual(['second messages', 'third messages']);
});

test('a tab that stops without closing loses its turn, and everything is refetched', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const robbed = vi.fn<() => void>();
  // It holds the lock but shows no sign of life.
  navigator.locks.request('live:1', () => new Promise(() => {})).catch(robbed);
  openTab('second');
  await vi.advanceTimersByTimeAsync(14_000);
  expect(leaders).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await expect.poll(() => leaders).toEqual(['second']);
  expect(heard).toEqual(['second everything']);
  expect(robbed).toHaveBeenCalledOnce();
});

test('a tab that wakes up after losing its turn hears what the new leader passes on', async () => {
  openTab('first');
  await expect.poll(() => leaders).toEqual(['first']);
  const other = new BroadcastChannel('live:1');
  void navigator.locks.request('live:1', { steal: true }, async () => {
    // The first tab listens again as soon as it has noticed.
    await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
    other.postMessage({ news: 'messages' });
    await expect.poll(() => heard).toHaveLength(1);
  });
  await expect.poll(() => heard).toEqual(['first messages']);
  other.close();
  await expect.poll(() => leaders).toEqual(['first', 'first']);
});

test('tabs of different accounts share nothing', async () => {
  openTab('of one', 'live:1');
  openTab('of two', 'live:2');
  await expect.poll(() => leaders.toSorted()).toEqual(['of one', 'of two']);
  tell('messages');
  await expect.poll(() => heard).toHaveLength(1);
});
