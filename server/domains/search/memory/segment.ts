import type { Dimension } from '../criteria.ts';
import { jobChoiceNames } from '../../../../contract/jobs/choices/job-choices.ts';
import { Bytes, Reader } from './bytes.ts';
import { type Column, put, resized } from './columns.ts';
import { formsOf } from './forms.ts';
import type { Numbering } from './numbering.ts';
import { SlotsBy } from './slots-by.ts';
import { PLACES_MAX, readVector } from './text-vector.ts';
import type { Values } from './values.ts';
import type { Packed, PackedLists, WordLists } from './word-lists.ts';

/** A row of `job_search`, as the index reads it. */
export interface JobRow extends Record<Exclude<Dimension, Listed>, string | null> {
  job_id: number;
  /** In microseconds since 1970. */
  posted_us: number;
  /** In milliseconds since 1970. */
  expires_ms: number;
  company_id: number;
  salary_min_inr: number | null;
  salary_max_inr: number | null;
  is_slow_to_answer: boolean;
  conditions: string[];
  experience_years: string[];
  cities: string[];
  skills: string[];
  title: string;
  /** The text of the tsvector. */
  tsv: string;
}

type Listed = 'condition' | 'experience_years' | 'skill' | 'location' | 'company';

/** The counts of facet values, by the number of each value. */
export interface CountsOfValues {
  counts: Uint32Array;
  /** The numbers whose count is not 0, and how many there are. */
  numbers: Uint32Array;
  size: number;
}

/** The numberings that the segments of one index share. */
interface Names {
  words: Numbering;
  /** Numbers of the words of titles, unstemmed: `formOf`. */
  forms: Numbering;
  /** Numbers of the values that facets count. */
  values: Values;
}

/** A segment that has been packed, as plain arrays. */
export type PackedSegment = {
  words: Packed;
  titleWords: Packed;
  slots: {
    texts: Uint8Array;
    textStarts: Uint32Array;
    values: Uint8Array;
    valueStarts: Uint32Array;
    jobIds: Column;
    postedUs: Float64Array;
    expiresMs: Float64Array;
    companyIds: Column;
    leastPay: Column;
    mostPay: Column;
    titles: Int32Array;
    isSlow: Uint8Array;
  };
};

/** The words of a job, in order. */
export interface Text {
  /** The numbers of the words of title, company and skills; `NOTHING` for an empty position. */
  words: Int32Array;
  /** How many words there are, and how many of them are the title's; what follows belongs to other jobs. */
  length: number;
  titleLength: number;
  /** The numbers of the forms of the title's words, up to a limit. */
  forms: Int32Array;
  formsLength: number;
}

export const NOTHING = -1;
/** For a job that does not state pay. */
export const NO_PAY = -1;
/** How many words of a title are kept unstemmed. */
const FORMS_MAX = 100;

