import { expect, test } from 'vitest';
import { noPhonesInDigits, phonesInDigits } from '../test/written-numbers.ts';
import { withoutPhones } from './phone-numbers.ts';

test.each(phonesInDigits)('%s is a phone number', (number) => {
  const left = withoutPhones(`Call ${number}. Since 2019.`).replace(' Since 2019.', '');
  expect(left.replaceAll(/\p{Nd}/gu, '#')).not.toContain('#');
  expect(left).toContain('•••');
});

test.each(noPhonesInDigits)('%s stays as it is', (text) => {
  expect(withoutPhones(text)).toBe(text);
});
