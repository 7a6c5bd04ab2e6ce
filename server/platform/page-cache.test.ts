import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CachedPage, PageCache } from './page-cache.ts';

const page = (body: string, status = 200): CachedPage => ({ status, headers: {}, body });

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

describe('a page that many ask for', () => {
  test('at once is rendered once, and all get it', async () => {
    const cache = new PageCache();
    const { render, waiting } = slowRendering();
    const asked = Array.from({ length: 50 }, () => cache.get('/jobs', render));
    expect(render).toHaveBeenCalledOnce();
    waiting[0]?.done(page('jobs'));
    const got = await Promise.all(asked);
    expect(new Set(got).size).toBe(1);
    expect(got[0]).toEqual(page('jobs'));
  });

  test('one after the other is rendered once in ten seconds', async () => {
    const cache = new PageCache();
    let rendered = 0;
    const render = async () => page(`jobs ${(rendered += 1)}`);
    await cache.get('/jobs', render);
    await later(9_900);
    expect((await cache.get('/jobs', render)).body).toBe('jobs 1');
    await later(200);
    expect((await cache.get('/jobs', render)).body).toBe('jobs 2');
  });

  test('in another language, colour or address is another page', async () => {
    const cache = new PageCache();
    for (const key of ['en light /jobs', 'hi light /jobs', 'en dark /jobs', 'en light /']) {
      expect((await cache.get(key, async () => page(key))).body).toBe(key);
    }
  });
});

describe('what is not kept', () => {
  test.each([404, 410, 500, 302])(
    'is an answer of %i: the next visitor asks anew',
    async (status) => {
      const cache = new PageCache();
      expect((await cache.get('/jobs/7', async () => page('gone', status))).status).toBe(status);
      expect((await cache.get('/jobs/7', async () => page('here'))).body).toBe('here');
    },
  );

  test('is a failure: all who wait hear of it, and the next one tries again', async () => {
    const cache = new PageCache();
    const { render, waiting } = slowRendering();
    const asked = [cache.get('/jobs', render), cache.get('/jobs', render)];
    waiting[0]?.fail(new Error('no database'));
    for (const one of asked) await expect(one).rejects.toThrow('no database');
    expect((await cache.get('/jobs', async () => page('back'))).body).toBe('back');
  });

  test('is more than there is room for: the oldest pages go first', async () => {
    const cache = new PageCache();
    const large = 'x'.repeat(30 * 1_048_576);
    for (const key of ['/1', '/2', '/3']) await cache.get(key, async () => page(large));
    const render = vi.fn<() => Promise<CachedPage>>(async () => page('anew'));
    expect((await cache.get('/3', render)).body).toHaveLength(large.length);
    expect(render).not.toHaveBeenCalled();
    expect((await cache.get('/1', render)).body).toBe('anew');
  });
});

test('the place of the nonce cannot be guessed', () => {
  expect(PageCache.placeholder).toMatch(/^[0-9a-f]{32}$/);
});
