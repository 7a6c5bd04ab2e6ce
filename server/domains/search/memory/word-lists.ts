import { Bytes, Reader } from './bytes.ts';
import { resized } from './columns.ts';
import { BLOCK, type Cursor, END, firstBit, ListedCursor } from './cursors.ts';

/** The slots in which each word occurs: an inverted index. */
export interface WordLists {
  /** Slots are added in ascending order, each once for a word. */
  add(word: number, slot: number): void;
  /** In how many slots a word occurs. */
  count(word: number): number;
  cursor(word: number): Cursor;
}

interface List {
  /** The differences between successive slots. */
  bytes: Bytes;
  count: number;
  last: number;
}

/** Lists that can be read while they grow. */
export class GrowingLists implements WordLists {
  readonly #lists: (List | undefined)[] = [];

  add(word: number, slot: number): void {
    const list = (this.#lists[word] ??= { bytes: new Bytes(), count: 0, last: -1 });
    list.bytes.add(slot - list.last);
    list.last = slot;
    list.count += 1;
  }

  count(word: number): number {
    return this.#lists[word]?.count ?? 0;
  }

  cursor(word: number): Cursor {
    const list = this.#lists[word];
    return list
      ? new ListCursor(new Reader(list.bytes.bytes, 0, list.bytes.length), list.count)
      : new ListCursor(NOTHING, 0);
  }
}

const NOTHING = new Reader(new Uint8Array(), 0, 0);

/** A word in more than one of this many jobs is stored as a bitmap. */
const OF_MANY = 16;
const PAIRS_MOST = 2 ** 22;

/** The lists of some of the slots, one after another: each word's list begins at its start. */
interface Run {
  bytes: Uint8Array;
  starts: Uint32Array;
}

/** All lists, and the bitmaps of the `dense` words, one after another. */
export type Packed = {
  bytes: Uint8Array;
  starts: Uint32Array;
  counts: Uint32Array;
  dense: Uint32Array;
  bits: Int32Array;
};

/**
 * Lists that are read once all slots were added, in a third of the memory. Words and slots are
 * noted one after another and sorted by word now and then. Looking up the list for each word of
 * each job would take longer, because the lists are spread all over memory.
 */
export class PackedLists implements WordLists {
  #words = new Uint32Array(1_024);
  #slots = new Uint32Array(1_024);
  #pairs = 0;
  #last = new Int32Array();
  #counts = new Uint32Array();
  #runs: Run[] = [];
  #packed: Packed = {
    bytes: new Uint8Array(),
    starts: new Uint32Array(1),
    counts: new Uint32Array(),
    dense: new Uint32Array(),
    bits: new Int32Array(),
  };
  readonly #bitsOf = new Map<number, Int32Array>();

