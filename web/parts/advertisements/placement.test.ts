import { expect, test } from 'vitest';
import { advertisementAfter } from './placement.ts';

test('there is at most one advertisement in ten results, and never above the first three', () => {
  for (let results = 0; results <= 100; results += 1) {
    const after = advertisementAfter(results);
    expect((after === null ? 0 : 1) * 10).toBeLessThanOrEqual(results);
    if (after !== null) expect(after).toBeGreaterThanOrEqual(3);
  }
  expect(advertisementAfter(20)).toBe(5);
});
