import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db } from './database.ts';
import { announceToServers, type Live } from './live.ts';

export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The things that this page alone is about: when one of them changes, only such pages are old. */
  about: readonly string[];
}

/** What servers tell each other when public pages have changed; the database's triggers say it too. */
const PAGES_TOPIC = 'pages';

/** Says that public pages have changed in a way that no trigger notices; part of the transaction. */
export const announcePages = (db: Db): Promise<void> => announceToServers(db, PAGES_TOPIC);

const FRESH_MS = 10_000;
const SIZE_MAX_BYTES = 64 * 1_048_576;
const PAGES_MAX = 5_000;
/** What V8 needs for a character of a text that is not pure Latin; a page nearly never is. */
const BYTES_PER_CHARACTER = 2;

/**
 * Rendered pages by address, for ten seconds or until something changes: a busy page is rendered
 * once for all of its visitors. Several visitors at once wait for one rendering. While no changes
 * would be heard of, nothing is kept.
 */
export class PageCache {
  /** Stands in a kept page where the nonce of a response goes; nobody outside can know it. */
  static readonly placeholder: string = randomBytes(16).toString('hex');

  readonly #pages = new LRUCache<string, CachedPage>({
    ttl: FRESH_MS,
    max: PAGES_MAX,
    maxSize: SIZE_MAX_BYTES,
    sizeCalculation: ({ body, headers }, key) =>
      (key.length + body.length + JSON.stringify(headers).length) * BYTES_PER_CHARACTER,
  });
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  readonly #live: Pick<Live, 'hear' | 'isListening'>;
  #changes = 0;

  constructor(live: Pick<Live, 'hear' | 'isListening'>) {
    this.#live = live;
    live.hear(PAGES_TOPIC, (about) => this.#forget(about));
  }

  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    return this.#pages.get(key) ?? this.#rendering.get(key) ?? this.#render(key, render);
  }

  /** Drops the pages about one thing that has changed, or all of them. */
  #forget(about?: string): void {
    this.#changes += 1;
    // A rendering that is under way may have read what was before: who asks from now on gets another.
    this.#rendering.clear();
    if (about === undefined) return this.#pages.clear();
    for (const [key, page] of this.#pages.entries()) {
      if (page.about.includes(about)) this.#pages.delete(key);
    }
  }

  #render(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const changesBefore = this.#changes;
    const rendering = render()
      .then((page) => {
        const isCurrent = changesBefore === this.#changes && this.#live.isListening();
        if (page.status === 200 && isCurrent) this.#pages.set(key, page);
        return page;
      })
      .finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
      });
    this.#rendering.set(key, rendering);
    return rendering;
  }
}
