const NONE = -1;

/**
 * Finds slots by a number that each has, such as the id of its company: a hash table with chains, using eight bytes
 * per slot.
 */
export class SlotsBy {
  readonly #keyOf: (slot: number) => number;
  #heads = new Int32Array(16).fill(NONE);
  #next = new Int32Array(16);
  #size = 0;

  constructor(keyOf: (slot: number) => number) {
    this.#keyOf = keyOf;
  }

  /** Adds the next slot. */
  add(): void {
    if (this.#size === this.#next.length) this.#grow();
    this.#chain(this.#size);
    this.#size += 1;
  }

  /** In ascending order. */
  slotsOf(key: number): number[] {
    const found: number[] = [];
    for (let slot = this.#heads[this.#bucketOf(key)] ?? NONE; slot !== NONE;) {
      if (this.#keyOf(slot) === key) found.push(slot);
      slot = this.#next[slot] ?? NONE;
    }
    return found.toReversed();
  }

  /** Fixes the number of slots, and frees the space for more. */
  pack(size: number): void {
    this.#size = size;
    this.#layOut(size, 2 ** Math.floor(Math.log2(Math.max(size, 16))));
  }

  #chain(slot: number) {
    const bucket = this.#bucketOf(this.#keyOf(slot));
    this.#next[slot] = this.#heads[bucket] ?? NONE;
    this.#heads[bucket] = slot;
  }

  /**
   * Multiplies by the golden ratio, so that neighbouring ids are spread (Knuth, The Art of Computer Programming 6.4).
   */
  #bucketOf(key: number): number {
    return (Math.imul(key, 0x9e_37_79_b1) >>> 7) & (this.#heads.length - 1);
  }

  #grow() {
    this.#layOut(this.#next.length * 2, this.#next.length * 2);
  }

  #layOut(capacity: number, buckets: number) {
    this.#next = new Int32Array(capacity);
    this.#heads = new Int32Array(buckets).fill(NONE);
    for (let slot = 0; slot < this.#size; slot += 1) this.#chain(slot);
  }
}
