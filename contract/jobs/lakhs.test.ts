import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lakhsOf, rupeesOf } from './lakhs.ts';

test('every whole rupee survives being read and sent again, and unknown pay stays unknown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (rupees) => {
      expect(rupeesOf(lakhsOf(rupees))).toBe(rupees);
    }),
  );
  expect([lakhsOf(null), rupeesOf(null), rupeesOf(undefined)]).toEqual([null, null, undefined]);
});

test.each([4.35, 1.15, 8.7, 0.57])('%s lakhs come back as they were sent', (lakhs) => {
  expect(lakhsOf(rupeesOf(lakhs))).toBe(lakhs);
});