  add(word: number, slot: number): void {
    if (this.#pairs === this.#words.length) this.#makeRoom();
    this.#words[this.#pairs] = word;
    this.#slots[this.#pairs] = slot;
    this.#pairs += 1;
  }

  count(word: number): number {
    return this.#packed.counts[word] ?? 0;
  }

  cursor(word: number): Cursor {
    const { bytes, starts } = this.#packed;
    const count = this.count(word);
    const bits = this.#bitsOf.get(word);
    if (bits) return new BitCursor(bits, count);
    if (count === 0) return new ListCursor(NOTHING, 0);
    const [start = 0, end = 0] = [starts[word], starts[word + 1]];
    return new ListCursor(new Reader(bytes, start, end), count);
  }

  /** Ends adding: words are below `words`, slots below `slots`. */
  pack(words: number, slots: number): void {
    this.#sort();
    const runs = this.#runs;
    const counts = resized(this.#counts, words);
    const isDense = (word: number) => (counts[word] ?? 0) * OF_MANY > slots;
    const dense: number[] = [];
    let length = 0;
    for (let word = 0; word < words; word += 1) {
      if (isDense(word)) dense.push(word);
      else length += runs.reduce((sum, run) => sum + listIn(run, word).length, 0);
    }
    const bytes = new Uint8Array(length);
    const starts = new Uint32Array(words + 1);
    let at = 0;
    for (let word = 0; word < words; word += 1) {
      starts[word] = at;
      if (isDense(word)) continue;
      for (const run of runs) {
        const list = listIn(run, word);
        bytes.set(list, at);
        at += list.length;
      }
    }
    starts[words] = at;
    const size = (slots >>> 5) + 1;
    const bits = new Int32Array(dense.length * size);
    for (const [nth, word] of dense.entries()) {
      setBits(bits.subarray(nth * size, (nth + 1) * size), runs, word);
    }
    this.packed = { bytes, starts, counts, dense: Uint32Array.from(dense), bits };
    this.#runs = [];
    this.#words = this.#slots = new Uint32Array();
    this.#last = new Int32Array();
    this.#counts = new Uint32Array();
  }

  get packed(): Packed {
    return this.#packed;
  }

  set packed(packed: Packed) {
    this.#packed = packed;
    const { dense, bits } = packed;
    const size = bits.length / dense.length;
    for (const [nth, word] of dense.entries()) {
      this.#bitsOf.set(word, bits.subarray(nth * size, (nth + 1) * size));
    }
  }

  #makeRoom() {
    if (this.#pairs >= PAIRS_MOST) return this.#sort();
    this.#words = resized(this.#words, this.#pairs * 2);
    this.#slots = resized(this.#slots, this.#pairs * 2);
  }

  /** Turns the recorded pairs into a run: a counting sort, which keeps the order of the slots. */
  #sort() {
    const words = this.#words.subarray(0, this.#pairs);
    const most = words.reduce((highest, word) => Math.max(highest, word), -1) + 1;
    if (most > this.#counts.length) {
      const known = this.#last.length;
      this.#counts = resized(this.#counts, most);
      this.#last = resized(this.#last, most).fill(-1, known);
    }
    const ends = new Uint32Array(most);
    for (const word of words) ends[word] = (ends[word] ?? 0) + 1;
    let sum = 0;
    for (let word = 0; word < most; word += 1) {
      sum += ends[word] ?? 0;
      ends[word] = sum;
    }
    const sorted = new Uint32Array(words.length);
    for (let pair = words.length - 1; pair >= 0; pair -= 1) {
      const word = words[pair] ?? 0;
      const place = (ends[word] ?? 0) - 1;
      ends[word] = place;
      sorted[place] = this.#slots[pair] ?? 0;
    }
    // By now each end is where the word begins.
    this.#runs.push(this.#encode(sorted, ends));
    this.#pairs = 0;
  }

  #encode(slots: Uint32Array, begins: Uint32Array): Run {
    const bytes = new Bytes(slots.length * 2);
    const starts = new Uint32Array(begins.length + 1);
    for (const [word, begin] of begins.entries()) {
      starts[word] = bytes.length;
      const end = begins[word + 1] ?? slots.length;
      let last = this.#last[word] ?? -1;
      for (let place = begin; place < end; place += 1) {
        const slot = slots[place] ?? 0;
        bytes.add(slot - last);
        last = slot;
      }
      this.#last[word] = last;
      this.#counts[word] = (this.#counts[word] ?? 0) + end - begin;
    }
    starts[begins.length] = bytes.length;
    bytes.trim();
    return { bytes: bytes.bytes, starts };
  }
}

const listIn = ({ bytes, starts }: Run, word: number): Uint8Array =>
  bytes.subarray(starts[word] ?? 0, starts[word + 1] ?? 0);

function setBits(bits: Int32Array, runs: readonly Run[], word: number): void {
  let slot = -1;
  for (const run of runs) {
    const list = listIn(run, word);
    for (const reader = new Reader(list, 0, list.length); !reader.isAtEnd;) {
      slot += reader.next();
      bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
    }
  }
}

class ListCursor extends ListedCursor {
  readonly count: number;
  readonly #reader: Reader;
  #at = -1;

  constructor(reader: Reader, count: number) {
    super();
    this.#reader = reader;
    this.count = count;
  }

  seek(slot: number): number {
    if (this.#at < slot) this.#at = this.#reader.sumTo(this.#at, slot, END);
    return this.#at;
  }

  override addTo(bits: Int32Array, block: number): void {
    const first = this.seek(block);
    this.#at = this.#reader.setSums(bits, first, block, block + BLOCK, END);
  }
}

class BitCursor implements Cursor {
  readonly count: number;
  readonly #bits: Int32Array;

  constructor(bits: Int32Array, count: number) {
    this.#bits = bits;
    this.count = count;
  }

  seek(slot: number): number {
    return firstBit(this.#bits, slot);
  }

  addTo(bits: Int32Array, block: number): void {
    const start = block >>> 5;
    for (let word = 0; word < bits.length; word += 1) {
      bits[word] = (bits[word] ?? 0) | (this.#bits[start + word] ?? 0);
    }
  }

  keepIn(bits: Int32Array, block: number): void {
    const start = block >>> 5;
    for (let word = 0; word < bits.length; word += 1) {
      bits[word] = (bits[word] ?? 0) & (this.#bits[start + word] ?? 0);
    }
  }
}
