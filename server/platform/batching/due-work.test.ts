import { expect, inject, test } from 'vitest';
import { openDatabase, openPool } from '../database.ts';
import { forEach, inBatches } from './due-work.ts';

test('batches go on until one is not full, and their sum is returned', async () => {
  const db = openDatabase(openPool({ ...inject('postgres'), database: 'postgres' }));
  const counts = [3, 3, 1, 3];
  expect(await inBatches(db, 3, async () => counts.shift() ?? 0)).toBe(7);
  expect(counts).toEqual([3]);
  await db.destroy();
});

test('one that fails does not keep the others back, and all failures are thrown', async () => {
  const done: number[] = [];
  const run = forEach([1, 2, 3, 4], async (item) => {
    if (item % 2 === 0) throw new Error(`no ${item}`);
    done.push(item);
  });
  await expect(run).rejects.toMatchObject({
    message: '2 have failed',
    errors: [{ message: 'no 2' }, { message: 'no 4' }],
  });
  expect(done).toEqual([1, 3]);
});
