import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type ErrorCode, errors, errorText, isErrorCode } from './errors.ts';
import { brokenRules } from './fields/issues.ts';

const rows = Object.entries(errors) as [ErrorCode, { status: number; en: string; hi: string }][];
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

test('no text writes three dots where the one sign "…" belongs', () => {
  const dotted = Object.values(errors).filter(({ en, hi }) => `${en}${hi}`.includes('...'));
  expect(dotted).toEqual([]);
});

describe('the catalogue of errors', () => {
  test.each(rows)('%s has an error status and texts in both languages', (_, row) => {
    expect([400, 401, 403, 404, 409, 410, 412, 413, 414, 415, 419, 422, 429, 500, 503]).toContain(
      row.status,
    );
    expect(row.en).toMatch(/^[A-Z]\S/);
    expect(row.hi).toMatch(/\p{Script=Devanagari}/u);
    expect(row.en).not.toMatch(/\p{Script=Devanagari}/u);
    expect(new Set(placeholders(row.hi))).toEqual(new Set(placeholders(row.en)));
  });

  test.each(rows)('%s is named family.thing.reason', (code) => {
    expect(code).toMatch(/^[a-z_]+(\.[a-z_]+){1,2}$/);
  });

  test('does not mistake properties that every object has for codes', () => {
    for (const [code] of rows) expect(isErrorCode(code)).toBe(true);
    for (const text of ['toString', '__proto__', '', 'nonsense']) {
      expect(isErrorCode(text)).toBe(false);
    }
  });
});

describe('the text of a code', () => {
  test('contains its values in both languages', () => {
    expect(errorText('request.too_long', 'en', { maximum: 120 })).toContain('120');
    expect(errorText('request.too_long', 'hi', { maximum: 120 })).toContain('120');
  });

  test('groups a large number as India does, and leaves a year', () => {
    expect(errorText('request.too_high', 'en', { maximum: 10_000_000 })).toContain('1,00,00,000');
    expect(errorText('request.too_high', 'hi', { maximum: 2026 })).toContain('2026');
    expect(errorText('request.too_long', 'en', { maximum: 5_000 })).toContain('5,000 characters');
    expect(errorText('request.too_many', 'hi', { maximum: 2_000 })).toContain('2,000');
  });

  test('writes a day as people of the language do', () => {
    const from = new Date('2026-12-18T20:00:00Z');
    expect(errorText('resource.contact_request.exists', 'en', { from })).toContain('19 Dec 2026');
    expect(errorText('resource.contact_request.exists', 'hi', { from })).toContain('19 दिसंबर 2026');
  });

  test('keeps the placeholder of a missing value', () => {
    expect(errorText('request.too_long', 'en')).toContain('{maximum}');
  });

  test('does not treat values as replacement patterns', () => {
    fc.assert(
      fc.property(fc.string(), (maximum) => {
        expect(errorText('request.too_long', 'en', { maximum })).toContain(maximum);
      }),
    );
  });
});

describe('an issue that a schema finds', () => {
  const found = (schema: z.ZodType, value: unknown) =>
    brokenRules(schema.safeParse(value, { reportInput: true }).error?.issues ?? []);
  const rule = (field: string, code: ErrorCode, values = {}) => ({ field, code, values });

  test.each([
    ['a field that is not there', z.object({ a: z.number() }), {}, rule('a', 'request.missing')],
    ['no choice', z.object({ a: z.enum(['x']) }), {}, rule('a', 'request.missing')],
    [
      'another choice',
      z.object({ a: z.enum(['x']) }),
      { a: 'y' },
      rule('a', 'request.invalid_value'),
    ],
    ['another type', z.object({ a: z.number() }), { a: 'x' }, rule('a', 'request.invalid_value')],
    [
      'a long text',
      z.object({ a: z.string().max(3) }),
      { a: 'four' },
      rule('a', 'request.too_long', { maximum: 3 }),
    ],
    [
      'a long list',
      z.array(z.number()).max(1),
      [1, 2],
      rule('', 'request.too_many', { maximum: 1 }),
    ],
    [
      'a large number',
      z.object({ a: z.number().max(3) }),
      { a: 4 },
      rule('a', 'request.too_high', { maximum: 3 }),
    ],
    [
      'a small number',
      z.object({ a: z.number().min(3) }),
      { a: 2 },
      rule('a', 'request.too_low', { minimum: 3 }),
    ],
    [
      'a list without entries',
      z.object({ a: z.array(z.string()).min(1) }),
      { a: [] },
      rule('a', 'request.missing'),
    ],
    [
      'a rule with a code of its own',
      z.object({ a: z.string().min(1, 'resource.job.missing_title') }),
      { a: '' },
      rule('a', 'resource.job.missing_title'),
    ],
    [
      'a place deep inside',
      z.object({ a: z.array(z.object({ b: z.string() })) }),
      { a: [{ b: 'x' }, { b: 1 }] },
      rule('a.1.b', 'request.invalid_value'),
    ],
  ])('in %s is a code', (_, schema, value, expected) => {
    expect(found(schema, value)).toEqual([expected]);
  });

  test('is reported once for each field', () => {
    const schema = z.object({ a: z.string().min(5).regex(/x/), b: z.number() });
    expect(found(schema, { a: 'y' }).map(({ field }) => field)).toEqual(['a', 'b']);
  });
});
