import { expect, test } from 'vitest';
import { cleanForwardedFor, isProxy } from './proxies.ts';

const cleaned = (text: string) => {
  const headers = { 'x-forwarded-for': text };
  cleanForwardedFor(headers);
  return headers['x-forwarded-for'] ?? null;
};

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  [' 198.51.100.1 ,203.0.113.7', '198.51.100.1, 203.0.113.7'],
])('%s is read as %s', (text, addresses) => {
  expect(cleaned(text)).toBe(addresses);
});

test.each([
  ['x"><script>alert(1)</script>'],
  ['unknown'],
  ['127.0.0.1 or 1=1'],
  ['fe80::1%x'],
  ['300.1.1.1'],
  ['9'.repeat(3_000)],
  [''],
])('%j is no address and left out', (text) => {
  expect(cleaned(text)).toBeNull();
});

test('entries before one that is not an address are not trusted', () => {
  expect(cleaned('198.51.100.1, unknown, 203.0.113.7')).toBe('203.0.113.7');
  expect(cleaned('198.51.100.1, unknown')).toBeNull();
});

test.each([
  ['127.0.0.1', true],
  ['10.0.0.0/8', true],
  ['2001:db8::/32', true],
  ['loopback', true],
  ['uniquelocal', true],
  ['private', false],
  ['10.0.0.0/33', false],
  ['0.0.0.0/0', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0', false],
  ['proxy.example.in', false],
  ['', false],
])('%j names a proxy: %s', (text, is) => {
  expect(isProxy(text)).toBe(is);
});
