import { expect, test } from 'vitest';
import { withoutContact } from './without-contact.ts';

test('many signs of an address without one take no longer than their length, and an address behind them is hidden', () => {
  const text = 'priya[at]'.repeat(15_000);
  expect(withoutContact(`${text} Write to priya[at]people.test`)).toBe(`${text} Write to •••`);
});
