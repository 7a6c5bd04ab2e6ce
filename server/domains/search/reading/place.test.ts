import { expect, test } from 'vitest';
import { JobFilters } from '../../../../contract/jobs.ts';
import { readWish } from './wish.ts';

const read = (search: string, unknown: string) =>
  readWish({ ...JobFilters.parse({ search }), unknownWords: new Set([unknown]) }).filters;

test.each([
  ['wipro pun', 'wipro', 'Pune'],
  ['marketing executive mum', 'marketing executive', 'Mumbai'],
  ['driver banga', 'driver', 'Bengaluru'],
])('the beginning of a town at the end of "%s" is the town', (typed, search, location) => {
  expect(read(typed, typed.split(' ').at(-1) ?? '')).toMatchObject({ search, location });
});

test.each([
  ['pun wipro', 'pun'],
  ['driver go', 'go'],
  ['driver na', 'na'],
  // Visakhapatnam, Vijayawada and others.
  ['driver vi', 'vi'],
  ['mum', 'mum'],
])('"%s" begins no town that is known for sure', (typed, unknown) => {
  expect(read(typed, unknown)).toMatchObject({ search: typed, location: '' });
});

test.each([
  ['siliguri engineer', 'engineer', 'Siliguri'],
  ['meerut', '', 'Meerut'],
  ['gaya engineer', 'gaya engineer', ''],
  ['anand engineer', 'anand engineer', ''],
  ['engineer siliguri cell', 'engineer siliguri cell', ''],
])(
  '"%s" begins with a large town, and with no word that is also one',
  (typed, search, location) => {
    expect(read(typed, 'nothing')).toMatchObject({ search, location });
  },
);

test('a word that jobs have is no beginning of a town', () => {
  expect(read('sales man', 'nothing')).toMatchObject({ search: 'sales man', location: '' });
});
