import { LRUCache } from 'lru-cache';
import type { Live } from '../live/live.ts';

/** The topic for changed public pages; database triggers announce it too. */
export const PAGES_TOPIC = 'pages';

const FRESH_MS = 10_000;

interface Options<T> {
  /** How many answers are kept, and how many bytes of them. */
  most: number;
  mostBytes: number;
  bytesOf: (answer: T, key: string) => number;
  mayKeep: (answer: T) => boolean;
  /**
   * Ids of the things that an answer is only about: if one of them changes, only its answers are stale.
   */
  aboutOf: (answer: T) => readonly string[];
}

/**
 * Keeps public answers for ten seconds or until a change, so that what many people ask is answered once
 * for all of them. Those who ask together wait for one answer. Nothing is kept while changes cannot be
 * heard.
 */
export class KeptAnswers<T extends object> {
  readonly #answers: LRUCache<string, T>;
  readonly #making = new Map<string, Promise<T>>();
  readonly #live: Pick<Live, 'hear' | 'isListening' | 'settle'>;
  readonly #options: Options<T>;
  #changes = 0;
  /** How many answers were asked for, and how many of them it had. */
  readonly asked = { kept: 0, made: 0 };

  constructor(live: Pick<Live, 'hear' | 'isListening' | 'settle'>, options: Options<T>) {
    this.#live = live;
    this.#options = options;
    this.#answers = new LRUCache<string, T>({
      ttl: FRESH_MS,
      // What nobody asks for again leaves too.
      ttlAutopurge: true,
      max: options.most,
      maxSize: options.mostBytes,
      sizeCalculation: options.bytesOf,
    });
    live.hear(PAGES_TOPIC, (about) => this.#forget(about));
  }

  /** How many answers it has now, and what they weigh. */
  get kept(): { answers: number; bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }

  /** The answer by this key. It may lack what was changed elsewhere within the last moments. */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#answers.get(key) ?? this.#making.get(key);
    this.asked[kept ? 'kept' : 'made'] += 1;
    return kept ?? this.#make(key, make);
  }

  /** The same, with everything that was committed before. */
  async getCurrent(key: string, make: () => Promise<T>): Promise<T> {
    if (this.#answers.has(key) || this.#making.has(key)) await this.#live.settle();
    return this.get(key, make);
  }

  /** Drops the answers about one changed thing, or all of them. */
  #forget(about?: string): void {
    this.#changes += 1;
    // An answer in the making may have read the old state, so later visitors get another one.
    this.#making.clear();
    if (about === undefined) return this.#answers.clear();
    for (const [key, answer] of this.#answers.entries()) {
      if (this.#options.aboutOf(answer).includes(about)) this.#answers.delete(key);
    }
  }

  #make(key: string, make: () => Promise<T>): Promise<T> {
    const changesBefore = this.#changes;
    const making = make()
      .then((answer) => {
        const isCurrent = changesBefore === this.#changes && this.#live.isListening();
        if (isCurrent && this.#options.mayKeep(answer)) this.#answers.set(key, answer);
        return answer;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }
}
