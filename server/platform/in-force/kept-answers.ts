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
   * If an answer is about certain things only, their ids: a change of one of them makes only the
   * answers about it stale.
   */
  aboutOf: (answer: T) => readonly string[];
}

/**
 * Keeps public answers for ten seconds or until a change, so that a question of many people is
 * answered once. Those who ask at the same time wait for the same answer. Nothing is kept while
 * this server does not hear of changes.
 */
export class KeptAnswers<T extends object> {
  readonly #answers: LRUCache<string, T>;
  readonly #making = new Map<string, Promise<T>>();
  readonly #live: Pick<Live, 'hear' | 'isListening' | 'settle'>;
  readonly #options: Options<T>;
  #changes = 0;
  /** How often a kept answer was given, and how often one had to be made. */
  readonly asked = { kept: 0, made: 0 };

  constructor(live: Pick<Live, 'hear' | 'isListening' | 'settle'>, options: Options<T>) {
    this.#live = live;
    this.#options = options;
    this.#answers = new LRUCache<string, T>({
      ttl: FRESH_MS,
      // Also removes answers that nobody asks for again.
      ttlAutopurge: true,
      max: options.most,
      maxSize: options.mostBytes,
      sizeCalculation: options.bytesOf,
    });
    live.hear(PAGES_TOPIC, (about) => this.#forget(about));
  }

  /** How many answers are kept now, and their size. */
  get kept(): { answers: number; bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.calculatedSize };
  }

  /** The answer for this key. It may lack changes that were made elsewhere in the last moments. */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#answers.get(key) ?? this.#making.get(key);
    this.asked[kept ? 'kept' : 'made'] += 1;
    return kept ?? this.#make(key, make);
  }

  /** The same, but with every change that was committed before the call. */
  async getCurrent(key: string, make: () => Promise<T>): Promise<T> {
    if (this.#answers.has(key) || this.#making.has(key)) await this.#live.settle();
    return this.get(key, make);
  }

  /** Drops the answers about one changed thing, or all of them. */
  #forget(about?: string): void {
    this.#changes += 1;
    // An answer that is being made may have read the old state, so later callers get another one.
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
