import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bytes, Reader } from './bytes.ts';

test('reading the rest at once gives the same as reading one by one', () => {
  const numbers = fc.array(fc.nat(2 ** 31 - 1), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(numbers, fc.nat(1), ([first = 0, ...others], less) => {
      const bytes = new Bytes();
      for (const number of [first, ...others]) bytes.add(number);
      const reader = new Reader(bytes.bytes, 0, bytes.length);
      expect(reader.next()).toBe(first);
      const left = new Int32Array(others.length);
      expect(reader.readAll(left, less)).toBe(others.length);
      expect([...left]).toEqual(others.map((number) => number - less));
      expect(reader.isAtEnd).toBe(true);
    }),
  );
});
