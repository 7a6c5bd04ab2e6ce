import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../../platform/database.ts';
import { JobIndex } from './job-index.ts';

interface Kept {
  index: Promise<JobIndex>;
  /** Whether another one is being built while this one still answers. */
  isLayingOut: boolean;
}

const kept = new WeakMap<Db, Kept>();
/** So that after a failure all jobs are not read again at once. */
const REST_MS = 60_000;

/**
 * The index with everything that was committed before the call. The first call reads all jobs; `db` is not a
 * transaction.
 */
export async function currentIndex(db: Db): Promise<JobIndex> {
  if (db.isTransaction) throw new Error('A transaction would have an index of its own');
  const one = kept.get(db) ?? load(db);
  const index = await one.index;
  if (!index.isStale) {
    if (index.isWorn && !one.isLayingOut) void layOutAnew(db, one);
    await index.catchUp();
  }
  if (!index.isStale) return index;
  if (kept.get(db) === one) kept.delete(db);
  return currentIndex(db);
}

function load(db: Db): Kept {
  const one: Kept = { index: JobIndex.load(db), isLayingOut: false };
  kept.set(db, one);
  // The next search tries again.
  one.index.catch(() => kept.delete(db));
  return one;
}

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