/** The jobs of an index, or a part of them, each in its own slot. */
export class Segment<Lists extends WordLists = WordLists> {
  readonly nth: number;
  readonly #names: Names;
  readonly #texts = new Bytes(1_024);
  readonly #values = new Bytes(1_024);
  readonly #byJob = new SlotsBy((slot) => this.jobIds[slot] ?? 0);
  readonly #byCompany = new SlotsBy((slot) => this.companyIds[slot] ?? 0);
  readonly #byTitle = new SlotsBy((slot) => this.titles[slot] ?? 0);
  readonly #text: Text = {
    words: new Int32Array(PLACES_MAX),
    length: 0,
    titleLength: 0,
    forms: new Int32Array(FORMS_MAX),
    formsLength: 0,
  };
  /** The slot that the text in `#text` belongs to; -1 for none. */
  #textSlot = -1;
  readonly #reader = new Reader(new Uint8Array(), 0, 0);
  /** The values of the job that was last asked for. */
  #ofJob = new Int32Array(256);
  #textStarts: Uint32Array = new Uint32Array(16);
  #valueStarts: Uint32Array = new Uint32Array(16);
  size = 0;
  /** In which jobs each word occurs, and in whose titles. */
  readonly words: Lists;
  readonly titleWords: Lists;
  jobIds: Column = new Int32Array(16);
  postedUs = new Float64Array(16);
  /** 0 for a removed job. */
  expiresMs = new Float64Array(16);
  companyIds: Column = new Int32Array(16);
  /** In rupees a year, or `NO_PAY`. */
  leastPay: Column = new Int32Array(16);
  mostPay: Column = new Int32Array(16);
  /** Jobs with the same words in their titles have the same number: `titleNumber`. */
  titles = new Int32Array(16);
  isSlow = new Uint8Array(16);

  /** `nth` orders the segments of an index. */
  constructor(names: Names, lists: () => Lists, nth: number) {
    this.nth = nth;
    this.#names = names;
    this.words = lists();
    this.titleWords = lists();
  }

  add(row: JobRow): void {
    const slot = this.size;
    if (slot + 1 >= this.jobIds.length) this.#resize((slot + 1) * 2);
    const { words, text, titleLength } = readVector(row.tsv);
    for (const word of words) this.words.add(this.#names.words.numberOf(word), slot);
    const numbers = text.map((word) =>
      word === undefined ? NOTHING : this.#names.words.numberOf(word),
    );
    const title = numbers.slice(0, titleLength);
    for (const word of new Set(title)) if (word !== NOTHING) this.titleWords.add(word, slot);
    this.#textStarts[slot] = this.#texts.length;
    const forms = formsOf(row.title).slice(0, FORMS_MAX);
    this.#texts.add(titleLength);
    this.#texts.add(forms.length);
    for (const form of forms) this.#texts.add(this.#names.forms.numberOf(form));
    for (const word of numbers) this.#texts.add(word + 1);
    this.#valueStarts[slot] = this.#values.length;
    this.#addValues(row);
    this.jobIds = put(this.jobIds, slot, row.job_id);
    this.postedUs[slot] = row.posted_us;
    this.expiresMs[slot] = row.expires_ms;
    this.companyIds = put(this.companyIds, slot, row.company_id);
    this.leastPay = put(this.leastPay, slot, row.salary_min_inr ?? NO_PAY);
    this.mostPay = put(this.mostPay, slot, row.salary_max_inr ?? NO_PAY);
    this.titles[slot] = titleNumber(title);
    this.isSlow[slot] = row.is_slow_to_answer ? 1 : 0;
    this.size += 1;
    this.#textStarts[this.size] = this.#texts.length;
    this.#valueStarts[this.size] = this.#values.length;
    this.#byJob.add();
    this.#byCompany.add();
    this.#byTitle.add();
  }

  remove(jobId: number): void {
    for (const slot of this.#byJob.slotsOf(jobId)) this.expiresMs[slot] = 0;
  }

  /** Nothing can be added afterwards. */
  pack(this: Segment<PackedLists>): void {
    for (const lists of [this.words, this.titleWords]) {
      lists.pack(this.#names.words.size, this.size);
    }
    this.#texts.trim();
    this.#values.trim();
    this.#resize(this.size + 1);
    this.#chain();
  }

  #chain() {
    for (const slots of [this.#byJob, this.#byCompany, this.#byTitle]) slots.pack(this.size);
  }

  packed(this: Segment<PackedLists>): PackedSegment {
    return {
      words: this.words.packed,
      titleWords: this.titleWords.packed,
      slots: {
        texts: this.#texts.bytes,
        textStarts: this.#textStarts,
        values: this.#values.bytes,
        valueStarts: this.#valueStarts,
        jobIds: this.jobIds,
        postedUs: this.postedUs,
        expiresMs: this.expiresMs,
        companyIds: this.companyIds,
        leastPay: this.leastPay,
        mostPay: this.mostPay,
        titles: this.titles,
        isSlow: this.isSlow,
      },
    };
  }

  /** Becomes the segment that had been packed. */
  unpack(this: Segment<PackedLists>, { words, titleWords, slots }: PackedSegment): void {
    const { texts, values, textStarts, valueStarts, ...columns } = slots;
    this.words.packed = words;
    this.titleWords.packed = titleWords;
    this.#texts.bytes = texts;
    this.#values.bytes = values;
    this.#textStarts = textStarts;
    this.#valueStarts = valueStarts;
    Object.assign(this, columns);
    this.size = columns.jobIds.length - 1;
    this.#chain();
  }

  /** Valid until the next call. */
  textOf(slot: number): Text {
    const text = this.#text;
    // Several words are asked of one job after another.
    if (slot === this.#textSlot) return text;
    this.#textSlot = slot;
    const start = this.#textStarts[slot] ?? 0;
    const reader = this.#reader.moveTo(
      this.#texts.bytes,
      start,
      this.#textStarts[slot + 1] ?? start,
    );
    text.titleLength = reader.next();
    text.formsLength = reader.next();
    for (let at = 0; at < text.formsLength; at += 1) text.forms[at] = reader.next();
    text.length = reader.readAll(text.words, 1);
    return text;
  }

  /** Adds a job to the counts of its values of every facet. */
  countValues(slot: number, counted: CountsOfValues): void {
    const { counts, numbers } = counted;
    const length = this.#readValues(slot);
    for (let at = 0; at < length; at += 1) {
      const value = this.#ofJob[at] ?? 0;
      const count = counts[value] ?? 0;
      if (count === 0) {
        numbers[counted.size] = value;
        counted.size += 1;
      }
      counts[value] = count + 1;
    }
  }

  /** The numbers of a job's values of every facet. */
  valuesOf(slot: number): number[] {
    const length = this.#readValues(slot);
    return [...this.#ofJob.subarray(0, length)];
  }

  /** Whether a job has a value that passes a test. */
  hasValue(slot: number, test: (value: number) => boolean): boolean {
    const length = this.#readValues(slot);
    for (let at = 0; at < length; at += 1) if (test(this.#ofJob[at] ?? 0)) return true;
    return false;
  }

  /** Reads the job's values into `#ofJob`, and returns how many there are. */
  #readValues(slot: number): number {
    const start = this.#valueStarts[slot] ?? 0;
    const end = this.#valueStarts[slot + 1] ?? start;
    // No number has less than a byte.
    if (end - start > this.#ofJob.length) this.#ofJob = new Int32Array(2 * (end - start));
    return this.#reader.moveTo(this.#values.bytes, start, end).readAll(this.#ofJob, 0);
  }

  /** These and the next two are in ascending order. */
  slotsOfJobs(ids: readonly number[]): number[] {
    return inOrder(ids.flatMap((id) => this.#byJob.slotsOf(id)));
  }

  slotsOfCompanies(ids: readonly number[]): number[] {
    return inOrder(ids.flatMap((id) => this.#byCompany.slotsOf(id)));
  }

  /** Jobs with exactly this title; see `titles`. */
  slotsTitled(title: number): number[] {
    return this.#byTitle.slotsOf(title);
  }

  #addValues(row: JobRow) {
    const add = (dimension: Dimension, value: string | null) => {
      if (value !== null) this.#values.add(this.#names.values.numberOf(dimension, value));
    };
    add('employment_type', row.employment_type);
    for (const filter of jobChoiceNames) add(filter, row[filter]);
    for (const years of row.experience_years) add('experience_years', years);
    for (const condition of row.conditions) add('condition', condition);
    for (const skill of row.skills) add('skill', skill);
    for (const city of row.cities) add('location', city);
    add('industry', row.industry);
  }

  #resize(capacity: number) {
    this.#textStarts = resized(this.#textStarts, capacity);
    this.#valueStarts = resized(this.#valueStarts, capacity);
    this.jobIds = resized(this.jobIds, capacity);
    this.postedUs = resized(this.postedUs, capacity);
    this.expiresMs = resized(this.expiresMs, capacity);
    this.companyIds = resized(this.companyIds, capacity);
    this.leastPay = resized(this.leastPay, capacity);
    this.mostPay = resized(this.mostPay, capacity);
    this.titles = resized(this.titles, capacity);
    this.isSlow = resized(this.isSlow, capacity);
  }
}

const inOrder = (slots: number[]) => slots.toSorted((a, b) => a - b);

/** A hash of the words in their order (FNV-1a, over whole numbers in place of bytes). */
export function titleNumber(words: readonly number[]): number {
  let hash = 0x81_1c_9d_c5 | 0;
  for (const word of words) hash = Math.imul(hash ^ (word + 1), 0x01_00_01_93);
  return hash;
}
