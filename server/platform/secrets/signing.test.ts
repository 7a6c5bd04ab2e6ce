import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sealWith } from './seal.ts';
import { hasSigned, publicKeysOf, signText } from './signing.ts';

const [first, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];

describe('a signed text', () => {
  const seal = sealWith(first);
  const signed = signText(seal, 'Asha applied.');

  test('is known as signed, and no other text is', () => {
    expect(hasSigned(seal, 'Asha applied.', signed)).toBe(true);
    expect(hasSigned(seal, 'Asha applied!', signed)).toBe(false);
    expect(hasSigned(seal, 'Asha applied.', { ...signed, signature: 'x' })).toBe(false);
    expect(hasSigned(seal, 'Asha applied.', { ...signed, key_id: 'x' })).toBe(false);
  });

  test('is known to anybody who has nothing but the public key', () => {
    const jwk = publicKeysOf(seal).keys.find(({ kid }) => kid === signed.key_id) ?? {};
    expect(Object.keys(jwk).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x']);
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const signature = Buffer.from(signed.signature, 'base64url');
    expect(verify(null, Buffer.from('Asha applied.'), key, signature)).toBe(true);
  });

  test('is still known after the seal’s key was renewed twice, and to no other portal', () => {
    const renewed = sealWith(third, second, first);
    expect(hasSigned(renewed, 'Asha applied.', signed)).toBe(true);
    expect(publicKeysOf(renewed).keys).toHaveLength(3);
    expect(signText(renewed, 'Asha applied.').key_id).not.toBe(signed.key_id);
    expect(hasSigned(sealWith(second), 'Asha applied.', signed)).toBe(false);
  });
});

// RFC 8032, section 7.1, test 2.
test('a signature is that of RFC 8032', () => {
  const seed = '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb';
  const seal = { keysFor: (): [Buffer] => [Buffer.from(seed, 'hex')] };
  expect(Buffer.from(signText(seal, 'r').signature, 'base64url').toString('hex')).toBe(
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da' +
      '085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  );
});
