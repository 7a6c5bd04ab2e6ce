/**
 * What in each table belongs to a person: how their rows are found, and what a copy of their data
 * shows.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Language } from '../../contract/endpoint.ts';
import type { Database } from '../../db/schema.ts';

/** A text for people, in every language of the product. */
export type Words = Readonly<Record<Language, string>>;

/** An account's holder; `email` and `phone` are null unless they are proved to be theirs. */
export interface Person {
  id: number;
  email: string | null;
  phone: string | null;
}

/** A column whose value people cannot read, such as the id of a job, and what is shown instead. */
interface ShownAs {
  words: Words;
  as: RawBuilder<unknown>;
}

/**
 * How a column appears in the copy of a person's data. Words: the value is shown under that name.
 * `secret`: it proves who somebody is, such as the hash of a password; the copy says that it is
 * kept, but never shows it. `file`: the key of a stored file, which the copy contains. `inner`:
 * nothing of theirs, such as a key between rows or what a company wrote for itself.
 */
type PersonalColumn = Words | ShownAs | 'secret' | 'file' | 'inner';

/** A table with rows of people. */
interface OfPeople<T extends keyof Database> {
  words: Words;
  /** The SQL condition that a row belongs to the person. */
  rowsOf: (person: Person) => RawBuilder<SqlBool>;
  columns: { readonly [C in keyof Database[T]]: PersonalColumn };
  /** The page on which the person can change it; without one, they ask the operator. */
  correctedAt?: `/${string}`;
}

/**
 * A table that contains nothing about a person, and why; its columns are named so that none is
 * forgotten.
 */
interface OfNobody<T extends keyof Database> {
  nobody: string;
  columns: readonly (keyof Database[T])[];
}

/** Tables by name, each with what in it belongs to a person. */
export type Tables = { readonly [T in keyof Database]?: OfPeople<T> | OfNobody<T> };

/** The condition for rows that name their account in `account_id`. */
export const ofAccount = ({ id }: Person): RawBuilder<SqlBool> => sql`account_id = ${id}`;

/** Shows something readable in place of the value. */
export const toldAs = (words: Words, as: RawBuilder<unknown>): ShownAs => ({ words, as });

/** Names that many tables have. */
export const CREATED: Words = { en: 'Created', hi: 'कब बना' };
export const CHANGED: Words = { en: 'Last changed', hi: 'आख़िरी बदलाव' };
export const EXPIRES: Words = { en: 'Expires', hi: 'कब तक मान्य' };
export const STATE: Words = { en: 'Status', hi: 'स्थिति' };
export const NETWORK: Words = { en: 'Network', hi: 'नेटवर्क' };
