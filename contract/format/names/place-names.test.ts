import { expect, test } from 'vitest';
import { placeName, placesWithNames } from './place-names.ts';

test('a known town and its state have the names that Hindi readers know', () => {
  expect(placeName('Nashik, Maharashtra', 'hi')).toBe('नासिक, महाराष्ट्र');
  expect(placeName('new delhi', 'hi')).toBe('नई दिल्ली');
  expect(placeName('Pune, Maharashtra / Remote', 'hi')).toBe('पुणे, महाराष्ट्र / Remote');
});

test('what is not known stays as it was typed', () => {
  expect(placeName('Sector 62, Noida', 'hi')).toBe('Sector 62, नोएडा');
  expect(placeName('Plot 7,Kothrud', 'hi')).toBe('Plot 7,Kothrud');
  expect(placeName('', 'hi')).toBe('');
  expect(placeName(null, 'hi')).toBeNull();
});

test('English pages show what was typed', () => {
  expect(placeName('Nashik, Maharashtra', 'en')).toBe('Nashik, Maharashtra');
});

test('no name is empty or stands twice', () => {
  const names = placesWithNames('hi');
  expect(names.length).toBeGreaterThan(200);
  expect(new Set(names.map(([name]) => name)).size).toBe(names.length);
  for (const [name, own] of names) expect(`${name}=${own}`).toMatch(/^[A-Z][A-Za-z ]+=[ऀ-ॿ ]+$/);
});
