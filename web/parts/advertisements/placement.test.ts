import { expect, test } from 'vitest';
import { advertisementAfter } from './placement.ts';

test.each([
  [0, null],
  [9, null],
  [10, 5],
  [20, 5],
  [100, 5],
])('among %i results its position is: %s', (results, after) => {
  expect(advertisementAfter(results)).toBe(after);
});
