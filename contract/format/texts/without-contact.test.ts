import { expect, test } from 'vitest';
import { withoutContact } from './without-contact.ts';

test('signs of an address without one are passed over at once, where each once read the rest of the word', () => {
  const text = 'priya[at]'.repeat(15_000);
  expect(withoutContact(`${text} Write to priya[at]people.test`)).toBe(`${text} Write to •••`);
});
