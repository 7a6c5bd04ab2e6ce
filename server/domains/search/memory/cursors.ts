/** Greater than every slot. */
export const END = 0x7f_ff_ff_ff;

/** How many slots are looked at together, starting at a multiple of it; each has a bit. */
export const BLOCK = 2_048;
const WORDS = BLOCK >>> 5;
// Bits are kept in signed numbers, because V8 puts an unsigned one above 2³¹ on the heap.

/** The block of a slot, given as the first slot in it. */
const blockOf = (slot: number): number => slot & -BLOCK;

/**
 * Iterates over slots in ascending order: one by one or by blocks, which are asked in ascending order too. Slots of
 * a block that was asked for may be forgotten.
 */
export interface Cursor {
  /** An upper bound of the number of slots, to start with the rarest of several conditions. */
  readonly count: number;
  /** The first slot from this one on, or `END`; slots before the previous answer may be forgotten. */
  seek(slot: number): number;
  /** Sets the bits of its slots in a block. */
  addTo(bits: Int32Array, block: number): void;
  /** Clears the bits of all other slots in a block. */
  keepIn(bits: Int32Array, block: number): void;
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

  addTo(bits: Int32Array, block: number): void {
    const end = Math.min(BLOCK, this.count - block);
    for (let at = 0; at < end; at += 1) setBit(bits, at);
  }

  /** Nothing to clear, because it has every slot. */
  keepIn(): void {}
}

/** A cursor that takes its slots one after another. */
export abstract class ListedCursor implements Cursor {
  abstract readonly count: number;
  abstract seek(slot: number): number;

  addTo(bits: Int32Array, block: number): void {
    const end = block + BLOCK;
    for (let slot = this.seek(block); slot < end; slot = this.seek(slot + 1)) {
      setBit(bits, slot - block);
    }
  }

  keepIn(bits: Int32Array, block: number): void {
    if (this.seek(block) >= block + BLOCK) return void bits.fill(0);
    kept.fill(0);
    this.addTo(kept, block);
    for (let word = 0; word < WORDS; word += 1) bits[word] = (bits[word] ?? 0) & (kept[word] ?? 0);
  }
}

/** Holds the bits of one cursor in a block while others are compared with them. */
const kept = new Int32Array(WORDS);

/** Known slots in ascending order. */
export class SlotsCursor extends ListedCursor {
  readonly count: number;
  readonly #slots: readonly number[];
  #at = 0;

  constructor(slots: readonly number[]) {
    super();
    this.#slots = slots;
    this.count = slots.length;
  }

