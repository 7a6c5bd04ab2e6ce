import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

test('a code in a blind review is read in the reader’s language; names stay as they are', () => {
  expect(personName('Candidate 556H', 'en')).toBe('Candidate 556H');
  expect(personName('Candidate 556H', 'hi')).toBe('आवेदक 556H');
  expect(personName('Candidate Rao', 'hi')).toBe('Candidate Rao');
  expect(personName('', 'hi')).toBe('हटाया गया खाता');
});
