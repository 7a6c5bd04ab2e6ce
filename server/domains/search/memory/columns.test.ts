import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Column, put, resized } from './columns.ts';

test('a column keeps every number, whether small or large', () => {
  const numbers = fc.array(fc.oneof(fc.integer(), fc.maxSafeInteger()), { maxLength: 40 });
  fc.assert(
    fc.property(numbers, (all) => {
      let column: Column = new Int32Array(8);
      for (const [slot, number] of all.entries()) {
        if (slot === column.length) column = resized(column, slot * 2);
        column = put(column, slot, number);
      }
      expect([...resized(column, all.length)]).toEqual(all);
    }),
  );
});

test('small numbers take four bytes', () => {
  expect(put(new Int32Array(1), 0, 2 ** 31 - 1)).toBeInstanceOf(Int32Array);
});
