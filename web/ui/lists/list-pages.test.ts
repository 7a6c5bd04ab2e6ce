import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './list-pages.tsx';

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [4, 12, [1, 2, 3, 4, 5, 'gap', 12]],
  [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
  [8, 12, [1, 'gap', 7, 8, 9, 'gap', 12]],
  [9, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  [12, 12, [1, 'gap', 8, 9, 10, 11, 12]],
  [99, 12, [1, 'gap', 8, 9, 10, 11, 12]],
])('page %i of %i offers %j', (page, pages, offered) => {
  expect(pageWindow(page, pages)).toEqual(offered);
});

test('the row always has the first, last and current page, in order, and keeps its width', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 5000 }), fc.nat(), (pages, seed) => {
      const page = (seed % pages) + 1;
      const row = pageWindow(page, pages);
      const numbers = row.filter((entry) => entry !== 'gap');
      expect(row).toHaveLength(7);
      expect(numbers).toContain(page);
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)).toBe(pages);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    }),
  );
});
