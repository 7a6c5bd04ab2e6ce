import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../../server/test/makers/any-character.ts';
import { linksIn } from './links.ts';

const hrefs = (text: string) => linksIn(text).flatMap(({ href }) => href ?? []);

test.each([
  ['See https://sharma.example/jobs/1.', ['https://sharma.example/jobs/1']],
  [
    '(www.sharma.example), http://a.example?x=1&y=2!',
    ['https://www.sharma.example/', 'http://a.example/?x=1&y=2'],
  ],
  [
    'यहाँ देखें https://sharma.example/नौकरी।',
    ['https://sharma.example/%E0%A4%A8%E0%A5%8C%E0%A4%95%E0%A4%B0%E0%A5%80'],
  ],
  ['javascript:alert(1) data:text/html,x ftp://a.example', []],
  ['<a href="https://a.example">here</a>', ['https://a.example/']],
  ['https://bank.example@evil.example/', []],
  ['https://evil.example/\u202egnp.exe', []],
  ['https://', []],
])('%j has these links', (text, expected) => {
  expect(hrefs(text)).toEqual(expected);
});

test('the parts of a text joined are the text again, whatever it is', () => {
  const pieces = fc.constantFrom(
    'https://a.example/x',
    'www.b.example',
    ' ',
    '\n',
    '.',
    'नमस्ते',
    '\u202e',
    '👩‍👩‍👧',
    '<b>',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: anyCharacter }))), (all) => {
      const text = all.join('');
      const parts = linksIn(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) expect(href ?? 'https://').toMatch(/^https?:\/\//);
    }),
  );
});
