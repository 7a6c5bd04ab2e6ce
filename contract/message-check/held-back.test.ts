import { expect, test } from 'vitest';
import { withoutParts } from '../format/texts/hidden-text.ts';
import { heldBackIn } from './held-back.ts';

const withoutHeldBack = (text: string) => withoutParts(text, heldBackIn(text));

test.each([
  ['Call 98450 31277 now.', 'Call ••• now.'],
  ['See https://a.example/b?c=d, then pay.', 'See •••, then pay.'],
  ['One of a.example,b.example,c.example, then d.example!', 'One of •••, then •••!'],
  ['Pay to asha@okaxis.', 'Pay to •••.'],
  ['Come at ten, please.', 'Come at ten, please.'],
])('%j is shown as %j', (text, shown) => {
  expect(withoutHeldBack(text)).toBe(shown);
});

test('many addresses without a space between them are one', () => {
  expect(withoutHeldBack('x.com,'.repeat(10_000))).toBe('•••,');
});
