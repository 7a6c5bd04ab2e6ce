/** What of the tables belongs to a person: how their rows are found, and what they are told of them. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Language } from '../../contract/endpoint.ts';
import type { Database } from '../../db/schema.ts';

/** A text for people, in every language of the product. */
export type Words = Readonly<Record<Language, string>>;

/** Somebody with an account; an address or a number only if it is proved to be theirs. */
export interface Person {
  id: number;
  email: string | null;
  phone: string | null;
}

/** A column whose value people cannot read, such as the id of a job, with what is shown instead. */
interface ShownAs {
  words: Words;
  as: RawBuilder<unknown>;
}

/**
 * What a column holds of a person. Its words: they are told the value under that name. `secret`: it
 * proves who somebody is, such as the hash of a password; they are told that it is kept, and it is
 * never shown. `file`: the key of a stored file, which they are given. `inner`: nothing of theirs, such
 * as a key between rows or what a company wrote for itself.
 */
type PersonalColumn = Words | ShownAs | 'secret' | 'file' | 'inner';

/** A table with rows of people. */
interface OfPeople<T extends keyof Database> {
  words: Words;
  /** The condition that a row is the person's. */
  rowsOf: (person: Person) => RawBuilder<SqlBool>;
  columns: { readonly [C in keyof Database[T]]: PersonalColumn };
  /** The page where its owner changes it. Without one they ask the operator. */
  correctedAt?: `/${string}`;
}

/** A table that holds nothing of a person, and why; its columns are named so that none is forgotten. */
interface OfNobody<T extends keyof Database> {
  nobody: string;
  columns: readonly (keyof Database[T])[];
}

/** Tables by name, each with what of it belongs to a person. */
export type Tables = { readonly [T in keyof Database]?: OfPeople<T> | OfNobody<T> };

/** Rows that name their account. */
export const ofAccount = ({ id }: Person): RawBuilder<SqlBool> => sql`account_id = ${id}`;

/** Told as something that can be read, in place of the value. */
export const toldAs = (words: Words, as: RawBuilder<unknown>): ShownAs => ({ words, as });

/** Names that many tables have. */
export const CREATED: Words = { en: 'Created', hi: 'कब बना' };
export const CHANGED: Words = { en: 'Last changed', hi: 'आख़िरी बदलाव' };
export const EXPIRES: Words = { en: 'Expires', hi: 'कब तक मान्य' };
export const STATE: Words = { en: 'Status', hi: 'स्थिति' };
export const NETWORK: Words = { en: 'Network', hi: 'नेटवर्क' };
