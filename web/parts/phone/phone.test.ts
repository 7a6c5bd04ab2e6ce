import { expect, test } from 'vitest';
import { phoneOf } from '../../../contract/accounts/phone.ts';
import { countries } from './countries.ts';
import { digitsOf, internationalOf, OTHER_COUNTRY, splitWhole } from './phone.ts';

test('the field keeps digits only, at most fifteen', () => {
  expect(digitsOf('98765 43210')).toBe('9876543210');
  expect(digitsOf('(98765)-43210 ext')).toBe('9876543210');
  expect(digitsOf('1234567890123456789')).toBe('123456789012345');
});

test.each([
  ['+91', '9876543210', '+919876543210'],
  ['+91', '09876543210', '+919876543210'],
  ['+971', '0501234567', '+971501234567'],
  ['+1', '4155550132', '+14155550132'],
  // Ten digits like an Indian mobile number, but not a valid one.
  ['+65', '81234567', '+6581234567'],
  [OTHER_COUNTRY, '573001234567', '+573001234567'],
  [OTHER_COUNTRY, '00573001234567', '+573001234567'],
  // A typed plus chooses the other country, even before an Indian number.
  [OTHER_COUNTRY, '919876543210', '+919876543210'],
])('%s and %s are sent as %s, which the server takes', (country, digits, whole) => {
  expect(internationalOf({ country, digits })).toBe(whole);
  expect(phoneOf(whole)).toBe(whole);
});

test.each([
  ['+91 98765 43210', { country: '+91', digits: '9876543210' }],
  ['0091 98765 43210', { country: '+91', digits: '9876543210' }],
  ['+973 3600 1234', { country: '+973', digits: '36001234' }],
  ['+977-9841234567', { country: '+977', digits: '9841234567' }],
  ['98765 43210', null],
  ['919876543210', null],
  // Colombia is not in the list, so the number keeps its code.
  ['+57 300 123 4567', { country: OTHER_COUNTRY, digits: '573001234567' }],
  ['0057 300 123 4567', { country: OTHER_COUNTRY, digits: '573001234567' }],
])('a pasted %s chooses its country', (text, phone) => {
  expect(splitWhole(text)).toEqual(phone);
});

test('India comes first, the others by name, and no code twice', () => {
  const names = countries.map(({ en }) => en);
  expect(names[0]).toBe('India');
  expect(names.slice(1)).toEqual(names.slice(1).toSorted());
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
});

test('the server refuses an invalid Indian mobile number', () => {
  expect(phoneOf(internationalOf({ country: '+91', digits: '12345' }))).toBeNull();
  expect(phoneOf(internationalOf({ country: '+91', digits: '5876543210' }))).toBeNull();
});
