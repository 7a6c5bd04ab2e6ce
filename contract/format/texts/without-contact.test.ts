import { expect, test } from 'vitest';
import { withoutContact } from './without-contact.ts';

test.each([
  'priya@people.test',
  'priya @ people.test',
  'priya＠people.test',
  'ｐｒｉｙａ＠ｇｍａｉｌ．ｃｏｍ',
  'priya (at) gmail (dot) com',
  'priya[at]gmail[dot]com',
  'Priya.Sharma { AT } gmail { DOT } co { DOT } in',
  'priya dot sharma at gmail dot com',
  'priya(dot)sharma(at)people.test',
  'priya at gmail.com',
  'priya@gmail dot com',
  'प्रिया एट जीमेल डॉट कॉम',
  'प्रिया (ऐट) जीमेल (डॉट) कॉम',
  'priya एट gmail डॉट com',
])('%s is an address', (address) => {
  expect(withoutContact(`Write to: ${address}`)).toBe('Write to: •••');
});

test.each([
  'I worked at flipkart.com and at Tata.',
  'Keeps the books at a mill in Indore. Dot matrix printers, at times.',
  'Runs ASP dot NET and Node at work',
  'Two machines at 40 % load (at most)',
  'वह एट बजे आई',
])('%s says no address', (text) => {
  expect(withoutContact(text)).toBe(text);
});

test('many signs of an address without one take no longer than their length, and an address behind them is hidden', () => {
  const text = 'priya[at]'.repeat(15_000);
  expect(withoutContact(`${text} Write to priya[at]people.test`)).toBe(`${text} Write to •••`);
  expect(withoutContact(`${'a dot '.repeat(15_000)} priya at people`)).toMatch(/people$/);
  expect(withoutContact('x'.repeat(100_000))).toHaveLength(100_000);
});
