import type { Db } from '../../../platform/database.ts';
import { JobIndex } from './job-index.ts';

interface Kept {
  index: Promise<JobIndex>;
  /** The next one, laid out while this one still answers. */
  isLayingOut: boolean;
}

const kept = new WeakMap<Db, Kept>();

/** The index with everything that was committed before. The first call reads all jobs. */
export async function currentIndex(db: Db): Promise<JobIndex> {
  const one = kept.get(db) ?? load(db);
  const index = await one.index;
  if (index.isStale) {
    if (kept.get(db) === one) kept.delete(db);
    return currentIndex(db);
  }
  if (index.isWorn && !one.isLayingOut) void layOutAnew(db, one);
  await index.catchUp();
  return index;
}

function load(db: Db): Kept {
  const one: Kept = { index: JobIndex.load(db), isLayingOut: false };
  kept.set(db, one);
  // The next search tries again.
  one.index.catch(() => kept.delete(db));
  return one;
}

async function layOutAnew(db: Db, one: Kept): Promise<void> {
  one.isLayingOut = true;
  try {
    one.index = Promise.resolve(await JobIndex.load(db));
  } catch {
    // The one that there is goes on, and the next search tries again.
  } finally {
    one.isLayingOut = false;
  }
}
