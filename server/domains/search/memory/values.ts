import type { Dimension } from '../criteria.ts';
import { skillKey } from '../words.ts';
import { resized } from './columns.ts';
import { formsOf } from './forms.ts';
import { copyOf } from './numbering.ts';

export interface Value {
  dimension: Dimension;
  value: string;
}

/** Numbers the values of all facets together, from 0 on. */
export class Values {
  readonly #numbers = new Map<Dimension, Map<string, number>>();
  readonly #values: Value[] = [];
  readonly #skills = new Map<string, number>();
  /** What `skillOf` has returned for each number; 0 if it was not called yet. */
  #skillsOf = new Int32Array();
  /** Kept once read, because thousands of jobs have the same skills. */
  readonly #forms = new Map<number, readonly string[]>();

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

  /** The number by which spellings of one skill are counted together, from 1 on; negative for everything else. */
  skillOf(number: number): number {
    if (number >= this.#skillsOf.length) this.#skillsOf = resized(this.#skillsOf, this.size);
    const known = this.#skillsOf[number] ?? 0;
    if (known !== 0) return known;
    const skill = this.#numberSkill(number);
    this.#skillsOf[number] = skill;
    return skill;
  }

  #numberSkill(number: number): number {
    const of = this.valueOf(number);
    const key = of?.dimension === 'skill' ? skillKey(of.value) : '';
    if (!key) return -1;
    const skill = this.#skills.get(key) ?? this.#skills.size + 1;
    this.#skills.set(key, skill);
    return skill;
  }

  /** The forms of its words. */
  formsOf(number: number): readonly string[] {
    const known = this.#forms.get(number);
    if (known) return known;
    const forms = formsOf(this.#values[number]?.value ?? '');
    this.#forms.set(number, forms);
    return forms;
  }
}
