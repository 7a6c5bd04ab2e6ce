const LEAST = 1_024;

/**
 * Counts whole numbers, such as the companies of a thousand jobs. It is meant to be reused for each
 * search, because a Map of as many numbers would leave garbage.
 */
export class Tally {
  #keys = new Float64Array(LEAST);
  /** 0 where there is no key. */
  #counts = new Int32Array(LEAST);
  /** The places of the different numbers, in the order in which they first came. */
  #places = new Int32Array(LEAST / 2);
  size = 0;

  clear(): void {
    for (let nth = 0; nth < this.size; nth += 1) this.#counts[this.#places[nth] ?? 0] = 0;
    this.size = 0;
  }

  /** How often it has come, this time included. */
  add(key: number): number {
    let place = this.#placeOf(key);
    if (this.#counts[place] === 0) {
      if (this.size === this.#places.length) {
        this.#grow();
        place = this.#placeOf(key);
      }
      this.#keys[place] = key;
      this.#places[this.size] = place;
      this.size += 1;
    }
    const count = (this.#counts[place] ?? 0) + 1;
    this.#counts[place] = count;
    return count;
  }

  countOf(key: number): number {
    return this.#counts[this.#placeOf(key)] ?? 0;
  }

  /** The nth of the different numbers. */
  keyAt(nth: number): number {
    return this.#keys[this.#places[nth] ?? 0] ?? 0;
  }

  /** Where the key is, or would be; there is always free space. */
  #placeOf(key: number): number {
    const last = this.#keys.length - 1;
    // As in slots-by.ts.
    let place = (Math.imul(key, 0x9e_37_79_b1) >>> 7) & last;
    while (this.#counts[place] !== 0 && this.#keys[place] !== key) place = (place + 1) & last;
    return place;
  }

  #grow() {
    const { size } = this;
    const keys = Array.from({ length: size }, (_, nth) => this.keyAt(nth));
    const counts = keys.map((key) => this.countOf(key));
    const capacity = this.#keys.length * 2;
    this.#keys = new Float64Array(capacity);
    this.#counts = new Int32Array(capacity);
    this.#places = new Int32Array(capacity / 2);
    for (const [nth, key] of keys.entries()) {
      const place = this.#placeOf(key);
      this.#keys[place] = key;
      this.#counts[place] = counts[nth] ?? 0;
      this.#places[nth] = place;
    }
  }
}
