import { expect, test } from 'vitest';
import { planFeatures } from './plan-words.ts';

test('in Hindi the number stands where it is spoken', () => {
  expect(planFeatures('starter', 'hi')).toContain('एक साथ 500 खुली नौकरियाँ');
  expect(planFeatures('plus', 'hi')).toContain('दूसरी जगहों के 5,000 आवेदन');
  expect(planFeatures('starter', 'en')).toContain('500 open jobs at once');
});
