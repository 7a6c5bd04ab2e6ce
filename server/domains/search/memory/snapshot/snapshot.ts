// An index on the disk, so that the next process need not read all jobs (docs/decisions/0121).
import { createHash, randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Db } from '../../../../platform/database.ts';
import { migrationNames } from '../../../../platform/postgres/migrations.ts';
import { JobIndex, type PackedIndex } from '../job-index.ts';
import { hasMark, leaveMark, type Mark } from '../queries.ts';
import { type Groups, readArrays, writeArrays } from './snapshot-file.ts';

const searchFolder = path.join(import.meta.dirname, '../..');

interface About extends Omit<PackedIndex, 'main'> {
  mark: Mark;
}

/**
 * Saves an index. A mark among the changes in the database later proves that it is still the same
 * database, that it has everything the index had read, and that no change since then was deleted.
 */
export async function saveIndex(db: Db, file: string, index: JobIndex): Promise<void> {
  const key = await programKey();
  const { main, ...rest } = index.packed();
  const about: About = { ...rest, mark: await leaveMark(db, -randomInt(1, 2 ** 47)) };
  await writeArrays(file, { key, about, groups: { ...main } });
}

/** The saved index; undefined if it cannot be used. Changes since then are still to be read. */
export async function savedIndex(db: Db, file: string): Promise<JobIndex | undefined> {
  const saved = await readArrays(file, await programKey());
  if (!saved) return undefined;
  const { mark, ...rest } = saved.about as About;
  if (!(await hasMark(db, mark))) return undefined;
  return JobIndex.unpack(db, { ...rest, main: saved.groups as Groups & PackedIndex['main'] });
}

/**
 * Differs between releases, because another one may read jobs differently or lay them out
 * differently.
 */
async function programKey(): Promise<string> {
  const hash = createHash('sha256');
  const files = await readdir(searchFolder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.ts')).toSorted()) {
    hash.update(file).update(await readFile(path.join(searchFolder, file)));
  }
  hash.update((await migrationNames()).join()).update(os.endianness());
  return hash.digest('hex');
}
