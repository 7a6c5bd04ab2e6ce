import { expect, test } from 'vitest';
import { meantBy } from './spellings.ts';

test.each([
  ['payement', 'payment'],
  ['pymnt', 'payment'],
  ['secuirty', 'security'],
  ['reciept', 'receipt'],
  ['snd', 'send'],
])('%s is %s', (written, meant) => {
  expect(meantBy(written)).toBe(meant);
});

test.each(['turning', 'changes', 'sound', 'account'])('%s is itself', (word) => {
  expect(meantBy(word)).toBeUndefined();
});
