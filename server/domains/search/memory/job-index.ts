import type { Db } from '../../../platform/database.ts';
import { sharing } from '../../../platform/limits/sharing.ts';
import { Numbering } from './numbering.ts';
import { type Changes, listRows, readChanges, readFirstOpen, readRows } from './queries.ts';
import { type Query, renamed } from './query.ts';
import { Segment } from './segment.ts';
import { Values } from './values.ts';
import { GrowingLists, PackedLists } from './word-lists.ts';

/** No job has it. */
export const UNKNOWN = -2;
/** How many rows are read at once; other requests are answered in between. */
const READ_AT_ONCE = 500;
/** The recent part may have so many jobs, or this share of all, before everything is laid out anew. */
const RECENT_LEAST = 5_000;
const RECENT_SHARE = 1 / 20;
/** Changes are kept for a day (queries.ts); after so long without reading them all jobs are read anew. */
const ASLEEP_MS = 12 * 3_600_000;

/**
 * All open jobs in the memory of this process, laid out for the search (docs/decisions/0108-an-index-in-memory.md). The
 * large part is in the order of dates, the newest first, and only loses jobs; what has changed since then is in the
 * recent part, in the order of the changes.
 */
export class JobIndex {
  readonly names = { words: new Numbering(), values: new Values() };
  readonly main = new Segment(this.names, () => new PackedLists());
  readonly recent = new Segment(this.names, () => new GrowingLists());
  readonly #db: Db;
  #from: string;
  /** Changes that were read and that the next reading finds again, because an older transaction goes on. */
  #read = new Set<string>();
  #readAt = Date.now();

  private constructor(db: Db, from: string) {
    this.#db = db;
    this.#from = from;
  }

  /** Reads all jobs, a million in about half a minute. What changes meanwhile is read by `catchUp`. */
  static async load(db: Db): Promise<JobIndex> {
    const index = new JobIndex(db, await readFirstOpen(db));
    // What these transactions have changed is among the rows that are read now.
    index.#remember(await readChanges(db, index.#from));
    for (let rows = await listRows(db, undefined, READ_AT_ONCE); rows.length > 0;) {
      // PostgreSQL finds the next ones meanwhile.
      const next = listRows(db, rows.at(-1), READ_AT_ONCE);
      for (const row of rows) index.main.add(row);
      rows = await next;
    }
    index.main.pack();
    return index;
  }

  /** Reads what was committed before it was called. */
  readonly catchUp = sharing(() => this.#readChanges());

  async #readChanges(): Promise<void> {
    const { first_open, changed } = await readChanges(this.#db, this.#from);
    const news = changed.filter(({ by, job_id }) => !this.#read.has(`${by} ${job_id}`));
    const ids = [...new Set(news.map(({ job_id }) => job_id))];
    for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
      const some = ids.slice(at, at + READ_AT_ONCE);
      const rows = await readRows(this.#db, some);
      for (const id of some) for (const segment of this.segments) segment.remove(id);
      for (const row of rows) this.recent.add(row);
    }
    this.#remember({ first_open, changed });
  }

  #remember({ first_open, changed }: Changes) {
    this.#from = first_open;
    this.#read = new Set(changed.map(({ by, job_id }) => `${by} ${job_id}`));
    this.#readAt = Date.now();
  }

  /** The query in the numbers of this index. */
  numbered(query: Query): Query<number>;
  numbered(query: Query | null): Query<number> | null;
  numbered(query: Query | null): Query<number> | null {
    return query && renamed(query, (word) => this.names.words.find(word) ?? UNKNOWN);
  }

  get segments(): readonly Segment[] {
    return [this.main, this.recent];
  }

  /** Whether it would be quicker, if it were read anew. */
  get isWorn(): boolean {
    return this.recent.size > Math.max(RECENT_LEAST, this.main.size * RECENT_SHARE);
  }

  /** Whether it may have missed changes. */
  get isStale(): boolean {
    return Date.now() - this.#readAt > ASLEEP_MS;
  }
}
