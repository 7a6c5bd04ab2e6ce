import type { Db } from '../../../platform/database.ts';
import { sharing } from '../../../platform/batching/sharing.ts';
import { formOf } from './forms.ts';
import { Numbering } from './numbering.ts';
import { listRows, type ReadUntil, readChanges, readRows, readUntilNow } from './queries.ts';
import { type Query, renamed } from './query.ts';
import { type PackedSegment, Segment } from './segment.ts';
import { type Value, Values } from './values.ts';
import { GrowingLists, PackedLists } from './word-lists.ts';

/** A number that no job has. */
export const UNKNOWN = -2;
/** A number that no job has either: for a word that must not be found by its stem. */
export const APART = -3;
/** How many rows are read at a time; other work is done in between. */
const READ_AT_ONCE = 500;
/** How many jobs, or what share of all, the recent part may have before everything is laid out anew. */
const RECENT_LEAST = 5_000;
const RECENT_SHARE = 1 / 20;
/** Changes are kept for a day (queries.ts); after this long without reading them, all jobs are read anew. */
const ASLEEP_MS = 12 * 3_600_000;

/** An index as plain values, with which another process can go on. */
export interface PackedIndex {
  names: { words: readonly string[]; forms: readonly string[]; values: readonly Value[] };
  main: PackedSegment;
  /** The jobs of the recent part, which have to be read again. */
  recent: number[];
  readUntil: ReadUntil;
  readAt: number;
}

/**
 * All open jobs in the memory of this process, laid out for the search (docs/decisions/0108-an-index-in-memory.md). The
 * large part is in the order of dates, the newest first, and only loses jobs; what has changed since then is in the
 * recent part, in the order of the changes.
 */
export class JobIndex {
  readonly names = {
    words: new Numbering(),
    forms: new Numbering(),
    values: new Values(),
  };
  readonly main = new Segment(this.names, () => new PackedLists(), 0);
  readonly recent = new Segment(this.names, () => new GrowingLists(), 1);
  readonly #db: Db;
  #readUntil: ReadUntil;
  #readAt = Date.now();
  /** When it was last saved; 0 before. */
  savedAt = 0;
  #isBehind = false;
  /** The version of the index. */
  changes = 0;

  private constructor(db: Db, readUntil: ReadUntil) {
    this.#db = db;
    this.#readUntil = readUntil;
  }

  /** Reads all jobs, a million in about 40 seconds. What changes meanwhile is read by `catchUp`. */
  static async load(db: Db): Promise<JobIndex> {
    const index = new JobIndex(db, await readUntilNow(db));
    for (let rows = await listRows(db, undefined, READ_AT_ONCE); rows.length > 0;) {
      // Meanwhile PostgreSQL fetches the next ones.
      const next = listRows(db, rows.at(-1), READ_AT_ONCE);
      for (const row of rows) index.main.add(row);
      rows = await next;
    }
    index.main.pack();
    return index;
  }

  /** The index that was packed, with the present rows of its recent part. */
  static async unpack(db: Db, { names, main, recent, ...until }: PackedIndex): Promise<JobIndex> {
    const index = new JobIndex(db, until.readUntil);
    for (const word of names.words) index.names.words.numberOf(word);
    for (const form of names.forms) index.names.forms.numberOf(form);
    for (const { dimension, value } of names.values) index.names.values.numberOf(dimension, value);
    index.main.unpack(main);
    await index.#readAnew(recent);
    index.#readAt = index.savedAt = until.readAt;
    return index;
  }

  packed(): PackedIndex {
    const { words, forms, values } = this.names;
    return {
      names: { words: words.names, forms: forms.names, values: values.all },
      main: this.main.packed(),
      recent: [...new Set(this.recent.jobIds.subarray(0, this.recent.size))],
      readUntil: this.#readUntil,
      readAt: this.#readAt,
    };
  }

  /** Reads what was committed before the call. If that is too much, the index is stale afterwards. */
  readonly catchUp = sharing(() => this.#readChanges());

  async #readChanges(): Promise<void> {
    const most = this.#recentMost;
    const { changed, readUntil } = await readChanges(this.#db, this.#readUntil, most + 1);
    if (changed.length > most) {
      this.#isBehind = true;
      return;
    }
    const ids = [...new Set(changed.map(({ job_id }) => job_id))];
    await this.#readAnew(ids);
    if (ids.length > 0) this.changes += 1;
    // Set last, so that the changes are read again after a failure.
    this.#readUntil = readUntil;
    this.#readAt = Date.now();
  }

  async #readAnew(ids: readonly number[]): Promise<void> {
    for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
      const some = ids.slice(at, at + READ_AT_ONCE);
      const rows = await readRows(this.#db, some);
      for (const id of some) for (const segment of this.segments) segment.remove(id);
      for (const row of rows) this.recent.add(row);
    }
  }

  /** The query with the numbers of this index in place of words. */
  numbered(query: Query): Query<number>;
  numbered(query: Query | null): Query<number> | null;
  numbered(query: Query | null): Query<number> | null {
    return query && renamed(query, (word) => this.names.words.find(word) ?? UNKNOWN);
  }

  /** The forms of these words as numbers of this index. */
  formsOf(words: readonly string[]): number[] {
    return words.map((word) => this.names.forms.find(formOf(word)) ?? UNKNOWN);
  }

  get segments(): readonly Segment[] {
    return [this.main, this.recent];
  }

  get #recentMost(): number {
    return Math.max(RECENT_LEAST, Math.round(this.main.size * RECENT_SHARE));
  }

  /** Whether the recent segment is large enough to warrant a rebuild. */
  get isWorn(): boolean {
    return this.recent.size > this.#recentMost;
  }

  /** Whether all jobs have to be read anew: it may have missed changes, or they are too many to follow. */
  get isStale(): boolean {
    return this.#isBehind || Date.now() - this.#readAt > ASLEEP_MS;
  }
}
