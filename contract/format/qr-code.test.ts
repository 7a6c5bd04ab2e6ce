import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode, remainderOf } from './qr-code.ts';

const textOf = (length: number) => 'otpauth://'.padEnd(length, 'aB3%&=');

test('the correction codewords are those of a published example', () => {
  // "HELLO WORLD" in size 1, level M.
  const content = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(remainderOf(content, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

// Every length was read back with another program when these were written down.
test.each([
  [17, 21, 'bf35fcf58f40a955'],
  [60, 33, '38925f86e15f4445'],
  [110, 41, 'fa74edfdf121a555'],
  [150, 45, '6990f4bba7749ecd'],
  [230, 53, '6c76134c94af452e'],
])('a text of %i bytes makes the code of %i modules that readers read', (length, width, hash) => {
  const code = qrCode(textOf(length)) ?? [];
  const drawing = code.map((row) => row.map(Number).join('')).join('\n');
  expect(code).toHaveLength(width);
  expect(createHash('sha256').update(drawing).digest('hex').slice(0, 16)).toBe(hash);
});

test('text in other scripts is measured in bytes, and a text that is too long makes no code', () => {
  expect(qrCode('न'.repeat(76))).toHaveLength(53);
  expect(qrCode('न'.repeat(77))).toBeNull();
  expect(qrCode(textOf(231))).toBeNull();
});

test('three corners carry the pattern by which readers find a code', () => {
  const code = qrCode(textOf(40)) ?? [];
  const row = (y: number, from: number) =>
    code[y]
      ?.slice(from, from + 7)
      .map(Number)
      .join('');
  const last = code.length - 7;
  for (const [y, x] of [
    [0, 0],
    [0, last],
    [last, 0],
  ] as const) {
    expect([0, 1, 3, 6].map((dy) => row(y + dy, x))).toEqual([
      '1111111',
      '1000001',
      '1011101',
      '1111111',
    ]);
  }
});
