/**
 * A copy of the text in memory of its own. A substring keeps the whole text in memory, so a job's text would stay for
 * as long as one of its words.
 */
export const copyOf = (text: string): string => Buffer.from(text).toString();

/** Numbers things from 0 on, in the order in which they first occur. */
export class Numbering {
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [];

  get size(): number {
    return this.#numbers.size;
  }

  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    const copy = copyOf(name);
    this.#numbers.set(copy, number);
    this.#names.push(copy);
    return number;
  }

  /** In the order of their numbers. */
  get names(): readonly string[] {
    return this.#names;
  }

  /** Empty for a number that is not in use. */
  nameOf = (number: number): string => this.#names[number] ?? '';

  /** Undefined if it has no number. */
  find(name: string): number | undefined {
    return this.#numbers.get(name);
  }
}
