import { expect, test } from 'vitest';
import { JobFilters } from '../../../../contract/jobs.ts';
import { readWish } from './wish.ts';

const read = (search: string) => readWish(JobFilters.parse({ search })).filters;

test.each([
  ['executive assistant to director', 'executive assistant', 'director'],
  ['secretary to the md at a bank', 'secretary at a bank', 'md'],
  ['ea to ceo mumbai', 'executive assistant', 'ceo'],
  ['assistant to manager', 'personal assistant', 'manager'],
  ['office assistant to doctor', 'office assistant', 'doctor'],
  ['looking for position assistant to general manager', 'personal assistant', 'general manager'],
  ['md ka secretary', 'secretary', 'md'],
  ['एमडी का सेक्रेटरी', 'सेक्रेटरी', 'एमडी'],
])('"%s" asks for %s, who works for %s', (typed, search, person) => {
  expect(read(typed)).toMatchObject({ search, served: person });
});

test.each([
  'sales executive to manager',
  'from assistant to manager',
  'assistant to fashion designer',
  'assistant to sales manager',
  'driver of truck',
  'helper to mason',
  'assistant of accounts',
  'school ka driver',
  'kitchen ka helper',
  'assistant to',
  'manager ka kaam',
])('"%s" names nobody to work for', (typed) => {
  expect(read(typed)).not.toHaveProperty('served');
});