  seek(slot: number): number {
    while ((this.#slots[this.#at] ?? END) < slot) this.#at += 1;
    return this.#slots[this.#at] ?? END;
  }
}

const NONE = new Int32Array();

/** Joins cursors block by block, which takes a fraction of the time of joining them slot by slot. */
abstract class JoinedCursor implements Cursor {
  abstract readonly count: number;
  /** Of the current block; none before it has slots that are still asked for. Many cursors are never asked for any. */
  #bits: Int32Array = NONE;
  #block = -1;

  /** Sets the bits of a block, which are all 0. */
  protected abstract read(bits: Int32Array, block: number): void;
  /** Returns a slot; no block between it and the given one has any. */
  protected abstract skip(slot: number): number;

  seek(slot: number): number {
    for (let from = Math.max(slot, this.#block); ;) {
      if (blockOf(from) !== this.#block) {
        const next = this.skip(from);
        if (next === END) return END;
        from = Math.max(from, blockOf(next));
        this.#load(blockOf(from));
      }
      const at = firstBit(this.#bits, from - this.#block);
      if (at < BLOCK) return this.#block + at;
      from = this.#block + BLOCK;
    }
  }

  addTo(bits: Int32Array, block: number): void {
    if (!this.#reads(block)) return;
    for (let word = 0; word < WORDS; word += 1) {
      bits[word] = (bits[word] ?? 0) | (this.#bits[word] ?? 0);
    }
  }

  keepIn(bits: Int32Array, block: number): void {
    if (!this.#reads(block)) return void bits.fill(0);
    for (let word = 0; word < WORDS; word += 1) {
      bits[word] = (bits[word] ?? 0) & (this.#bits[word] ?? 0);
    }
  }

  /** Reads a block unless none of its slots is there, as in most blocks of rare words. */
  #reads(block: number): boolean {
    if (block > this.#block && this.skip(block) < block + BLOCK) this.#load(block);
    return block === this.#block;
  }

  #load(block: number) {
    if (block === this.#block) return;
    if (this.#bits === NONE) this.#bits = new Int32Array(WORDS);
    else this.#bits.fill(0);
    this.#block = block;
    this.read(this.#bits, block);
  }
}

/** The slots that all of the cursors have. */
export class AndCursor extends JoinedCursor {
  readonly count: number;
  readonly #rarest: Cursor;
  readonly #others: readonly Cursor[];

  constructor(first: Cursor, ...rest: readonly Cursor[]) {
    super();
    const [rarest = first, ...others] = [first, ...rest].toSorted((a, b) => a.count - b.count);
    this.#rarest = rarest;
    this.#others = others;
    this.count = rarest.count;
  }

  protected skip(slot: number): number {
    return this.#rarest.seek(slot);
  }

  protected read(bits: Int32Array, block: number): void {
    this.#rarest.addTo(bits, block);
    for (const other of this.#others) {
      if (firstBit(bits, 0) >= BLOCK) return;
      other.keepIn(bits, block);
    }
  }
}

/** The slots that any of the cursors has. */
export class OrCursor extends JoinedCursor {
  readonly count: number;
  readonly #cursors: readonly Cursor[];
  /** The last answer of each, so that rare ones need not be asked for every block. */
  readonly #next: Int32Array;

  constructor(cursors: readonly Cursor[]) {
    super();
    this.#cursors = cursors.filter(({ count }) => count > 0);
    this.#next = new Int32Array(this.#cursors.length).fill(-1);
    this.count = cursors.reduce((sum, { count }) => sum + count, 0);
  }

  protected skip(slot: number): number {
    let first = END;
    for (let nth = 0; nth < this.#cursors.length; nth += 1) {
      const at = this.#nextOf(nth, slot);
      if (at < first) first = at;
      if (blockOf(first) === blockOf(slot)) break;
    }
    return first;
  }

  protected read(bits: Int32Array, block: number): void {
    for (let nth = 0; nth < this.#cursors.length; nth += 1) {
      if (this.#nextOf(nth, block) < block + BLOCK) this.#cursors[nth]?.addTo(bits, block);
    }
  }

  #nextOf(nth: number, slot: number): number {
    const last = this.#next[nth] ?? END;
    if (last >= slot) return last;
    const next = this.#cursors[nth]?.seek(slot) ?? END;
    this.#next[nth] = next;
    return next;
  }
}

/** The slots of a cursor that another one does not have. */
export class WithoutCursor extends JoinedCursor {
  readonly count: number;
  readonly #cursor: Cursor;
  readonly #unwanted: Cursor;
  readonly #others = new Int32Array(WORDS);

  constructor(cursor: Cursor, unwanted: Cursor) {
    super();
    this.#cursor = cursor;
    this.#unwanted = unwanted;
    this.count = cursor.count;
  }

  protected skip(slot: number): number {
    return this.#cursor.seek(slot);
  }

  protected read(bits: Int32Array, block: number): void {
    this.#cursor.addTo(bits, block);
    this.#others.fill(0);
    this.#unwanted.addTo(this.#others, block);
    for (let word = 0; word < WORDS; word += 1) {
      bits[word] = (bits[word] ?? 0) & ~(this.#others[word] ?? 0);
    }
  }
}

function setBit(bits: Int32Array, at: number) {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
}

/** The first bit from this one on that is set; as many as there are, or more, if none is. */
export function firstBit(bits: Int32Array, from: number): number {
  let word = from >>> 5;
  if (word >= bits.length) return END;
  let rest = (bits[word] ?? 0) & (-1 << (from & 31));
  while (rest === 0) {
    word += 1;
    if (word >= bits.length) return END;
    rest = bits[word] ?? 0;
  }
  return (word << 5) + (31 - Math.clz32(rest & -rest));
}
