import { expect, test } from 'vitest';
import { hashPassword, passwordFits } from './passwords.ts';

test('a password matches only its own hash, exactly', async () => {
  const hash = await hashPassword('Mango-tree-42');
  expect(await passwordFits(hash, 'Mango-tree-42')).toBe(true);
  for (const other of ['mango-tree-42', 'Mango-tree-42 ', 'Mango-tree-4', '']) {
    expect(await passwordFits(hash, other)).toBe(false);
  }
});

test('a hash is argon2id with the cost that OWASP recommends, and salted', async () => {
  const [first, second] = await Promise.all([hashPassword('same-1'), hashPassword('same-1')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
  expect(first).not.toContain('same-1');
});

test('no password matches an unknown account', async () => {
  expect(await passwordFits(undefined, 'Mango-tree-42')).toBe(false);
  expect(await passwordFits(undefined, '')).toBe(false);
});

test('passwords may be in any script', async () => {
  const hash = await hashPassword('आम-का-पेड़-४२');
  expect(await passwordFits(hash, 'आम-का-पेड़-४२')).toBe(true);
});
