/** Greater than every slot. */
export const END = 0x7f_ff_ff_ff;

/** Iterates over slots in ascending order. */
export interface Cursor {
  /** An upper bound of the number of slots, to start with the rarest of several conditions. */
  readonly count: number;
  /** The first slot from this one on, or `END`; slots before the previous answer may be forgotten. */
  seek(slot: number): number;
}

/** Every slot below `size`. */
export class AllCursor implements Cursor {
  readonly count: number;

  constructor(size: number) {
    this.count = size;
  }

  seek(slot: number): number {
    return slot < this.count ? slot : END;
  }
}

/** Known slots in ascending order. */
export class SlotsCursor implements Cursor {
  readonly count: number;
  readonly #slots: readonly number[];
  #at = 0;

  constructor(slots: readonly number[]) {
    this.#slots = slots;
    this.count = slots.length;
  }

  seek(slot: number): number {
    while ((this.#slots[this.#at] ?? END) < slot) this.#at += 1;
    return this.#slots[this.#at] ?? END;
  }
}

/** The slots that all of the cursors have. */
export class AndCursor implements Cursor {
  readonly count: number;
  readonly #rarest: Cursor;
  readonly #others: readonly Cursor[];

  constructor(first: Cursor, ...rest: readonly Cursor[]) {
    const [rarest = first, ...others] = [first, ...rest].toSorted((a, b) => a.count - b.count);
    this.#rarest = rarest;
    this.#others = others;
    this.count = rarest.count;
  }

  seek(slot: number): number {
    let at = this.#rarest.seek(slot);
    for (let other = 0; at !== END && other < this.#others.length;) {
      const next = this.#others[other]?.seek(at) ?? END;
      other += 1;
      if (next === at) continue;
      at = next === END ? END : this.#rarest.seek(next);
      other = 0;
    }
    return at;
  }
}

/** The slots that any of the cursors has. */
export class OrCursor implements Cursor {
  readonly count: number;
  readonly #cursors: readonly Cursor[];
  /** The position of each cursor, and the smallest of them. */
  readonly #at: Int32Array;
  #first = -1;

  constructor(cursors: readonly Cursor[]) {
    this.#cursors = cursors;
    this.#at = new Int32Array(cursors.length).fill(-1);
    this.count = cursors.reduce((sum, { count }) => sum + count, 0);
  }

  seek(slot: number): number {
    if (this.#first >= slot) return this.#first;
    let first = END;
    for (let which = 0; which < this.#at.length; which += 1) {
      let at = this.#at[which] ?? END;
      if (at < slot) {
        at = this.#cursors[which]?.seek(slot) ?? END;
        this.#at[which] = at;
      }
      if (at < first) first = at;
    }
    this.#first = first;
    return first;
  }
}

/** The slots of a cursor that pass a test. */
export class FilterCursor implements Cursor {
  readonly count: number;
  readonly #cursor: Cursor;
  readonly #passes: (slot: number) => boolean;

  constructor(cursor: Cursor, passes: (slot: number) => boolean) {
    this.#cursor = cursor;
    this.#passes = passes;
    this.count = cursor.count;
  }

  seek(slot: number): number {
    let at = this.#cursor.seek(slot);
    while (at !== END && !this.#passes(at)) at = this.#cursor.seek(at + 1);
    return at;
  }
}
