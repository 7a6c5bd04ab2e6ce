import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const FRESH_MS = 10_000;
const SIZE_MAX_BYTES = 64 * 1_048_576;

/**
 * Rendered pages by address, for ten seconds: a busy page is rendered once for all of its visitors,
 * and nobody waits long for a new job to appear. Several visitors at once wait for one rendering.
 */
export class PageCache {
  /** Stands in a kept page where the nonce of a response goes; nobody outside can know it. */
  static readonly placeholder: string = randomBytes(16).toString('hex');

  readonly #pages = new LRUCache<string, CachedPage>({
    ttl: FRESH_MS,
    maxSize: SIZE_MAX_BYTES,
    sizeCalculation: (page) => page.body.length + 1,
  });
  readonly #rendering = new Map<string, Promise<CachedPage>>();

  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const kept = this.#pages.get(key);
    if (kept) return kept;
    const underWay = this.#rendering.get(key) ?? this.#render(key, render);
    return underWay;
  }

  #render(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const rendering = render()
      .then((page) => {
        if (page.status === 200) this.#pages.set(key, page);
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }
}
