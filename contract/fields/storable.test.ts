import { expect, test } from 'vitest';
import { isStorable } from './storable.ts';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

test.each([
  ['text', 'नमस्ते 👋'],
  ['nothing', null],
  ['a form', { name: 'Asha', skills: ['Tally', 'Excel'], at: { city: 'Pune' } }],
  ['numbers and truths', [1, true, undefined]],
  ['32 levels', nested(32)],
])('%s can be stored', (_, value) => {
  expect(isStorable(value)).toBe(true);
});

test.each([
  ['a NUL character', 'a\0b'],
  ['half an emoji', '\uD83D'],
  ['the sign that stands for the portal’s name', 'a\uFDD0b'],
  ['a NUL far inside', { a: [{ b: '\0' }] }],
  ['a NUL in a name', { '\0': 1 }],
  ['33 levels', nested(33)],
  ['half a million levels', nested(500_000)],
])('%s cannot be stored', (_, value) => {
  expect(isStorable(value)).toBe(false);
});
