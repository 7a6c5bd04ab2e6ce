// The contents of a backup, in this order: backup.json, the rows of the tables, sequences.json, the
// stored files, the key of the data folder if the archive is encrypted, and end.json.
import pg from 'pg';
import { z } from 'zod';
import type { Entry } from './archive.ts';

export const HEAD = 'backup.json';
export const SEQUENCES = 'sequences.json';
export const SEAL_KEY = 'seal.key';
export const END = 'end.json';
export const FILES = 'files/';
export const TABLES = 'tables/';
/** The rows of the work queue, which belongs to a library, described by what they do. */
export const WAITING_TASKS = 'waiting_tasks';

/**
 * The entries of the audit log, as one JSON object per row: the app may not fill their own table.
 */
export const AUDIT_ENTRIES = 'audit_entries';

export const FORMAT = 1;

export const Head = z.object({
  format: z.number(),
  /** The version of Vritti that made the backup. */
  release: z.string(),
  taken_at: z.string(),
  /** The migrations that the database had run. */
  migrations: z.array(z.string()),
  /** The columns of each table, in the order in which its rows have them. */
  tables: z.record(z.string(), z.array(z.string())),
});
export type Head = z.output<typeof Head>;

export const Sequences = z.record(
  z.string(),
  z.object({ last_value: z.number(), is_called: z.boolean() }),
);
export type Sequences = z.output<typeof Sequences>;

export const End = z.object({
  /** The checksum of all entries before this one. */
  sha256: z.string(),
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  /** The keys of files that rows name, but that were erased before they could be read. */
  missing: z.array(z.string()),
});
export type End = z.output<typeof End>;

export const jsonEntry = (name: string, value: Head | Sequences | End): Entry => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(value, undefined, 1)}\n`),
});

/** The table whose rows an entry holds; undefined if it holds none. */
export const tableOf = (name: string): string | undefined =>
  name.startsWith(TABLES) ? name.slice(TABLES.length, name.lastIndexOf('/')) : undefined;

/** A table with its columns, as COPY names them. */
export const columnsOf = (table: string, columns: readonly string[]): string =>
  `public.${pg.escapeIdentifier(table)} (${columns.map((name) => pg.escapeIdentifier(name)).join(', ')})`;
