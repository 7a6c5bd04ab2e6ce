import type { ColumnType } from 'kysely';

export type Id = ColumnType<number, never, never>;
export type Moment = ColumnType<string, string | Date, string | Date>;
export type MomentWithDefault = ColumnType<string, string | Date | undefined, string | Date>;
export type MomentOrNull = ColumnType<
  string | null,
  string | Date | null | undefined,
  string | Date | null
>;
export type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;
