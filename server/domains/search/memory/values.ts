import type { Dimension } from '../criteria.ts';
import { copyOf } from './numbering.ts';

export interface Value {
  dimension: Dimension;
  value: string;
}

/** Numbers the values of all facets together, from 0 on. */
export class Values {
  readonly #numbers = new Map<Dimension, Map<string, number>>();
  readonly #values: Value[] = [];

  get size(): number {
    return this.#values.length;
  }

  numberOf(dimension: Dimension, value: string): number {
    let numbers = this.#numbers.get(dimension);
    if (!numbers) {
      numbers = new Map();
      this.#numbers.set(dimension, numbers);
    }
    const known = numbers.get(value);
    if (known !== undefined) return known;
    const number = this.#values.length;
    const copy = copyOf(value);
    numbers.set(copy, number);
    this.#values.push({ dimension, value: copy });
    return number;
  }

  /** In the order of their numbers. */
  get all(): readonly Value[] {
    return this.#values;
  }

  /** Undefined for a number that is not in use. */
  valueOf(number: number): Value | undefined {
    return this.#values[number];
  }
}
