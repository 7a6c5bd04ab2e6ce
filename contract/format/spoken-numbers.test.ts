import { expect, test } from 'vitest';
import { noPhonesInWords, phonesInWords } from '../test/written-numbers.ts';
import { withoutPhones } from './phone-numbers.ts';

test.each(phonesInWords)('%s is a phone number', (number) => {
  expect(withoutPhones(`Call me: ${number}. Thank you, since two years.`)).toBe(
    'Call me: •••. Thank you, since two years.',
  );
});

test.each(noPhonesInWords)('%s is none', (text) => {
  expect(withoutPhones(text)).toBe(text);
});

test('a long text of such words takes no long time', () => {
  const text = `${'nine '.repeat(10_000)}x`;
  expect(withoutPhones(text)).toBe('••• x');
});
