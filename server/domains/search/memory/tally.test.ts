import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Tally } from './tally.ts';

test('numbers are counted as in a map, and again after it was cleared', () => {
  const numbers = fc.array(fc.oneof(fc.integer(), fc.nat(50), fc.maxSafeInteger()), {
    maxLength: 2_000,
    size: 'max',
  });
  const tally = new Tally();
  fc.assert(
    fc.property(numbers, (all) => {
      tally.clear();
      const counts = new Map<number, number>();
      for (const number of all) {
        counts.set(number, (counts.get(number) ?? 0) + 1);
        expect(tally.add(number)).toBe(counts.get(number));
      }
      const keys = Array.from({ length: tally.size }, (_, nth) => tally.keyAt(nth));
      expect(keys.map((key) => [key, tally.countOf(key)])).toEqual([...counts]);
    }),
  );
});
