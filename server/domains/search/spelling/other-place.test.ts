import { expect, test } from 'vitest';
import { recognise } from '../places/places.ts';
import { nearestOf, nearlyNamed, otherPlaces, soundingLike } from './other-place.ts';
import { townsWithPins } from './pin-codes.ts';

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
  ['Katraj', 'Pune'],
  ['Kengeri', 'Bengaluru'],
  ['560037', 'Bengaluru'],
  ['400701', 'Navi Mumbai'],
  ['560 037', 'Bengaluru'],
  ['Dwarka Sector 10', 'Delhi'],
  ['greater nouda', 'Greater Noida'],
  ['nvi mumbai', 'Navi Mumbai'],
  ['whitefeild', 'Bengaluru'],
  ['bhpal', 'Bhopal'],
])('%s may mean %s', (typed, place) => {
  expect(otherPlaces(typed)[0]?.name).toBe(place);
});

test.each(['Gotham', 'Pune', '', 'zz', '560000', '999001', '56003'])(
  '%j means nothing else',
  (typed) => {
    expect(otherPlaces(typed)).toEqual([]);
  },
);

test('every town with postal codes is a known town', () => {
  const unknown = [...townsWithPins].filter((town) => typeof recognise(town)[0] === 'string');
  expect(unknown).toEqual([]);
});

test('for little-known towns, one typing error that keeps the sound is forgiven', () => {
  expect(soundingLike('bhivandi')).toBe('Bhiwandi');
  expect(soundingLike('bhivndii')).toBeNull();
  expect(soundingLike('karur')).toBeNull();
});

test('a name far from what was typed is no alternative, however many jobs are there', () => {
  expect(otherPlaces('madurzi').map(({ name }) => name)).toEqual(['Madurai']);
});

test('a name of several words has one slip at most, in one of them', () => {
  expect(nearlyNamed(['west', 'bengol'])).toMatchObject({ name: 'West Bengal' });
  expect(nearlyNamed(['wst', 'bengol'])).toBeNull();
  expect(nearlyNamed(['old', 'delhi'])).toBeNull();
});

test('a four-letter word with a typing error is read as a place only where a place is surely meant', () => {
  const towns = new Set(['Pune', 'Patna']);
  expect(nearestOf('puen', towns, true)).toBe('Pune');
  expect(nearestOf('puen', towns, false)).toBeNull();
});
