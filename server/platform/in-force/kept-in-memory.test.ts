import { expect, test } from 'vitest';
import type { Db } from '../database.ts';
import { keptInMemory } from './kept-in-memory.ts';

test('what was read is kept until it is announced, and while the database is away', async () => {
  const db = {} as Db;
  const hearers = new Map<string, () => void>();
  let isAway = true;
  const kept = keptInMemory('things', async () => {
    if (isAway) throw new Error('connection refused');
    return { things: [] };
  });
  kept.listen({ db, live: { hear: (topic, hear) => void hearers.set(topic, hear) } });
  const change = () => hearers.get('things')?.();
  await expect(kept.read(db)).rejects.toThrow('connection refused');

  isAway = false;
  const read = await kept.read(db);
  expect(await kept.read(db)).toBe(read);
  isAway = true;
  change();
  expect(await kept.read(db)).toBe(read);
  isAway = false;
  // Read anew as soon as that is possible.
  expect(await kept.read(db)).not.toBe(read);
});
