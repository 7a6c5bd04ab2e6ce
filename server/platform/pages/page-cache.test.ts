import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CachedPage, PageCache } from './page-cache.ts';

const page = (body: string, status = 200, about: string[] = []): CachedPage => ({
  status,
  headers: {},
  body,
  about,
});

/** A cache with functions that announce a change and a lost connection. */
function openCache() {
  const live = { isListening: true };
  let tell: (about?: string) => void = () => {};
  const cache = new PageCache({
    hear: (_, hear) => void (tell = hear),
    isListening: () => live.isListening,
    settle: () => Promise.resolve(),
  });
  return { cache, live, tell: (about?: string) => tell(about) };
}

/** Renderings that end when the test says so. */
function slowRendering() {
  const waiting: { done: (page: CachedPage) => void; fail: (error: Error) => void }[] = [];
  const render = vi.fn<() => Promise<CachedPage>>(
    () => new Promise((done, fail) => void waiting.push({ done, fail })),
  );
  return { render, waiting };
}

let now = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function later(ms: number) {
  now += ms;
  await vi.advanceTimersByTimeAsync(ms);
}

describe('a page that many visitors request', () => {
  test('at once is rendered once for all of them', async () => {
    const { cache } = openCache();
    const { render, waiting } = slowRendering();
    const asked = Array.from({ length: 50 }, () => cache.get('/jobs', render));
    expect(render).toHaveBeenCalledOnce();
    waiting[0]?.done(page('jobs'));
    const got = await Promise.all(asked);
    expect(new Set(got).size).toBe(1);
    expect(got[0]).toEqual(page('jobs'));
  });

  test('one after another is rendered once in ten seconds', async () => {
    const { cache } = openCache();
    let rendered = 0;
    const render = async () => page(`jobs ${(rendered += 1)}`);
    await cache.get('/jobs', render);
    await later(9_900);
    expect((await cache.get('/jobs', render)).body).toBe('jobs 1');
    await later(200);
    expect((await cache.get('/jobs', render)).body).toBe('jobs 2');
  });

  test('in another language, colour scheme or address is another page', async () => {
    const { cache } = openCache();
    for (const key of ['en light /jobs', 'hi light /jobs', 'en dark /jobs', 'en light /']) {
      expect((await cache.get(key, async () => page(key))).body).toBe(key);
    }
  });
});

describe('the cache does not keep', () => {
  test.each([404, 410, 500, 302])(
    'is an answer of %i: the next visitor asks anew',
    async (status) => {
      const { cache } = openCache();
      expect((await cache.get('/jobs/7', async () => page('gone', status))).status).toBe(status);
      expect((await cache.get('/jobs/7', async () => page('here'))).body).toBe('here');
    },
  );

  test('a failed rendering: everybody who waits gets the error, and the next visitor tries again', async () => {
    const { cache } = openCache();
    const { render, waiting } = slowRendering();
    const asked = [cache.get('/jobs', render), cache.get('/jobs', render)];
    waiting[0]?.fail(new Error('no database'));
    for (const one of asked) await expect(one).rejects.toThrow('no database');
    expect((await cache.get('/jobs', async () => page('back'))).body).toBe('back');
  });

  test('more pages than fit: the oldest are dropped first', async () => {
    const { cache } = openCache();
    const large = 'x'.repeat(15 * 1_048_576);
    for (const key of ['/1', '/2', '/3']) await cache.get(key, async () => page(large));
    const render = vi.fn<() => Promise<CachedPage>>(async () => page('anew'));
    expect((await cache.get('/3', render)).body).toHaveLength(large.length);
    expect(render).not.toHaveBeenCalled();
    expect((await cache.get('/1', render)).body).toBe('anew');
  });

  test('pages whose long addresses alone would fill the memory', async () => {
    const { cache } = openCache();
    const address = (number: number) => `/jobs?search=${'x'.repeat(15 * 1_048_576)}${number}`;
    for (const number of [1, 2, 3]) await cache.get(address(number), async () => page('kept'));
    expect((await cache.get(address(3), async () => page('anew'))).body).toBe('kept');
    expect((await cache.get(address(1), async () => page('anew'))).body).toBe('anew');
  });

  test('more than five thousand pages, even small ones', async () => {
    const { cache } = openCache();
    for (let number = 0; number <= 5_000; number += 1) {
      await cache.get(`/jobs?page=${number}`, async () => page('kept'));
    }
    expect((await cache.get('/jobs?page=1', async () => page('anew'))).body).toBe('kept');
    expect((await cache.get('/jobs?page=0', async () => page('anew'))).body).toBe('anew');
  });
});

test('a flood of addresses keeps no more than fits, and is forgotten by itself', async () => {
  const { cache } = openCache();
  const long = 'x'.repeat(2_000);
  for (let number = 0; number < 8_000; number += 1) {
    await cache.get(`/jobs?search=${long}${number}`, async () => page('.'.repeat(20_000)));
  }
  expect(cache.kept.answers).toBeGreaterThan(1_000);
  expect(cache.kept.answers).toBeLessThanOrEqual(5_000);
  expect(cache.kept.bytes).toBeLessThanOrEqual(64 * 1_048_576);
  await later(10_100);
  expect(cache.kept).toEqual({ answers: 0, bytes: 0 });
});

describe('after a change', () => {
  test('every page is rendered again', async () => {
    const { cache, tell } = openCache();
    await cache.get('/jobs', async () => page('before'));
    tell();
    expect((await cache.get('/jobs', async () => page('after'))).body).toBe('after');
  });

  test('to one thing, only the pages about it are rendered again', async () => {
    const { cache, tell } = openCache();
    await cache.get('/jobs/7', async () => page('before', 200, ['job 7']));
    await cache.get('/jobs/77', async () => page('before', 200, ['job 77']));
    tell('job 7');
    expect((await cache.get('/jobs/7', async () => page('after'))).body).toBe('after');
    expect((await cache.get('/jobs/77', async () => page('after'))).body).toBe('before');
  });

  test('a page that was being rendered is not kept, and later visitors do not wait for it', async () => {
    const { cache, tell } = openCache();
    const { render, waiting } = slowRendering();
    const early = cache.get('/jobs', render);
    tell();
    const late = cache.get('/jobs', render);
    waiting[1]?.done(page('after'));
    waiting[0]?.done(page('before'));
    expect([(await early).body, (await late).body]).toEqual(['before', 'after']);
    expect((await cache.get('/jobs', render)).body).toBe('after');
    expect(render).toHaveBeenCalledTimes(2);
  });
});

test('nothing is kept while changes cannot be heard', async () => {
  const { cache, live } = openCache();
  live.isListening = false;
  await cache.get('/jobs', async () => page('before'));
  expect((await cache.get('/jobs', async () => page('after'))).body).toBe('after');
});

test('the placeholder of the nonce cannot be guessed', () => {
  expect(PageCache.placeholder).toMatch(/^[0-9a-f]{32}$/);
});
