/** How tasks work off rows that are due. */
import type { Db, Trx } from '../database.ts';

/**
 * Runs `some` in one transaction after another until it handles fewer rows than `most`, because then no more are due.
 * `some` returns how many it has handled; the sum is returned.
 */
export async function inBatches(
  db: Db,
  most: number,
  some: (trx: Trx) => Promise<number>,
): Promise<number> {
  for (let sum = 0; ;) {
    const count = await db.transaction().execute(some);
    sum += count;
    if (count < most) return sum;
  }
}

/**
 * Runs `one` for each in turn. A failure does not keep the others back: all failures are thrown
 * together at the end, in an `AggregateError`.
 */
export async function forEach<T>(all: readonly T[], one: (item: T) => Promise<void>) {
  const failures: unknown[] = [];
  for (const item of all) await one(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} have failed`);
}
