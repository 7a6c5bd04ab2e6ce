import { expect, test } from 'vitest';
import { isPublicHttps } from './web-address.ts';

test.each([
  'https://kaveri.example',
  'https://www.kaveri.example:8443/jobs?from=here#open',
  'HTTPS://Kaveri.Example/',
  'https://हिन्दी.example',
])('%j is a public address', (text) => {
  expect(isPublicHttps(text)).toBe(true);
});

test.each([
  'http://kaveri.example',
  'https://kaveri',
  'https://10.0.0.1',
  'https://kaveri.local',
  'https://me@kaveri.example',
  // Browsers read a known host in these, and others something else.
  'https://kav%65ri.example',
  'https://kav\teri.example',
  'https://ｋａｖｅｒｉ.example',
  'https://kaveri.example\\@own.example',
  'https:kaveri.example',
])('%j is no public address', (text) => {
  expect(isPublicHttps(text)).toBe(false);
});
