import fc from 'fast-check';
import { expect, test } from 'vitest';
import { microsecondsOf, momentOf } from './moments.ts';

test('a moment keeps its microseconds', () => {
  expect(microsecondsOf('1970-01-01T00:00:01.000007Z')).toBe(1_000_007);
  expect(microsecondsOf('1970-01-01T05:30:00+05:30')).toBe(0);
  expect(momentOf(1_000_007)).toBe('1970-01-01T00:00:01.000007Z');
});

test('every moment is read back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4e15, max: 4e15 }), (microseconds) => {
      expect(microsecondsOf(momentOf(microseconds))).toBe(microseconds);
    }),
  );
});
