import { expect, test } from 'vitest';
import { sendingKeys } from './sending-key.ts';

test('the same content keeps its key however often it is sent; other content gets another', () => {
  const keyFor = sendingKeys();
  const first = keyFor('a');
  expect(keyFor('a')).toBe(first);
  expect(keyFor('b')).not.toBe(first);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
});

test('two forms never share a key', () => {
  expect(sendingKeys()('a')).not.toBe(sendingKeys()('a'));
});
