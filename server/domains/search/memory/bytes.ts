/**
 * Whole numbers from 0 to 2³¹ - 1 in as few bytes as they need: seven bits in each, the lowest first, and the
 * eighth says that another byte follows (the LEB128 of DWARF and WebAssembly).
 */
export class Bytes {
  bytes: Uint8Array;
  length = 0;

  constructor(capacity = 8) {
    this.bytes = new Uint8Array(capacity);
  }

  add(number: number): void {
    if (this.length + 5 > this.bytes.length) this.#grow();
    let rest = number;
    while (rest > 127) {
      this.bytes[this.length] = (rest & 127) | 128;
      this.length += 1;
      rest >>>= 7;
    }
    this.bytes[this.length] = rest;
    this.length += 1;
  }

  /** Frees the space reserved for more numbers. */
  trim(): void {
    this.bytes = this.bytes.slice(0, this.length);
  }

  #grow() {
    const larger = new Uint8Array(Math.ceil(this.bytes.length * 1.5) + 8);
    larger.set(this.bytes);
    this.bytes = larger;
  }
}

/** Reads numbers one after another. */
export class Reader {
  bytes: Uint8Array;
  at: number;
  end: number;

  constructor(bytes: Uint8Array, at: number, end: number) {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
  }

  /** Begins again elsewhere, so that not every text that is read needs a reader of its own. */
  moveTo(bytes: Uint8Array, at: number, end: number): this {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
    return this;
  }

  get isAtEnd(): boolean {
    return this.at >= this.end;
  }

  next(): number {
    let byte = this.bytes[this.at] ?? 0;
    this.at += 1;
    if (byte < 128) return byte;
    let number = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = this.bytes[this.at] ?? 0;
      this.at += 1;
      number |= (byte & 127) << shift;
    }
    return number;
  }

  /**
   * Reads all that is left into an array, subtracting `less` from each, and returns how many there
   * are.
   */
  readAll(into: Int32Array, less: number): number {
    const { bytes, end } = this;
    let { at } = this;
    let count = 0;
    while (at < end) {
      let byte = bytes[at] ?? 0;
      at += 1;
      let number = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at] ?? 0;
        at += 1;
        number |= (byte & 127) << shift;
      }
      into[count] = number - less;
      count += 1;
    }
    this.at = at;
    return count;
  }

  /** Adds the next numbers to a sum until it is at least `least`; `otherwise` if there are not enough. */
  sumTo(sum: number, least: number, otherwise: number): number {
    const { bytes, end } = this;
    let { at } = this;
    let reached = sum;
    while (reached < least) {
      if (at >= end) {
        reached = otherwise;
        break;
      }
      let byte = bytes[at] ?? 0;
      at += 1;
      let number = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at] ?? 0;
        at += 1;
        number |= (byte & 127) << shift;
      }
      reached += number;
    }
    this.at = at;
    return reached;
  }

  /**
   * Sets the bits of the running sums from `sum` on that lie in the block of `end`, and returns the
   * first one beyond it; `otherwise` if there is none. Calling `sumTo` for each sum would take
   * twice as long.
   */
  setSums(bits: Int32Array, sum: number, block: number, end: number, otherwise: number): number {
    const { bytes, end: last } = this;
    let { at } = this;
    let reached = sum;
    while (reached < end) {
      const bit = reached - block;
      bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
      if (at >= last) {
        reached = otherwise;
        break;
      }
      let byte = bytes[at] ?? 0;
      at += 1;
      let number = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at] ?? 0;
        at += 1;
        number |= (byte & 127) << shift;
      }
      reached += number;
    }
    this.at = at;
    return reached;
  }
}
