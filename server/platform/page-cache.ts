import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Db } from './database.ts';
import { announceToServers, type Live } from './live/live.ts';

export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
  /**
   * Ids of the things that this page is only about: if one of them changes, only its pages are
   * stale.
   */
  about: readonly string[];
}

/** The topic for changed public pages; database triggers announce it too. */
const PAGES_TOPIC = 'pages';

/**
 * Announces that public pages changed in a way that no trigger notices; part of the transaction.
 */
export const announcePages = (db: Db): Promise<void> => announceToServers(db, PAGES_TOPIC);

const FRESH_MS = 10_000;
const SIZE_MAX_BYTES = 64 * 1_048_576;
const PAGES_MAX = 5_000;
/** V8's size of a character in a text that is not pure Latin-1; pages nearly never are. */
const BYTES_PER_CHARACTER = 2;

/**
 * Caches rendered pages by address for ten seconds or until a change, so that a busy page is
 * rendered once for all its visitors. Visitors who arrive together wait for one rendering. Nothing
 * is kept while changes cannot be heard.
 */
export class PageCache {
  /**
   * Marks the place of the response's nonce in a cached page; it is random so that nobody can guess
   * it.
   */
  static readonly placeholder: string = randomBytes(16).toString('hex');

  readonly #pages = new LRUCache<string, CachedPage>({
    ttl: FRESH_MS,
    // What nobody asks for again leaves too.
    ttlAutopurge: true,
    max: PAGES_MAX,
    maxSize: SIZE_MAX_BYTES,
    sizeCalculation: ({ body, headers }, key) =>
      (key.length + body.length + JSON.stringify(headers).length) * BYTES_PER_CHARACTER,
  });
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  readonly #live: Pick<Live, 'hear' | 'isListening'>;
  #changes = 0;
  /** How many pages were asked for, and how many of them it had. */
  readonly asked = { kept: 0, rendered: 0 };

  constructor(live: Pick<Live, 'hear' | 'isListening'>) {
    this.#live = live;
    live.hear(PAGES_TOPIC, (about) => this.#forget(about));
  }

  /** How many pages it has now, and what they weigh. */
  get kept(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize };
  }

  async get(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const kept = this.#pages.get(key) ?? this.#rendering.get(key);
    this.asked[kept ? 'kept' : 'rendered'] += 1;
    return kept ?? this.#render(key, render);
  }

  /** Drops the pages about one changed thing, or all pages. */
  #forget(about?: string): void {
    this.#changes += 1;
    // A rendering in progress may have read the old state, so later visitors get another one.
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
