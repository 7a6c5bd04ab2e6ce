import { expect, test } from 'vitest';
import { industriesWithNames, industryName } from './industry-names.ts';

test('an industry has its Hindi name on Hindi pages, in whatever case a company wrote it', () => {
  expect(industryName('Hospitals and Clinics', 'hi')).toBe('अस्पताल और क्लिनिक');
  expect(industryName('retail', 'hi')).toBe('खुदरा');
  expect(industryName('Retail', 'en')).toBe('Retail');
});

test('an industry that is not known stays as the company wrote it', () => {
  expect(industryName('Kite Making, Festivals', 'hi')).toBe('Kite Making, Festivals');
});

test('no industry is empty or stands twice', () => {
  const names = industriesWithNames('hi');
  expect(names.length).toBeGreaterThan(90);
  expect(new Set(names.map(([industry]) => industry.toLowerCase())).size).toBe(names.length);
  for (const [, name] of names) expect(name).toMatch(/^[ऀ-ॿ -]+$/);
});
