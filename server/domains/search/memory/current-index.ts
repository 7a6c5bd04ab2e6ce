import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../../platform/database.ts';
import { JobIndex } from './job-index.ts';
import { savedIndex, saveIndex } from './snapshot/snapshot.ts';

interface Kept {
  index: Promise<JobIndex>;
  /** Whether a new index is being built while this one still answers. */
  isLayingOut: boolean;
}

const kept = new WeakMap<Db, Kept>();
const files = new WeakMap<Db, string>();
/** The pause after a failure before all jobs are read again. */
const REST_MS = 60_000;
/** A saved index needs all changes since then, and they are kept for a day (queries.ts). */
const SAVE_EVERY_MS = 6 * 3_600_000;

/**
 * From now on, the index of this database is saved in a file, and starts from what was saved there.
 */
export const saveIndexIn = (db: Db, file: string): void => void files.set(db, file);

/**
 * The index with everything that was committed before the call. The first call reads all jobs, unless an index was
 * saved; `db` is not a transaction.
 */
export async function currentIndex(db: Db): Promise<JobIndex> {
  if (db.isTransaction) throw new Error('A transaction would have an index of its own');
  const one = kept.get(db) ?? keep(db, firstIndex(db));
  const index = await one.index;
  if (!index.isStale) {
    if (index.isWorn && !one.isLayingOut) void layOutAnew(db, one);
    await index.catchUp();
  }
  if (!index.isStale) {
    if (Date.now() - index.savedAt > SAVE_EVERY_MS) void save(db, index);
    return index;
  }
  if (kept.get(db) === one) keep(db, JobIndex.load(db));
  return currentIndex(db);
}

function keep(db: Db, index: Promise<JobIndex>): Kept {
  const one: Kept = { index, isLayingOut: false };
  kept.set(db, one);
  // The next search tries again.
  one.index.catch(() => kept.delete(db));
  return one;
}

async function firstIndex(db: Db): Promise<JobIndex> {
  const file = files.get(db);
  const saved = file && (await savedIndex(db, file).catch(onFailure));
  return saved || JobIndex.load(db);
}

async function save(db: Db, index: JobIndex): Promise<void> {
  index.savedAt = Date.now();
  const file = files.get(db);
  if (file) await saveIndex(db, file, index).catch(onFailure);
}

const onFailure = (error: unknown) =>
  console.error('The index of the search could not be saved or read', error);

/** The old index serves until the rebuild succeeds. */
async function layOutAnew(db: Db, one: Kept): Promise<void> {
  one.isLayingOut = true;
  try {
    one.index = Promise.resolve(await JobIndex.load(db));
  } catch (error) {
    console.error('The jobs of the search could not be laid out anew', error);
    await sleep(REST_MS, undefined, { ref: false });
  } finally {
    one.isLayingOut = false;
  }
}
