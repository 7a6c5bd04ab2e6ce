import { expect, test } from 'vitest';
import { otherPlace } from './other-place.ts';

test.each([
  ['hydrabad', 'Hyderabad'],
  ['bangalor', 'Bengaluru'],
  ['chenai', 'Chennai'],
  ['BLR', 'Bengaluru'],
  ['TN', 'Tamil Nadu'],
  ['Hitech City', 'Hyderabad'],
  ['Sector 62 Noida', 'Noida'],
  ['andheri east', 'Mumbai'],
  ['karnatka', 'Karnataka'],
  ['haidrabad', 'Hyderabad'],
  ['maisur', 'Mysuru'],
  ['बम्बई', 'Mumbai'],
  ['Sohna Road', 'Gurugram'],
  ['Salt Lake', 'Kolkata'],
])('%s may mean %s', (typed, place) => {
  expect(otherPlace(typed)).toBe(place);
});

test.each(['Gotham', 'Pune', '', 'zz'])('%j means nothing else', (typed) => {
  expect(otherPlace(typed)).toBeNull();
});
