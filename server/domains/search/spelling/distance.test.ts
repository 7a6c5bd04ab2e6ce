import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heardDistance, slipDistance } from './distance.ts';

test.each([
  ['driver', 'driver', 0],
  ['wellder', 'welder', 0.4],
  ['nursa', 'nurse', 0.6],
  ['dirver', 'driver', 0.7],
  ['akountant', 'acountant', 0.7],
  ['develper', 'developer', 0.8],
  ['nure', 'nurse', 1],
  ['phyton', 'python', 1],
  ['xriver', 'driver', 1.8],
  ['é', 'e', 1.8],
  ['नर्स', 'नरस', 1],
  ['x'.repeat(100), 'x'.repeat(99), 0.4],
])('from %s to %s it is %d', (from, to, distance) => {
  expect(slipDistance(from, to)).toBeCloseTo(distance);
});

test('words that are said alike are nearer, but no nearer than one slip', () => {
  expect(heardDistance('farmacist', 'pharmacist')).toBeLessThan(
    slipDistance('farmacist', 'pharmacist'),
  );
  expect(heardDistance('nurse', 'norse')).toBe(slipDistance('nurse', 'norse'));
});

test('the distance is 0 only between equal words', () => {
  const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'b', 'c') });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(slipDistance(one, other) === 0).toBe(one === other);
    }),
  );
});
