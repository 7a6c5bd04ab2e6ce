import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { openDemo } from '../../server/demo.ts';
import { importPostings } from '../../server/domains/imports/imports.ts';
import type { Storage } from '../../server/storage.ts';

const FILES = ['jobs_main.jsonl.gz', 'jobs_listing_only.jsonl.gz'];

/**
 * Imports the postings of the folder, or those of the demo without one, unless jobs are stored
 * already. Throws for a folder that lacks a file. Resolves to whether anything was imported.
 */
export async function importFirst(storage: Storage, folder: string | undefined): Promise<boolean> {
  const { rows } = await sql`select from jobs limit 1`.execute(storage.db);
  if (rows.length > 0) return false;
  if (!folder) {
    await openDemo(storage, () => undefined);
    return true;
  }
  const missing = FILES.find((name) => !existsSync(path.join(folder, name)));
  if (missing) throw new Error(`${folder} has no ${missing}`);
  for (const name of FILES) await importPostings(storage.db, path.join(folder, name));
  return true;
}
