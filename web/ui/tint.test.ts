import { expect, test } from 'vitest';
import { TINTS, initials, tintOf, tintStyle } from './tint.ts';

test('an id has the same colour as a number and as text', () => {
  expect(tintOf(4217)).toBe(tintOf('4217'));
  expect(tintOf('9f1c2b')).toBe(tintOf('9f1c2b'));
});

test('colours are spread evenly over consecutive numbers and over long ids', () => {
  for (const idOf of [(n: number) => n, (n: number) => `company-${n * 7919}`]) {
    const counts = new Map<string, number>();
    for (let n = 1; n <= 6000; n++) {
      const tint = tintOf(idOf(n));
      counts.set(tint, (counts.get(tint) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual([...TINTS].toSorted());
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(800);
      expect(count).toBeLessThan(1200);
    }
  }
});

test('a style uses the variables of one tint', () => {
  const style = tintStyle('c1');
  expect(style.color).toBe(style.background.replace(')', '-ink)'));
});

test.each([
  ['Sharma Agro Traders', 1, 'S'],
  ['Sharma Agro Traders', 2, 'ST'],
  ['priya solanki', 2, 'PS'],
  ['Madonna', 2, 'M'],
  ['  “Quoted” Foods  ', 1, 'Q'],
  ['3M India', 1, '3'],
  ['किसान सेवा', 1, 'कि'],
  ['अंजलि वर्मा', 2, 'अंव'],
  ['श्री कृष्ण', 2, 'श्रीकृ'],
  ['இராம் குமார்', 2, 'இகு'],
  ['élan vital', 2, 'ÉV'],
  ['', 2, ''],
  ['— —', 2, ''],
] as const)('the initials of %j in %i letters are %j', (name, count, letters) => {
  expect(initials(name, count)).toBe(letters);
});
