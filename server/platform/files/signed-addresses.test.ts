import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { SIGNED_ADDRESS_MINUTES } from '../../../contract/constants.ts';
import { sealWith } from '../secrets/seal.ts';
import { sessionOfAddress, signedAddress } from './signed-addresses.ts';

const ROUTE = 'GET /barong/resource/documents/:id/file';
const NOW = Date.UTC(2026, 10, 22, 10);
const LIFE_MS = SIGNED_ADDRESS_MINUTES * 60_000;

const seal = sealWith(randomBytes(32));
const address = signedAddress(seal, { route: ROUTE, params: { id: 12 }, sessionId: 7 }, NOW);
const query = Object.fromEntries(new URL(address, 'http://vritti.test').searchParams);

const sessionOf = (
  changed: Record<string, unknown> = {},
  { route = ROUTE, id = '12', now = NOW, by = seal } = {},
) => sessionOfAddress(by, { route, params: { id }, query: { ...query, ...changed } }, now);

test('an address opens what it was made for, until its minutes are over', () => {
  expect(address).toMatch(/^\/api\/v2\/barong\/resource\/documents\/12\/file\?session=7&expires=/);
  expect(sessionOf()).toBe(7);
  expect(sessionOf({}, { now: NOW + LIFE_MS - 1 })).toBe(7);
  expect(sessionOf({}, { now: NOW + LIFE_MS })).toBeNull();
});

describe('an address opens nothing', () => {
  const { signature = '' } = query;
  const last = signature.at(-1) === 'A' ? 'B' : 'A';
  test.each([
    ['for another session', { session: '8' }],
    ['for a longer time', { expires: String(Number(query['expires']) + 1) }],
    [
      'with another signature',
      { signature: signature.replace(/^./, (it) => (it === 'A' ? 'B' : 'A')) },
    ],
    ['with another last letter', { signature: signature.slice(0, -1) + last }],
    ['with half a signature', { signature: signature.slice(0, 20) }],
    ['with an empty signature', { signature: '' }],
    ['with two signatures', { signature: [signature, signature] }],
    ['without a session', { session: undefined }],
    ['with a time that is none', { expires: 'never' }],
    ['with an endless time', { expires: 'Infinity' }],
  ])('%s', (_, changed) => {
    expect(sessionOf(changed)).toBeNull();
  });

  test('of another file, another kind of file, or another portal', () => {
    expect(sessionOf({}, { id: '13' })).toBeNull();
    expect(sessionOf({}, { route: 'GET /barong/resource/applications/:id/resume' })).toBeNull();
    expect(sessionOf({}, { by: sealWith(randomBytes(32)) })).toBeNull();
  });
});
