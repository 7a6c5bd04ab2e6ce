import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FILTER_BYTES, isListedPassword } from './listed-passwords.ts';

describe('the list of common passwords', () => {
  // All of these pass the rules about words and patterns, some are far down in the list.
  test.each([
    'blink182',
    'Blink182',
    'BABYLON5',
    'ncc1701d',
    'rush2112',
    '8j4ye3uz',
    'shaney14',
    'agent007',
    'turboblink182',
    'wblink182',
  ])('has %s', (password) => {
    expect(isListedPassword(password)).toBe(true);
  });

  test.each(['Mango-tree-42', 'Demo-vritti-1', 'kXw7-pQ2m', 'seven blue kites 7', 'मेरा घर नदी 27'])(
    'does not have %s',
    (password) => {
      expect(isListedPassword(password)).toBe(false);
    },
  );

  test('has more than 100,000, and takes one other in a thousand for one of them', () => {
    const filter = readFileSync(new URL('listed-passwords.bloom', import.meta.url));
    expect(filter).toHaveLength(FILTER_BYTES);
    const set = filter.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
    const share = set / (FILTER_BYTES * 8);
    // How many it must have to have set so many bits, and how often ten random bits are all set.
    expect((-FILTER_BYTES * 8 * Math.log(1 - share)) / 10).toBeGreaterThan(250_000);
    expect(share ** 10).toBeLessThan(0.001);
    const others = Array.from({ length: 20_000 }, (_, n) => `no-such-${n}-password`);
    expect(others.filter(isListedPassword).length).toBeLessThan(40);
  });
});
