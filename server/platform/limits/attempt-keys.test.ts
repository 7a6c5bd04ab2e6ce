import { expect, test } from 'vitest';
import { attemptKey, networkOf } from './attempt-keys.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['in-process', 'in-process'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('no text that somebody sends makes the key of something else', () => {
  const sent = ['a@b.in', 'a@b.in:203.0.113.7', 'a@b.in&network=203.0.113.7', '203.0.113.7'];
  const keys = sent.flatMap((text) => [
    attemptKey('login', { email: text }),
    attemptKey('login', { address: text }),
    attemptKey('login', { email: text, address: '203.0.113.7' }),
    attemptKey('phone-code', { phone: text }),
    attemptKey('code', { email: text }),
    attemptKey('code-tries', { email: text }),
  ]);
  expect(new Set(keys.map(({ exact }) => exact)).size).toBe(keys.length);
});

test('an address is counted in any case, and IPv6 neighbours as one', () => {
  const keyOf = (email: string, address: string) => attemptKey('login', { email, address });
  expect(keyOf('Asha@People.test', '2001:db8:1:2::1')).toEqual(
    keyOf('asha@people.test', '2001:DB8:1:2:ffff::9'),
  );
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:ffff::1', true],
  ['2001:db8:1:2::1', '2001:db8:2:2::1', false],
])('%s and %s are nearby: %s', (one, other, isNearby) => {
  const nearby = (address: string) => attemptKey('login', { address }).nearby;
  expect(nearby(one) === nearby(other)).toBe(isNearby);
});

test('an IPv4 address has nothing nearby', () => {
  expect(attemptKey('login', { address: '::ffff:203.0.113.7' }).nearby).toBeNull();
});
