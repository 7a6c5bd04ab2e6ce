import { expect, test } from 'vitest';
import { firstPairIn, workNamedIn } from './work-named.ts';

const synonymsOf = (words: readonly string[]) => (words.join(' ') === 'tally' ? [['erp']] : []);

test.each([
  ['dynamic data entry operator seeking a challenging position', 'data entry operator'],
  ['certified accountant with knowledge of tally', 'accountant tally'],
  ['enthusiastic team player', null],
  ['accountant', null],
])('of "%s" the work is %s', (search, work) => {
  expect(workNamedIn(search, synonymsOf)).toBe(work);
});

test('two words that jobs have beside each other stand in for a name', async () => {
  const inARow = (words: readonly string[]) =>
    Promise.resolve(words.join(' ') === 'glass blowing' ? 5 : 4);
  const search = 'motivated person with knowledge of glass blowing';
  expect(await firstPairIn(search, { inARow })).toBe('glass blowing');
  expect(await firstPairIn('motivated person', { inARow })).toBeNull();
});
