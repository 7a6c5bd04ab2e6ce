import fc from 'fast-check';
import { expect, test } from 'vitest';
import { figureText } from './figure-text.ts';

test.each([
  [0, '0'],
  [154, '154'],
  [999, '999'],
  [1_000, '1,000+'],
  [5_049, '5,000+'],
  [10_000, '10,000+'],
  [27_477, '27,000+'],
  [1_234_567, '12,00,000+'],
])('%i jobs are shown as %s', (count, text) => {
  expect(figureText(count)).toBe(text);
});

test('no claim is larger than the count', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (count) => {
      expect(Number(figureText(count).replaceAll(/[,+]/g, ''))).toBeLessThanOrEqual(count);
    }),
  );
});
