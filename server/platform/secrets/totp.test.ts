import { describe, expect, test } from 'vitest';
import { base32Of, newTotpSecret, otpauthUrl, totpOf, totpStepOf, TOTP_STEP_MS } from './totp.ts';

/** The secret of the tables in RFC 4226, appendix D, and RFC 6238, appendix B. */
const secret = base32Of(Buffer.from('12345678901234567890'));

describe('time-based codes', () => {
  test('base32 follows RFC 4648', () => {
    const words = ['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'];
    expect(words.map((word) => base32Of(Buffer.from(word)))).toEqual([
      'MY',
      'MZXQ',
      'MZXW6',
      'MZXW6YQ',
      'MZXW6YTB',
      'MZXW6YTBOI',
    ]);
  });

  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds the code matches RFC 6238', (seconds, code) => {
    expect(totpOf(secret, seconds * 1000)).toBe(code);
  });

  test('a code is good for its own half minute, from the first to the last moment', () => {
    const step = 60_000_000;
    const from = step * TOTP_STEP_MS;
    const code = totpOf(secret, from);
    const moments = [from - 1, from, from + TOTP_STEP_MS - 1, from + TOTP_STEP_MS];
    expect(moments.map((now) => totpStepOf(secret, code, now))).toEqual([null, step, step, null]);
  });

  test.each(['', '12345', '1234567', 'abcdef'])('%j is not a code', (code) => {
    expect(totpStepOf(secret, code, 60_000)).toBeNull();
  });

  test('every secret is new and has 160 bits', () => {
    const secrets = new Set(Array.from({ length: 50 }, newTotpSecret));
    expect(secrets.size).toBe(50);
    for (const each of secrets) expect(each).toMatch(/^[A-Z2-7]{32}$/);
  });

  test('the URL contains product and account, whatever their characters', () => {
    const url = new URL(otpauthUrl('ABC', 'a+b&c@x.in', 'Vritti'));
    expect(decodeURIComponent(url.pathname)).toMatch(/Vritti:a\+b&c@x\.in$/);
    expect(Object.fromEntries(url.searchParams)).toEqual({ secret: 'ABC', issuer: 'Vritti' });
  });
});
