import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendingKeys } from './sending-key.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the same content keeps its key however often it is sent; other content gets another', () => {
  const keys = sendingKeys();
  const first = keys.of('a');
  expect(keys.of('a')).toBe(first);
  expect(keys.of('b')).not.toBe(first);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
});

test('two forms never share a key', () => {
  expect(sendingKeys().of('a')).not.toBe(sendingKeys().of('a'));
});

test('content whose sending was answered gets another key when it is sent anew', () => {
  const keys = sendingKeys('note');
  const first = keys.of('a');
  keys.forget();
  expect(keys.of('a')).not.toBe(first);
});

test('content that was sent before a reload and not answered keeps its key', () => {
  const first = sendingKeys('note').of('a');
  expect(sendingKeys('note').of('a')).toBe(first);
  sendingKeys('note').forget();
  expect(sendingKeys('note').of('a')).not.toBe(first);
});

test('a key that cannot be read is made anew', () => {
  sessionStorage.setItem('note', '{broken');
  expect(sendingKeys('note').of('a')).toMatch(/^[0-9a-f]{32}$/);
});
